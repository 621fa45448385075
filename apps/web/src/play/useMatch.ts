/** The current match, which the players, the bot, the clock and other tabs change. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { nextTask, whenIdle } from "../core/idle.ts";
import { busy, notify } from "../core/notices.ts";
import { currentPlace, goTo } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { store } from "../core/store.ts";
import type { Game, GameRecord, Kit, Outcome, RecordNode } from "../family/family.ts";
import { followGames, keepGame, openGames, type Problem, readGame } from "../games/store.ts";
import { usePlayWords } from "../words/words.ts";
import { type Thought, useBot } from "./bot.ts";
import { type Clock, leftOf } from "./clock.ts";
import {
  endOf,
  fromKept,
  gameOf,
  loseOnTime,
  type Match,
  outOfTime,
  playMove,
  resume,
  toKept,
} from "./match.ts";

type Change = (next: (match: Match) => Match) => void;

export interface MatchState {
  readonly match: Match;
  readonly game: Game;
  readonly end: Outcome | undefined;
  /** Whether a move has been played. */
  readonly begun: boolean;
  readonly view: View;
  /** The bot's current search; `undefined` if it is not the bot's turn. */
  readonly thought: Thought | "begins" | undefined;
  /** The score of the bot's last move, for the bot. */
  readonly worth: RefObject<number>;
  /** Changes the match, and shows the current position. */
  readonly change: Change;
}

interface Listeners {
  /** Called before the page renders, when the bot moves while the board shows the current position. */
  readonly onBotMove: (node: RecordNode) => void;
  /** Returns the text that the list's search matches. */
  readonly aboutOf: (match: Match) => string;
}

/** `revision` is the stored revision of the match, 0 for a new one. */
export function useMatch(kit: Kit, start: Match, revision: number, listeners: Listeners): MatchState {
  const words = usePlayWords();
  const { thinking } = useSettings();
  const [match, setMatch] = useState(() => resume(kit, start, Date.now()));
  const [viewed, setViewed] = useState<number>();
  const worth = useRef(0);
  const view = viewOf(kit, match.record, viewed, setViewed);
  const change: Change = (next) => {
    setViewed(undefined);
    setMatch(next);
  };

  const thought = useBot(kit, match, {
    isShown: thinking,
    onMove(move, { score }) {
      worth.current = score;
      const next = playMove(kit, match, move, Date.now());
      if (!view.isEarlier) listeners.onBotMove(kit.currentNode(next.record));
      setMatch((current) => (current === match ? next : current));
    },
    onFail: () => notify(words.botFailed, { stays: true }),
  });
  useKept(kit, match, revision, {
    onNewer(newer) {
      change(() => resume(kit, newer, Date.now()));
      notify(words.newer);
    },
    onProblem: (problem) => notify(problem === "full" ? words.fullStorage : words.refused, { stays: true }),
    aboutOf: listeners.aboutOf,
  });
  useFlag(kit, match.clock, setMatch);

  const end = endOf(kit, match);
  const begun = view.nodes.length > 1;
  useAddress(match.id, begun);
  useBusy(begun && end === undefined);
  return { match, game: gameOf(kit, match), end, begun, view, thought, worth, change };
}

/** Ends the game when a side's time is up. */
function useFlag(kit: Kit, clock: Clock | undefined, change: Change): void {
  useEffect(() => {
    if (clock?.running === undefined) return;
    const timer = setTimeout(
      () => {
        const now = Date.now();
        change((match) => {
          const side = outOfTime(kit, match, now);
          return side === undefined ? match : loseOnTime(kit, match, side, now);
        });
      },
      leftOf(clock, clock.running.side, Date.now()) + 5,
    );
    return () => clearTimeout(timer);
  }, [kit, clock, change]);
}

/** Puts the game into the address from its first move on, so that a reload and the back button find it. */
function useAddress(id: string, begun: boolean): void {
  useEffect(() => {
    if (!begun) return;
    store("playing", id);
    // On a slow processor, the player may have gone to another part already.
    if (currentPlace().part === "play") goTo("play", id, { replace: true });
  }, [begun, id]);
}

function useBusy(isBusy: boolean): void {
  useEffect(() => {
    busy.set(isBusy);
    return () => busy.set(false);
  }, [isBusy]);
}

/** The position on the board: the current one, or an earlier one that the player looks at. */
export interface View {
  /** All positions, from the first to the current one. */
  readonly nodes: readonly RecordNode[];
  readonly shown: RecordNode;
  readonly isEarlier: boolean;
  readonly show: (id: number) => void;
  readonly steps: Readonly<Record<"first" | "previous" | "next" | "last", () => void>>;
}

/** Returns the view of a match. `viewed` is the node that the player looks at, if it is an earlier one. */
function viewOf(
  kit: Kit,
  record: GameRecord,
  viewed: number | undefined,
  onView: (id: number | undefined) => void,
): View {
  const nodes = kit.mainline(record);
  const current = kit.currentNode(record);
  const shown = nodes.find(({ id }) => id === viewed) ?? current;
  const at = nodes.findIndex(({ id }) => id === shown.id);
  const show = (id: number) => onView(id === current.id ? undefined : id);
  const step = (index: number) => {
    const node = nodes[Math.max(0, Math.min(nodes.length - 1, index))];
    if (node) show(node.id);
  };
  const steps = {
    first: () => step(0),
    previous: () => step(at - 1),
    next: () => step(at + 1),
    last: () => onView(undefined),
  };
  return { nodes, shown, isEarlier: shown.id !== current.id, show, steps };
}

interface KeptListeners {
  /** Called with the newer match of another tab. */
  readonly onNewer: (match: Match) => void;
  readonly onProblem: (problem: Exclude<Problem, "newer">) => void;
  /** Returns the text that the list's search matches. */
  readonly aboutOf: (match: Match) => string;
}

/**
 * Keeps the match while it is played: it stores every change, one after the other. If another tab has stored
 * a newer match, that one wins. `revision` is the stored revision of the match, 0 for a new one. The match's id
 * must not change.
 */
function useKept(kit: Kit, match: Match, revision: number, listeners: KeptListeners): void {
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
