/** Laws of matches: whatever the requests, the log gives the match, and no rule of the table is broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { timeLeft } from "morabaraba-protocol/clock";
import { families, opponentOf, variantsOf } from "morabaraba-protocol/families";
import { applyEvent, endsAt, isAborted, outcomeOf, statusOf } from "morabaraba-protocol/match";
import type {
  Clock,
  FamilyName,
  Happening,
  Match,
  MatchEvent,
  Offer,
  Player,
  TimeControl,
} from "morabaraba-protocol/protocol";
import { type Command, decide, lateEvent, outageEvent } from "../src/decide.ts";
import { mover, replay } from "./support/people.ts";

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
  write({
    kind: "create",
    id: "id",
    family,
    variant,
    timeControl,
    referee,
    names: { [first]: "Thandi" },
  });
  write({ kind: "join", player: second, name: "Sipho" });
  if (timeControl !== null && "minutes" in timeControl) write({ kind: "ready", player: first });
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
      const late = lateEvent(here(), now);
      if (late !== undefined) write(late);
    },
    /** No server runs for a while. */
    outage: (ms: number) => {
      const event = outageEvent(here(), { from: now, to: now + ms });
      now += ms;
      if (event !== undefined) write(event);
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
  variantsOf(family).map((variant) => ({ family, variant })),
);

const offers: readonly Offer[] = ["draw", "takeback", "rematch", "claim"];
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
    "abort",
    "ready",
    "outage",
  ),
  what: fc.constantFrom(...offers),
  late: fc.integer({ min: 0, max: 8 }),
  wait: fc.integer({ min: 0, max: 4000 }),
});

