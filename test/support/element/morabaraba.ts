/** Morabaraba boards in a page, and ways to play on them. The rules' functions give the expected results. */
import {
  applyMove,
  closedMills,
  type Game,
  legalMoves,
  type Move,
  type MoveLike,
  type Outcome,
  outcome,
  type Variant,
  variants,
} from "morabaraba";
import { define, type MorabarabaBoardElement } from "morabaraba/board";
import { announceEnd, en as words } from "morabaraba/words";
import { expect } from "vitest";
import { commands } from "vitest/browser";
import { someMove } from "../mills/play.ts";
import { seeded } from "../random.ts";
import type { Act } from "./commands.ts";
import {
  act,
  all,
  arrowsTo,
  clickOn,
  drawn,
  middleOf,
  mount,
  part,
  playToTheEnd,
  recorded,
  tapOn,
} from "./page.ts";

export const MILL = "LL5D/7D/8 l 10,10 - 0 4";
export const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
export const BARRED = "L1L5/1L1DDD2/8 l 0,0 l:d6-d7 0 40";
/** A shot ends this game. */
export const ENDING = "LL6/2L5/2DDD3 l 0,0 - 0 40";

type SettingsOf = { readonly [Name in keyof MorabarabaBoardElement]?: unknown };

export function boardOn(settings: SettingsOf = {}, width?: number): MorabarabaBoardElement {
  define();
  return mount(document.createElement("morabaraba-board"), settings, width);
}

export async function shown(settings: SettingsOf, width?: number): Promise<MorabarabaBoardElement> {
  const board = boardOn(settings, width);
  await drawn();
  return board;
}

export function buttonOf(board: MorabarabaBoardElement, point: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>(board, "[part~=point]").find(
    ({ ariaLabel }) => ariaLabel?.split(",")[0] === point,
  );
  if (found === undefined) throw new Error(`No button for ${point}.`);
  return found;
}

export const click = (board: MorabarabaBoardElement, ...points: readonly string[]): Promise<void> =>
  clickOn(...points.map((point) => buttonOf(board, point)));

/** Presses points without a pointer, and waits until each press is drawn, but not until cows arrive. */
export async function press(board: MorabarabaBoardElement, ...points: readonly string[]): Promise<void> {
  for (const point of points) {
    buttonOf(board, point).click();
    await drawn();
  }
}

/** Records the events of people's actions from now on. */
export const eventsOf = (board: MorabarabaBoardElement): [string, unknown][] =>
  recorded(board, "move", "refuse", "pick", "end");

/** Three men's morris with rules that no built-in has: cows move while placing, and shots are optional. */
export const threeMens: Variant = {
  ...variants.nineMens,
  name: "three-mens",
  board: {
    points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
    rings: [3, 3, 3],
    lines: [
      ["a3", "b3", "c3"],
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
      ["a3", "a2", "a1"],
      ["b3", "b2", "b1"],
      ["c3", "c2", "c1"],
    ],
    links: [],
  },
  cows: 3,
  flyAt: null,
  targetsInMills: "always",
  repetition: 3,
};
export const optionalShots: Variant = {
  ...variants.sesotho25,
  name: "optional",
  shooting: "optional",
  moveWhilePlacing: true,
  repeatMill: "same-mill",
};

/** A way to make a move on a board. */
export type Way = (board: MorabarabaBoardElement, move: Move, turn: number) => Promise<void>;

/** Whether a mill is closed without its optional shot. */
const spares = (game: Game, move: MoveLike): boolean =>
  move.shots === undefined &&
  (legalMoves(game) as readonly MoveLike[]).some(
    ({ from, to, shots }) => shots !== undefined && to === move.to && from === move.from,
  );

/** The points to press for a move; the cow's new point again if the shot is declined. */
const pressesFor = ({ game }: MorabarabaBoardElement, move: MoveLike): string[] =>
  // A cow taken off a full board is pressed once.
  [
    move.from,
    move.to,
    ...(move.shots ?? []).filter((shot) => shot !== move.to),
    spares(game, move) ? move.to : undefined,
  ].filter((point) => point !== undefined);

export const clicks: Way = async (board, move, turn) => {
  const points = pressesFor(board, move);
  const isSpared = spares(board.game, move) && turn % 2 === 1;
  await click(board, ...(isSpared ? points.slice(0, -1) : points));
  if (isSpared) await clickOn(part(board, "no-shot"));
};

export const taps: Way = async (board, move) => {
  for (const point of pressesFor(board, move)) await tapOn(buttonOf(board, point));
};

export const drags: Way = async (board, move, turn) => {
  const isSpared = spares(board.game, move);
  const { from, to, shots: [shot] = [] }: MoveLike = move;
  if (shot === to) return click(board, to);
  const start = from === undefined ? part(board, "grip") : buttonOf(board, from);
  await act([turn % 2 ? "drag" : "touch", ...middleOf(start), ...middleOf(buttonOf(board, to))]);
  if (shot !== undefined) await click(board, shot);
  if (isSpared) await clickOn(part(board, "no-shot"));
};

/** Arrow keys from the tab stop to a point. */
export const arrows = (board: MorabarabaBoardElement, to: string): string[] =>
  arrowsTo(board, buttonOf(board, to), [...board.geometry.points.values()]);

export const keys: Way = async (board, move, turn) => {
  for (const point of pressesFor(board, move)) {
    const pressed = [...arrows(board, point), turn % 2 ? "Enter" : "Space"];
    await act(...pressed.map((key): Act => ["key", key]));
  }
};

/** As with a screen reader: by labels alone. */
export const hearing: Way = async (board, move) => {
  const isSpared = spares(board.game, move);
  const { from, to, shots: [shot] = [] }: MoveLike = move;
  const press = async (begins: string, ends: string): Promise<void> => {
    const heard = await commands.hear();
    const found = heard.filter(({ role, name }) => role === "button" && name.startsWith(begins));
    expect(found.map(({ name }) => name.slice(-ends.length))).toEqual([ends]);
    await commands.activate(found[0]?.id as number);
    await drawn();
  };
  if (shot === to) return press(`${to}, `, "can be shot");
  const isMill = closedMills(board.game, { from, to }).length > 0;
  if (from !== undefined) await press(`${from}, ${board.game.turn} cow`, "cow");
  await press(`${to}, empty`, isMill ? "makes a mill" : from === undefined ? "empty" : "can be reached");
  if (shot !== undefined) await press(`${shot}, `, "can be shot");
  if (isSpared) await press("Do not shoot", "shoot");
};

/** Plays a random game to its end. */
export async function playWholeGame(
  board: MorabarabaBoardElement,
  way: Way,
  seed: number,
): Promise<readonly Move[]> {
  const random = seeded(seed);
  return playToTheEnd<Game, Move>(
    board,
    {
      choose: (game) => someMove(legalMoves(game), random),
      applyMove,
      outcome,
      endOf: (game) => announceEnd(words, outcome(game) as Outcome),
    },
    (move, turn) => way(board, move, turn),
  );
}
