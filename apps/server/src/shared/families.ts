/** Both families behind one set of functions: everything that a match asks of the rules. */
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import type { FamilyName, Forfeit, Game, Player } from "./protocol.ts";

interface FamilyOf<G, P> {
  /** Who sits where: the first of them is White in records. */
  readonly players: readonly [P, P];
  readonly variants: readonly string[];
  readonly create: (variant: string) => G;
  /** A move as the notation writes it. Throws for text that is no move. */
  readonly canonical: (game: G, move: string) => string;
  /** Throws for an illegal move, with a code and a sentence. */
  readonly play: (game: G, move: string) => G;
  /** Where cheating has a rule: the game lost by a move that is illegal or out of turn. */
  readonly judge?: (game: G, player: P, move: string) => G;
  readonly outcome: (game: G) => { readonly winner: P | null; readonly reason: string } | undefined;
  readonly resign: (game: G, player: P) => G;
  readonly agreeDraw: (game: G) => G;
  readonly forfeit: (game: G, player: P, reason: Forfeit) => G;
}

export type Family = FamilyOf<Game, Player>;

/**
 * Rules under which every game ends, for variants that have none of their own: the third occurrence of a position draws,
 * and so do a hundred plies without a placement or a shot.
 */
const ending = { repetition: 3, noShots: 100 };

const morabaraba: FamilyOf<mills.Game, mills.Player> = {
  players: ["light", "dark"],
  variants: Object.keys(mills.variants),
  create: (name) => {
    const { repetition, noShots } = mills.variants[name as mills.VariantName];
    return mills.createGame(name as mills.VariantName, {
      repetition: repetition ?? ending.repetition,
      noShots: noShots ?? ending.noShots,
    });
  },
  canonical: (game, move) => mills.formatMove(mills.parseMove(move, game), game),
  play: mills.applyMove,
  judge: mills.referee,
  outcome: mills.outcome,
  resign: mills.resign,
  agreeDraw: mills.agreeDraw,
  forfeit: mills.forfeit,
};

const sowing: FamilyOf<mancala.Game, mancala.Player> = {
  players: ["south", "north"],
  variants: Object.keys(mancala.variants),
  create: (name) => mancala.createGame(name as mancala.VariantName),
  canonical: (game, move) => mancala.formatMove(mancala.parseMove(move, game), game),
  play: mancala.applyMove,
  outcome: mancala.outcome,
  resign: mancala.resign,
  agreeDraw: mancala.agreeDraw,
  forfeit: mancala.forfeit,
};

/** A match keeps its family's name beside its game, so that no game meets the other family's functions. */
export const families: Readonly<Record<FamilyName, Family>> = {
  morabaraba: morabaraba as unknown as Family,
  mancala: sowing as unknown as Family,
};

export function opponentOf(family: FamilyName, player: Player): Player {
  const [first, second] = families[family].players;
  return player === first ? second : first;
}
