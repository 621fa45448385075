/**
 * Endgames of three against three, where every cow flies and every mill wins, solved backwards from their
 * ends. Shares no code with `src`: mills are looked up in the list of lines.
 */
import type { Variant } from "morabaraba";

export interface Solution {
  /**
   * By position: plies to the end with best play, odd for a win of the side to move, even for a loss; 0 for
   * neither.
   */
  readonly distances: Uint8Array;
  /** The number of sets of three points. */
  readonly sets: number;
  /** The cows of the side to move and of the other side, one bit per point. */
  readonly indexOf: (position: number) => readonly [own: number, other: number];
}

export function solve({ board }: Variant): Solution {
  const size = board.points.length;
  const bit = (point: string): number => 1 << board.points.indexOf(point);
  const lines = board.lines.map(([a, b, c]) => bit(a) | bit(b) | bit(c));
  const masks: number[] = [];
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++)
      for (let c = b + 1; c < size; c++) masks.push((1 << a) | (1 << b) | (1 << c));
  const sets = masks.length;
  const numberOf = new Int16Array(1 << size);
  masks.forEach((mask, number) => {
    numberOf[mask] = number;
  });
  const isMill = masks.map((mask) => lines.includes(mask));
  /** The points that make a mill with two of the three cows when the third flies there. */
  const closing = masks.map((mask) =>
    lines.reduce((points, line) => {
      const missing = line & ~mask;
      return (missing & (missing - 1)) === 0 ? points | missing : points;
    }, 0),
  );
  const everywhere = 2 ** size - 1;
  const distances = new Uint8Array(sets * sets);
  const repliesLeft = new Uint8Array(sets * sets);
  let latest: number[] = [];
  for (let own = 0; own < sets; own++) {
    for (let other = 0; other < sets; other++) {
      const [mine, yours] = [masks[own] as number, masks[other] as number];
      if ((mine & yours) !== 0) continue;
      const position = own * sets + other;
      // A cow in a mill cannot close that mill again by one move, so a standing mill wins only through other
      // lines.
      if (((closing[own] as number) & ~(mine | yours)) !== 0) {
        distances[position] = 1;
        latest.push(position);
      } else repliesLeft[position] = 3 * (size - 6);
    }
  }
  for (let plies = 2; latest.length > 0; plies++) {
    const found: number[] = [];
    for (const position of latest) {
      const own = Math.floor(position / sets);
      const other = position % sets;
      // The other side made the last move, without a mill.
      if (isMill[other]) continue;
      const [mine, yours] = [masks[own] as number, masks[other] as number];
      for (let cows = yours; cows !== 0; cows &= cows - 1) {
        const rest = yours ^ (cows & -cows);
        for (let empty = everywhere & ~(mine | yours); empty !== 0; empty &= empty - 1) {
          const before = (numberOf[rest | (empty & -empty)] as number) * sets + own;
          if (distances[before] !== 0) continue;
          // A win for the side to move here is bad for that move, and a loss is good.
          if (plies % 2 === 0 && --repliesLeft[before]! > 0) continue;
          distances[before] = plies;
          found.push(before);
        }
      }
    }
    latest = found;
  }
  return {
    distances,
    sets,
    indexOf: (position) => [masks[Math.floor(position / sets)] as number, masks[position % sets] as number],
  };
}

/** Some of them on the board with diagonals, light to move, with the plies to the end. */
export const threeAgainstThree: readonly (readonly [light: string, dark: string, plies: number])[] = [
  ["b6 b2 d5", "a7 a1 f6", 1],
  ["g7 a1 d6", "d5 e5 e3", -2],
  ["g4 a4 f6", "g7 b2 c5", 3],
  ["d1 f4 b4", "a4 c5 c3", -4],
  ["d1 f4 c5", "d7 a4 e4", 5],
  ["g1 d6 c4", "d1 d2 e5", -6],
  ["a4 d5 d3", "g7 e3 c3", 7],
  ["d2 d5 c3", "d7 a4 b4", 9],
];
