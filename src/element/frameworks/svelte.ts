/** What a server sends of both boards, and the elements in the templates of Svelte 5. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import type { MancalaBoard } from "../mancala/MancalaBoard.ts";
import type { BoardEventMap } from "../mills/events.ts";
import type { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import { type Board, mancalaBoard, markupOf, millBoard, type Props } from "./boards.ts";
import type { Listeners, Settable } from "./settings.ts";
import { STYLES } from "./styles.ts";

/** The properties of a board that its attributes or its page set, and `on` with each of its events. */
export type ElementAttributes<Board extends EventTarget, Events> = Omit<
  HTMLAttributes<Board>,
  `on${keyof Events & string}`
> &
  Settable<Board> &
  Listeners<Events, "lower">;

/** What Svelte may give `<morabaraba-board>`. */
export type MorabarabaBoardAttributes = ElementAttributes<MorabarabaBoard, BoardEventMap>;

/** What Svelte may give `<mancala-board>`. */
export type MancalaBoardAttributes = ElementAttributes<MancalaBoard, MancalaEventMap>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "morabaraba-board": MorabarabaBoardAttributes;
    "mancala-board": MancalaBoardAttributes;
  }
}

/** What a server sends of a board, to stand there until the element takes over. */
export interface RenderedBoard {
  /** The attributes of the element: what text can say of its settings, and the place it takes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What the element holds: a picture of the position. */
  readonly html: string;
}

/**
 * Renders `<morabaraba-board>` for a server: Svelte, or any other that makes a page of text.
 *
 * @throws What `svg` throws, and for a `variant` or a `position` that cannot be read, what `createGame` and `parsePosition`
 *   throw.
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
 * @throws As `renderMorabarabaBoard`.
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
