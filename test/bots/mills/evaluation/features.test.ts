/** The features against counts by the verbs, under symmetries and with sides swapped. */
import fc from "fast-check";
import {
  closedMills,
  createGame,
  type Game,
  legalMoves,
  outcome,
  type Player,
  parsePosition,
  phase,
  standingMills,
  variantOf,
} from "morabaraba";
import { weights } from "morabaraba/bots";
import {
  createPosition,
  encodeGame,
  type Ruleset,
  rulesetFor,
  symmetries,
  transformPosition,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { featureValue, mobilityOf } from "../../../../src/bots/mills/evaluation/features.ts";
import { features, weightsOfOne } from "../../../../src/bots/mills/evaluation/weights.ts";
import { names, stored } from "../../../support/mills/arbitraries.ts";
import { playedGame } from "../../../support/mills/play.ts";
import { seeded } from "../../../support/random.ts";

function worth(game: Game, by = weights): number {
  const ruleset = rulesetFor(game.variant);
  return featureValue(ruleset, encodeGame(ruleset, game), by);
}

/** The features of one side, slowly: by the lines of the board and the legal moves the side would have. */
function counted(game: Game, player: Player): number[] {
  const { board } = variantOf(game);
  const letter = player === "light" ? "L" : "D";
  const standing = board.points.filter((_, i) => game.board[i] === letter);
  const hand = game.hands[player];
  // Pending removals, passes and used-up lines do not count.
  const { removals: _, mustFree: __, usedLines: ___, seenPositions: ____, firstMill: _____, ...rest } = game;
  const rules = { repetition: null, blocked: "loses", fullBoard: "draws", startsMoving: "next" } as const;
  const free: Game = { ...rest, variant: { ...variantOf(game), name: "free", ...rules } };
  const bare: Game = { ...free, turn: player, quiet: 0, barred: { light: null, dark: null } };
  const moves = legalMoves(bare);
  const inMills = new Set(standingMills(game, player).flat());
  const closing = moves.filter((move) => closedMills(bare, move).length > 0);
  // For these counts a cow steps even while cows are in hand.
  const grown: Game = { ...bare, board: game.board.replaceAll("x", "."), hands: { light: 0, dark: 0 } };
  const flying = hand === 0 && phase(grown, player) === "flying";
  const empty = board.points.filter((_, i) => game.board[i] === ".");
  const open = empty.filter((point) =>
    board.lines.some(
      (line) =>
        (line as readonly string[]).includes(point) && line.every((p) => p === point || standing.includes(p)),
    ),
  );
  const near = new Map(board.points.map((point) => [point, new Set<string>()]));
  for (const [a, b] of [
    ...board.lines.flatMap(([a, b, c]) => [
      [a, b],
      [b, c],
    ]),
    ...board.links,
  ] as [string, string][]) {
    near.get(a)?.add(b);
    near.get(b)?.add(a);
  }
  const steps = standing.map((cow) => empty.filter((point) => near.get(cow)?.has(point)));
  const doubles = standing.filter(
    (cow) =>
      inMills.has(cow) &&
      (flying ? empty : empty.filter((point) => near.get(cow)?.has(point))).some((point) =>
        board.lines.some(
          (line) =>
            (line as readonly string[]).includes(point) &&
            line.every((p) => p === point || (p !== cow && standing.includes(p))),
        ),
      ),
  );
  return [
    standing.length + hand,
    inMills.size,
    hand > 0 ? open.length : new Set(closing.map((move) => move.to)).size,
    open.length,
    doubles.length,
    board.lines.filter(
      (line) =>
        line.filter((point) => standing.includes(point)).length === 1 &&
        line.filter((point) => empty.includes(point)).length === 2,
    ).length,
    flying ? 0 : steps.filter((to) => to.length === 0).length,
    flying ? 1 : 0,
    flying ? 0 : new Set(steps.flat()).size,
    standing.flatMap((cow) => [...(near.get(cow) ?? [])].slice(0, 7)).length,
    (standing.length + hand) * (2 * variantOf(game).cows - game.hands.light - game.hands.dark),
  ];
}

describe("the evaluation by features", () => {
  test.each(names)("counts each feature by its definition, in %s", (variant) => {
    for (let seed = 0; seed < 2; seed++) {
      for (const game of playedGame(variant, seeded(seed), 90)) {
        // A finished game has no legal moves; without a cow to shoot, no move shows a mill.
        if (outcome(game) !== undefined || !game.board.includes("L") || !game.board.includes("D")) continue;
        const [light, dark] = [counted(game, "light"), counted(game, "dark")];
        const sign = game.turn === "light" ? 1 : -1;
        const expected = light.map((count, i) => sign * (count - (dark[i] as number)));
        expect([game, expected.map((_, i) => worth(game, weightsOfOne(features[i]!, 1)))]).toEqual([
          game,
          expected.map((n) => n + 0),
        ]);
      }
    }
  });

  test.each(names)("is the same for images, and the opposite for the other side, in %s", (variant) => {
    const ruleset = rulesetFor(variant);
    const image = createPosition();
    for (const game of playedGame(variant, seeded(11), 70)) {
      const position = encodeGame(ruleset, game);
      const value = featureValue(ruleset, position, weights);
      for (const symmetry of symmetries(ruleset)) {
        transformPosition(symmetry, position, image);
        expect(featureValue(ruleset, image, weights)).toBe(value);
      }
      const placing = position.ownHand + position.otherHand > 0;
      const toMove = (placing ? weights.placing : weights.moving).toMove;
      const { own, other, ownHand, otherHand } = position;
      const swapped = { ...position, own: other, other: own, ownHand: otherHand, otherHand: ownHand };
      expect(featureValue(ruleset, swapped, weights) - toMove).toBe(toMove - value + 0);
    }
  });

  test("does not confuse two boards", () => {
    const games = [createGame("sesotho25"), parsePosition("L7/D7/8 l 11,11 - 0 2")];
    const values = games.map((game) => worth(game));
    expect(games.map((game) => worth(game))).toEqual(values);
  });
});

/** Every pair of neighbours, the lower number first. */
function stepsOf({ points, neighbors }: Ruleset): string[] {
  const numbers = points.map((_, number) => number);
  return numbers.flatMap((low) =>
    numbers.filter((high) => high > low && (neighbors[low]! >> high) & 1).map((high) => `${low}-${high}`),
  );
}

test("distances and origins are the steps of the board, each once", () => {
  fc.assert(
    fc.property(stored, (variant) => {
      const ruleset = rulesetFor(variant);
      const { distances, origins } = mobilityOf(ruleset);
      const steps = Array.from(distances).flatMap((distance, i) =>
        ruleset.points.flatMap((_, low) => ((origins[i]! >> low) & 1 ? [`${low}-${low + distance}`] : [])),
      );
      expect(steps.sort()).toEqual(stepsOf(ruleset).sort());
      expect(new Set(distances).size).toBe(distances.length);
    }),
    { numRuns: 30 },
  );
});
