/** The solver in a worker: it solves endgame tables, stores them, and looks up what moves are worth. */
import { type Game, variantOf } from "morabaraba";
import { type EndgameTables, solveEndgames } from "morabaraba/endgames";
import { cowsOf, type Exact, exactOf } from "./exact.ts";
import { keepTables, keptTables, nameOf } from "./tables.ts";

/** A request for the values of a game without cows in hand. The message `"stop"` ends the current solving. */
export interface SolverQuestion {
  readonly id: number;
  readonly game: Game;
}

/** A response: progress, or at the end the result or an error's code. */
export interface SolverAnswer {
  readonly id: number;
  /** The finished share, 0 to 1. */
  readonly done?: number;
  readonly exact?: Exact | undefined;
  readonly isLast?: boolean;
  readonly error?: string;
}

/** Tables with fewer cows are not solved separately: those with four cows take only some two seconds. */
const FEWEST = 4;

/** Tables by name, including those that are being solved. */
const tablesByName = new Map<string, Promise<EndgameTables>>();
/** The requests without a final response. */
const waiting = new Set<number>();
let solving = new AbortController();

addEventListener("message", async ({ data }: MessageEvent<SolverQuestion | "stop">) => {
  if (data === "stop") return solving.abort();
  const { id, game } = data;
  const answer = (rest: Omit<SolverAnswer, "id">) => postMessage({ id, isLast: true, ...rest });
  waiting.add(id);
  try {
    answer({ exact: exactOf(await tablesFor(game), game) });
  } catch (error) {
    answer({ error: String((error as { code?: unknown }).code ?? error) });
  } finally {
    waiting.delete(id);
  }
});

function tablesFor(game: Game): Promise<EndgameTables> {
  const { variant } = game;
  const cows = Math.min(variantOf(game).cows, Math.max(FEWEST, cowsOf(game) ?? 0));
  const name = nameOf(variant, cows);
  const tables = tablesByName.get(name) ?? makeTables(variant, cows);
  tablesByName.set(name, tables);
  // A failed or stopped request can be repeated.
  tables.catch(() => tablesByName.delete(name));
  return tables;
}

async function makeTables(variant: Game["variant"], cows: number): Promise<EndgameTables> {
  const kept = await keptTables(variant, cows);
  if (kept) return kept;
  solving = new AbortController();
  let reported = 0;
  const onProgress = ({ done }: { readonly done: number }) => {
    // At most one message per percent, to keep the page free.
    if (done - reported < 0.01) return;
    reported = done;
    for (const id of waiting) postMessage({ id, done });
  };
  const tables = await solveEndgames(variant, { cows, signal: solving.signal, onProgress });
  void keepTables(tables);
  return tables;
}
