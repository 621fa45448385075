/* What people who do not see the board ask it, and the moves that they type. */
import { show } from "../../base/data.ts";
import { attempt } from "../../base/errors.ts";
import { type Meaning, meaningOf } from "../../formats/mills/readMove.ts";
import type { Words } from "../../languages/en/mills/words.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { outcome, whyIllegal } from "../../rules/mills/game.ts";
import { plainMove } from "../../rules/mills/moves.ts";
import { formatMove, type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { readGame } from "../../rules/mills/read.ts";
import { attempt as playMove, pressPoint, tryStep } from "../../turn/press.ts";
import { placeName } from "../../turn/status.ts";
import { boardAfter, cancelTurn, type TurnState } from "../../turn/turnState.ts";
import { nameOf, refusalOf } from "../../words/mills/announce.ts";
import { announceTurn } from "../../words/mills/turns.ts";
import { fill } from "../../words/sentences.ts";

/** The most moves that a sentence lists. */
const MOST_LISTED = 4;

/** Returns why nobody can type a move now: the other side is to move, or the game is over. */
export function dueIn(words: Words, { game }: TurnState): string {
  return outcome(game) ? words.refusals["game-over"] : announceTurn(words, game);
}

/**
 * Returns the state after a typed move, or a sentence if the text is not understood or can mean several
 * moves. If only the shot is missing, the step waits for it, and the text may then name the shot alone.
 */
export function typedMove(
  words: Words,
  state: TurnState,
  text: string,
  options: NotationOptions,
): TurnState | string {
  const { game, pending } = state;
  const notation = notationOn(game, options);
  const shot =
    pending.to === undefined
      ? []
      : [`${formatMove(game, pending as MoveLike, { notation })}x ${text.replace(/^\s*x/i, "")}`];
  const meanings = [...shot, text].map((each) =>
    attempt((): Meaning => meaningOf(readGame(game), game, each, { notation })),
  );
  const [first] = meanings;
  // While a shot is due, the text is the shot, alone or with its step, but no other move.
  const isDue = ({ from, to }: MoveLike): boolean =>
    pending.to === undefined || (from === pending.from && to === pending.to);
  const meaning = meanings.find((each) => each.ok && each.value.moves.some(isDue)) ?? first;
  const notUnderstood = (): string => {
    const [name, values] = refusalOf(game, text, "malformed", notation);
    return fill(words.refusals[name], values);
  };
  if (!meaning?.ok) return notUnderstood();
  const { moves, tried } = meaning.value;
  const [move, ...others] = moves as readonly MoveLike[];
  if (move === undefined) {
    const code = whyIllegal(game, plainMove(tried));
    return code === undefined ? notUnderstood() : playMove(state, plainMove(tried));
  }
  if (others.length === 0) return playMove(state, move);
  if (others.every(({ from, to }) => from === move.from && to === move.to))
    return tried.shots.reduce(pressPoint, tryStep(cancelTurn(state), { from: move.from, to: move.to }));
  const listed = moves.slice(0, MOST_LISTED).map((each) => formatMove(game, each, { notation }));
  return fill(words.refusals.ambiguous, { move: show(text), moves: listed.join(", ") });
}

/** Returns the neighbors of a point (key `i`) or its lines (key `l`), each with what is on it. */
export function around(
  words: Words,
  { game, pending }: TurnState,
  number: number,
  key: string,
  options: NotationOptions,
): string | undefined {
  const notation = notationOn(game, options);
  const { points, lines } = variantFrom(game.variant).board;
  const point = points[number] as Point;
  const cells = boardAfter(game, pending);
  const placesOf = (all: readonly Point[]): string =>
    all.map((each) => placeName(words, cells[points.indexOf(each)], each, notation)).join("; ") || "–";
  if (key === "i") {
    const places = placesOf(neighborsOf(game, number).map((each) => points[each] as Point));
    return fill(words.around.neighbors, { point: nameOf(point, notation), places });
  }
  if (key !== "l") return undefined;
  const through = lines.filter((line) => line.includes(point));
  return (through.length > 0 ? through : [[]])
    .map((line) => fill(words.around.line, { places: placesOf(line) }))
    .join(" ");
}

/** Returns the numbers of a point's neighbors, in the board's order. */
export function neighborsOf(game: Game, number: number): readonly number[] {
  const { points, neighbors } = readGame(game).ruleset;
  const near = neighbors[number] as number;
  return points.flatMap((_, i) => ((near >> i) & 1 ? [i] : []));
}
