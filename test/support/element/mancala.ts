/** Boards of mancala in a real page, and hands that play on them. What each move should do is known from the verbs. */
import { applyMove, type Game, legalMoves, type Move, outcome } from "morabaraba/mancala";
import { define, type MancalaBoard, type MoveDetail } from "morabaraba/mancala/board";
import { announceEnd, en as words } from "morabaraba/mancala/words";
import { expect } from "vitest";
import { commands } from "vitest/browser";
import { spotByKey } from "../../../src/element/nearest.ts";
import { pick, seeded } from "../random.ts";
import type { Act } from "./commands.ts";
import { act, drawn, middleOf } from "./page.ts";

/** A board alone on the page, without motion unless it is asked for. */
export function boardOn(
  settings: { readonly [Name in keyof MancalaBoard]?: unknown } = {},
  width = 420,
): MancalaBoard {
  define();
  const board = document.createElement("mancala-board");
  Object.assign(board, { animation: 0, ...settings });
  const box = document.createElement("main");
  box.style.width = `${width}px`;
  box.append(board);
  document.body.replaceChildren(box);
  return board;
}

export async function shown(
  settings: Parameters<typeof boardOn>[0] = {},
  width?: number,
): Promise<MancalaBoard> {
  const board = boardOn(settings, width);
  await drawn();
  return board;
}

const shadowOf = (board: MancalaBoard): ShadowRoot => board.shadowRoot as ShadowRoot;

export const statusOf = (board: MancalaBoard): string =>
  shadowOf(board).querySelector("[role=status]")?.textContent ?? "";

export const houseOf = (board: MancalaBoard, house: number): HTMLButtonElement =>
  shadowOf(board).querySelector(`[data-house="${house}"]`) as HTMLButtonElement;

export const partOf = (board: MancalaBoard, name: string): HTMLElement =>
  shadowOf(board).querySelector(`[part~=${name}]`) as HTMLElement;

/** The keys of the shapes that are drawn, which are classes of their nodes. */
export const drawnOn = (board: MancalaBoard, name: string): number =>
  shadowOf(board).querySelectorAll(`.picture .${name}`).length;

/** The index in the ring of the house of a move. */
const indexOf = (game: Game, move: Move): number =>
  "house" in move ? move.house - 1 + (game.turn === "south" ? 0 : game.houses.length / 2) : -1;

export const click = (board: MancalaBoard, ...houses: readonly number[]): Promise<void> =>
  act(...houses.map((house): Act => ["click", ...middleOf(houseOf(board, house))]));

export function recorded(board: MancalaBoard): [string, unknown][] {
  const events: [string, unknown][] = [];
  for (const name of ["move", "refuse", "end", "change", "cue"])
    board.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  return events;
}

/** How a move is made on a board. */
export type Way = (board: MancalaBoard, move: Move, turn: number) => Promise<void>;

/** The button for a move: its house, or the swap. */
const targetOf = (board: MancalaBoard, move: Move): HTMLElement =>
  "house" in move ? houseOf(board, indexOf(board.game, move)) : partOf(board, "swap");

export const clicks: Way = async (board, move) => {
  await act(["click", ...middleOf(targetOf(board, move))]);
};

let tapped: Element | undefined;

export const taps: Way = async (board, move) => {
  const target = targetOf(board, move);
  // At once it would be a double tap, which is one press.
  if (target === tapped) await new Promise((done) => setTimeout(done, 400));
  await act(["tap", ...middleOf(target)]);
  tapped = target;
};

/** Arrow keys from one house to another, by the way with the fewest. */
function arrows(board: MancalaBoard, to: number): string[] {
  const buttons = [...shadowOf(board).querySelectorAll<HTMLElement>("[part~=point]")];
  const spots = buttons.map((button): readonly [number, number] => {
    const { left, top } = button.getBoundingClientRect();
    return [left, top];
  });
  const first = buttons.findIndex(({ tabIndex }) => tabIndex === 0);
  const ways = new Map<number, string[]>([[first, []]]);
  for (const [now, keys] of ways) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      const next = spotByKey(spots, now, key) as number;
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  return ways.get(to) as string[];
}

export const keys: Way = async (board, move, turn) => {
  const target = targetOf(board, move);
  const press = turn % 2 ? "Enter" : "Space";
  if (!("house" in move)) target.focus();
  else if (shadowOf(board).activeElement === null) houseOf(board, 0).focus();
  const way = "house" in move ? arrows(board, indexOf(board.game, move)) : [];
  await act(...[...way, press].map((key): Act => ["key", key]));
  if (!("house" in move)) houseOf(board, 0).focus();
};

/** As with a screen reader: by what it says alone. */
export const hearing: Way = async (board, move) => {
  const { turn } = board.game;
  const begins = "house" in move ? `House ${move.house} of ${words.players[turn]}: ` : "Swap sides";
  const found = (await commands.hear()).filter(
    ({ role, name }) => role === "button" && name.startsWith(begins),
  );
  expect(found).toHaveLength(1);
  await commands.activate(found[0]?.id as number);
};

/** Plays a game to its end; every move must do what the verbs say it does. */
export async function playWholeGame(board: MancalaBoard, way: Way, seed: number): Promise<number> {
  const random = seeded(seed);
  const moves: MoveDetail[] = [];
  const ends: unknown[] = [];
  const refused: unknown[] = [];
  board.addEventListener("move", ({ detail }) => moves.push(detail));
  board.addEventListener("end", ({ detail }) => ends.push(detail.outcome));
  board.addEventListener("refuse", ({ detail }) => refused.push(detail));
  await drawn();
  let { game } = board;
  for (let ply = 0; outcome(game) === undefined; ply++) {
    const move = pick(legalMoves(game), random);
    await way(board, move, ply);
    game = applyMove(game, move);
    expect([ply, board.game]).toEqual([ply, game]);
    expect(moves.at(-1)).toMatchObject({ move, after: game });
    await drawn();
  }
  const end = outcome(game);
  expect(refused).toEqual([]);
  expect(moves).toHaveLength(game.ply);
  expect(ends).toEqual([end]);
  if (end) expect(statusOf(board).endsWith(announceEnd(words, end))).toBe(true);
  return game.ply;
}
