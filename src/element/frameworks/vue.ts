/* Both boards as Vue 3 components, and the types of both elements in templates. */
import {
  type ComponentPublicInstance,
  computed,
  defineComponent,
  getCurrentInstance,
  type HTMLAttributes,
  h,
  inject,
  onMounted,
  type PublicProps,
  ref,
  shallowRef,
  ssrContextKey,
  watch,
} from "vue";
import type { MancalaBoardEventMap } from "../mancala/events.ts";
import type { MancalaBoardElement } from "../mancala/MancalaBoardElement.ts";
import type { MorabarabaBoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoardElement } from "../mills/MorabarabaBoardElement.ts";
import {
  type Board,
  type Listeners,
  lostProps,
  mancalaBoard,
  markupOf,
  millBoard,
  type Props,
  type Settable,
} from "./boards.ts";
import { STYLES } from "./styles.ts";

/** An element in a template: its settings, and a listener for each event, such as `@move`. */
export type ElementComponent<Board, Events> = new () => Board & {
  readonly $props: Omit<HTMLAttributes, `on${Capitalize<keyof Events & string>}`> &
    Settable<Board> &
    Listeners<Events, "camel"> &
    PublicProps;
};

declare module "vue" {
  interface GlobalComponents {
    "morabaraba-board": ElementComponent<MorabarabaBoardElement, MorabarabaBoardEventMap>;
    "mancala-board": ElementComponent<MancalaBoardElement, MancalaBoardEventMap>;
  }
}

/** A component with the settings of its board as props, and the element as `$el`. */
export type BoardComponent<Board, Events> = new () => ComponentPublicInstance & {
  readonly $props: InstanceType<ElementComponent<Board, Events>>["$props"];
  readonly $el: Board;
};

/**
 * `<morabaraba-board>` as a component of Vue 3.
 * On a server, it renders a picture of the position, as large as the board that replaces it. It calls
 * `define` itself. Vue's compiler needs no `isCustomElement` option.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { MorabarabaBoard } from "morabaraba/vue";
 * import { h, shallowRef } from "vue";
 *
 * const game = shallowRef(createGame());
 * const Play = () => h(MorabarabaBoard, { game: game.value, onMove: ({ detail }) => (game.value = detail.game) });
 * ```
 */
export const MorabarabaBoard: BoardComponent<MorabarabaBoardElement, MorabarabaBoardEventMap> =
  /* @__PURE__ */ component(millBoard);

/**
 * `<mancala-board>` as a component, which renders as {@link MorabarabaBoard} does.
 *
 * @example
 * ```ts
 * import { MancalaBoard } from "morabaraba/vue";
 * import { h } from "vue";
 *
 * const Play = () => h(MancalaBoard, { variant: "oware", onEnd: ({ detail }) => console.log(detail.outcome) });
 * ```
 */
export const MancalaBoard: BoardComponent<MancalaBoardElement, MancalaBoardEventMap> =
  /* @__PURE__ */ component(mancalaBoard);

function component<Component>(board: Board): Component {
  const { tag, define } = board;
  const { properties, observedAttributes } = board.element;
  return defineComponent({
    name: tag,
    // Without types, so that Vue turns no prop into a boolean. Other attributes and listeners fall through.
    props: [...observedAttributes, ...properties],
    setup(props: Props, { slots }) {
      // On a server, and during hydration, when Vue has found the server's element already.
      const wasServed = inject(ssrContextKey, null) !== null || getCurrentInstance()?.vnode.el != null;
      const isServed = ref(wasServed);
      const element = shallowRef<HTMLElement>();
      const updates = ref(0);
      // After the app has rendered what its listeners have set.
      const restore = (node: HTMLElement) => Object.assign(node, lostProps(board, node, props));
      watch(updates, () => restore(element.value as HTMLElement), { flush: "post" });
      onMounted(() => {
        define();
        isServed.value = false;
      });
      const markup = computed(() => markupOf(board, props));
      return () => {
        const { attributes, style, picture } = markup.value;
        // Values without a text form. A dot makes Vue set a property, even during hydration.
        const objects = Object.entries(props).filter(
          ([name, value]) => properties.includes(name) || typeof value === "object",
        );
        return h(
          tag,
          {
            ...attributes,
            ...Object.fromEntries(objects.map(([name, value]) => [`.${name}`, value])),
            ...(wasServed && { "data-morabaraba": "", style }),
            ref: element,
            onUpdate: () => updates.value++,
          },
          [
            wasServed ? h("style", STYLES) : undefined,
            isServed.value ? h("div", { "data-picture": "", innerHTML: picture() }) : undefined,
            slots["default"]?.(),
          ],
        );
      };
    },
  }) as Component;
}
