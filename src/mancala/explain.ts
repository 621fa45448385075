/** What a move did, seed by seed, for apps that animate it and players who wonder why nothing was captured. */
import { deepFreeze } from "../ground/schema.ts";
import { formatPresent, MOST_PLIES, players, sum } from "./board.ts";
import { outcome, play } from "./game.ts";
import type { Game, Move, Player, SowingStep } from "./state.ts";

/**
 * Everything that happens in a ply, in order: the house of each seed, relays, captures with their counts, what a grand
 * slam had to leave, an extra turn, what was swept at the end. {@link applyStep} turns the steps into games.
 *
 * @throws {@link IllegalMoveError} as `applyMove` does.
 * @example
 * ```ts
 * import { createGame, explainMove } from "morabaraba/mancala";
 *
 * const steps = explainMove(createGame(), { house: 3 });
 * steps.map((step) => step.kind); // => ["lift", "sow", "sow", "sow", "sow", "turn"]
 * steps[4]; // => { kind: "sow", at: "south" }
 * steps[5]; // => { kind: "turn", player: "south", extra: true }
 * ```
 */
export function explainMove(game: Game, move: Move | string): readonly SowingStep[] {
  const steps: SowingStep[] = [];
  const next = play(game, move, (kind, place, seeds, by) => {
    const at = place < game.houses.length ? place : game.turn;
    if (kind === "sow") steps.push({ kind, at });
    else if (kind === "capture") steps.push({ kind, at: place, seeds, by: players[by === 0 ? 0 : 1] });
    else steps.push({ kind, at: place, seeds });
  });
  if (steps.length === 0) steps.push({ kind: "swap" });
  steps.push({ kind: "turn", player: next.turn, extra: next.turn === game.turn });
  if (next.verdict !== undefined) {
    const { stores } = steps.reduce(applyStep, game);
    const { south, north } = next.stores;
    steps.push({ kind: "sweep", south: south - stores.south, north: north - stores.north });
  }
  const end = outcome(next);
  if (end !== undefined) steps.push({ kind: "end", outcome: end });
  return deepFreeze(steps);
}

/**
 * The game after one step; after all steps of a ply it equals what `applyMove` gives. In between, seeds in the hand are
 * in no house and no store, so these games are for the screen and not for the verbs.
 *
 * @example
 * ```ts
 * import { applyMove, applyStep, createGame, explainMove } from "morabaraba/mancala";
 *
 * const game = createGame();
 * const frames = explainMove(game, "6").map((_, i, steps) => steps.slice(0, i + 1).reduce(applyStep, game));
 * frames[2]?.houses; // => [4, 4, 4, 4, 4, 0, 5, 4, 4, 4, 4, 4]
 * frames.at(-1); // => applyMove(game, "6")
 * ```
 */
export function applyStep(game: Game, step: SowingStep): Game {
  // What was passed in may not be frozen, and must not become so.
  return deepFreeze(JSON.parse(JSON.stringify(stepped(game, step))) as Game);
}

function stepped(game: Game, step: SowingStep): Game {
  const { houses, stores, turn } = game;
  switch (step.kind) {
    case "lift":
    case "relay":
      return withHouse(game, step.at, 0);
    case "sow": {
      const { at } = step;
      return typeof at === "string"
        ? withStore(game, at, 1)
        : withHouse(game, at, (houses[at] as number) + 1);
    }
    case "capture":
      return withStore(withHouse(game, step.at, 0), step.by, step.seeds);
    case "forfeit":
      return game;
    case "swap": {
      const half = houses.length / 2;
      const turned = [...houses.slice(half), ...houses.slice(0, half)];
      return { ...game, houses: turned, stores: { south: stores.north, north: stores.south } };
    }
    case "turn": {
      const { swap, ...rest } = game;
      const next = { ...rest, turn: step.player, ply: Math.min(game.ply + 1, MOST_PLIES) };
      const offered = swap !== undefined && turn === "south" ? { ...next, swap } : next;
      const { seen = [] } = game;
      const before = sum((seen.at(-1) ?? "").split(/\D+/).map(Number));
      return remembering(offered, sum(houses) === before ? seen : []);
    }
    case "sweep": {
      const after = withStore(withStore(game, "south", step.south), "north", step.north);
      return remembering({ ...after, houses: houses.map(() => 0) }, []);
    }
    case "end":
      return step.outcome.reason === "majority" ? game : { ...game, verdict: step.outcome };
  }
}

function withHouse(game: Game, at: number, seeds: number): Game {
  return { ...game, houses: game.houses.map((count, i) => (i === at ? seeds : count)) };
}

function withStore(game: Game, player: Player, seeds: number): Game {
  return { ...game, stores: { ...game.stores, [player]: game.stores[player] + seeds } };
}

/** The game with its present position after those seen before, where repetition counts. */
function remembering(game: Game, before: readonly string[]): Game {
  if (game.seen === undefined) return game;
  return { ...game, seen: [...before, formatPresent(game.houses, game.turn === "south" ? 0 : 1)] };
}
