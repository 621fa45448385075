/** The mills family with a level-10 bot that plays positions with few cows perfectly, by endgame tables. */
import type { Game } from "morabaraba";
import { createTablebase, type EndgameTables, solveEndgames } from "morabaraba/endgames";
import { mills } from "morabaraba/families";
import { keepTables, keptTables, nameOf } from "./tables.ts";

/** Tables with up to four cows a side take some two seconds to solve, and 71 kB to store. */
const COWS = 4;

/** The tables of a variant; missing until they are solved or read, and for rules without tables. */
interface VariantTables {
  tables?: EndgameTables;
}

const tablesByName = new Map<string, VariantTables>();

function tablesOf(variant: Game["variant"]): VariantTables {
  const name = nameOf(variant, COWS);
  const known = tablesByName.get(name) ?? {};
  if (!tablesByName.has(name)) void loadTables(variant, known);
  tablesByName.set(name, known);
  return known;
}

async function loadTables(variant: Game["variant"], into: VariantTables): Promise<void> {
  try {
    let tables = await keptTables(variant, COWS);
    if (tables === undefined) {
      tables = await solveEndgames(variant, { cows: COWS });
      void keepTables(tables);
    }
    into.tables = tables;
  } catch {
    // Tables do not support these rules, so the search plays their endings.
  }
}

/** The family, for the worker to serve. */
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
  let current: VariantTables = {};
  const bot = createBot({ ...style, tablebase: createTablebase(() => current.tables) });
  return {
    chooseMove(game, limits) {
      current = tablesOf(game.variant);
      return bot.chooseMove(game, limits);
    },
    ponder(game, limits) {
      current = tablesOf(game.variant);
      return bot.ponder(game, limits);
    },
    forget: bot.forget,
  };
}
