/** What an arbiter answers when a ply is called into question: whether it stands, by which rule, and what follows. */
import { checkArgument } from "../../base/options.ts";
import type { Game, IllegalMoveCode, Move, Outcome, Player, Reason } from "../../rules/mancala/data/state.ts";
import { explainMove } from "../../rules/mancala/explain.ts";
import { applyMove, outcome, variantOf, whyIllegal } from "../../rules/mancala/game.ts";
import { forfeit } from "../../rules/mancala/verdicts.ts";
import { announceEnd } from "../../words/mancala/turns.ts";
import { type Words as GameWords, refusalValues } from "../../words/mancala/words.ts";
import { fill, namesOf, type PartialWords, sidesOf, textOf } from "../../words/sentences.ts";
import { told } from "../describe.ts";
import type { RuleText, Words } from "./describeRules.ts";
import { en } from "./en.ts";
import { type RuleName, rulesIn } from "./rules.ts";

/**
 * What may follow on a ply that does not stand: for text that names no house of the side, only `put-back`. No text on
 * mancala says which.
 */
export interface RulingConsequence {
  /** `put-back`: the game goes on as it was before, with the side to move; `forfeit`: the player has lost. */
  readonly kind: "put-back" | "forfeit";
  /** The game as it then is. */
  readonly game: Game;
}

/** An arbiter's answer. */
export type ArbiterRuling = {
  readonly player: Player;
  /** The rule that decides, as `describeRules` names it; `undefined` where no rule does, as for text that is no move. */
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
      /** What may follow: the arbiter chooses. Nothing in a game that is over. */
      readonly follows: readonly RulingConsequence[];
    }
);

/** By code: the rule that refuses the ply. */
const ruleOf: Readonly<Record<IllegalMoveCode | "double-turn", RuleName | undefined>> = {
  "game-over": undefined,
  malformed: undefined,
  "unknown-house": "board",
  "empty-house": "sowing",
  "must-feed": "feeding",
  "slam-illegal": "grand-slam",
  "no-swap": "swap",
  "double-turn": "turns",
};

/** By reason: the rule that ended the game. */
const endOf: Readonly<Partial<Record<Reason, RuleName>>> = {
  "side-empty": "empty-side",
  "cannot-feed": "no-moves",
  "no-moves": "no-moves",
  majority: "majority",
  repetition: "repetition",
};

/**
 * Rules on a ply as it was played: whether it stands, which rule decides, and what follows. Nothing is changed: the arbiter
 * goes on with one of the games in the answer.
 *
 * @param game - The game before the ply.
 * @param player - Who played it, in turn or not.
 * @param move - The ply as it was played, as an object or as text; anything else does not stand.
 * @throws `ArgumentError` for a `player` that is not a side; `ParseError` for anything but a game.
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
export function arbitrate(game: Game, player: Player, move: Move | string): ArbiterRuling {
  const end = outcome(game);
  checkArgument("player", "south|north", player);
  const refused = whyIllegal(game, move);
  const isTurn = game.turn === player || end !== undefined || refused === "malformed";
  const code = isTurn ? refused : "double-turn";
  if (code === undefined) {
    const next = applyMove(game, move);
    const end = outcome(next);
    const rule = end ? endOf[end.reason] : ruleOfPly(game, move);
    return { player, stands: true, rule, game: next, outcome: end };
  }
  if (code === "game-over") return { player, stands: false, code, rule: undefined, follows: [] };
  const reason = code === "double-turn" ? code : "cheating";
  const follows: RulingConsequence[] = [{ kind: "put-back", game }];
  // Text that names no move here is nothing that a player has done.
  if (code !== "malformed" && code !== "unknown-house")
    follows.push({ kind: "forfeit", game: forfeit(game, player, reason) });
  return { player, stands: false, code, rule: ruleOf[code], follows };
}

/** The rule that a legal ply follows. */
function ruleOfPly(game: Game, move: Move | string): RuleName {
  const steps = explainMove(game, move);
  if (steps.some(({ kind }) => kind === "swap")) return "swap";
  if (steps.some(({ kind }) => kind === "forfeit")) return "grand-slam";
  const captures = steps.filter((step) => step.kind === "capture");
  if (captures.length === 0) return "sowing";
  if (captures.some(({ by }) => by !== game.turn)) return "opponent-empty-house";
  // The last seed alone.
  const isLone = captures.length === 1 && variantOf(game).capture === "opposite";
  return isLone ? "empty-opposite" : "capture";
}

/** An arbiter's answer in words. */
export interface RulingText {
  /** Whether the ply stands, and why not. */
  readonly answer: string;
  /** The rule that decides, with its sources. */
  readonly rule: RuleText | undefined;
  /** What may follow, or how the game has ended. */
  readonly follows: readonly { readonly text: string; readonly sources: readonly string[] }[];
}

/**
 * Returns an arbiter's answer in words, to be read out or printed.
 *
 * @param words - The sentences of rulebooks in one language, `en` or `af` of `morabaraba/mancala/rulebook`.
 * @param game - The game before the ply.
 * @param move - The ply that {@link arbitrate} was given.
 * @param ruling - What {@link arbitrate} returned; it is taken as it comes.
 * @throws `ArgumentError` for words with anything but texts.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { arbitrate, en, formatRuling } from "morabaraba/mancala/rulebook";
 *
 * const game = createGame();
 * formatRuling(en, game, "1", arbitrate(game, "north", "1")).answer;
 * // => "The move of North does not stand. It is not the turn of North."
 * ```
 */
export function formatRuling(
  words: PartialWords<Words>,
  game: Game,
  move: Move | string,
  ruling: ArbiterRuling,
): RulingText {
  const names = namesOf<GameWords>(words);
  const found = rulesIn(variantOf(game)).find(({ rule }) => rule === ruling.rule);
  const rule = found && told(en, words, found);
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
