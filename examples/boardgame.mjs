// Morabaraba and mancala for boardgame.io, which provides the server, the lobby, the log and the clients.
//
// `G` is the library's game: plain JSON. A move is sent as text, `client.moves.play("d6")`, or as the
// library's move.
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";

/** The value that a refused move returns, as in `boardgame.io/core`. */
const INVALID_MOVE = "INVALID_MOVE";

/**
 * @template Game
 * @param {string} name
 * @param {{
 *   createGame: (variant?: any) => Game,
 *   whyIllegal: (game: Game, move: unknown) => string | undefined,
 *   applyMove: (game: Game, move: any) => Game,
 *   outcome: (game: Game) => { winner: string | null, reason: string } | undefined,
 * }} rules
 * @param {readonly string[]} players - Player "0" and player "1".
 */
function gameOf(name, rules, players) {
  return {
    name,
    minPlayers: 2,
    maxPlayers: 2,
    /** @param {unknown} _context @param {{ variant?: string }} [setupData] */
    setup: (_context, setupData) => rules.createGame(setupData?.variant),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      // The game decides whose turn it is: dark begins in some variants, and mancala players may move again.
      order: {
        first: (/** @type {{ G: { turn: string } }} */ { G }) => players.indexOf(G.turn),
        next: (/** @type {{ G: { turn: string } }} */ { G }) => players.indexOf(G.turn),
      },
    },
    moves: {
      play: {
        /** @param {{ G: Game }} context @param {unknown} move */
        move: ({ G }, move) =>
          rules.whyIllegal(G, move) === undefined ? rules.applyMove(G, move) : INVALID_MOVE,
        // The client waits for the server, so that nobody sees a refused move.
        client: false,
      },
    },
    /** @param {{ G: Game }} context */
    endIf: ({ G }) => {
      const end = rules.outcome(G);
      if (end === undefined) return undefined;
      const { winner, reason } = end;
      return winner === null ? { draw: true, reason } : { winner: String(players.indexOf(winner)), reason };
    },
  };
}

export const morabarabaGame = gameOf("morabaraba", mills, ["light", "dark"]);
export const mancalaGame = gameOf("mancala", mancala, ["south", "north"]);
