/* Both boards as React components, and the JSX types of both elements. */
import {
  type CSSProperties,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type Key,
  type Ref,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
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

/** The props of an element in JSX: its settings, and a listener for each event, such as `onmove`. */
export type ElementProps<Board, Events> = Omit<HTMLAttributes<Board>, `on${keyof Events & string}`> &
  Settable<Board> &
  Listeners<Events, "lower"> & {
    readonly key?: Key | null | undefined;
    readonly ref?: Ref<Board> | undefined;
    /** Custom elements take `class`: React 18 would write `className` as an attribute of that name. */
    readonly class?: string | undefined;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "morabaraba-board": ElementProps<MorabarabaBoardElement, MorabarabaBoardEventMap>;
      "mancala-board": ElementProps<MancalaBoardElement, MancalaBoardEventMap>;
    }
  }
}

/** The props of a component: settings, listeners such as `onMove`, and the props of every element. */
export type BoardProps<Board, Events> = Omit<
  HTMLAttributes<Board>,
  `on${Capitalize<keyof Events & string>}` | keyof Settable<Board>
> &
  Settable<Board> &
  Listeners<Events, "camel">;

/** The props of {@link MorabarabaBoard}. */
export type MorabarabaBoardProps = BoardProps<MorabarabaBoardElement, MorabarabaBoardEventMap>;

/** The props of {@link MancalaBoard}. */
export type MancalaBoardProps = BoardProps<MancalaBoardElement, MancalaBoardEventMap>;

/**
 * `<morabaraba-board>` as a component, for React 18 and 19.
 * On a server, it renders a picture of the position, as large as the board that replaces it. During
 * hydration, it sets games and listeners, which React leaves out for other custom elements. It calls `define`
 * itself.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { MorabarabaBoard } from "morabaraba/react";
 * import { createElement, useState } from "react";
 *
 * function Play() {
 *   const [game, setGame] = useState(() => createGame());
 *   return createElement(MorabarabaBoard, { game, onMove: ({ detail }) => setGame(detail.game) });
 * }
 * ```
 */
export const MorabarabaBoard: MorabarabaBoard = /* @__PURE__ */ component(millBoard);

/** The type of the component; the element's type is {@link MorabarabaBoardElement}. */
export interface MorabarabaBoard
  extends ForwardRefExoticComponent<MorabarabaBoardProps & RefAttributes<MorabarabaBoardElement>> {}

/**
 * `<mancala-board>` as a component, which renders as {@link MorabarabaBoard} does.
 *
 * @example
 * ```ts
 * import { MancalaBoard } from "morabaraba/react";
 * import { createElement } from "react";
 * import { renderToString } from "react-dom/server";
 *
 * renderToString(createElement(MancalaBoard, { variant: "oware" })).includes("<svg"); // => true
 * ```
 */
export const MancalaBoard: MancalaBoard = /* @__PURE__ */ component(mancalaBoard);

/** The type of the component; the element's type is {@link MancalaBoardElement}. */
export interface MancalaBoard
  extends ForwardRefExoticComponent<MancalaBoardProps & RefAttributes<MancalaBoardElement>> {}

/** React warns about layout effects on a server. */
const useEarlyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Never calls its argument, because the snapshots in `Component` never change by themselves. */
const subscribe = () => () => {};

function component<Element extends HTMLElement, Given>(
  board: Board,
): ForwardRefExoticComponent<Given & RefAttributes<Element>> {
  const { tag, define, events } = board;
  const settings = [...board.element.observedAttributes, ...board.element.properties];
  const listeners = events.map((name) => [name, `on${name[0]?.toUpperCase()}${name.slice(1)}`] as const);
  const own = new Set([...settings, ...listeners.map(([, prop]) => prop), "className", "children", "style"]);

  function Component(props: Props, ref: Ref<Element>) {
    const node = useRef<Element>(null);
    const lastProps = useRef<Props>({});
    const [, render] = useReducer((count: number) => count + 1, 0);
    /** True on a server, and during hydration. */
    const isServed = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    const [wasServed] = useState(isServed);
    useEarlyEffect(() => {
      const element = node.current as Element;
      define();
      const added = listeners.flatMap(([name, prop]) =>
        props[prop] ? [[name, props[prop] as EventListener] as const] : [],
      );
      // Renders in one batch with the state that the app's listeners have set.
      const check = () => Object.keys(lostProps(board, element, props)).length > 0 && render();
      added.push(["update", check]);
      for (const [name, listener] of added) element.addEventListener(name, listener);
      // During hydration, React leaves out values without a text form.
      for (const name of settings)
        if (props[name] !== lastProps.current[name]) Object.assign(element, { [name]: props[name] });
      Object.assign(element, lostProps(board, element, props));
      lastProps.current = props;
      return () => {
        for (const [name, listener] of added) element.removeEventListener(name, listener);
      };
    });
    useImperativeHandle(ref, () => node.current as Element, []);
    const { attributes, style, picture } = useMemo(
      () => markupOf(board, props),
      // biome-ignore lint/correctness/useExhaustiveDependencies: all settings, so their number never changes.
      settings.map((name) => props[name]),
    );
    return createElement(
      tag,
      {
        ...Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name))),
        ...attributes,
        "data-morabaraba": wasServed ? "" : undefined,
        class: props["className"] ?? props["class"],
        style: { ...(wasServed && style), ...(props["style"] as CSSProperties) },
        ref: node,
      },
      wasServed && createElement("style", null, STYLES),
      isServed &&
        createElement("div", {
          "data-picture": "",
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture escapes all text.
          dangerouslySetInnerHTML: { __html: picture() },
        }),
      props["children"] as string,
    );
  }
  Component.displayName = tag;
  return forwardRef(Component as never) as never;
}
