/**
 * Both elements as components of frameworks need them: the names of what is set and heard, and what a server sends: a
 * picture of the position in the place of the board, until the element takes over.
 */
import { checkOptions } from "../../base/options.ts";
import { colourNames } from "../../picture/colours.ts";
import { sceneOf as mancalaScene } from "../../picture/mancala/scene.ts";
import { optionSpecs as mancalaOptions } from "../../picture/mancala/svg.ts";
import { sceneOf as millScene } from "../../picture/mills/scene.ts";
import { optionSpecs as millOptions } from "../../picture/mills/svg.ts";
import type { Scene } from "../../picture/shapes.ts";
import { toSvg } from "../../picture/toSvg.ts";
import { createGame as createMancala } from "../../rules/mancala/game.ts";
import {
  formatPosition as formatMancala,
  parsePosition as parseMancala,
} from "../../rules/mancala/position.ts";
import { createGame } from "../../rules/mills/game.ts";
import { formatPosition, parsePosition } from "../../rules/mills/position.ts";
import { define as defineMancala } from "../mancala/define.ts";
import type { BoardEventMap as MancalaEventMap } from "../mancala/events.ts";
import { MancalaBoard } from "../mancala/MancalaBoard.ts";
import { define } from "../mills/define.ts";
import type { BoardEventMap } from "../mills/events.ts";
import { MorabarabaBoard } from "../mills/MorabarabaBoard.ts";
import { type PageTheme, paintOf } from "../theme.ts";

/** What an app gives a component, by names. */
export type Props = Readonly<Record<string, unknown>>;

/** How a board is drawn before there is one. */
interface Still {
  /** The board alone; where a narrow window has another, that too. */
  readonly boards: readonly Scene[];
  /** Draws the same with what is above and below. */
  readonly pictures: () => readonly Scene[];
  readonly hasBars: boolean;
}

/** An element as a component shows it. */
export interface Board {
  readonly tag: string;
  /** The name of the picture for screen readers. */
  readonly title: string;
  readonly define: () => void;
  readonly element: {
    readonly observedAttributes: readonly string[];
    readonly properties: readonly string[];
  };
  readonly events: readonly string[];
  readonly createGame: (variant?: never) => unknown;
  readonly parsePosition: (position: string, variant?: never) => unknown;
  readonly formatPosition: (game: never) => string;
  readonly draw: (game: never, options: Props, props: Props) => Still;
  /** The settings that are options of a picture too. */
  readonly options: readonly string[];
}

export const millBoard: Board = {
  tag: "morabaraba-board",
  title: "Morabaraba",
  define,
  element: MorabarabaBoard,
  events: [
    "move",
    "refuse",
    "pick",
    "premove",
    "end",
    "change",
    "cue",
    "draw",
    "edit",
  ] satisfies (keyof BoardEventMap)[],
  createGame,
  parsePosition,
  formatPosition,
  options: ["orientation", "notation", "coordinates", "frame", "pieces"],
  draw: (game, props, { hands }) => {
    const options = checkOptions(millOptions, props);
    const hasBars = hands !== "none";
    const boards = [millScene(game, { ...options, hands: "none" })];
    const pictures = () => (hasBars ? [millScene(game, { ...options, hands: "always" })] : boards);
    return { boards, pictures, hasBars };
  },
};

export const mancalaBoard: Board = {
  tag: "mancala-board",
  title: "Mancala",
  define: defineMancala,
  element: MancalaBoard,
  events: ["move", "refuse", "premove", "end", "change", "cue"] satisfies (keyof MancalaEventMap)[],
  createGame: createMancala,
  parsePosition: parseMancala,
  formatPosition: formatMancala,
  options: ["orientation", "direction", "coordinates"],
  draw: (game, props, { layout }) => {
    const options = checkOptions(mancalaOptions, props);
    const layouts = (["wide", "upright"] as const).filter(
      (each) => (layout ?? "auto") === "auto" || each === layout,
    );
    const boards = layouts.map((each) => mancalaScene(game, { ...options, layout: each }));
    return { boards, pictures: () => boards, hasBars: false };
  },
};

/** What a component renders, on a server and in a page. */
export interface Markup {
  /** What the element is before it has properties: all that text can say. */
  readonly attributes: Readonly<Record<string, string>>;
  /** How large it is, as custom properties for the style sheet. */
  readonly style: Readonly<Record<string, string>>;
  /** The picture in its place. */
  readonly picture: () => string;
}

export function markupOf(board: Board, props: Props): Markup {
  const { createGame, parsePosition, formatPosition, element, options, draw } = board;
  const { variant, position, theme, status } = props;
  const own = (variant ?? undefined) as never;
  const game = (props["game"] ??
    (position == null ? createGame(own) : parsePosition(position as string, own))) as never;
  const { variant: played } = game as { readonly variant: unknown };
  // An element that another part of the page makes known meanwhile shows the position too.
  const described =
    props["game"] && typeof played === "string" ? { variant: played, position: formatPosition(game) } : {};
  const attributes = Object.entries({ ...props, ...described }).filter(
    ([name, value]) =>
      element.observedAttributes.includes(name) && value != null && typeof value !== "object",
  );
  const named = theme === "auto" ? undefined : theme;
  const asked = Object.fromEntries(options.map((name) => [name, props[name]]));
  const { boards, pictures, hasBars } = draw(game, { ...asked, theme: named }, props);
  const ratio = ({ width, height }: Scene): string => `${width} / ${height}`;
  const paint = paintOf((theme ?? "earth") as PageTheme);
  const colours = Object.fromEntries(colourNames.map((name) => [name, paint(name)]));
  return {
    attributes: Object.fromEntries(attributes.map(([name, value]) => [name, `${value}`])),
    style: {
      "--morabaraba-wide": ratio(boards[0] as Scene),
      "--morabaraba-narrow": ratio(boards.at(-1) as Scene),
      "--morabaraba-bars": hasBars ? "2" : "0",
      "--morabaraba-foot": status === "hidden" ? "0" : hasBars ? "1" : "1.1",
    },
    picture: () =>
      pictures()
        .map((scene) => toSvg(scene, { theme: colours }, board.title))
        .join(""),
  };
}
