/** The package's families, by the names that matches store, and the games that matches begin with. */
import { type Family, type FamilyTypes, mancala, mills } from "morabaraba/families";
import type { FamilyName, Game, Player } from "./protocol.ts";

interface MatchTypes extends FamilyTypes {
  readonly game: Game;
  readonly player: Player;
}

export const families: Readonly<Record<FamilyName, Family<MatchTypes>>> = { mills, mancala };

/** Returns the names of the built-in variants. */
export const variantsOf = (family: FamilyName): readonly string[] =>
  Object.keys(families[family].rules.variants);

/**
 * Creates a game that cannot go on forever. Mill variants without such rules get two: the third occurrence
 * of a position is a draw, and so are a hundred plies without a placement or a shot.
 */
export function createGame(family: FamilyName, variant: string): Game {
  const { rules } = families[family];
  if (family === "mancala") return rules.createGame(variant);
  const { repetition, drawAfterQuietPlies } = mills.rules.variants[variant] ?? {};
  const ending = { repetition: repetition ?? 3, drawAfterQuietPlies: drawAfterQuietPlies ?? 100 };
  return rules.createGame(rules.defineVariant(variant, ending));
}

/** Rewrites a move in standard notation. Throws if the text is not a move. */
export function canonical(family: FamilyName, game: Game, move: string): string {
  const { rules } = families[family];
  return rules.formatMove(game, rules.parseMove(game, move));
}

export function opponentOf(family: FamilyName, player: Player): Player {
  const [first, second] = families[family].players;
  return player === first ? second : first;
}
