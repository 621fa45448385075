/** Puzzles as data: a file per variant and a puzzle per line, easiest first, made by `make-puzzles.mjs`. */
import { applyMove, type Game, isLegal, outcome, parsePosition, type StoredVariant } from "morabaraba";

export const puzzleVariants = ["standard", "mssa", "sesotho", "nineMens"] as const;
export type PuzzleVariant = (typeof puzzleVariants)[number];

export const themes = ["shot", "swing", "flying", "blockade", "placing", "quiet"] as const;
type Theme = (typeof themes)[number];

export interface Puzzle {
  /** Depends on the variant and the position alone. */
  readonly id: string;
  readonly variant: StoredVariant;
  readonly position: string;
  /** The winner's moves, with the longest defence between them. */
  readonly moves: readonly string[];
  readonly themes: readonly Theme[];
  /**
   * `exact`: the tables prove that no other move wins. A number: no other move wins within that many plies.
   */
  readonly proof: "exact" | number;
}

const readers = {
  standard: () => import("./data/standard.txt?raw"),
  mssa: () => import("./data/mssa.txt?raw"),
  sesotho: () => import("./data/sesotho.txt?raw"),
  nineMens: () => import("./data/nineMens.txt?raw"),
} as const;
const loaded = new Map<PuzzleVariant, Promise<readonly Puzzle[]>>();

/** Loads the puzzles of a variant. It returns the same promise each time. */
export function puzzlesOf(variant: PuzzleVariant): Promise<readonly Puzzle[]> {
  let puzzles = loaded.get(variant);
  if (puzzles === undefined) {
    puzzles = readers[variant]().then(({ default: text }) => readPuzzles(text, variant));
    // If the file could not be loaded, the next call tries again.
    puzzles.catch(() => loaded.delete(variant));
    loaded.set(variant, puzzles);
  }
  return puzzles;
}

const isTheme = (name: string): name is Theme => (themes as readonly string[]).includes(name);

/** Reads the puzzles of a file, and skips invalid lines. */
export function readPuzzles(text: string, variant: PuzzleVariant): readonly Puzzle[] {
  return text.split("\n").flatMap((line) => {
    const [position = "", moves = "", names = "", proof = ""] = line.split(" | ");
    const puzzle: Puzzle = {
      id: idOf(variant, position),
      variant,
      position,
      moves: moves.split(" "),
      themes: names.split(" ").filter(isTheme),
      proof: proof === "exact" ? proof : Number(proof),
    };
    return /^(?:exact|\d{1,2})$/.test(proof) && puzzle.moves.length % 2 === 1 && puzzle.themes.length > 0
      ? [puzzle]
      : [];
  });
}

/** Returns a puzzle's id. It leaves out the position's counts of plies, which do not matter to the puzzle. */
export const idOf = (variant: PuzzleVariant | "mine", position: string): string =>
  `${variant} ${position.split(" ").slice(0, 4).join(" ")}`;

/** Returns a puzzle's games from first to last; `undefined` if a move is illegal or the last does not win. */
export function gamesOf({ position, variant, moves }: Puzzle): readonly Game[] | undefined {
  try {
    const games = [parsePosition(position, variant)];
    for (const move of moves) {
      const game = games.at(-1);
      if (game === undefined || !isLegal(game, move)) return undefined;
      games.push(applyMove(game, move));
    }
    const [first, last] = [games[0], games.at(-1)];
    return first && last && outcome(last)?.winner === first.turn ? games : undefined;
  } catch {
    return undefined;
  }
}

/** Returns how many moves the winner makes. */
export const lengthOf = ({ moves }: Pick<Puzzle, "moves">): number => (moves.length + 1) / 2;

/** The levels: each is a fifth of a file. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export const levelAt = (index: number, count: number): Level =>
  levels[Math.min(4, Math.floor((index * levels.length) / count))] ?? 1;

/** The player's choice of puzzles. */
export interface Choice {
  readonly variant: PuzzleVariant;
  readonly level: Level | "all";
  readonly theme: Theme | "all";
}

/** Returns the indices of the puzzles that fit a choice. */
export const fitting = (puzzles: readonly Puzzle[], { level, theme }: Choice): readonly number[] =>
  puzzles.flatMap((puzzle, index) =>
    (level === "all" || levelAt(index, puzzles.length) === level) &&
    (theme === "all" || puzzle.themes.includes(theme))
      ? [index]
      : [],
  );
