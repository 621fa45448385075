/** Laws of matches: whatever is asked for, the log gives the match, and no rule of the table is broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Command, decide, isDoneBy, timeEvent } from "../src/decide.ts";
import { timeLeft } from "../src/shared/clock.ts";
import { families, opponentOf } from "../src/shared/families.ts";
import { applyEvent, outcomeOf, replay, statusOf } from "../src/shared/match.ts";
import type {
  FamilyName,
  Happening,
  Match,
  MatchEvent,
  Offer,
  Player,
  TimeControl,
} from "../src/shared/protocol.ts";
import { mover } from "./support/people.ts";

/** A match in the making: its log, the match, and a clock that the test moves. */
function table(family: FamilyName, variant: string, timeControl: TimeControl | null = null, referee = false) {
  const [first, second] = families[family].players;
  const log: MatchEvent[] = [];
  let match: Match | undefined;
  let now = 1_000_000;
  const write = (happening: Happening): void => {
    const event: MatchEvent = { ...happening, number: log.length + 1, version: match?.version ?? 0, at: now };
    log.push(event);
    match = applyEvent(match, event);
  };
  const here = (): Match => {
    assert(match);
    return match;
  };
  write({ kind: "create", id: "id", family, variant, timeControl, referee, names: { [first]: "Thandi" } });
  write({ kind: "join", player: second, name: "Sipho" });
  return {
    log,
    get match() {
      return here();
    },
    get now() {
      return now;
    },
    wait: (ms: number) => {
      now += ms;
      const late = timeEvent(here(), now);
      if (late !== undefined) write(late);
    },
    /** The code of the refusal, if it is one. */
    ask: (player: Player, command: Command): string | undefined => {
      const decision = decide(here(), player, command, "next");
      if (!decision.ok) return decision.code;
      write(decision.event);
      return undefined;
    },
    move: (player: Player, move: string): string | undefined => {
      const decision = decide(here(), player, { kind: "move", version: here().version, move }, "next");
      if (!decision.ok) return decision.code;
      write(decision.event);
      return undefined;
    },
  };
}

const everyVariant = (Object.keys(families) as FamilyName[]).flatMap((family) =>
  families[family].variants.map((variant) => ({ family, variant })),
);

const offers: readonly Offer[] = ["draw", "takeback", "rematch"];
const step = fc.record({
  who: fc.boolean(),
  kind: fc.constantFrom(
    "move",
    "move",
    "move",
    "move",
    "move",
    "offer",
    "accept",
    "decline",
    "resign",
    "nonsense",
  ),
  what: fc.constantFrom(...offers),
  late: fc.integer({ min: 0, max: 8 }),
  wait: fc.integer({ min: 0, max: 4000 }),
});

test("whatever is asked for: the log gives the match, which survives JSON, and nothing goes backwards", () => {
  const property = fc.property(
    fc.constantFrom(...everyVariant),
    fc.constantFrom<TimeControl | null>(null, { minutes: 1, increment: 1 }, { days: 1 }),
    fc.boolean(),
    fc.nat({ max: 1_000_000 }),
    fc.array(step, { minLength: 1, maxLength: 120 }),
    ({ family, variant }, timeControl, referee, seed, steps) => {
      const it = table(family, variant, timeControl, referee && family === "morabaraba");
      const choose = mover(seed);
      for (const { who, kind, what, late, wait } of steps) {
        it.wait(wait);
        const before = it.match;
        const { turn } = before.game;
        const player = kind === "resign" || who ? turn : opponentOf(family, turn);
        const version = late === 0 ? Math.max(0, before.version - 1) : before.version;
        const move = kind === "nonsense" ? "d6xx" : statusOf(before) === "playing" ? choose(before) : "1";
        if (kind === "resign" && late > 0) continue;
        const refused =
          kind === "resign"
            ? it.ask(player, { kind })
            : kind === "move" || kind === "nonsense"
              ? it.ask(player, { kind: "move", version, move })
              : it.ask(player, { kind: kind as "offer", version, what });
        const after = it.match;
        assert.equal(after.events, before.events + (refused === undefined ? 1 : 0));
        assert(after.version >= before.version && after.version <= before.version + 1);
        if (refused !== undefined) assert.equal(after, before);
        if (statusOf(before) === "finished") assert.deepEqual(outcomeOf(after), outcomeOf(before));
        assert.equal(outcomeOf(after) !== undefined, statusOf(after) === "finished");
        for (const seat of families[family].players) {
          if (after.clock) assert(timeLeft(after.clock, seat, it.now) >= 0);
        }
      }
      assert.deepEqual(replay(it.log), it.match);
      assert.deepEqual(replay(JSON.parse(JSON.stringify(it.log))), JSON.parse(JSON.stringify(it.match)));
    },
  );
  fc.assert(property, { numRuns: 150 });
});

