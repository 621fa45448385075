/**
 * Puzzles as data: a file per variant and a puzzle per line, easiest first, made by `make-puzzles.mjs` and
 * `make-mancala-puzzles.mjs`.
 */
import type { FamilyName, Game, Kit, StoredVariant } from "../family/family.ts";

/** The variants that have puzzles, by family. */
export const variantsOf = {
  mills: ["standard", "mssa", "sesotho", "nineMens"],
  mancala: ["kalah", "congkak"],
} as const;
export const puzzleVariants = [...variantsOf.mills, ...variantsOf.mancala] as const;
export type PuzzleVariant = (typeof puzzleVariants)[number];

/** Returns the family of a variant. */
export const familyOf = (variant: PuzzleVariant): FamilyName =>
  variantsOf.mills.some((name) => name === variant) ? "mills" : "mancala";

export const themesOf = {
  mills: ["shot", "swing", "flying", "blockade", "placing", "quiet"],
  mancala: ["extra", "capture", "starve", "last", "quiet"],
} as const;
type Theme = (typeof themesOf)[FamilyName][number];

export interface Puzzle {
  /** Depends on the variant and the position alone. */
  readonly id: string;
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly position: string;
  /** The plies: the winner's moves, with the best defence between them. */
  readonly moves: readonly string[];
  readonly themes: readonly Theme[];
  /**
   * `exact`: it is proved that no other move is as good. A number: no other move wins within that many plies.
   */
  readonly proof: "exact" | number;
  /** In mancala, the number of seeds by which the winner wins. */
  readonly lead?: number;
}

const readers = {
  standard: () => import("./data/standard.txt?raw"),
  mssa: () => import("./data/mssa.txt?raw"),
  sesotho: () => import("./data/sesotho.txt?raw"),
  nineMens: () => import("./data/nineMens.txt?raw"),
  kalah: () => import("./data/kalah.txt?raw"),
  congkak: () => import("./data/congkak.txt?raw"),
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

const themes: readonly string[] = Object.values(themesOf).flat();
const isTheme = (name: string): name is Theme => themes.includes(name);

/** Reads the puzzles of a file, and skips invalid lines. */
export function readPuzzles(text: string, variant: PuzzleVariant): readonly Puzzle[] {
  const family = familyOf(variant);
  return text.split("\n").flatMap((line) => {
    const [position = "", moves = "", names = "", last = ""] = line.split(" | ");
    // In mancala, the plies of a turn are joined by hyphens.
    const turns = moves.split(" ");
    const puzzle: Puzzle = {
      id: idOf(variant, position),
      family,
      variant,
      position,
      moves: family === "mancala" ? turns.flatMap((turn) => turn.split("-")) : turns,
      themes: names.split(" ").filter(isTheme),
      ...(family === "mancala"
        ? { proof: "exact", lead: Number(last) }
        : { proof: last === "exact" ? last : Number(last) }),
    };
    return /^(?:exact|\d{1,2})$/.test(last) && turns.length % 2 === 1 && puzzle.themes.length > 0
      ? [puzzle]
      : [];
  });
}

/** Returns a puzzle's id. It leaves out the position's counts of plies, which do not matter to the puzzle. */
export const idOf = (variant: PuzzleVariant | "mine", position: string): string =>
  `${variant} ${position.split(" ").slice(0, 4).join(" ")}`;

/**
 * Returns a puzzle's games from first to last; `undefined` if a move is illegal, or if the last is not the
 * winner's, or does not win a game of mills.
 */
export function gamesOf(
  rules: Pick<Kit, "applyMove" | "isLegal" | "outcome" | "parsePosition">,
  { family, position, variant, moves }: Puzzle,
): readonly Game[] | undefined {
  try {
    const games: Game[] = [rules.parsePosition(position, variant)];
    for (const move of moves) {
      const game = games.at(-1);
      if (game === undefined || !rules.isLegal(game, move)) return undefined;
      games.push(rules.applyMove(game, move));
    }
    const [first, before, last] = [games[0], games.at(-2), games.at(-1)];
    if (!first || !last || before?.turn !== first.turn) return undefined;
    return family === "mancala" || rules.outcome(last)?.winner === first.turn ? games : undefined;
  } catch {
    return undefined;
  }
}

/** Returns how many moves the winner of a mill puzzle makes. */
export const lengthOf = ({ moves }: Pick<Puzzle, "moves">): number => (moves.length + 1) / 2;

/** The levels: each is a fifth of a file. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export const levelAt = (index: number, count: number): Level =>
  levels[Math.min(4, Math.floor((index * levels.length) / count))] ?? 1;

/** The player's choice of puzzles. */
export interface PuzzleChoice {
  readonly variant: PuzzleVariant;
  readonly level: Level | "all";
  readonly theme: Theme | "all";
}

/** Returns the indices of the puzzles that fit a choice. */
export const fitting = (puzzles: readonly Puzzle[], { level, theme }: PuzzleChoice): readonly number[] =>
  puzzles.flatMap((puzzle, index) =>
    (level === "all" || levelAt(index, puzzles.length) === level) &&
    (theme === "all" || puzzle.themes.includes(theme))
      ? [index]
      : [],
  );
