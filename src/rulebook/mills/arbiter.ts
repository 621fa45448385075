/* The arbiter: whether a disputed move stands, by which rule, and what follows. */
import { equals } from "../../base/data.ts";
import { checkArgument } from "../../base/options.ts";
import { en, type Words } from "../../languages/en/mills/rulebook.ts";
import type { Words as GameWords } from "../../languages/en/mills/words.ts";
import type { Line } from "../../rules/mills/data/board.ts";
import type { Game, IllegalMoveCode, MoveLike, Outcome, Reason } from "../../rules/mills/data/state.ts";
import type { Player } from "../../rules/mills/data/terms.ts";
import { shootsWhilePlacing } from "../../rules/mills/data/variant.ts";
import { applyMove, outcome, variantOf, whyIllegal } from "../../rules/mills/game.ts";
import { moveFields } from "../../rules/mills/moves.ts";
import { type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { closedMills, type Phase, phase, shotTargets } from "../../rules/mills/queries.ts";
import { forfeit } from "../../rules/mills/verdicts.ts";
import { refusalOf } from "../../words/mills/announce.ts";
import { announceEnd } from "../../words/mills/turns.ts";
import { fill, namesOf, type PartialWords, sidesOf, textOf } from "../../words/sentences.ts";
import { renderRule } from "../describe.ts";
import { type RuleName, type RuleText, rulesIn } from "./describeRules.ts";

/**
 * What may follow a move that does not stand. A move whose text names no move on this board is only put back.
 */
export interface RulingConsequence {
  /** `put-back`: the game continues from before the move. `forfeit`: the player has lost. */
  readonly kind: "put-back" | "forfeit";
  /** The game after this consequence. */
  readonly game: Game;
  /** The tags of the texts that ask for it. No text says what follows an honest mistake. */
  readonly sources: readonly string[];
}

/** An arbiter's ruling. */
export type ArbiterRuling = {
  readonly player: Player;
  /** The deciding rule, as in `describeRules`; `undefined` if none decides, as for malformed text. */
  readonly rule: RuleName | undefined;
} & (
  | {
      readonly stands: true;
      /** The game after the move. */
      readonly game: Game;
      /** How the move ended the game, if it did. */
      readonly outcome: Outcome | undefined;
    }
  | {
      readonly stands: false;
      readonly code: IllegalMoveCode | "double-turn";
      /** What may follow, for the arbiter to choose; empty if the game is over. */
      readonly follows: readonly RulingConsequence[];
    }
);

type FindRule = (game: Game, move: MoveLike | string) => RuleName;

/** The rule that refuses a move, by code. */
const ruleOfCode: Readonly<Record<IllegalMoveCode | "double-turn", RuleName | FindRule | undefined>> = {
  "game-over": undefined,
  malformed: undefined,
  "unknown-point": "board",
  "removal-due": "full-board",
  "no-placing": (game, move) =>
    variantOf(game).shotWhilePlacing === "illegal" && closedMills(game, move).length > 0
      ? "placing-shot"
      : "no-placing",
  "must-free": "no-moves",
  "too-many-shots": (game, move) =>
    ruleAgainstShots(game, closedMills(game, move), moveFields(move).shots.length) ?? "shots",
  "cow-in-hand": "moving-while-placing",
  "no-cow-in-hand": (game) => ruleOfCow[phase(game)],
  "not-your-cow": ({ removals }) => (removals ? "full-board" : "turns"),
  occupied: ruleOfStep,
  "not-adjacent": ruleOfStep,
  "mill-barred": "repeat-mill",
  "shot-missing": (_, move) => (moveFields(move).shots.length > 0 ? "shots" : "shot"),
  "shot-without-mill": (game) => (variantOf(game).millEffect === "wins" ? "mill-worth" : "shot"),
  "not-a-target": ({ removals }) => (removals ? "full-board" : "shot"),
  "target-in-mill": "cows-in-mills",
  "double-turn": "turns",
};

/** The rule that ended the game, by reason. */
const ruleOfEnd: Readonly<Partial<Record<Reason, RuleName>>> = {
  mill: "mill-worth",
  "few-cows": "few-cows",
  "no-moves": "no-moves",
  "full-board": "full-board",
  "ten-moves": "ten-moves",
  repetition: "repetition",
  "no-shots": "no-shots",
};

/**
 * Rules on a move as it was played: whether it stands, which rule decides, and what follows. The game does
 * not change; the arbiter continues with one of the games in the ruling.
 *
 * @param game - The game before the move.
 * @param player - The side that played it, whether or not it was its turn.
 * @param move - The move, as an object or as text in WMD notation. Anything else does not stand.
 * @throws `ArgumentError` if `player` is not a side.
 * @throws `ParseError` if `game` is invalid.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { arbitrate } from "morabaraba/rulebook";
 *
 * const ruling = arbitrate(parsePosition("LL5D/7D/8 l 10,10 - 0 4", "mssa"), "light", "g7");
 * ruling.stands; // => false
 * ruling.rule; // => "shot"
 * ruling.stands || ruling.follows.map(({ kind }) => kind); // => ["put-back", "forfeit"]
 * ```
 */
export function arbitrate(game: Game, player: Player, move: MoveLike | string): ArbiterRuling {
  const end = outcome(game);
  checkArgument("player", "light|dark", player);
  const refusal = whyIllegal(game, move);
  // Text that names no move on this board was not played, so it cannot be cheating.
  const isPlayed = refusal !== "malformed" && refusal !== "unknown-point";
  const isTurn = game.turn === player || end !== undefined || !isPlayed;
  const code = isTurn ? refusal : "double-turn";
  if (code === undefined) {
    const next = applyMove(game, move);
    const end = outcome(next);
    const rule = end ? ruleOfEnd[end.reason] : ruleOfMove(game, move);
    return { player, stands: true, rule, game: next, outcome: end };
  }
  if (code === "game-over") return { player, stands: false, code, rule: undefined, follows: [] };
  const reason = code === "double-turn" ? code : "cheating";
  const follows: RulingConsequence[] = [{ kind: "put-back", game, sources: [] }];
  if (isPlayed)
    follows.push({
      kind: "forfeit",
      game: forfeit(game, player, reason),
      sources: reason === "cheating" ? ["WP-en", "ZB"] : ["ZB"],
    });
  const decider = ruleOfCode[code];
  const rule = typeof decider === "function" ? decider(game, move) : decider;
  return { player, stands: false, code, rule, follows };
}

/** Returns the rule that a legal move follows. */
function ruleOfMove(game: Game, move: MoveLike | string): RuleName {
  const closed = closedMills(game, move);
  if (closed.length === 0) return ruleOfStep(game, move);
  return (
    ruleAgainstShots(game, closed, 1) ?? (shotTargets(game, move).targets.length > 0 ? "shot" : "no-target")
  );
}

/** Returns the rule that a move's step follows, whether or not it closes mills. */
function ruleOfStep(game: Game, move: MoveLike | string): RuleName {
  if (game.removals) return "full-board";
  return moveFields(move).from === undefined ? "placing" : ruleOfCow[phase(game)];
}

/** The rule for a side's cows on the board, by phase. */
const ruleOfCow: Readonly<Record<Phase, RuleName>> = {
  placing: "moving-while-placing",
  moving: "step",
  flying: "flying",
};

/** Returns the rule that gives a move fewer shots than `count`, although it closes enough mills. */
function ruleAgainstShots(game: Game, closed: readonly Line[], count: number): RuleName | undefined {
  const variant = variantOf(game);
  const { turn, hands, mustFree: freeing, usedLines: used } = game;
  if (variant.millEffect === "wins") return "mill-worth";
  if (freeing) return "no-moves";
  if (!shootsWhilePlacing(variant) && hands.light + hands.dark > 0) return "placing-shot";
  const unused = closed.filter((line) => !used?.[turn].some((other) => equals(line, other)));
  return unused.length < Math.min(count, closed.length) ? "repeat-mill" : undefined;
}

/** A ruling in words. */
export interface RulingText {
  /** Whether the move stands, and if not, why. */
  readonly answer: string;
  /** The deciding rule, with its sources. */
  readonly rule: RuleText | undefined;
  /** What may follow, or how the game ended. */
  readonly follows: readonly { readonly text: string; readonly sources: readonly string[] }[];
}

/**
 * Returns a ruling in words, to be read out or printed.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/rulebook`.
 * @param game - The game before the move.
 * @param move - The move that was passed to {@link arbitrate}.
 * @param ruling - What {@link arbitrate} returned; not checked.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { arbitrate, en, formatRuling } from "morabaraba/rulebook";
 *
 * const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4", "mssa");
 * const { answer, rule } = formatRuling(en, game, "g7", arbitrate(game, "light", "g7"));
 * answer; // => "The move of Light does not stand. The move closes a mill, and shoots no cow."
 * rule?.text; // => "A move that closes a mill shoots a cow of the other side, which leaves the game."
 * ```
 */
export function formatRuling(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
  ruling: ArbiterRuling,
  options: NotationOptions = {},
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
  const [fault, values] =
    code === "double-turn" ? [] : refusalOf(game, move, code, notationOn(game, options));
  const why = fault ? textOf(en, words, "faults", fault) : textOf(en, words, "arbiter", "out-of-turn");
  return {
    answer: `${fill(textOf(en, words, "arbiter", "falls"), sides)} ${fill(why, { ...values, ...sides })}`,
    rule,
    follows: follows.map(({ kind, sources }) => ({
      text: fill(textOf(en, words, "arbiter", kind), kind === "put-back" ? turn : sides),
      sources,
    })),
  };
}
