/** Mills whose bot of full strength plays positions of few cows perfectly: their tables are made, or read, while a game begins. */
import type { Game } from "morabaraba";
import { createTablebase, type EndgameTables, solveEndgames } from "morabaraba/endgames";
import { mills } from "morabaraba/families";
import { keepTables, keptTables, nameOf } from "./tables.ts";

/** Tables of up to four cows a side take some two seconds, and 71 kB to keep. */
const COWS = 4;

/** The results of a variant's tables; none while they are solved, or for rules without tables. */
interface Known {
  tables?: EndgameTables;
}

const knownTables = new Map<string, Known>();

function knownOf(variant: Game["variant"]): Known {
  const name = nameOf(variant, COWS);
  const found = knownTables.get(name) ?? {};
  if (!knownTables.has(name)) void learn(variant, found);
  knownTables.set(name, found);
  return found;
}

async function learn(variant: Game["variant"], into: Known): Promise<void> {
  try {
    let tables = await keptTables(variant, COWS);
    if (tables === undefined) {
      tables = await solveEndgames(variant, { cows: COWS });
      void keepTables(tables);
    }
    into.tables = tables;
  } catch {
    // Some rules do not fit into tables, and the search plays their endings.
  }
}

/** The family as a worker serves it. */
export const millsWithTables = {
  name: mills.name,
  analysis: mills.analysis,
  bots: async () => {
    const bots = await import("morabaraba/bots");
    return { ...bots, createBot: (style: Style) => botWithTables(bots.createBot, style) };
  },
};

type CreateBot = typeof import("morabaraba/bots").createBot;
type Style = Parameters<CreateBot>[0];

function botWithTables(createBot: CreateBot, style: Style): ReturnType<CreateBot> {
  if ((style?.level ?? 10) < 10) return createBot(style);
  let known: Known = {};
  const bot = createBot({ ...style, tablebase: createTablebase(() => known.tables) });
  return {
    chooseMove(game, limits) {
      known = knownOf(game.variant);
      return bot.chooseMove(game, limits);
    },
    ponder(game, limits) {
      known = knownOf(game.variant);
      return bot.ponder(game, limits);
    },
    forget: bot.forget,
  };
}
