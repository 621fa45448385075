/** What a board says about itself: its status line, and the names of its points for a screen reader. */
import type { Game, MoveLike } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";
import { conclude } from "../words/ends.ts";
import { fill } from "../words/fill.ts";
import { announce, type Words } from "../words/morabaraba.ts";
import { millsOf } from "./shown.ts";
import { movesOf, type Situation } from "./situation.ts";

const PHASES = { place: "placing", move: "moving", fly: "flying" } as const;

/** What is to be said now: why a move was refused, or what happened and who is to do what. */
export function status(words: Words, situation: Situation): string {
  const { game, board, moves, end, turn, refused, last } = situation;
  if (refused) return fill(words.refusals[refused.code], refused.move);
  const told = (before: Game, move: MoveLike): string =>
    `${announce(words, before, move, millsOf(before, board, move))} `;
  const ask = (what: keyof Words["turns"]): string =>
    fill(words.turns[what], { player: words.players[game.turn] });
  if (turn.to !== undefined) {
    const [first] = movesOf(situation, turn) as [MoveLike];
    return told(game, { ...first, shot: undefined }) + ask(first.shot ? "shooting" : "mayShoot");
  }
  const next = end ? conclude(words, end) : moves.slice(0, 1).map(({ kind }) => ask(PHASES[kind]));
  return (last ? told(last.before, last.move) : "") + next;
}

/** What stands on a point, and what it is to the turn in the making. */
export function pointName(
  words: Words,
  point: Point,
  cow: string | undefined,
  mark: keyof Words["marks"] | undefined,
): string {
  const kind = cow === "L" ? "light" : cow === "D" ? "dark" : "empty";
  const place = fill(words.points[kind], { point });
  return mark ? fill(words.marks[mark], { place }) : place;
}
