/* Compares a program with the rules: the situations of the vectors, then random games. */
import { diceFrom } from "../../bots/random.ts";
import type { VariantChoice } from "../input/variants.ts";
import type { Player, Reply } from "./protocols.ts";
import {
  type Answer,
  type AnyGame,
  answerOf,
  moveFrom,
  moveText,
  plainOf,
  replay,
  type State,
  validGame,
} from "./states.ts";

/** A state about which a program is wrong. */
export interface Difference {
  readonly state: State;
  readonly expected: Answer;
  readonly reply: Reply;
}

/** A situation of the vectors. */
export interface Situation extends State {
  readonly name: string;
  readonly rule: string;
  readonly about: string;
}

const MOST_PLIES = 400;
/** The most questions for making a position smaller. */
const MOST_TRIES = 400;

const equal = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.length === theirs.length && ours.every((move, i) => move === theirs[i]);

/** Whether a reply has the right end. Stores count if both name them. */
export function endsEqually(expected: Answer, { outcome }: Answer): boolean {
  const words = (text: string): string => text.replace(/ [\d ]+$/, "");
  const hasStores = [expected.outcome, outcome].every((text) => /\d$/.test(text));
  return hasStores ? expected.outcome === outcome : words(expected.outcome) === words(outcome);
}

/** Returns whether a reply is right. */
function isRight(expected: Answer, reply: Reply): boolean {
  return !("refused" in reply) && equal(expected.moves, reply.moves) && endsEqually(expected, reply);
}

/** Asks about a state, and returns the difference if the program is wrong. */
export async function differenceAt(
  player: Player,
  choice: VariantChoice,
  state: State,
): Promise<Difference | undefined> {
  const expected = answerOf(choice, replay(choice, state));
  const reply = await player.ask(state);
  return isRight(expected, reply) ? undefined : { state, expected, reply };
}

/** Plays a random game, and returns the number of positions and the first difference. */
export async function playGame(
  player: Player,
  choice: VariantChoice,
  seed: number,
): Promise<{ readonly positions: number; readonly difference?: Difference }> {
  const { family } = choice;
  const { rules } = family;
  const dice = diceFrom(seed);
  let game: AnyGame = rules.createGame(choice.variant);
  const play: string[] = [];
  let reply = await player.ask({ position: undefined, play: [] });
  for (let ply = 0; ; ply++) {
    const expected = answerOf(choice, game);
    const state = { position: undefined, play: [...play] };
    if (!isRight(expected, reply)) return { positions: ply + 1, difference: { state, expected, reply } };
    const moves = rules.legalMoves(game);
    if (moves.length === 0 || ply >= MOST_PLIES) return { positions: ply + 1 };
    // Shots are preferred, because most games of random moves would end before many rules matter.
    const texts = moves.map((each) => moveText(family, game, each));
    const shots = texts.filter((text) => text.includes("x"));
    const from = shots.length > 0 && dice(2) === 0 ? shots : texts;
    const move = from[dice(from.length)] as string;
    game = rules.applyMove(game, moveFrom(family, move));
    play.push(move);
    reply = await player.play(move);
  }
}

/** Yields states that are smaller than one: with fewer moves, or with fewer pieces. */
function* smaller(choice: VariantChoice, state: State): Generator<State> {
  const { position, play } = state;
  if (position === undefined || play.length > 0) {
    for (let kept = 0; kept < Math.min(play.length, 12); kept++) {
      const before = { position, play: play.slice(0, play.length - kept) };
      yield { position: plainOf(replay(choice, before)), play: play.slice(play.length - kept) };
    }
  }
  if (position === undefined) return;
  if ("light" in position) {
    for (const side of ["light", "dark"] as const)
      for (const point of position[side])
        yield { position: { ...position, [side]: position[side].filter((each) => each !== point) }, play };
    const hand = position.hand.map((cows) => cows - 1);
    if (hand.every((cows) => cows >= 0)) yield { position: { ...position, hand }, play };
  } else
    for (const side of ["south", "north", "stores"] as const)
      for (const [i, seeds] of position[side].entries())
        for (const fewer of new Set([0, 1, seeds - 1]))
          if (fewer >= 0 && fewer < seeds)
            yield { position: { ...position, [side]: position[side].with(i, fewer) }, play };
}

/**
 * Returns the smallest state in which the program is still wrong in the same way.
 *
 * @param isSame - Whether a difference is of the same kind.
 */
export async function smallest(
  player: Player,
  choice: VariantChoice,
  first: Difference,
  isSame: (difference: Difference) => boolean,
): Promise<Difference> {
  let best = first;
  let tries = 0;
  search: for (;;) {
    for (const state of smaller(choice, best.state)) {
      if (++tries > MOST_TRIES) return best;
      if (validGame(choice, state) === undefined) continue;
      const found = await differenceAt(player, choice, state);
      // A game that is over cannot be the start of anything.
      const isOver = found?.expected.moves.length === 0 && state.play.length === 0;
      if (found === undefined || isOver || !isSame(found)) continue;
      best = found;
      continue search;
    }
    return best;
  }
}
