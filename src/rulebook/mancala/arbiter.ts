/* The arbiter: whether a disputed ply stands, by which rule, and what follows. */
import { checkArgument } from "../../base/options.ts";
import { en, type Words } from "../../languages/en/mancala/rulebook.ts";
import type { Words as GameWords } from "../../languages/en/mancala/words.ts";
import type {
  Game,
  IllegalMoveCode,
  MoveLike,
  Outcome,
  Player,
  Reason,
} from "../../rules/mancala/data/state.ts";
import { explainMove } from "../../rules/mancala/explain.ts";
import { applyMove, outcome, variantOf, whyIllegal } from "../../rules/mancala/game.ts";
import { forfeit } from "../../rules/mancala/verdicts.ts";
import { refusalValues } from "../../words/mancala/announce.ts";
import { announceEnd } from "../../words/mancala/turns.ts";
import { fill, namesOf, type PartialWords, sidesOf, textOf } from "../../words/sentences.ts";
import { renderRule } from "../describe.ts";
import { type RuleName, type RuleText, rulesIn } from "./describeRules.ts";

/**
 * What may follow a ply that does not stand. A ply whose text names no house of the side is only put back.
 * The sources on mancala do not say what follows.
 */
export interface RulingConsequence {
  /** `put-back`: the game continues from before the ply. `forfeit`: the player has lost. */
  readonly kind: "put-back" | "forfeit";
  /** The game after this consequence. */
  readonly game: Game;
}

/** An arbiter's ruling. */
export type ArbiterRuling = {
  readonly player: Player;
  /** The deciding rule, as in `describeRules`; `undefined` if none decides, as for malformed text. */
  readonly rule: RuleName | undefined;
} & (
  | {
      readonly stands: true;
      /** The game after the ply. */
      readonly game: Game;
      /** How the ply ended the game, if it did. */
      readonly outcome: Outcome | undefined;
    }
  | {
      readonly stands: false;
      readonly code: IllegalMoveCode | "double-turn";
      /** What may follow, for the arbiter to choose; empty if the game is over. */
      readonly follows: readonly RulingConsequence[];
    }
);

/** The rule that refuses a ply, by code. */
const ruleOfCode: Readonly<Record<IllegalMoveCode | "double-turn", RuleName | undefined>> = {
  "game-over": undefined,
  malformed: undefined,
  "unknown-house": "board",
  "empty-house": "sowing",
  "must-feed": "feeding",
  "slam-illegal": "grand-slam",
  "no-swap": "swap",
  "double-turn": "turns",
};

/** The rule that ended the game, by reason. */
const ruleOfEnd: Readonly<Partial<Record<Reason, RuleName>>> = {
  "side-empty": "empty-side",
  "cannot-feed": "no-moves",
  "no-moves": "no-moves",
  majority: "majority",
  repetition: "repetition",
};

/**
 * Rules on a ply as it was played: whether it stands, which rule decides, and what follows. The game does not
 * change; the arbiter continues with one of the games in the ruling.
 *
 * @param game - The game before the ply.
 * @param player - The side that played it, whether or not it was its turn.
 * @param move - The ply, as an object or as text. Anything else does not stand.
 * @throws `ArgumentError` if `player` is not a side.
 * @throws `ParseError` if `game` is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { arbitrate } from "morabaraba/mancala/rulebook";
 *
 * const ruling = arbitrate(parsePosition("0,0,0,0,0,2/1,3,0,0,0,0 21,21 s", "oware"), "south", "1");
 * ruling.stands; // => false
 * ruling.rule; // => "sowing"
 * ```
 */
export function arbitrate(game: Game, player: Player, move: MoveLike | string): ArbiterRuling {
  const end = outcome(game);
  checkArgument("player", "south|north", player);
  const refusal = whyIllegal(game, move);
  const isTurn = game.turn === player || end !== undefined || refusal === "malformed";
  const code = isTurn ? refusal : "double-turn";
  if (code === undefined) {
    const next = applyMove(game, move);
    const end = outcome(next);
    const rule = end ? ruleOfEnd[end.reason] : ruleOfPly(game, move);
    return { player, stands: true, rule, game: next, outcome: end };
  }
  if (code === "game-over") return { player, stands: false, code, rule: undefined, follows: [] };
  const reason = code === "double-turn" ? code : "cheating";
  const follows: RulingConsequence[] = [{ kind: "put-back", game }];
  // Text that names no move on this board was not played, so it cannot be cheating.
  if (code !== "malformed" && code !== "unknown-house")
    follows.push({ kind: "forfeit", game: forfeit(game, player, reason) });
  return { player, stands: false, code, rule: ruleOfCode[code], follows };
}

/** Returns the rule that a legal ply follows. */
function ruleOfPly(game: Game, move: MoveLike | string): RuleName {
  const steps = explainMove(game, move);
  if (steps.some(({ kind }) => kind === "swap")) return "swap";
  if (steps.some(({ kind }) => kind === "forfeit")) return "grand-slam";
  const captures = steps.filter((step) => step.kind === "capture");
  if (captures.length === 0) return "sowing";
  if (captures.some(({ by }) => by !== game.turn)) return "opponent-empty-house";
  // Only the last seed was captured.
  const isLone = captures.length === 1 && variantOf(game).capture === "opposite";
  return isLone ? "empty-opposite" : "capture";
}

/** A ruling in words. */
export interface RulingText {
  /** Whether the ply stands, and if not, why. */
  readonly answer: string;
  /** The deciding rule, with its sources. */
  readonly rule: RuleText | undefined;
  /** What may follow, or how the game ended. */
  readonly follows: readonly { readonly text: string; readonly sources: readonly string[] }[];
}

/**
 * Returns a ruling in words, to be read out or printed.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/mancala/rulebook`.
 * @param game - The game before the ply.
 * @param move - The ply that was passed to {@link arbitrate}.
 * @param ruling - What {@link arbitrate} returned; not checked.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { arbitrate, en, formatRuling } from "morabaraba/mancala/rulebook";
 *
 * const game = createGame();
 * formatRuling(en, game, "1", arbitrate(game, "north", "1")).answer;
 * // => "The move of North does not stand. It is not North's turn."
 * ```
 */
export function formatRuling(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
  ruling: ArbiterRuling,
): RulingText {
  const names = namesOf<GameWords>(words);
  const decider = rulesIn(variantOf(game)).find(({ rule }) => rule === ruling.rule);
  const rule = decider && renderRule(en, words, decider);
  const [player, winner] = sidesOf(en.names, names, ruling.player);
  const sides = { player, winner };
  if (ruling.stands) {
    const { outcome: end } = ruling;
    const follows = end ? [{ text: announceEnd(names, end), sources: [...(rule as RuleText).sources] }] : [];
    return { answer: fill(textOf(en, words, "arbiter", "stands"), sides), rule, follows };
  }
  const { code, follows } = ruling;
  const turn = { player: textOf(en.names, names, "players", game.turn) };
  const why =
    code === "double-turn" ? textOf(en, words, "arbiter", "out-of-turn") : textOf(en, words, "faults", code);
  return {
    answer: `${fill(textOf(en, words, "arbiter", "falls"), sides)} ${fill(why, { ...refusalValues(game, move), ...sides })}`,
    rule,
    follows: follows.map(({ kind }) => ({
      text: fill(textOf(en, words, "arbiter", kind), kind === "put-back" ? turn : sides),
      sources: [],
    })),
  };
}
