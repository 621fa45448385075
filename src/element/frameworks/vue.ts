/** Both boards as components of Vue 3, and the elements in its templates. */
import {
  type ComponentPublicInstance,
  computed,
  defineComponent,
  type HTMLAttributes,
  h,
  onMounted,
  type PublicProps,
  ref,
} from "vue";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard as MancalaElement } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard as MorabarabaElement } from "../mills/MorabarabaBoard.ts";
import { type Board, mancalaBoard, markupOf, millBoard, type Props } from "./boards.ts";
import type { Listeners, Settable } from "./settings.ts";
import { STYLES } from "./styles.ts";

/** The properties of a board that its attributes or its page set, and `@` with each of its events. */
export type ElementComponent<Board, Events> = new () => Board & {
  readonly $props: Omit<HTMLAttributes, `on${Capitalize<keyof Events & string>}`> &
    Settable<Board> &
    Listeners<Events, "camel"> &
    PublicProps;
};

/** `<morabaraba-board>` as templates see it. */
export type MorabarabaBoardComponent = ElementComponent<MorabarabaElement, BoardEventMap>;

/** `<mancala-board>` as templates see it. */
export type MancalaBoardComponent = ElementComponent<MancalaElement, MancalaEventMap>;

declare module "vue" {
  interface GlobalComponents {
    "morabaraba-board": MorabarabaBoardComponent;
    "mancala-board": MancalaBoardComponent;
  }
}

/** An element as a component: its props, and the element itself as `$el`. */
export type BoardComponent<Board, Events> = new () => ComponentPublicInstance & {
  readonly $props: InstanceType<ElementComponent<Board, Events>>["$props"];
  readonly $el: Board;
};

/**
 * `<morabaraba-board>` as a component of Vue 3. On a server it renders a picture of the position, and the board that takes
 * its place is equally large. It calls `define` itself, and the compiler needs no option for it.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { MorabarabaBoard } from "morabaraba/vue";
 * import { h, shallowRef } from "vue";
 *
 * const game = shallowRef(createGame());
 * const Play = () => h(MorabarabaBoard, { game: game.value, onMove: ({ detail }) => (game.value = detail.after) });
 * ```
 */
export const MorabarabaBoard: BoardComponent<MorabarabaElement, BoardEventMap> =
  /* @__PURE__ */ component(millBoard);

/**
 * `<mancala-board>` as a component, which is rendered as {@link MorabarabaBoard} is.
 *
 * @example
 * ```ts
 * import { MancalaBoard } from "morabaraba/vue";
 * import { h } from "vue";
 *
 * const Play = () => h(MancalaBoard, { variant: "oware", onEnd: ({ detail }) => console.log(detail.outcome) });
 * ```
 */
export const MancalaBoard: BoardComponent<MancalaElement, MancalaEventMap> =
  /* @__PURE__ */ component(mancalaBoard);

function component<Component>(board: Board): Component {
  const { tag, define, element } = board;
  const { properties, observedAttributes } = element;
  return defineComponent({
    name: tag,
    // In a list of names, none is made a boolean; listeners and what every element takes fall through.
    props: [...observedAttributes, ...properties],
    setup(props: Props, { slots }) {
      const isServed = ref(true);
      onMounted(() => {
        define();
        isServed.value = false;
      });
      const markup = computed(() => markupOf(board, props));
      return () => {
        const { attributes, style, picture } = markup.value;
        // What text cannot say. A dot makes Vue set a property, also while it hydrates.
        const objects = Object.entries(props).filter(
          ([name, value]) => properties.includes(name) || typeof value === "object",
        );
        return h(
          tag,
          {
            ...attributes,
            ...Object.fromEntries(objects.map(([name, value]) => [`.${name}`, value])),
            "data-morabaraba": "",
            style,
          },
          [
            h("style", STYLES),
            isServed.value ? h("div", { "data-picture": "", innerHTML: picture() }) : undefined,
            slots["default"]?.(),
          ],
        );
      };
    },
  }) as Component;
}
