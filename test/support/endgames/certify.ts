/**
 * Checks every position of the tables against the positions after its moves, from the library's own move
 * generator and endings. Nothing here comes from the solver; the tables only supply the lost positions and
 * their distances.
 *
 * If every value agrees with those after it, all are proved. A claimed win leads to a claimed loss one ply
 * nearer to the end, and all moves of a claimed loss lead to nearer claimed wins, so shorter claims support
 * longer ones, down to ends by the rules. And if the tables called some won or lost positions drawn, all
 * positions after one with the fewest plies would have right values, and it would not agree with them.
 */
import type { EndgameTables } from "morabaraba/endgames";
import {
  createPosition,
  endReason,
  generateMoves,
  makeMove,
  type Position,
  type Ruleset,
  rulesetFor,
  symmetries,
  winnerOf,
} from "morabaraba/engine";
import { quietLimit } from "../../../src/endgames/mills/rules.ts";
import type { StoredTable } from "../../../src/endgames/mills/tables.ts";
import { createReader, lossOf } from "../../../src/endgames/mills/values.ts";

/** All masks with `count` of `size` bits. */
function masksWith(size: number, count: number, from = 0): number[] {
  if (count === 0) return [0];
  const masks: number[] = [];
  for (let bit = from; bit <= size - count; bit++)
    for (const rest of masksWith(size, count - 1, bit + 1)) masks.push((1 << bit) | rest);
  return masks;
}

interface Masks {
  /** By size: all sets. */
  readonly lists: readonly (readonly number[])[];
  /** By size: the sets that are their own smallest image. */
  readonly smallest: readonly (readonly number[])[];
  /** The index of a position among those whose own set is its smallest image, by its number of other sets. */
  readonly indexOf: (own: number, other: number, others: number) => number;
}

/** The sets of up to `most` points of a board of up to 25. */
function masksOf(ruleset: Ruleset, most: number): Masks {
  const size = ruleset.points.length;
  const half = 2 ** 13;
  const images = symmetries(ruleset).map((symmetry) => {
    const part = (shift: number): number[] =>
      Array.from({ length: half }, (_, mask) => {
        let image = 0;
        for (let bit = 0; bit < 13 && bit + shift < size; bit++)
          if ((mask >> bit) & 1) image |= 1 << (symmetry.images[bit + shift] as number);
        return image;
      });
    return Int32Array.from([...part(0), ...part(13)]);
  });
  const imageOf = (turn: number, mask: number): number => {
    const table = images[turn] as Int32Array;
    return (table[mask & (half - 1)] as number) | (table[half + (mask >> 13)] as number);
  };
  const numbers = new Int32Array(2 ** size);
  const turns = new Uint8Array(2 ** size);
  const ordinals = new Int32Array(2 ** size);
  const lists = Array.from({ length: most + 1 }, (_, count) => masksWith(size, count));
  const smallest = lists.map((list) => {
    const found: number[] = [];
    list.forEach((mask, number) => {
      numbers[mask] = number;
      let best = 0;
      for (let turn = 1; turn < images.length; turn++)
        if (imageOf(turn, mask) < imageOf(best, mask)) best = turn;
      turns[mask] = best;
      if (imageOf(best, mask) === mask) ordinals[mask] = found.push(mask) - 1;
    });
    return found;
  });
  return {
    lists,
    smallest,
    indexOf: (own, other, others) => {
      const turn = turns[own] as number;
      return (ordinals[imageOf(turn, own)] as number) * others + (numbers[imageOf(turn, other)] as number);
    },
  };
}

/** The result of a check. */
export interface Certificate {
  /** Checked positions: one for all its images, once for each number of quiet plies. */
  readonly positions: number;
  /** The first positions with wrong values: masks of the side to move and the other, and quiet plies. */
  readonly faults: readonly string[];
}

/** The positions with certain numbers of cows. */
interface Class {
  readonly own: number;
  readonly other: number;
  /** The number of sets that the other side may have. */
  readonly others: number;
  /** By quiet plies and index: plies to the end plus 1, negative for a loss; 0 for a draw. */
  readonly values: readonly Int16Array[];
}

const onesIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The value for the side that moved, from the value for the side to move one ply later. */
const turned = (value: number): number => (value < 0 ? 1 - value : value > 0 ? -1 - value : 0);

/** A rank, the greater the better: early wins, late wins, draws, late losses, early losses. */
const goodness = (value: number): number => (value > 0 ? 32767 - value : value < 0 ? -32767 - value : 0);

const better = (a: number, b: number): number => (goodness(b) > goodness(a) ? b : a);

