/**
 * Keeps the match as it is played. Every change is written, one after the other. What another tab has written
 * in the meantime wins, and is given back.
 */
import { useCallback, useEffect, useRef } from "react";
import { nextTask, whenIdle } from "../core/idle.ts";
import type { Kit } from "../family/family.ts";
import { followGames, keepGame, openGames, type Problem, readGame } from "../games/store.ts";
import { fromKept, type Match, toKept } from "./match.ts";

interface Told {
  /** The game has changed in another tab. */
  readonly onNewer: (match: Match) => void;
  readonly onProblem: (problem: Exclude<Problem, "newer">) => void;
  /** The text that the list's search matches. */
  readonly aboutOf: (match: Match) => string;
}

/** `revision` is the one that the match was read with, 0 for a new one. The match may change, but not its id. */
export function useKept(kit: Kit, match: Match, revision: number, told: Told): void {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const known = useRef(revision);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const written = useRef(match.record);

  const adopt = useCallback(
    async (id: string) => {
      const kept = await readGame(id);
      const newer = kept && kept.revision > known.current ? fromKept(kit, kept) : undefined;
      if (kept === undefined || newer === undefined) return;
      known.current = kept.revision;
      written.current = newer.record;
      latest.current.onNewer(newer);
    },
    [kit],
  );

  useEffect(() => whenIdle(openGames), []);

  useEffect(() => {
    if (written.current === match.record) return;
    written.current = match.record;
    writing.current = writing.current.then(nextTask).then(async () => {
      const { aboutOf, onProblem } = latest.current;
      const kept = await keepGame(toKept(kit, match, aboutOf(match), known.current, Date.now()));
      if (kept.ok) known.current = kept.game.revision;
      else if (kept.problem === "newer") await adopt(match.id);
      else onProblem(kept.problem);
    });
  }, [kit, match, adopt]);

  useEffect(
    () =>
      followGames((id) => {
        if (id !== match.id) return;
        writing.current = writing.current.then(() => adopt(id));
      }),
    [match.id, adopt],
  );
}
