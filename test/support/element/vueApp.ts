/** An app with both boards in Vue, without templates. */
import { createGame } from "morabaraba/mancala";
import { MancalaBoard, MorabarabaBoard } from "morabaraba/vue";
import { h, shallowRef } from "vue";

const variant = "nineMens" as const;
const position = "LL6/8/8 d 7,9 - 0 2";

export const App = {
  setup() {
    const games = shallowRef([createGame("oware")]);
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
