/* The reviews of the family, which use endgame tables without being asked. */
import type { ReviewOptions } from "../../review/mancala/review.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import { tablesFor } from "./tables.ts";

type Reviews = typeof import("../../mancala-review.ts");

/** Loads reviews, with tables. */
export async function loadReviews(): Promise<Reviews> {
  const [reviews, endgames, { mainline }] = await Promise.all([
    import("../../mancala-review.ts"),
    import("../../mancala-endgames.ts"),
    import("../../mancala-records.ts"),
  ]);

  /** Adds the tables for a game to options that have none. */
  async function withTables<Options extends ReviewOptions>(game: Game, options: Options): Promise<Options> {
    const { signal, tablebase } = Object(options) as ReviewOptions;
    const tables = tablebase ? undefined : await tablesFor(game, { signal }, endgames);
    return tables ? { ...options, tablebase: endgames.createTablebase(tables) } : options;
  }

  return {
    ...reviews,
    reviewMove: async (game, move, options = {}) =>
      reviews.reviewMove(game, move, await withTables(game, options)),
    reviewRecord: async (words, record, options = {}) =>
      reviews.reviewRecord(words, record, await withTables(mainline(record)[0]?.game as Game, options)),
  };
}
