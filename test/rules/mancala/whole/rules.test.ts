/** Hand-made positions: one for each rule, each value of a variant field, each reason and each code. */
import {
  applyMove,
  createGame,
  defineVariant,
  type Game,
  legalMoves,
  outcome,
  type Variant,
  type VariantName,
  whyIllegal,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { board, lazily, shown } from "../../../support/mancala/positions.ts";

const after = (text: string, house: number, variant?: VariantName | Variant): Game =>
  applyMove(board(text, variant), { house });

const houses = (game: Game): number[] => legalMoves(game).map((move) => move.house ?? 0);

const kalah = (changes: Partial<Variant>): Variant => defineVariant("kalah", { name: "own", ...changes });
const oware = (changes: Partial<Variant>): Variant => defineVariant("oware", { name: "own", ...changes });

describe("kalah", () => {
  test("a lap of 13 ends in the house it left and captures", () => {
    const game = after("13,1,1,1,1,1,2,2,2,2,2,3; 0,0; S", 1);
    expect(shown(game)).toBe("0,2,2,2,2,2,3,3,3,3,3,0; 6,0; N");
  });

  test("a last seed in the player's store gives another move, without limit", () => {
    const game = after("0,0,4,0,0,0,0,0,0,1,0,0; 0,0; S", 3);
    expect(shown(game)).toBe("0,0,0,1,1,1,0,0,0,1,0,0; 1,0; S");
    expect(shown(applyMove(game, "6"))).toBe("0,0,0,1,1,0,0,0,0,1,0,0; 2,0; S");
  });

  test("north captures and sows past south's store", () => {
    expect(shown(after("0,0,5,0,0,0,1,0,0,0,0,0; 0,0; N", 1))).toBe("0,0,5,0,0,0,0,1,0,0,0,0; 0,0; S");
    expect(shown(after("0,0,0,0,5,1,1,0,0,0,0,0; 0,0; N", 1))).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 1,6; S");
    expect(shown(after("1,1,1,1,1,1,1,1,1,1,1,9; 0,0; N", 6))).toBe("2,2,2,2,2,2,2,2,1,1,1,0; 0,1; S");
  });

  test("ends when either side is empty, whichever side is to move, and the rest goes to its owner", () => {
    const emptied = after("0,0,0,0,0,1,1,2,3,0,0,0; 10,5; S", 6);
    expect(shown(emptied)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 11,11; S");
    expect(outcome(emptied)).toEqual({ winner: null, reason: "side-empty" });
    expect(emptied.swept).toBe("side-empty");
    const passed = after("0,0,0,0,2,1,0,0,0,0,0,1; 10,5; N", 6);
    expect(shown(passed)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 13,6; N");
    expect(outcome(passed)).toEqual({ winner: "south", reason: "side-empty" });
  });

  test("stops at a majority if the variant has that rule, and leaves the board", () => {
    const rules = kalah({ majority: true });
    const game = after("0,0,0,0,2,1,1,1,1,0,0,0; 5,1; S", 6, rules);
    expect(shown(game)).toBe("0,0,0,0,2,0,1,1,1,0,0,0; 6,1; S");
    expect(outcome(game)).toBeUndefined();
    const won = after("0,0,0,0,2,1,1,1,1,0,0,0; 6,1; S", 6, rules);
    expect(shown(won)).toBe("0,0,0,0,2,0,1,1,1,0,0,0; 7,1; S");
    expect(outcome(won)).toEqual({ winner: "south", reason: "majority" });
    expect(won.verdict).toBeUndefined();
    expect(legalMoves(won)).toEqual([]);
    const drawn = after(
      "0,0,0,0,0,0,0,0,0,0,0,1; 7,6; N",
      6,
      kalah({ majority: true, endsWhen: "mover-empty" }),
    );
    expect(outcome(drawn)).toEqual({ winner: null, reason: "majority" });
  });

  test("any size: the smallest board ends at once", () => {
    const game = applyMove(createGame(kalah({ houses: 1, seeds: 1 })), { house: 1 });
    expect(shown(game)).toBe("0,0; 1,1; S");
    expect(outcome(game)).toEqual({ winner: null, reason: "side-empty" });
  });
});

describe("oware", () => {
  test("a grand slam is legal and captures nothing", () => {
    const game = after("1,1,1,1,1,0,0,0,8,0,0,1; 0,0; N", 3, "oware");
    expect(shown(game)).toBe("2,2,2,2,2,0,0,0,0,1,1,2; 0,0; S");
  });

  test("the chain of captures stops at four", () => {
    const game = after("0,0,8,0,0,1,3,1,1,1,3,0; 0,0; S", 3, "oware");
    expect(shown(game)).toBe("0,0,0,1,1,2,4,2,2,2,4,0; 0,0; N");
  });

  test("the chain stops at the opponent's first house", () => {
    const game = after("0,0,0,0,2,3,1,1,2,0,0,7; 0,0; S", 6, "oware");
    expect(shown(game)).toBe("0,0,0,0,2,0,0,0,0,0,0,7; 7,0; N");
  });

  test("one or four are not captured, nor are the player's own houses", () => {
    expect(shown(after("0,0,0,0,1,1,3,0,0,0,0,1; 0,0; S", 6, "oware"))).toBe(
      "0,0,0,0,1,0,4,0,0,0,0,1; 0,0; N",
    );
    expect(shown(after("0,0,0,0,1,1,0,0,0,0,0,1; 0,0; S", 6, "oware"))).toBe(
      "0,0,0,0,1,0,1,0,0,0,0,1; 0,0; N",
    );
    expect(shown(after("0,0,0,0,1,1,0,0,0,0,0,1; 0,0; S", 5, "oware"))).toBe(
      "0,0,0,0,0,2,0,0,0,0,0,1; 0,0; N",
    );
  });

  test("a lap of 12 skips the house it left", () => {
    const game = after("12,0,0,0,0,1,1,0,0,0,0,0; 17,17; S", 1, "oware");
    expect(shown(game)).toBe("0,2,1,1,1,2,2,1,1,1,1,1; 17,17; N");
  });

  test("an opponent without seeds must be fed", () => {
    const game = board("0,0,0,0,0,0,1,3,0,0,0,2; 21,21; N", "oware");
    expect(houses(game)).toEqual([6]);
    expect(whyIllegal(game, { house: 2 })).toBe("must-feed");
    expect(whyIllegal(game, { house: 3 })).toBe("empty-house");
  });

  test("if the opponent cannot be fed, the player takes all seeds of their own side", () => {
    const game = board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware");
    expect(legalMoves(game)).toEqual([]);
    expect(shown(game)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 19,29; N");
    expect(outcome(game)).toEqual({ winner: "north", reason: "cannot-feed" });
  });

  test("a seed in the player's store feeds nobody", () => {
    const rules = oware({ sowStores: true });
    expect(houses(board("0,0,0,0,2,1,0,0,0,0,0,0; 20,20; S", rules))).toEqual([]);
    expect(houses(board("0,0,0,0,3,1,0,0,0,0,0,0; 20,20; S", rules))).toEqual([5]);
  });

  test("one seed sown there feeds, also with a forfeited slam", () => {
    expect(houses(board("0,0,20,0,1,1,0,0,0,0,0,0; 22,4; S", "oware"))).toEqual([3, 6]);
  });

  test("more than half wins at once, half each is a draw", () => {
    const game = after("0,0,0,0,0,1,1,0,0,0,0,1; 23,22; S", 6, oware({ grandSlam: "captured" }));
    expect(shown(game)).toBe("0,0,0,0,0,0,0,0,0,0,0,1; 25,22; N");
    expect(outcome(game)).toEqual({ winner: "south", reason: "majority" });
    expect(outcome(board("0,0,0,0,0,0,0,0,0,0,0,0; 24,24; N", "oware"))).toEqual({
      winner: null,
      reason: "majority",
    });
    expect(outcome(board("0,0,0,0,0,1,0,0,0,0,0,1; 23,23; S", "oware"))).toBeUndefined();
    expect(outcome(board("0,0,0,0,0,0,0,0,0,0,0,0; 23,24; N", "oware"))).toEqual({
      winner: "north",
      reason: "majority",
    });
  });

  const cycle = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
  const cycled = (times: number, rules: VariantName | Variant): Game =>
    Array.from({ length: times }, () => cycle)
      .flat()
      .reduce((game, house) => applyMove(game, { house }), board("1,0,0,0,0,0,1,0,0,0,0,0; 23,23; S", rules));

  test("a position seen a second time ends the game, and each side takes its own seeds", () => {
    const game = cycled(1, "oware");
    expect(shown(game)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 24,24; S");
    expect(outcome(game)).toEqual({ winner: null, reason: "repetition" });
    expect(game.seenPositions).toEqual(["0,0,0,0,0,0/0,0,0,0,0,0 s"]);
    expect(game.ply).toBe(12);
  });

  test("awari splits the seeds evenly, and an odd one goes to nobody", () => {
    expect(shown(cycled(1, "awari"))).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 24,24; S");
    const rules = defineVariant("awari", { name: "own", houses: 3, majority: false });
    const game = [..."CaBbCaAbBc"].reduce(applyMove, board("1,1,1,0,0,0; 4,2; S", rules));
    expect(shown(game)).toBe("0,0,0,0,0,0; 5,3; S");
    expect(outcome(game)).toEqual({ winner: "south", reason: "repetition" });
  });

  test("a capture starts the count of positions again", () => {
    const game = after("0,0,0,0,0,1,1,3,0,0,0,1; 0,0; S", 6, "oware");
    expect(game.stores).toEqual({ south: 2, north: 0 });
    expect(game.seenPositions).toEqual(["0,0,0,0,0,0/0,3,0,0,0,1 n"]);
    const still = after("0,0,0,0,0,1,0,3,0,0,0,1; 0,0; S", 6, "oware");
    expect(still.seenPositions).toEqual(["0,0,0,0,0,1/0,3,0,0,0,1 s", "0,0,0,0,0,0/1,3,0,0,0,1 n"]);
  });
});

describe("grand slams", () => {
  /** South's house 6 with three seeds would capture all of north's seeds: two, two and three. */
  const slam = "4,0,0,0,0,3,1,1,2,0,0,0; 10,10; S";
  const with_ = (grandSlam: Variant["grandSlam"], changes: Partial<Variant> = {}): Variant =>
    oware({ grandSlam, majority: false, ...changes });

  test("captured takes everything, and the opponent has no move", () => {
    const game = after(slam, 6, with_("captured"));
    expect(shown(game)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 21,10; N");
    expect(outcome(game)).toEqual({ winner: "south", reason: "no-moves" });
    const free = after(slam, 6, with_("captured", { mustFeed: false }));
    expect(outcome(free)).toEqual({ winner: "south", reason: "side-empty" });
  });

  test("illegal forbids the slam", () => {
    const game = board(slam, with_("illegal"));
    expect(houses(game)).toEqual([1]);
    expect(whyIllegal(game, { house: 6 })).toBe("slam-illegal");
    const stuck = board("0,0,0,0,0,3,1,1,2,0,0,0; 10,10; S", with_("illegal"));
    expect(shown(stuck)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 13,14; S");
    expect(outcome(stuck)).toEqual({ winner: "north", reason: "no-moves" });
  });

  test("illegal-unless-only allows and captures it if nothing else is legal", () => {
    expect(houses(board(slam, with_("illegal-unless-only")))).toEqual([1]);
    const only = board("0,0,0,0,0,3,1,1,2,0,0,0; 10,10; S", with_("illegal-unless-only"));
    expect(houses(only)).toEqual([6]);
    expect(shown(applyMove(only, "F"))).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 17,10; N");
    const both = board("0,0,0,0,2,1,1,0,0,0,0,0; 10,10; S", with_("illegal-unless-only"));
    expect(houses(both)).toEqual([5, 6]);
  });

  test("rest-to-opponent gives the rest of the board to the opponent", () => {
    const game = after(slam, 6, with_("rest-to-opponent"));
    expect(shown(game)).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 17,14; N");
    expect(outcome(game)).toEqual({ winner: "south", reason: "no-moves" });
    const counted = after(slam, 6, with_("rest-to-opponent", { majority: true }));
    expect(outcome(counted)).toEqual({ winner: "south", reason: "majority" });
  });

  test("a capture that leaves the opponent a seed is not a slam", () => {
    const text = "4,0,0,0,0,3,1,1,2,0,0,1; 10,10; S";
    for (const rule of ["no-capture", "illegal", "leave-last", "leave-first", "rest-to-opponent"] as const) {
      expect(shown(after(text, 6, with_(rule)))).toBe("4,0,0,0,0,0,0,0,0,0,0,1; 17,10; N");
    }
  });

  test("the rule holds for opposite captures too", () => {
    const text = "1,0,1,0,0,0,0,0,0,0,4,0; 0,0; S";
    const opposite = (grandSlam: Variant["grandSlam"]): Variant =>
      kalah({ grandSlam, endsWhen: "mover-empty" });
    expect(shown(after(text, 1, opposite("no-capture")))).toBe("0,1,1,0,0,0,0,0,0,0,4,0; 0,0; N");
    expect(shown(after(text, 1, opposite("leave-last")))).toBe("0,1,1,0,0,0,0,0,0,0,4,0; 0,0; N");
    expect(shown(after(text, 1, opposite("leave-first")))).toBe("0,1,1,0,0,0,0,0,0,0,4,0; 0,0; N");
    expect(shown(after(text, 1, opposite("rest-to-opponent")))).toBe("0,0,0,0,0,0,0,0,0,0,0,0; 5,1; N");
    expect(whyIllegal(board(text, opposite("illegal")), { house: 1 })).toBe("slam-illegal");
  });

  test("the duty to feed is tested before a slam is forbidden", () => {
    const rules = with_("illegal");
    const game = board("0,0,13,0,0,0,0,0,0,0,0,0; 22,4; S", rules);
    expect(houses(game)).toEqual([3]);
    const fed = board("0,0,20,0,1,1,0,0,0,0,0,0; 22,4; S", rules);
    expect(whyIllegal(fed, { house: 5 })).toBe("must-feed");
  });
});

describe("congkak", () => {
  const start = lazily(() => createGame("congkak"));

  test("the first moves", () => {
    expect(shown(applyMove(start(), "1"))).toBe("0,8,8,8,8,8,8,7,7,7,7,7,7,7; 1,0; S");
    expect(shown(applyMove(start(), "2"))).toBe("8,0,8,8,8,8,8,0,8,8,8,8,0,8; 10,0; N");
  });

  test("the first player can win in the first turn", () => {
    const game = [1, 2, 7, 7, 1, 3, 1, 6, 2, 1, 1].reduce((now, house) => {
      expect(now.turn).toBe("south");
      return applyMove(now, { house });
    }, start());
    expect(game.stores.south).toBe(51);
    expect(game.turn).toBe("north");
  });

  test("a relay lifts from either side, and gives another move if it ends in the player's store", () => {
    const game = after("0,0,0,0,0,0,2,13,0,0,0,0,0,0; 0,0; S", 7, "congkak");
    expect(shown(game)).toBe("1,1,1,1,1,1,1,0,1,1,1,1,1,1; 2,0; S");
  });

  test("a relay captures if its last house becomes two or three", () => {
    const rules = defineVariant("oware", { name: "own", relay: true });
    expect(shown(after("0,0,0,0,0,1,1,3,0,0,0,5; 0,0; S", 6, rules))).toBe("0,0,0,0,0,0,0,3,0,0,0,5; 2,0; N");
    expect(shown(after("0,0,0,0,0,1,3,0,0,0,0,5; 0,0; S", 6, rules))).toBe("0,0,0,0,0,0,0,1,1,1,1,5; 0,0; N");
  });
});

describe("the swap", () => {
  const rules = lazily(() => kalah({ swap: true }));
  const first = lazily(() => applyMove(createGame(rules()), "4"));

  test("is the second player's last legal move instead of a first ply", () => {
    expect(legalMoves(createGame(rules())).at(-1)).toEqual({ house: 6 });
    expect(createGame(rules()).swap).toBe(true);
    expect(whyIllegal(createGame(rules()), { swap: true })).toBe("no-swap");
    expect(legalMoves(first()).at(-1)).toEqual({ swap: true });
  });

  test("exchanges houses and stores, and the first player moves next", () => {
    const game = applyMove(first(), { swap: true });
    expect(shown(first())).toBe("4,4,4,0,5,5,5,4,4,4,4,4; 1,0; N");
    expect(shown(game)).toBe("5,4,4,4,4,4,4,4,4,0,5,5; 0,1; S");
    expect(game.ply).toBe(2);
    expect(game.swap).toBeUndefined();
    expect(applyMove(first(), "swap")).toEqual(game);
    expect(whyIllegal(applyMove(game, "2"), "swap")).toBe("no-swap");
  });

  test("is legal once, after a first turn of any length", () => {
    const twice = applyMove(applyMove(createGame(rules()), "3"), "6");
    expect(twice.ply).toBe(2);
    expect(legalMoves(twice).at(-1)).toEqual({ swap: true });
    const answered = applyMove(twice, "2");
    expect(answered.turn).toBe("north");
    expect(legalMoves(answered).at(-1)).not.toEqual({ swap: true });
    expect(whyIllegal(answered, { swap: true })).toBe("no-swap");
  });

  test("counts as a position if repetition counts", () => {
    const counting = oware({ swap: true });
    const game = applyMove(applyMove(createGame(counting), "A"), "swap");
    expect(game.seenPositions).toEqual([
      "4,4,4,4,4,4/4,4,4,4,4,4 s",
      "0,5,5,5,5,4/4,4,4,4,4,4 n",
      "4,4,4,4,4,4/0,5,5,5,5,4 s",
    ]);
  });
});
