/* Both boards as markup for any server to send. */
import type { MancalaBoardElement } from "../mancala/MancalaBoardElement.ts";
import type { MorabarabaBoardElement } from "../mills/MorabarabaBoardElement.ts";
import { type Board, mancalaBoard, markupOf, millBoard, type Props, type Settable } from "./boards.ts";
import { STYLES } from "./styles.ts";

/** A board's markup for a server to send. The page shows it until the element takes over. */
export interface RenderedBoard {
  /** The element's attributes: the settings that have a text form, and its size. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's content: a picture of the position. */
  readonly html: string;
}

/**
 * Renders `<morabaraba-board>` on a server, for any template language.
 *
 * @throws What `svg` throws; for `variant` and `position`, what `createGame` and `parsePosition` throw.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { renderMorabarabaBoard } from "morabaraba/markup";
 *
 * const { attributes, html } = renderMorabarabaBoard({ game: createGame("mssa"), playable: "light" });
 * attributes["variant"]; // => "mssa"
 * html.includes("<svg"); // => true
 * ```
 */
export function renderMorabarabaBoard(settings: Settable<MorabarabaBoardElement> = {}): RenderedBoard {
  return render(millBoard, settings);
}

/**
 * Renders `<mancala-board>` as {@link renderMorabarabaBoard} does.
 *
 * @throws The same errors as `renderMorabarabaBoard`.
 * @example
 * ```ts
 * import { renderMancalaBoard } from "morabaraba/markup";
 *
 * renderMancalaBoard({ variant: "oware" }).attributes["variant"]; // => "oware"
 * ```
 */
export function renderMancalaBoard(settings: Settable<MancalaBoardElement> = {}): RenderedBoard {
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
