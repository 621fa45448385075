/** The engine's results so far, the live search of the current position, and the analysis of a whole game. */
import type { Opponent } from "morabaraba/opponent";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EitherTypes, Game, Kit } from "../family/family.ts";
import { startOpponent } from "../workers/opponents.ts";
import { type Evaluation, ended, type Found, foundBy } from "./evaluation.ts";
import { type Evaluations, keyOf, type Place } from "./review.ts";

/** Positions that the engine looks at, live and for each position of a game that it goes through. */
const [LIVE, REVIEW] = [4_000_000, 60_000];

/** How many lines it finds. */
const LINES = 3;

/** Milliseconds that a position must stay on the board to be looked at, and between two looks at what the engine has found. */
const PAUSE = 150;

/** How far a review has come. */
export interface Going {
  readonly done: number;
  readonly of: number;
}

export interface Engines {
  readonly known: Evaluations;
  /** Whether the engine could not be loaded. */
  readonly failed: boolean;
  readonly going: Going | undefined;
  /** Goes through positions; resolves to whether it came to the end. */
  readonly review: (places: readonly Place[]) => Promise<boolean>;
  readonly stop: () => void;
}

export function useEvaluations(kit: Kit, game: Game, isOn: boolean): Engines {
  const [known, setKnown] = useState<Evaluations>(new Map());
  const [failed, setFailed] = useState(false);
  const [going, setGoing] = useState<Going>();
  const finished = useRef(new Set<string>());
  const engine = useEngine(kit);
  const reviewer = useEngine(kit);
  const reviewing = useRef<AbortController>(undefined);

  const learn = useCallback((found: Iterable<readonly [string, Evaluation]>) => {
    setKnown((before) => new Map([...before, ...found]));
  }, []);

  useEffect(() => {
    const key = keyOf(kit, game);
    const end = kit.outcome(game);
    if (end) learn([[key, ended(end, kit.sides[0])]]);
    if (end || !isOn || finished.current.has(key)) return;
    const search = new AbortController();
    const { signal } = search;
    let latest: Evaluation | undefined;
    let telling: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      telling = undefined;
      if (latest && !signal.aborted) learn([[key, latest]]);
    };
    const waiting = setTimeout(async () => {
      try {
        const onProgress = (found: Found) => {
          latest = foundBy(kit, game, found);
          telling ??= setTimeout(tell, PAUSE);
        };
        const limits = { lines: LINES, nodes: LIVE, signal, onProgress };
        latest = foundBy(kit, game, await engine().analyse(game, limits));
        finished.current.add(key);
        tell();
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    }, PAUSE);
    return () => {
      search.abort();
      clearTimeout(waiting);
      clearTimeout(telling);
    };
  }, [kit, game, isOn, engine, learn]);

  const review = async (places: readonly Place[]): Promise<boolean> => {
    reviewing.current?.abort();
    const going = new AbortController();
    const { signal } = going;
    reviewing.current = going;
    try {
      for (const [done, { game, key }] of places.entries()) {
        setGoing({ done, of: places.length });
        if (finished.current.has(key)) continue;
        const end = kit.outcome(game);
        const evaluation = end
          ? ended(end, kit.sides[0])
          : foundBy(kit, game, await reviewer().analyse(game, { lines: 1, nodes: REVIEW, signal }));
        learn([[key, evaluation]]);
      }
      return true;
    } catch {
      if (!signal.aborted) setFailed(true);
      return false;
    } finally {
      if (reviewing.current?.signal === signal) setGoing(undefined);
    }
  };

  useEffect(() => () => reviewing.current?.abort(), []);
  return { known, failed, going, review, stop: () => reviewing.current?.abort() };
}

/** An engine that begins with the first question and ends with the component. */
function useEngine({ name }: Kit): () => Opponent<EitherTypes> {
  const engine = useRef<{ readonly name: string; readonly opponent: Opponent<EitherTypes> }>(undefined);
  useEffect(
    () => () => {
      engine.current?.opponent.close();
      engine.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (engine.current?.name !== name) {
      engine.current?.opponent.close();
      engine.current = { name, opponent: startOpponent(name) };
    }
    return engine.current.opponent;
  }, [name]);
}
