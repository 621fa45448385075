/** Whole random games, played on a board in a page by hand. What each move should do is known from the verbs. */
import {
  applyMove,
  type Game,
  legalMoves,
  type Move,
  outcome,
  spotOf,
  type Variant,
  variantOf,
  variants,
} from "morabaraba";
import type { MorabarabaBoard, MoveDetail } from "morabaraba/board";
import { announceEnd, en as words } from "morabaraba/words";
import { expect } from "vitest";
import { commands } from "vitest/browser";
import { spotByKey } from "../../../src/element/nearest.ts";
import { someMove } from "../morabaraba/play.ts";
import { seeded } from "../random.ts";
import type { Act, Heard } from "./commands.ts";
import { act, buttonOf, drawn, middleOf, part, statusOf } from "./page.ts";

/** Three men's morris, with all that the built-ins do not have: cows move while placing, shots are optional. */
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
  millCows: "always",
  repetition: 3,
};
export const optionalShots: Variant = {
  ...variants.sesotho25,
  name: "optional",
  shot: "optional",
  moveWhilePlacing: true,
  repeatMill: "same-mill",
};

/** How a move is made on a board. */
export type Way = (board: MorabarabaBoard, move: Move, turn: number) => Promise<void>;

const partsOf = ({ from, to, shot }: { from?: string; to: string; shot?: string }): string[] =>
  [from, to, shot].filter((point) => point !== undefined);

/** Whether a mill is made without the shot that it may have. */
const spares = (game: Game, move: Move): boolean =>
  move.shot === undefined &&
  legalMoves(game).some(
    (each) =>
      each.shot !== undefined &&
      each.to === move.to &&
      ("from" in each ? each.from : "") === ("from" in move ? move.from : ""),
  );

const clickOn = (node: Element): Act => ["click", ...middleOf(node)];

export const clicks: Way = async (board, move, turn) => {
  const spared = spares(board.game, move);
  await act(...partsOf(move).map((point) => clickOn(buttonOf(board, point))));
  if (spared && turn % 2) await act(clickOn(part(board, "no-shot")));
  else if (spared) await act(clickOn(buttonOf(board, move.to)));
};

/** The point that was tapped last. */
let tapped = "";

export const taps: Way = async (board, move) => {
  const points = partsOf(move);
  if (spares(board.game, move)) points.push(move.to);
  for (const point of points) {
    // At once it would be a double tap, which is one press.
    if (point === tapped) await new Promise((done) => setTimeout(done, 400));
    await act(["tap", ...middleOf(buttonOf(board, point))]);
    tapped = point;
  }
};

export const drags: Way = async (board, move, turn) => {
  const spared = spares(board.game, move);
  const start = "from" in move ? buttonOf(board, move.from) : part(board, "grip");
  await act([turn % 2 ? "drag" : "touch", ...middleOf(start), ...middleOf(buttonOf(board, move.to))]);
  if (move.shot !== undefined) await act(clickOn(buttonOf(board, move.shot)));
  if (spared) await act(clickOn(part(board, "no-shot")));
};

/** Arrow keys from one point to another, by the way with the fewest. */
export function arrows(board: MorabarabaBoard, to: string): string[] {
  const buttons = [...(board.shadowRoot?.querySelectorAll("[part~=point]") ?? [])];
  const spots = variantOf(board.game).board.points.map((point) => spotOf(board.game, point));
  const start = buttons.findIndex((button) => (button as HTMLElement).tabIndex === 0);
  const goal = buttons.indexOf(buttonOf(board, to));
  const ways = new Map<number, string[]>([[start, []]]);
  for (const [now, keys] of ways) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      const next = spotByKey(spots, now, key) as number;
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  const found = ways.get(goal);
  if (found === undefined) throw new Error(`No keys lead to ${to}.`);
  return found;
}

export const keys: Way = async (board, move, turn) => {
  const points = partsOf(move);
  if (spares(board.game, move)) points.push(move.to);
  for (const point of points) {
    const press = [...arrows(board, point), turn % 2 ? "Enter" : "Space"];
    await act(...press.map((key): Act => ["key", key]));
  }
};

const named = (heard: readonly Heard[], role: string, begins: string): Heard => {
  const [found, ...more] = heard.filter((node) => node.role === role && node.name.startsWith(begins));
  if (found === undefined || more.length > 0)
    throw new Error(`${more.length + 1} nodes are ${role} ${begins}`);
  return found;
};

/** As with a screen reader: by what it says alone. */
export const hearing: Way = async (board, move) => {
  const spared = spares(board.game, move);
  const { from, to, shot } = move as { from?: string; to: string; shot?: string };
  const press = async (role: string, begins: string, ends: string): Promise<void> => {
    const node = named(await commands.hear(), role, begins);
    expect(node.name.slice(-ends.length)).toBe(ends);
    await commands.activate(node.id);
    await drawn();
  };
  if (from !== undefined) await press("button", `${from}, ${board.game.turn} cow`, "cow");
  await press("button", `${to}, empty`, from === undefined ? "empty" : "can be reached");
  if (shot !== undefined) await press("button", `${shot}, `, "can be shot");
  if (spared) await press("button", "Do not shoot", "shoot");
};

/** Plays a game to its end; every move must do what the verbs say it does. */
export async function playWholeGame(
  board: MorabarabaBoard,
  way: Way,
  seed: number,
): Promise<{ readonly plies: number; readonly shots: number }> {
  const random = seeded(seed);
  const moves: MoveDetail[] = [];
  const ends: unknown[] = [];
  const refused: unknown[] = [];
  board.addEventListener("move", ({ detail }) => moves.push(detail));
  board.addEventListener("end", ({ detail }) => ends.push(detail.outcome));
  board.addEventListener("refuse", ({ detail }) => refused.push(detail));
  await drawn();
  let game = board.game;
  let shots = 0;
  for (let ply = 0; outcome(game) === undefined; ply++) {
    const move = someMove(legalMoves(game), random);
    await way(board, move, ply);
    game = applyMove(game, move);
    if (move.shot !== undefined) shots++;
    expect([ply, board.game]).toEqual([ply, game]);
    expect(moves.at(-1)).toMatchObject({ move, after: game });
  }
  await drawn();
  const end = outcome(game);
  expect(refused).toEqual([]);
  expect(moves).toHaveLength(game.ply);
  expect(ends).toEqual(end ? [end] : []);
  // The status line says it when the last cow has arrived.
  if (end) await expect.poll(() => statusOf(board).endsWith(announceEnd(words, end))).toBe(true);
  expect(board.shadowRoot?.querySelectorAll("[part~=point]")).toHaveLength(
    variantOf(game).board.points.length,
  );
  return { plies: game.ply, shots };
}
