/* Both boards as markup for a server to send, and the types of both elements in Svelte 5. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import { type Board, mancalaBoard, markupOf, millBoard, type Props } from "./boards.ts";
import type { Listeners, Settable } from "./settings.ts";
import { STYLES } from "./styles.ts";

/** The attributes of an element in a template: its settings, and listeners such as `onmove`. */
export type ElementAttributes<Board extends EventTarget, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board> &
  Listeners<Events, "lower">;

/** The attributes of `<morabaraba-board>` in Svelte. */
export type MorabarabaBoardAttributes = ElementAttributes<MorabarabaBoard, BoardEventMap>;

/** The attributes of `<mancala-board>` in Svelte. */
export type MancalaBoardAttributes = ElementAttributes<MancalaBoard, MancalaEventMap>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "morabaraba-board": MorabarabaBoardAttributes;
    "mancala-board": MancalaBoardAttributes;
  }
}

/** A board's markup for a server to send. The page shows it until the element takes over. */
export interface RenderedBoard {
  /** The element's attributes: the settings that have a text form, and its size. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's content: a picture of the position. */
  readonly html: string;
}

/**
 * Renders `<morabaraba-board>` on a server, for Svelte or any other template language.
 *
 * @throws What `svg` throws; for `variant` and `position`, what `createGame` and `parsePosition` throw.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { renderMorabarabaBoard } from "morabaraba/svelte";
 *
 * const { attributes, html } = renderMorabarabaBoard({ game: createGame("mssa"), playable: "light" });
 * attributes["variant"]; // => "mssa"
 * html.includes("<svg"); // => true
 * ```
 */
export function renderMorabarabaBoard(settings: Settable<MorabarabaBoard> = {}): RenderedBoard {
  return render(millBoard, settings);
}

/**
 * Renders `<mancala-board>` as {@link renderMorabarabaBoard} does.
 *
 * @throws The same errors as `renderMorabarabaBoard`.
 * @example
 * ```ts
 * import { renderMancalaBoard } from "morabaraba/svelte";
 *
 * renderMancalaBoard({ variant: "oware" }).attributes["variant"]; // => "oware"
 * ```
 */
export function renderMancalaBoard(settings: Settable<MancalaBoard> = {}): RenderedBoard {
  return render(mancalaBoard, settings);
}

function render(board: Board, settings: Props): RenderedBoard {
  const { attributes, style, picture } = markupOf(board, settings);
  const written = Object.entries(style).map(([name, value]) => `${name}:${value}`);
  return {
    attributes: { ...attributes, "data-morabaraba": "", style: written.join(";") },
    html: `<style>${STYLES}</style><div data-picture>${picture()}</div>`,
  };
}