/** Checks all tables up to this many cows per side, with every number of quiet plies. */
export function certify(tables: EndgameTables, most: number): Certificate {
  const ruleset = rulesetFor(tables.variant);
  const { loseBelow } = ruleset.variant;
  const reader = createReader(ruleset, tables.tables as readonly StoredTable[]);
  const masks = masksOf(ruleset, most);
  const classes = new Map<number, Class>();
  const classOf = (own: number, other: number): Class | undefined => classes.get(own * 32 + other);

  /** The value of a position by rules and claims; with a bar, by its moves. */
  function worth(position: Position): number {
    const reason = endReason(ruleset, position);
    if (reason !== undefined) {
      const winner = winnerOf(ruleset, position, reason);
      return winner < 0 ? 0 : winner === position.turn ? 1 : -1;
    }
    if (position.ownBar + position.otherBar > 0) return byMoves(position);
    const { others, values } = classOf(onesIn(position.own), onesIn(position.other)) as Class;
    const quiet = Math.min(position.quiet, values.length - 1);
    return values[quiet]?.[masks.indexOf(position.own, position.other, others)] as number;
  }

  function byMoves(position: Position): number {
    const list = new Int32Array(ruleset.mostMoves);
    const next = createPosition();
    const end = generateMoves(ruleset, position, list, 0);
    let best = -1;
    for (let i = 0; i < end; i++) {
      makeMove(ruleset, position, list[i] as number, next);
      best = better(best, turned(worth(next)));
    }
    return best;
  }

  const list = new Int32Array(ruleset.mostMoves);
  const next = createPosition();
  /** For each move: the index of the position after it, and whether it shot; none if it must be searched. */
  const places: (
    | { readonly values: readonly Int16Array[]; readonly index: number; readonly shot: boolean }
    | undefined
  )[] = [];

  /** Computes a position's value from its moves for each number of quiet plies. */
  function eachValue(
    { own, other, values }: Class,
    position: Position,
    visit: (quiet: number, value: number) => void,
  ): void {
    position.quiet = 0;
    const end = generateMoves(ruleset, position, list, 0);
    for (let i = 0; i < end; i++) {
      makeMove(ruleset, position, list[i] as number, next);
      const shot = next.quiet === 0;
      const kind = classOf(shot ? other - 1 : other, own);
      places[i] =
        kind === undefined || next.ownBar + next.otherBar > 0
          ? undefined
          : { values: kind.values, index: masks.indexOf(next.own, next.other, kind.others), shot };
    }
    for (let quiet = 0; quiet < values.length; quiet++) {
      position.quiet = quiet;
      if (endReason(ruleset, position) !== undefined) {
        visit(quiet, worth(position));
        continue;
      }
      let best = -1;
      for (let i = 0; i < end; i++) {
        const place = places[i];
        let value: number;
        if (place === undefined) {
          makeMove(ruleset, position, list[i] as number, next);
          value = worth(next);
        } else {
          const later = place.shot ? 0 : Math.min(quiet + 1, place.values.length - 1);
          value = (place.values[later] as Int16Array)[place.index] as number;
        }
        best = better(best, turned(value));
      }
      visit(quiet, best);
    }
  }

  function eachPosition(
    { own, other, others }: Class,
    visit: (position: Position, index: number) => void,
  ): void {
    const position = createPosition();
    for (const mine of masks.smallest[own] as readonly number[]) {
      for (const yours of masks.lists[other] as readonly number[]) {
        if ((mine & yours) !== 0) continue;
        position.own = mine;
        position.other = yours;
        visit(position, masks.indexOf(mine, yours, others));
      }
    }
  }

  for (let own = loseBelow; own <= most; own++) {
    for (let other = loseBelow; other <= most; other++) {
      const limit = quietLimit(ruleset.variant, own, other);
      const others = (masks.lists[other] as readonly number[]).length;
      const size = (masks.smallest[own] as readonly number[]).length * others;
      const quiets = Number.isFinite(limit) ? limit + 1 : 1;
      const kind: Class = {
        own,
        other,
        others,
        values: Array.from({ length: quiets }, () => new Int16Array(size)),
      };
      eachPosition(kind, (position, index) => {
        kind.values.forEach((values, quiet) => {
          position.quiet = quiet;
          const loss = lossOf(reader, position);
          if (loss >= 0) values[index] = -1 - loss;
        });
      });
      classes.set(own * 32 + other, kind);
    }
  }
  // A win is a move to a loss. Wins are written only when all are found, because until then they would look
  // like
  // the losses of others.
  const wins = [...classes.values()].map((kind) => {
    const found = kind.values.map((values) => new Int16Array(values.length));
    eachPosition(kind, (position, index) => {
      eachValue(kind, position, (quiet, value) => {
        (found[quiet] as Int16Array)[index] = Math.max(value, 0);
      });
    });
    return found;
  });
  [...classes.values()].forEach(({ values }, i) => {
    values.forEach((list, quiet) => {
      list.forEach((value, index) => {
        if (value === 0) list[index] = wins[i]?.[quiet]?.[index] as number;
      });
    });
  });
  const faults: string[] = [];
  let positions = 0;
  for (const kind of classes.values()) {
    eachPosition(kind, (position, index) => {
      eachValue(kind, position, (quiet, value) => {
        positions++;
        const claimed = kind.values[quiet]?.[index] as number;
        if (claimed !== value && faults.length < 9)
          faults.push(`${position.own} ${position.other} ${quiet}: ${claimed}, not ${value}`);
      });
    });
  }
  return { positions, faults };
}
