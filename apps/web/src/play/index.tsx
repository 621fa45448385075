/** Play: the game that the hash names, the last one, or a new one. */
import { use, useCallback, useEffect, useState } from "react";
import { notify } from "../core/notices.ts";
import { goTo, usePlace } from "../core/place.ts";
import { readStored, store } from "../core/store.ts";
import { type Kit, kitOf } from "../family/family.ts";
import { unkeptGame } from "../games/open.ts";
import { aboutRecord, keepGame, readGame } from "../games/store.ts";
import { usePlayWords } from "../words/words.ts";
import { beginMatch, fromKept, type Match, type Names, takeUp, toKept } from "./match.ts";
import { Playing } from "./Playing.tsx";
import { readFamily, readSetup, type Setup } from "./setup.ts";
import { namesOf } from "./texts.ts";
import "./play.css";

/** A match, and its stored revision. */
interface Start {
  readonly match: Match;
  readonly kit: Kit;
  readonly revision: number;
  /** Whether the player has begun the match on this page. */
  readonly isBegun?: boolean;
}

/** Finds the match of an id: a kept game, or one that another part has opened, which is kept from now on. */
async function findMatch(id: string, namesOf: (level: number) => Names): Promise<Start | undefined> {
  const unkept = unkeptGame(id);
  const kept = await readGame(id);
  if (kept === undefined && unkept) {
    const kit = await kitOf(unkept.family);
    const { level } = readSetup(readStored("setup"), kit);
    const match = takeUp(kit, id, unkept.record, level, namesOf(level), Date.now());
    const stored = await keepGame(toKept(kit, match, aboutRecord(match.record), 0, Date.now()));
    return { match, kit, revision: stored.ok ? stored.game.revision : 0 };
  }
  if (kept === undefined) return undefined;
  const kit = await kitOf(kept.family);
  const match = fromKept(kit, kept);
  return match && { match, kit, revision: kept.revision };
}

async function newMatch(setup: Setup | undefined, namesOf: (level: number) => Names): Promise<Start> {
  const stored = readStored("setup");
  const kit = await kitOf(setup?.family ?? readFamily(stored));
  const chosen = setup ?? readSetup(stored, kit);
  const match = beginMatch(kit, chosen, namesOf(chosen.level), Date.now(), Math.random());
  return { match, kit, revision: 0 };
}

export default function Part() {
  const words = usePlayWords();
  const { rest } = usePlace();
  const [start, setStart] = useState<Start>();
  // Loads the family's code while the effect below finds the game.
  use(kitOf(readFamily(readStored("setup"))));

  useEffect(() => {
    if (start !== undefined && (rest === "" || rest === start.match.id)) return;
    let isOver = false;
    (async () => {
      const last = readStored("playing");
      const id = rest || (typeof last === "string" ? last : "");
      const found = id === "" ? undefined : await findMatch(id, (level) => namesOf(words, level));
      const next = found ?? (await newMatch(undefined, (level) => namesOf(words, level)));
      if (isOver) return;
      if (rest !== "" && found === undefined) notify(words.unreadable);
      setStart(next);
    })();
    return () => {
      isOver = true;
    };
  }, [rest, start, words]);

  const open = useCallback((next: Start) => {
    setStart({ ...next, isBegun: true });
    goTo("play", next.match.id);
  }, []);
  const begin = useCallback(
    async (setup: Setup) => {
      store("setup", setup);
      open(await newMatch(setup, (level) => namesOf(words, level)));
    },
    [open, words],
  );
  const kit = start?.kit;
  const again = useCallback((match: Match) => kit && open({ match, kit, revision: 0 }), [kit, open]);

  if (start === undefined) return null;
  return (
    <Playing
      key={start.match.id}
      kit={start.kit}
      start={start.match}
      revision={start.revision}
      isBegun={start.isBegun ?? false}
      onNew={begin}
      onRematch={again}
    />
  );
}
