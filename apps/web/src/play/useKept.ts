/**
 * Keeps the match while it is played: it stores every change, one after the other. If another tab has stored
 * a newer match, that one wins.
 */
import { useCallback, useEffect, useRef } from "react";
import { nextTask, whenIdle } from "../core/idle.ts";
import type { Kit } from "../family/family.ts";
import { followGames, keepGame, openGames, type Problem, readGame } from "../games/store.ts";
import { fromKept, type Match, toKept } from "./match.ts";

interface Listeners {
  /** Called with the newer match of another tab. */
  readonly onNewer: (match: Match) => void;
  readonly onProblem: (problem: Exclude<Problem, "newer">) => void;
  /** Returns the text that the list's search matches. */
  readonly aboutOf: (match: Match) => string;
}

/** `revision` is the stored revision of the match, 0 for a new one. The match's id must not change. */
export function useKept(kit: Kit, match: Match, revision: number, listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const stored = useRef(revision);
  const writing = useRef<Promise<void>>(Promise.resolve());
  const written = useRef(match.record);

  const adopt = useCallback(
    async (id: string) => {
      const kept = await readGame(id);
      const newer = kept && kept.revision > stored.current ? fromKept(kit, kept) : undefined;
      if (kept === undefined || newer === undefined) return;
      stored.current = kept.revision;
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
      const kept = await keepGame(toKept(kit, match, aboutOf(match), stored.current, Date.now()));
      if (kept.ok) stored.current = kept.game.revision;
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
