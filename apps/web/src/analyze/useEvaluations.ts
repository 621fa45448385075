/** The engine's results: from the live search of the current position and from reviews of whole lines. */
import type { Opponent } from "morabaraba/opponent";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EitherTypes, Game, Kit } from "../family/family.ts";
import { startOpponent } from "../workers/opponents.ts";
import {
  type Evaluation,
  type Evaluations,
  ended,
  type Found,
  foundBy,
  keyOf,
  type Place,
} from "./review.ts";

/** The nodes to search: live, and for each position of a review. */
const [LIVE, REVIEW] = [4_000_000, 60_000];

/** The number of lines of the live search: in mancala all moves, since their values are shown if they are proved. */
const LINES = { mills: 3, mancala: 50 } as const;

/** Milliseconds until the search of a new position begins, and between two updates from it. */
const PAUSE = 150;

/** The progress of a review, in positions. */
interface Going {
  readonly done: number;
  readonly of: number;
}

export interface Engines {
  readonly known: Evaluations;
  /** Whether the engine could not be loaded. */
  readonly failed: boolean;
  readonly going: Going | undefined;
  /** Evaluates positions. Resolves to whether it reached the end. */
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

  const learn = useCallback((results: Iterable<readonly [string, Evaluation]>) => {
    setKnown((before) => new Map([...before, ...results]));
  }, []);

  useEffect(() => {
    const key = keyOf(kit, game);
    const end = kit.outcome(game);
    if (end) learn([[key, ended(end, kit.sides[0], game)]]);
    if (end || !isOn || finished.current.has(key)) return;
    return searchLive(kit, game, engine, {
      onUpdate: (evaluation) => learn([[key, evaluation]]),
      onFinish: () => finished.current.add(key),
      onFail: () => setFailed(true),
    });
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
          ? ended(end, kit.sides[0], game)
          : foundBy(kit, game, await reviewer().analyze(game, { lines: 1, nodes: REVIEW, signal }));
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

interface LiveListeners {
  readonly onUpdate: (evaluation: Evaluation) => void;
  readonly onFinish: () => void;
  readonly onFail: () => void;
}

/** Starts the live search of a position after a pause. Returns a function that stops it. */
function searchLive(
  kit: Kit,
  game: Game,
  engine: () => Opponent<EitherTypes>,
  { onUpdate, onFinish, onFail }: LiveListeners,
): () => void {
  const search = new AbortController();
  const { signal } = search;
  let latest: Evaluation | undefined;
  let updating: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    updating = undefined;
    if (latest && !signal.aborted) onUpdate(latest);
  };
  const waiting = setTimeout(async () => {
    try {
      const onProgress = (found: Found) => {
        latest = foundBy(kit, game, found);
        updating ??= setTimeout(update, PAUSE);
      };
      const limits = { lines: LINES[kit.name], nodes: LIVE, signal, onProgress };
      latest = foundBy(kit, game, await engine().analyze(game, limits));
      onFinish();
      update();
    } catch {
      if (!signal.aborted) onFail();
    }
  }, PAUSE);
  return () => {
    search.abort();
    clearTimeout(waiting);
    clearTimeout(updating);
  };
}

/** Returns a function that starts the engine on first use. The engine ends with the component. */
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