test("whatever the requests, the log gives the match, which survives JSON, and nothing goes backwards", () => {
  const property = fc.property(
    fc.constantFrom(...everyVariant),
    fc.constantFrom<TimeControl | null>(null, { minutes: 1, increment: 1 }, { days: 1 }),
    fc.boolean(),
    fc.nat({ max: 1_000_000 }),
    fc.array(step, { minLength: 1, maxLength: 120 }),
    ({ family, variant }, timeControl, referee, seed, steps) => {
      const it = table(family, variant, timeControl, referee && family === "mills");
      const choose = mover(seed);
      for (const { who, kind, what, late, wait } of steps) {
        it.wait(wait);
        const before = it.match;
        const { turn } = before.game;
        const player = kind === "resign" || who ? turn : opponentOf(family, turn);
        const version = late === 0 ? Math.max(0, before.version - 1) : before.version;
        const move = kind === "nonsense" ? "d6xx" : statusOf(before) === "playing" ? choose(before) : "1";
        if ((kind === "resign" || kind === "abort") && late > 0) continue;
        if (kind === "outage") {
          const { clock } = it.match;
          const left = clock?.running ? timeLeft(clock, clock.running, it.now) : 0;
          it.outage(wait * 1000);
          const { clock: after } = it.match;
          if (after?.running) assert.equal(timeLeft(after, after.running, it.now), left);
          continue;
        }
        const refused =
          kind === "resign" || kind === "abort" || kind === "ready"
            ? it.ask(player, { kind })
            : kind === "move" || kind === "nonsense"
              ? it.ask(player, { kind: "move", version, move })
              : it.ask(player, { kind: kind as "offer", version, what });
        const after = it.match;
        assert.equal(after.events, before.events + (refused === undefined ? 1 : 0));
        assert(after.version >= before.version && after.version <= before.version + 1);
        if (refused !== undefined) assert.equal(after, before);
        if (statusOf(before) === "finished") assert.deepEqual(outcomeOf(after), outcomeOf(before));
        assert.equal(outcomeOf(after) !== undefined || isAborted(after), statusOf(after) === "finished");
        assert(Number.isSafeInteger(endsAt(after) ?? 0));
        // Every game that has begun ends by itself.
        assert.equal(endsAt(after) !== null, statusOf(after) === "playing");
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

test("a takeback goes back before the last move of the player who asked, even after extra turns", () => {
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

  const mill = table("mills", "standard");
  assert.equal(mill.ask("light", { kind: "offer", version: 0, what: "takeback" }), "no-move");
  for (const [player, move] of [
    ["light", "d6"],
    ["dark", "f4"],
  ] as const)
    mill.move(player, move);
  mill.ask("dark", { kind: "offer", version: 2, what: "takeback" });
  assert.equal(mill.ask("light", { kind: "accept", version: 2, what: "takeback" }), undefined);
  assert.deepEqual(mill.match.moves, ["d6"]);
  // A move for the board before the takeback cannot be played on the board after it.
  assert.equal(mill.ask("dark", { kind: "move", version: 1, move: "f4" }), "stale");
});

test("a draw by agreement; a move declines the opponent's offer, and the mover's own offer stands", () => {
  const it = table("mills", "standard");
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

test("an illegal move is refused with the library's code, or loses if there is a referee", () => {
  const lenient = table("mills", "standard");
  assert.equal(lenient.move("light", "d6xa1"), "shot-without-mill");
  assert.equal(lenient.move("dark", "d6"), "not-your-turn");
  assert.equal(statusOf(lenient.match), "playing");
  const strict = table("mills", "standard", null, true);
  assert.equal(strict.move("light", "d6-"), "syntax");
  assert.equal(strict.move("light", "d6xa1"), undefined);
  assert.deepEqual(outcomeOf(strict.match), { winner: "dark", reason: "cheating" });
  const hasty = table("mills", "standard", null, true);
  assert.equal(hasty.move("dark", "d6"), undefined);
  assert.deepEqual(outcomeOf(hasty.match), { winner: "light", reason: "double-turn" });
});

test("a game with a referee refuses invalid text, even out of turn", () => {
  const strict = table("mills", "standard", null, true);
  assert.equal(strict.move("dark", "hello"), "syntax");
  assert.equal(strict.move("light", "hello"), "syntax");
  assert.equal(statusOf(strict.match), "playing");
});

test("clocks: time used and added by a move, days per move, and a loss when the time is up", () => {
  for (const { family, players } of [
    { family: "mills", players: ["light", "dark"] },
    { family: "mancala", players: ["south", "north"] },
  ] as const) {
    const [first, second] = players;
    const it = table(family, variantsOf(family)[0] ?? "", { minutes: 1, increment: 2 });
    const choose = mover(1);
    const left = (player: Player): number => timeLeft(it.match.clock as Clock, player, it.now);
    // The first move of each player has its own minute.
    it.wait(10_000);
    it.move(first, choose(it.match));
    assert.equal(left(first), 62_000);
    assert.equal(it.match.game.turn, second);
    it.wait(59_999);
    it.move(second, choose(it.match));
    assert.equal(left(second), 62_000);
    const { turn } = it.match.game;
    it.wait(10_000);
    assert.equal(left(turn), 52_000);
    it.wait(51_999);
    assert.equal(statusOf(it.match), "playing");
    it.wait(1);
    assert.deepEqual(outcomeOf(it.match), { winner: opponentOf(family, turn), reason: "time" });
    assert.equal(timeLeft(it.match.clock as Clock, turn, it.now + 1000), 0);
  }
  const slow = table("mills", "standard", { days: 2 });
  slow.wait(86_400_000);
  slow.move("light", "d6");
  assert.equal(timeLeft(slow.match.clock as Clock, "light", slow.now), 2 * 86_400_000);
  slow.move("dark", "f4");
  slow.wait(2 * 86_400_000);
  assert.deepEqual(outcomeOf(slow.match), { winner: "dark", reason: "time" });
});

test("a match is aborted, not lost, if a player's first move never comes", () => {
  for (const { control, ms } of [
    { control: { minutes: 10, increment: 0 }, ms: 60_000 },
    { control: { days: 1 }, ms: 86_400_000 },
    { control: null, ms: 30 * 86_400_000 },
  ]) {
    for (const moves of [0, 1]) {
      const it = table("mills", "standard", control);
      if (moves === 1) it.move("light", "d6");
      it.wait(ms - 1);
      assert.equal(statusOf(it.match), "playing");
      it.wait(1);
      assert(isAborted(it.match));
      // Replayed from there: an absent player may have come back.
      assert.equal(it.ask("light", { kind: "offer", version: moves, what: "rematch" }), undefined);
    }
  }
});

test("a live game begins when both players are there, even if one took a seat days ago", () => {
  const it = table("mills", "standard", { minutes: 5, increment: 0 });
  const waiting = replay(it.log.slice(0, 2));
  assert.equal(statusOf(waiting), "waiting");
  assert.equal(waiting.clock, null);
  const ask = (player: Player, command: Command): string | undefined => {
    const decision = decide(waiting, player, command, "next");
    return decision.ok ? undefined : decision.code;
  };
  assert.equal(ask("dark", { kind: "ready" }), "not-waiting");
  assert.equal(ask("light", { kind: "ready" }), undefined);
  assert.equal(ask("light", { kind: "abort" }), undefined);
  assert.equal(ask("light", { kind: "move", version: 0, move: "d6" }), "not-playing");
  assert.equal(ask("light", { kind: "resign" }), "not-playing");
  assert.equal(it.ask("light", { kind: "ready" }), "not-waiting");
});

test("a match can be aborted until both players have moved", () => {
  const it = table("mills", "standard");
  it.move("light", "d6");
  assert.equal(decide(it.match, "dark", { kind: "abort" }, "").ok, true);
  it.move("dark", "f4");
  assert.equal(it.ask("light", { kind: "abort" }), "too-late");
  const other = table("mills", "standard");
  assert.equal(other.ask("dark", { kind: "abort" }), undefined);
  assert.equal(other.ask("dark", { kind: "abort" }), "game-over");
  assert(isAborted(other.match));
});

test("a claim ends the game unless the other player moves or declines it", () => {
  for (const { control, ms } of [
    { control: { minutes: 10, increment: 0 }, ms: 120_000 },
    { control: null, ms: 86_400_000 },
  ]) {
    const it = table("mills", "standard", control);
    const claim = (player: Player, kind: "offer" | "decline" | "accept" = "offer"): string | undefined =>
      it.ask(player, { kind, version: it.match.version, what: "claim" });
    it.move("light", "d6");
    it.move("dark", "f4");
    assert.equal(claim("light"), "no-claim");
    assert.equal(claim("dark"), undefined);
    assert.equal(claim("dark"), "offered");
    it.wait(ms - 1);
    assert.equal(claim("light", "decline"), undefined);
    it.wait(1);
    assert.equal(statusOf(it.match), "playing");
    assert.equal(claim("dark"), undefined);
    it.move("light", "d2");
    it.wait(ms);
    assert.equal(statusOf(it.match), "playing");
    it.move("dark", "b4");
    assert.equal(claim("dark"), undefined);
    it.outage(ms);
    assert.equal(it.match.offers.claim, null);
    assert.equal(claim("dark"), undefined);
    it.wait(ms);
    assert.deepEqual(outcomeOf(it.match), { winner: "dark", reason: "abandonment" });
  }
  const days = table("mills", "standard", { days: 1 });
  assert.equal(days.ask("dark", { kind: "offer", version: 0, what: "claim" }), "no-claim");
  const conceded = table("mills", "standard");
  conceded.ask("dark", { kind: "offer", version: 0, what: "claim" });
  assert.equal(conceded.ask("light", { kind: "offer", version: 0, what: "claim" }), "no-claim");
  assert.equal(conceded.ask("light", { kind: "accept", version: 0, what: "claim" }), undefined);
  assert.deepEqual(outcomeOf(conceded.match), { winner: "dark", reason: "abandonment" });
});

test("a game without a clock ends by its age, lost by the side to move", () => {
  const it = table("mills", "standard");
  it.move("light", "d6");
  it.move("dark", "f4");
  it.wait(30 * 86_400_000);
  assert.deepEqual(outcomeOf(it.match), { winner: "dark", reason: "abandonment" });
});

test("takebacks and offers have a limit, and a takeback keeps no increment", () => {
  const it = table("mills", "standard", { minutes: 1, increment: 60 });
  it.move("light", "d6");
  it.move("dark", "f4");
  for (let round = 0; ; round++) {
    const { version } = it.match;
    assert.equal(it.move("light", "d2"), undefined);
    const asked = it.ask("light", { kind: "offer", version: version + 1, what: "takeback" });
    if (asked !== undefined) {
      assert.deepEqual([asked, round], ["too-many", 10]);
      break;
    }
    it.ask("dark", { kind: "accept", version: version + 1, what: "takeback" });
    assert.equal(timeLeft(it.match.clock as Clock, "light", it.now), 120_000);
  }
  // The other player's limits, and the limits of other kinds of offers, are not affected.
  const { version } = it.match;
  const draw = { version, what: "draw" } as const;
  for (let round = 0; it.ask("dark", { kind: "offer", ...draw }) !== "too-many"; round++) {
    assert(round < 100);
    it.ask("light", { kind: "decline", ...draw });
  }
  assert.equal(it.ask("light", { kind: "offer", version, what: "draw" }), undefined);
  assert.equal(it.ask("dark", { kind: "offer", version, what: "takeback" }), undefined);
  assert.equal(it.ask("light", { kind: "accept", version, what: "takeback" }), undefined);
  assert.deepEqual([it.match.takebacks.light, it.match.takebacks.dark], [10, 1]);
  assert.equal(it.ask("light", { kind: "resign" }), undefined);
  assert.equal(it.ask("dark", { kind: "offer", version: version + 1, what: "rematch" }), undefined);
});

test("a game is drawn after a thousand plies if nobody ends it", () => {
  for (const { family, variant } of everyVariant) {
    const it = table(family, variant);
    const near = { ...it.match, moves: Array.from({ length: 998 }, () => "1") };
    const move = (match: Match): Match =>
      applyEvent(match, {
        kind: "move",
        player: match.game.turn,
        move: mover(1)(match),
        number: match.events + 1,
        version: match.version,
        at: it.now,
      });
    assert.equal(outcomeOf(move(near)), undefined);
    assert.deepEqual(outcomeOf(move(move(near))), { winner: null, reason: "agreement" }, variant);
  }
});
