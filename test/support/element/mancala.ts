/** Mancala boards in a page, and ways to play on them. The rules' functions give the expected results. */
import {
  applyMove,
  formatMove,
  type Game,
  legalMoves,
  type Move,
  type Outcome,
  outcome,
} from "morabaraba/mancala";
import { define, type MancalaBoardElement } from "morabaraba/mancala/board";
import { announceEnd, en as words } from "morabaraba/mancala/words";
import { expect } from "vitest";
import { commands } from "vitest/browser";
import type { Spot } from "../../../src/picture/shapes.ts";
import { pick, seeded } from "../random.ts";
import type { Act } from "./commands.ts";
import { act, all, arrowsTo, clickOn, drawn, mount, part, playToTheEnd, recorded, tapOn } from "./page.ts";

type SettingsOf = { readonly [Name in keyof MancalaBoardElement]?: unknown };

export function boardOn(settings: SettingsOf = {}, width?: number): MancalaBoardElement {
  define();
  return mount(document.createElement("mancala-board"), settings, width);
}

export async function shown(settings: SettingsOf = {}, width?: number): Promise<MancalaBoardElement> {
  const board = boardOn(settings, width);
  await drawn();
  return board;
}

export const houseOf = (board: MancalaBoardElement, house: number): HTMLButtonElement =>
  all<HTMLButtonElement>(board, `[data-house="${house}"]`)[0] as HTMLButtonElement;

export const click = (board: MancalaBoardElement, ...houses: readonly number[]): Promise<void> =>
  clickOn(...houses.map((house) => houseOf(board, house)));

/** Records the board's events from now on. */
export const eventsOf = (board: MancalaBoardElement): [string, unknown][] =>
  recorded(board, "move", "refuse", "end", "update", "cue");

/** A way to make a move on a board. */
export type Way = (board: MancalaBoardElement, move: Move, turn: number) => Promise<void>;

/** The button for a move: its house, or the swap. */
function targetOf(board: MancalaBoardElement, move: Move): HTMLElement {
  if (!(move.house !== undefined)) return part(board, "swap");
  const { turn, houses } = board.game;
  return houseOf(board, move.house - 1 + (turn === "south" ? 0 : houses.length / 2));
}

export const clicks: Way = (board, move) => clickOn(targetOf(board, move));

export const taps: Way = (board, move) => tapOn(targetOf(board, move));

export const keys: Way = async (board, move, turn) => {
  const target = targetOf(board, move);
  const isHouse = move.house !== undefined;
  if (!isHouse) target.focus();
  else if (board.shadowRoot?.activeElement === null) houseOf(board, 0).focus();
  const spots = all(board, "[part~=point]").map((button): Spot => {
    const { left, top } = button.getBoundingClientRect();
    return [left, top];
  });
  const way = isHouse ? arrowsTo(board, target, spots) : [];
  await act(...[...way, turn % 2 ? "Enter" : "Space"].map((key): Act => ["key", key]));
  if (!isHouse) houseOf(board, 0).focus();
};

/** As with a screen reader: by labels alone. */
export const hearing: Way = async (board, move) => {
  const { turn } = board.game;
  const begins =
    move.house !== undefined
      ? `House ${formatMove(board.game, move)} of ${words.players[turn]}: `
      : "Swap sides";
  const heard = await commands.hear();
  const found = heard.filter(({ role, name }) => role === "button" && name.startsWith(begins));
  expect(found).toHaveLength(1);
  await commands.activate(found[0]?.id as number);
};

/** Plays a random game to its end. */
export async function playWholeGame(
  board: MancalaBoardElement,
  way: Way,
  seed: number,
): Promise<readonly Move[]> {
  const random = seeded(seed);
  return playToTheEnd<Game, Move>(
    board,
    {
      choose: (game) => pick(legalMoves(game), random),
      applyMove,
      outcome,
      endOf: (game) => announceEnd(words, outcome(game) as Outcome),
    },
    async (move, turn) => {
      await way(board, move, turn);
      await drawn();
    },
  );
}
