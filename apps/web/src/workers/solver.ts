/** The solver in a worker: it makes tables of positions with few cows, keeps them, and reads from them what moves are worth. */
import { type Game, variantOf } from "morabaraba";
import { type EndgameTables, solveEndgames } from "morabaraba/endgames";
import { cowsOf, type Exact, exactOf } from "./exact.ts";
import { keepTables, keptTables, nameOf } from "./tables.ts";

/** A request about a game without cows in hand; `"stop"` ends the current solving. */
export interface SolverQuestion {
  readonly id: number;
  readonly game: Game;
}

/** The response: the progress, and at the end the result or an error's code. */
export interface SolverAnswer {
  readonly id: number;
  /** The share that is done, 0 to 1. */
  readonly done?: number;
  readonly exact?: Exact | undefined;
  readonly isLast?: boolean;
  readonly error?: string;
}

/** Tables of fewer cows are not worth their own solving: those of four take some two seconds. */
const FEWEST = 4;

/** Tables by name, those that are still being solved included. */
const known = new Map<string, Promise<EndgameTables>>();
/** The requests that wait for the current solving. */
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
  const tables = known.get(name) ?? makeTables(variant, cows);
  known.set(name, tables);
  // A request that failed or was stopped may be repeated.
  tables.catch(() => known.delete(name));
  return tables;
}

async function makeTables(variant: Game["variant"], cows: number): Promise<EndgameTables> {
  const kept = await keptTables(variant, cows);
  if (kept) return kept;
  solving = new AbortController();
  let told = 0;
  const onProgress = ({ done }: { readonly done: number }) => {
    // A percent at a time: the page has other things to do than to listen.
    if (done - told < 0.01) return;
    told = done;
    for (const id of waiting) postMessage({ id, done });
  };
  const tables = await solveEndgames(variant, { cows, signal: solving.signal, onProgress });
  void keepTables(tables);
  return tables;
}
