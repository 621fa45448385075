/** Both boards as components of React, and the elements in its JSX. */
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
  useRef,
  useSyncExternalStore,
} from "react";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard as MancalaElement } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard as MorabarabaElement } from "../mills/MorabarabaBoard.ts";
import { type Board, mancalaBoard, markupOf, millBoard, type Props } from "./boards.ts";
import type { Listeners, Settable } from "./settings.ts";
import { STYLES } from "./styles.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementProps<Board, Events> = Omit<HTMLAttributes<Board>, `on${keyof Events & string}`> &
  Settable<Board> &
  Listeners<Events, "lower"> & {
    readonly key?: Key | null | undefined;
    readonly ref?: Ref<Board> | undefined;
    /** A custom element takes `class`; `className` would be an attribute of that name in older versions of React. */
    readonly class?: string | undefined;
  };

/** What React may give `<morabaraba-board>`. */
export type MorabarabaElementProps = ElementProps<MorabarabaElement, BoardEventMap>;

/** What React may give `<mancala-board>`. */
export type MancalaElementProps = ElementProps<MancalaElement, MancalaEventMap>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "morabaraba-board": MorabarabaElementProps;
      "mancala-board": MancalaElementProps;
    }
  }
}

/** What a component takes: the settings of its board, `on` with each event, and what every element takes. */
export type BoardProps<Board, Events> = Omit<
  HTMLAttributes<Board>,
  `on${Capitalize<keyof Events & string>}` | keyof Settable<Board>
> &
  Settable<Board> &
  Listeners<Events, "camel">;

/** The props of {@link MorabarabaBoard}. */
export type MorabarabaBoardProps = BoardProps<MorabarabaElement, BoardEventMap>;

/** The props of {@link MancalaBoard}. */
export type MancalaBoardProps = BoardProps<MancalaElement, MancalaEventMap>;

/** The element that a `ref` of the component of the same name gets. */
export type MorabarabaBoard = MorabarabaElement;

/** The element that a `ref` of the component of the same name gets. */
export type MancalaBoard = MancalaElement;

/**
 * `<morabaraba-board>` as a component, for React 18 and 19. On a server it renders a picture of the position, and the board
 * that takes its place is equally large; while React hydrates, games and listeners are set, which React leaves out for other
 * custom elements. It calls `define` itself.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { MorabarabaBoard } from "morabaraba/react";
 * import { createElement, useState } from "react";
 *
 * function Play() {
 *   const [game, setGame] = useState(() => createGame());
 *   return createElement(MorabarabaBoard, { game, onMove: ({ detail }) => setGame(detail.after) });
 * }
 * ```
 */
export const MorabarabaBoard: ForwardRefExoticComponent<
  MorabarabaBoardProps & RefAttributes<MorabarabaElement>
> = /* @__PURE__ */ component(millBoard);

/**
 * `<mancala-board>` as a component, which is rendered as {@link MorabarabaBoard} is.
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
export const MancalaBoard: ForwardRefExoticComponent<MancalaBoardProps & RefAttributes<MancalaElement>> =
  /* @__PURE__ */ component(mancalaBoard);

/** React says that a layout effect does nothing on a server. */
const useEarlyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Nothing changes what is asked below. */
const subscribe = () => () => {};

function component<Element extends HTMLElement, Given>(
  board: Board,
): ForwardRefExoticComponent<Given & RefAttributes<Element>> {
  const { tag, define, element, events } = board;
  const settings = [...element.observedAttributes, ...element.properties];
  const listeners = events.map((name) => [name, `on${name[0]?.toUpperCase()}${name.slice(1)}`] as const);
  const own = new Set([...settings, ...listeners.map(([, prop]) => prop), "className", "children", "style"]);

  function Component(props: Props, ref: Ref<Element>) {
    const node = useRef<Element>(null);
    const given = useRef<Props>({});
    /** On a server, and while the page takes over what it has sent. */
    const isServed = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    useEarlyEffect(() => {
      const board = node.current as Element & Record<string, unknown>;
      define();
      const heard = listeners.flatMap(([name, prop]) =>
        props[prop] ? [[name, props[prop] as EventListener] as const] : [],
      );
      for (const [name, listener] of heard) board.addEventListener(name, listener);
      // What text cannot say: React leaves it out while it hydrates.
      for (const name of settings)
        if (props[name] !== given.current[name]) Object.assign(board, { [name]: props[name] });
      given.current = props;
      return () => {
        for (const [name, listener] of heard) board.removeEventListener(name, listener);
      };
    });
    useImperativeHandle(ref, () => node.current as Element, []);
    const { attributes, style, picture } = useMemo(
      () => markupOf(board, props),
      // biome-ignore lint/correctness/useExhaustiveDependencies: all settings, which are as many each time.
      settings.map((name) => props[name]),
    );
    return createElement(
      tag,
      {
        ...Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name))),
        ...attributes,
        "data-morabaraba": "",
        class: props["className"] ?? props["class"],
        style: { ...style, ...(props["style"] as CSSProperties) },
        ref: node,
      },
      createElement("style", null, STYLES),
      isServed &&
        createElement("div", {
          "data-picture": "",
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture holds nothing from outside but text, escaped.
          dangerouslySetInnerHTML: { __html: picture() },
        }),
      props["children"] as string,
    );
  }
  Component.displayName = tag;
  return forwardRef(Component as never) as never;
}
