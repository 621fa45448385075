/* Names the rule that a program breaks, from the rules that the variant could have instead. */
import { loadFamily } from "../../families.ts";
import type { VariantChoice } from "../input/variants.ts";
import { type Difference, endsEqually } from "./compare.ts";
import { answerOf, moveFrom, moveText, replay, type State, validGame } from "./states.ts";

/** A rule in words. */
export interface NamedRule {
  readonly rule: string;
  readonly text: string;
  readonly sources: readonly string[];
  /** The rule that the program follows instead, if one explains its whole answer. */
  readonly instead?: string;
}

/** Changes of a variant's fields that programs make, the likeliest first. */
const changes: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  mills: [
    { shotsPerMove: "each-mill" },
    { shotsPerMove: "one" },
    { targetsInMills: "always" },
    { targetsInMills: "never" },
    { targetsInMills: "last-resort" },
    { flyAt: null },
    { flyAt: 3 },
    { flyAt: 4 },
    { shooting: "optional" },
    { repeatMill: "allowed" },
    { repeatMill: "same-cow" },
    { repeatMill: "same-mill" },
    { repeatMill: "once" },
    { moveWhilePlacing: true },
    { moveWhilePlacing: false },
    { shotWhilePlacing: "none" },
    { shotWhilePlacing: "illegal" },
    { shotWhilePlacing: "removes" },
    { noPlacing: null },
    { millEffect: "shoots" },
    { millEffect: "wins" },
    { startsMoving: "next" },
    { blocked: "loses" },
    { blocked: "draws" },
    { blocked: "passes" },
    { fullBoard: "draws" },
    { fullBoard: "first-player-loses" },
    { loseBelow: 2 },
    { loseBelow: 4 },
    { tenMoves: null },
    { tenMoves: { plies: 20, cows: 3, who: "either" } },
    { tenMoves: { plies: 10, cows: 3, who: "both" } },
    { repetition: null },
    { repetition: 2 },
    { repetition: 3 },
  ],
  mancala: [
    { sowStores: true },
    { sowStores: false },
    { skipOrigin: true },
    { skipOrigin: false },
    { relay: true },
    { relay: false },
    { emptyOpposite: "take-own" },
    { emptyOpposite: "nothing" },
    { opponentEmptyHouse: "to-opponent" },
    { captureAfterLap: true },
    { mustFeed: false },
    { mustFeed: true },
    { grandSlam: "captured" },
    { grandSlam: "no-capture" },
    { grandSlam: "illegal" },
    { grandSlam: "illegal-unless-only" },
    { grandSlam: "rest-to-opponent" },
    { grandSlam: "leave-last" },
    { grandSlam: "leave-first" },
    { endsWhen: "mover-empty" },
    { endsWhen: "either-empty" },
    { endsWhen: "all-empty" },
    { majority: true },
    { majority: false },
    { repetition: null },
  ],
};

/** Names rules of one variant. */
export interface RuleNamer {
  /** Returns the rule that a difference breaks. */
  ruleIn(difference: Difference): NamedRule;
  /** Returns a rule by its name. */
  textOf(rule: string | undefined): NamedRule;
}

/** Loads the rulebook of a variant. */
export async function ruleNamer(choice: VariantChoice): Promise<RuleNamer> {
  const { family, variant } = choice;
  const { rules, rulebook } = await loadFamily(family, "rulebook");
  const all = rulebook.describeRules(rulebook.en, variant);
  const textOf = (rule: string | undefined): NamedRule => {
    const found = all.find((each) => each.rule === rule) ?? all[0];
    return found as NonNullable<typeof found>;
  };
  /** The variants with another rule, and both texts. */
  const others = (changes[family.name] ?? []).flatMap((change) => {
    const [field = ""] = Object.keys(change);
    try {
      const changed = rules.defineVariant(variant, { ...change, name: "changed" });
      const texts = rulebook.describeRules(rulebook.en, changed);
      // A change may give other sentences to several rules; the one that covers the field is the rule's own.
      const own = all.find(({ fields }) => fields.includes(field));
      const instead = texts.find(({ fields }) => fields.includes(field));
      return own && instead && own.text !== instead.text
        ? [{ choice: { family, variant: changed }, own, instead: instead.text }]
        : [];
    } catch {
      return [];
    }
  });

  /** The rule that the arbiter names for a move, legal or not. */
  const ruleOfMove = (state: State, move: string): string | undefined => {
    const game = replay(choice, state);
    const ruling = rulebook.arbitrate(game, game.turn, moveFrom(family, move) as string);
    return (ruling as { readonly rule?: string }).rule;
  };

  /**
   * The rule of a step that a program lacks with all its shots; the arbiter would name the rule of the shot.
   */
  const missingStep = (
    state: State,
    missing: readonly string[],
    given: readonly string[],
  ): string | undefined => {
    const stepOf = (move: string): string => move.split("x")[0] as string;
    const lacked = missing.find((move) => !given.some((other) => stepOf(other) === stepOf(move)));
    const game = replay(choice, state);
    const legal = rules.legalMoves(game).find((move) => moveText(family, game, move) === lacked);
    const { kind = "" } = Object(legal) as { readonly kind?: string };
    return { place: "placing", move: "step", fly: "flying" }[kind];
  };

  /** The rule that ended the game, as the arbiter names it for the last move. */
  const ruleOfEnd = ({ position, play }: State): string | undefined => {
    const last = play.at(-1);
    return last === undefined ? undefined : ruleOfMove({ position, play: play.slice(0, -1) }, last);
  };

  const ruleIn = (difference: Difference): NamedRule => {
    const { state, expected, reply } = difference;
    if ("refused" in reply) {
      const at = state.play.indexOf(reply.refused);
      return textOf(ruleOfMove({ ...state, play: state.play.slice(0, at) }, reply.refused));
    }
    for (const { choice: other, own, instead } of others) {
      const game = validGame(other, state);
      if (game === undefined) continue;
      const answer = answerOf(other, game, { stores: "always" });
      if (endsEqually(answer, reply) && answer.moves.join() === reply.moves.join())
        return { ...own, instead };
    }
    const extra = reply.moves.filter((move) => !expected.moves.includes(move));
    const missing = expected.moves.filter((move) => !reply.moves.includes(move));
    const [move] = [...extra, ...missing];
    const step = extra.length === 0 ? missingStep(state, missing, reply.moves) : undefined;
    if (step !== undefined) return textOf(step);
    return textOf(move === undefined ? ruleOfEnd(state) : ruleOfMove(state, move));
  };
  return { ruleIn, textOf };
}
