/*
 * What framework components need to know about both elements: the names and types of settings and events, and
 * the markup that a server sends, with a picture of the position until the element takes over.
 */
import { checkOptions } from "../../base/options.ts";
import { colorNames } from "../../picture/colors.ts";
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
} from "../../rules/mancala/positionText.ts";
import { createGame } from "../../rules/mills/game.ts";
import { formatPosition, parsePosition } from "../../rules/mills/positionText.ts";
import { define as defineMancala } from "../mancala/define.ts";
import type { MancalaBoardEventMap } from "../mancala/events.ts";
import { MancalaBoardElement } from "../mancala/MancalaBoardElement.ts";
import { define } from "../mills/define.ts";
import type { MorabarabaBoardEventMap } from "../mills/events.ts";
import { MorabarabaBoardElement } from "../mills/MorabarabaBoardElement.ts";
import { type PageTheme, paintOf } from "../theme.ts";

/** The props that an app gives a component. */
export type Props = Readonly<Record<string, unknown>>;

/**
 * Returns the props that an element no longer shows, for example because a person has moved. Components set
 * them again, so that props control the board.
 */
export function lostProps({ element }: Board, node: object, props: Props): Props {
  const shown = node as Props;
  const lost = element.properties.filter((name) => props[name] != null && props[name] !== shown[name]);
  return Object.fromEntries(lost.map((name) => [name, props[name]]));
}

/** The pictures that stand in for a board. */
interface Still {
  /** The board without the bars that show cows in hand, and a second one if narrow windows have another. */
  readonly boards: readonly Scene[];
  /** Draws the boards with their bars. */
  readonly pictures: () => readonly Scene[];
  readonly hasBars: boolean;
}

/** What a component needs to know about an element. */
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
  /** The settings that are also options of a picture. */
  readonly options: readonly string[];
}

export const millBoard: Board = {
  tag: "morabaraba-board",
  title: "Morabaraba",
  define,
  element: MorabarabaBoardElement,
  events: [
    "move",
    "refuse",
    "pick",
    "premove",
    "end",
    "update",
    "cue",
    "drawingschange",
    "edit",
  ] satisfies (keyof MorabarabaBoardEventMap)[],
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
  element: MancalaBoardElement,
  events: ["move", "refuse", "premove", "end", "update", "cue"] satisfies (keyof MancalaBoardEventMap)[],
  createGame: createMancala,
  parsePosition: parseMancala,
  formatPosition: formatMancala,
  options: ["orientation", "direction", "coordinates"],
  draw: (game, props, { layout }) => {
    const options = checkOptions(mancalaOptions, props);
    const layouts = (["wide", "upright"] as const).filter(
      (name) => (layout ?? "auto") === "auto" || name === layout,
    );
    const boards = layouts.map((name) => mancalaScene(game, { ...options, layout: name }));
    return { boards, pictures: () => boards, hasBars: false };
  },
};

/** The markup that a component renders, on a server and in a page. */
export interface Markup {
  /** The settings that can be written as attributes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The board's proportions, as custom properties for the style sheet. */
  readonly style: Readonly<Record<string, string>>;
  /** Draws the picture that stands in for the board, as SVG. */
  readonly picture: () => string;
}

export function markupOf(board: Board, props: Props): Markup {
  const { createGame, parsePosition, formatPosition, element, options, draw } = board;
  const { variant, position, theme, status } = props;
  const givenVariant = (variant ?? undefined) as never;
  const game = (props["game"] ??
    (position == null ? createGame(givenVariant) : parsePosition(position as string, givenVariant))) as never;
  const { variant: played } = game as { readonly variant: unknown };
  // If the page defines the element before the component sets `game`, these show the game's position.
  const described =
    props["game"] && typeof played === "string" ? { variant: played, position: formatPosition(game) } : {};
  const attributes = Object.entries({ ...props, ...described }).filter(
    ([name, value]) =>
      element.observedAttributes.includes(name) && value != null && typeof value !== "object",
  );
  const builtIn = theme === "auto" ? undefined : theme;
  const pictureOptions = Object.fromEntries(options.map((name) => [name, props[name]]));
  const { boards, pictures, hasBars } = draw(game, { ...pictureOptions, theme: builtIn }, props);
  const ratio = ({ width, height }: Scene): string => `${width} / ${height}`;
  const paint = paintOf((theme ?? "earth") as PageTheme);
  const colors = Object.fromEntries(colorNames.map((name) => [name, paint(name)]));
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
        .map((scene) => toSvg(scene, { theme: colors }, board.title))
        .join(""),
  };
}

/**
 * A board's settings, with the types that their setters take; null means not set. They are its own properties,
 * without methods and read-only ones. `Pick` keeps their docs.
 */
export type Settable<Board> = {
  [Name in keyof Pick<
    Board,
    Exclude<
      keyof Board & string,
      | keyof HTMLElement
      | `${string}Callback`
      | "cancelTurn"
      | "hurry"
      | "pending"
      | "geometry"
      | "statusText"
      | "sowing"
    >
  >]?: Board[Name] | (Name extends "lastMove" ? string : never) | null | undefined;
};

/** A listener for each event of a board, named in the framework's style: `onmove` or `onMove`. */
export type Listeners<Events, Style extends "lower" | "camel"> = {
  readonly [Name in keyof Events & string as `on${Style extends "lower" ? Name : Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};