test("a takeback goes back before the last move of whoever asked, also after extra turns", () => {
  const kalah = table("mancala", "kalah");
  for (const [player, move] of [
    ["south", "3"],
    ["south", "1"],
    ["north", "1"],
  ] as const) {
    assert.equal(kalah.move(player, move), undefined);
  }
  assert.equal(kalah.ask("south", { kind: "offer", version: 3, what: "takeback" }), undefined);
  assert.equal(kalah.ask("north", { kind: "accept", version: 3, what: "takeback" }), undefined);
  assert.deepEqual(kalah.match.moves, ["3"]);
  assert.equal(kalah.match.game.turn, "south");
  assert.equal(kalah.match.version, 4);

  const mill = table("morabaraba", "standard");
  assert.equal(mill.ask("light", { kind: "offer", version: 0, what: "takeback" }), "no-move");
  for (const [player, move] of [
    ["light", "d6"],
    ["dark", "f4"],
  ] as const)
    mill.move(player, move);
  mill.ask("dark", { kind: "offer", version: 2, what: "takeback" });
  assert.equal(mill.ask("light", { kind: "accept", version: 2, what: "takeback" }), undefined);
  assert.deepEqual(mill.match.moves, ["d6"]);
  // What was meant for the board before the takeback cannot be played on the one after it.
  assert.equal(mill.ask("dark", { kind: "move", version: 1, move: "f4" }), "stale");
});

test("a draw by agreement; whoever moves declines what is offered to him, and his own offer stands", () => {
  const it = table("morabaraba", "standard");
  it.ask("dark", { kind: "offer", version: 0, what: "draw" });
  it.move("light", "d6");
  assert.equal(it.match.offers.draw, null);
  assert.equal(it.ask("light", { kind: "accept", version: 1, what: "draw" }), "no-offer");
  it.ask("dark", { kind: "offer", version: 1, what: "draw" });
  it.move("dark", "f4");
  assert.equal(it.match.offers.draw, "dark");
  it.ask("light", { kind: "decline", version: 2, what: "draw" });
  assert.equal(it.match.offers.draw, null);
  it.ask("dark", { kind: "offer", version: 2, what: "draw" });
  it.ask("light", { kind: "offer", version: 2, what: "draw" });
  assert.deepEqual(outcomeOf(it.match), { winner: null, reason: "agreement" });
  assert.equal(it.move("light", "d2"), "game-over");
});

test("without a referee what is illegal is refused with the library's code, with one it loses", () => {
  const lenient = table("morabaraba", "standard");
  assert.equal(lenient.move("light", "d6xa1"), "shot-without-mill");
  assert.equal(lenient.move("dark", "d6"), "not-your-turn");
  assert.equal(statusOf(lenient.match), "playing");
  const strict = table("morabaraba", "standard", null, true);
  assert.equal(strict.move("light", "d6-"), "syntax");
  assert.equal(strict.move("light", "d6xa1"), undefined);
  assert.deepEqual(outcomeOf(strict.match), { winner: "dark", reason: "cheating" });
  const hasty = table("morabaraba", "standard", null, true);
  assert.equal(hasty.move("dark", "d6"), undefined);
  assert.deepEqual(outcomeOf(hasty.match), { winner: "light", reason: "double-turn" });
});

test("clocks: what a move uses and earns, days that begin again, and the loss of whoever has none left", () => {
  for (const { family, players } of [
    { family: "morabaraba", players: ["light", "dark"] },
    { family: "mancala", players: ["south", "north"] },
  ] as const) {
    const [first, second] = players;
    const it = table(family, families[family].variants[0] ?? "", { minutes: 1, increment: 2 });
    const choose = mover(1);
    it.wait(10_000);
    it.move(first, choose(it.match));
    assert.equal(timeLeft(it.match.clock as never, first, it.now), 52_000);
    assert.equal(it.match.game.turn, second);
    it.wait(59_999);
    assert.equal(statusOf(it.match), "playing");
    it.wait(1);
    assert.deepEqual(outcomeOf(it.match), { winner: first, reason: "time" });
    assert.equal(timeLeft(it.match.clock as never, second, it.now + 1000), 0);
  }
  const slow = table("morabaraba", "standard", { days: 2 });
  slow.wait(86_400_000);
  slow.move("light", "d6");
  assert.equal(timeLeft(slow.match.clock as never, "light", slow.now), 2 * 86_400_000);
  slow.wait(2 * 86_400_000);
  assert.deepEqual(outcomeOf(slow.match), { winner: "light", reason: "time" });
});

test("a repeated command is known by its player, version, kind and content", () => {
  const move = { kind: "move", player: "light", move: "d6" } as const;
  assert(isDoneBy(move, "light", { kind: "move", version: 0, move: "d6" }));
  assert(!isDoneBy(move, "light", { kind: "move", version: 0, move: "f4" }));
  assert(!isDoneBy(move, "dark", { kind: "move", version: 0, move: "d6" }));
  // Whoever offers what is offered to him accepts it: the same packet once more is that acceptance.
  const accepted = { kind: "accept", player: "dark", what: "draw" } as const;
  assert(isDoneBy(accepted, "dark", { kind: "offer", version: 3, what: "draw" }));
  assert(isDoneBy({ kind: "resign", player: "dark" }, "dark", { kind: "resign" }));
  assert(
    !isDoneBy({ kind: "offer", player: "dark", what: "draw" }, "dark", {
      kind: "accept",
      version: 3,
      what: "draw",
    }),
  );
});
