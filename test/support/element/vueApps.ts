/**
 * Apps in Vue, without templates: one with both boards; and one whose boards take a move, keep their state,
 * answer later, or hold no state at all.
 */
import { createGame, type Game, parsePosition } from "morabaraba";
import { createGame as createMancala, type Game as Sown } from "morabaraba/mancala";
import { MancalaBoard, MorabarabaBoard } from "morabaraba/vue";
import { h, ref, shallowRef } from "vue";

const variant = "nineMens" as const;
const position = "LL6/8/8 d 7,9 - 0 2";

export const App = {
  setup() {
    const games = shallowRef([createMancala("oware")]);
    const undo = () => {
      games.value = games.value.slice(0, -1);
    };
    return () =>
      h("main", [
        h(MancalaBoard, {
          game: games.value.at(-1),
          animation: 0,
          layout: "upright",
          class: "large",
          onMove: ({ detail }) => {
            games.value = [...games.value, detail.game];
          },
        }),
        h(MorabarabaBoard, {
          variant,
          position,
          drawable: true,
          drawings: { rings: [{ point: "d6" }] },
          "last-move": "a7",
        }),
        h("button", { id: "undo", onClick: undo }, "Undo"),
      ]);
  },
};

const first = createGame("nineMens");
const setUp = parsePosition("LL6/8/DD6 l 5,5 - 0 8", "nineMens");
const sown = createMancala("oware");
const common = { animation: 0 };

export const ControlledApp = {
  setup() {
    const [taken, late, same, edited] = [first, first, first, setUp].map((game) => shallowRef<Game>(game));
    const mancala = shallowRef<Sown>(sown);
    const count = ref(0);
    const heard = ref(0);
    const hear = () => {
      heard.value++;
    };
    const render = () => {
      count.value++;
    };
    return () =>
      h("form", { onChange: hear, onInput: hear, onSubmit: hear, onReset: hear, onSelect: hear }, [
        h(MorabarabaBoard, {
          id: "taken",
          ...common,
          game: taken?.value,
          onMove: ({ detail }) => Object.assign(taken ?? {}, { value: detail.game }),
        }),
        h(MorabarabaBoard, { id: "kept", ...common, game: first, onMove: render }),
        h(MorabarabaBoard, { id: "still", ...common, game: first }),
        h(MorabarabaBoard, {
          id: "same",
          ...common,
          game: same?.value,
          onMove: ({ detail }) =>
            Object.assign(same ?? {}, { value: detail.notation === "a7" ? same?.value : detail.game }),
        }),
        h(MorabarabaBoard, {
          id: "late",
          ...common,
          game: late?.value,
          onMove: ({ detail }) => setTimeout(() => Object.assign(late ?? {}, { value: detail.game }), 50),
        }),
        h(MorabarabaBoard, { id: "own", ...common, variant: "nineMens", onMove: render }),
        h(MorabarabaBoard, { id: "marked", ...common, variant: "nineMens", lastMove: { to: "g7" } }),
        h(MorabarabaBoard, { id: "fixed", ...common, editable: true, game: setUp, onEdit: render }),
        h(MorabarabaBoard, {
          id: "edited",
          ...common,
          editable: true,
          game: edited?.value,
          onEdit: ({ detail }) => detail.game && Object.assign(edited ?? {}, { value: detail.game }),
        }),
        h(MancalaBoard, {
          id: "sown",
          ...common,
          game: mancala.value,
          onMove: ({ detail }) => {
            mancala.value = detail.game;
          },
        }),
        h(MancalaBoard, { id: "unsown", ...common, game: sown, onMove: render }),
        h("p", { id: "count" }, count.value),
        h("p", { id: "heard" }, heard.value),
      ]);
  },
};
