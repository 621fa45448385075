/** A game in progress: the board, and the panel beside or below it. */
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { Board, showOn, type TurnNews } from "../boards/Board.tsx";
import { nextTask } from "../core/idle.ts";
import { skip, useShortcuts } from "../core/keys.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import { readStored } from "../core/store.ts";
import { type Kit, otherSide, type Side } from "../family/family.ts";
import { usePlayWords } from "../words/words.ts";
import { actionsOf, keysOf } from "./actions.ts";
import { barsOf } from "./bars.tsx";
import { useCoach, useHint } from "./hints.ts";
import { agreeDraw, bottomOf, type Match, playMove, resignMatch } from "./match.ts";
import { Panel, Welcome } from "./Panel.tsx";
import { PlayDialog, type PlayDialogName } from "./PlayDialog.tsx";
import { firstSetup, type Setup } from "./setup.ts";
import { playSound, useSounds } from "./sounds.ts";
import { textsOf } from "./texts.ts";
import { useMatch } from "./useMatch.ts";

interface Props {
  readonly kit: Kit;
  readonly start: Match;
  readonly revision: number;
  /** Whether the player has begun the game on this page, with a button that is gone now. */
  readonly isBegun: boolean;
  readonly onNew: (setup: Setup) => void;
  readonly onRematch: (match: Match) => void;
}

export const Playing = memo(function Playing({ kit, start, revision, isBegun, onNew, onRematch }: Props) {
  const settings = useSettings();
  const texts = textsOf(kit, usePlayWords(), useLanguage(), start);
  const root = useRef<HTMLDivElement>(null);
  const [bottom, setBottom] = useState<Side>(() => bottomOf(kit, start));
  const [turn, setTurn] = useState<TurnNews>();
  const [dialog, setDialog] = useState<PlayDialogName>();
  const state = useMatch(kit, start, revision, {
    onBotMove: (node) => showOn(root.current, node),
    aboutOf: ({ record }) => {
      const comments = kit.mainline(record).map(({ comment = "" }) => comment);
      return [texts.title, ...kit.sides.map(texts.playerName), ...comments].join(" ").trim();
    },
  });
  const { match, end, begun, view, change } = state;
  const [hint, askHint] = useHint(kit, state);
  const result = useFocus(isBegun, end !== undefined);
  useSounds(settings.sounds, end?.reason);

  const isThinking = state.thought !== undefined;
  const mayMove = end === undefined && !view.isEarlier && !isThinking;
  const actions = actionsOf({
    ...state,
    kit,
    texts,
    turn,
    mayMove,
    sounds: settings.sounds,
    onDialog: setDialog,
    onFlip: () => setBottom((side) => otherSide(kit, side)),
    onHint: askHint,
    onRematch,
  });
  useShortcuts(keysOf(actions, view));
  const isFirst = !begun && readStored("playing") === undefined && readStored("setup") === undefined;
  const tip = useCoach(kit, state, mayMove && !isFirst, turn?.cancel !== undefined);

  return (
    <div className={`play of-${kit.name} ${isFirst ? "first" : ""}`} ref={root}>
      <h1 className="hidden-text">{texts.title}</h1>
      <section className="play-board" aria-label={texts.title}>
        <Board
          family={kit.name}
          game={view.shown.game}
          playable={view.isEarlier || end ? "none" : (match.mine ?? "both")}
          orientation={bottom}
          lastMove={view.shown.move ?? null}
          drawings={hint?.drawings ?? tip.drawings}
          {...barsOf(kit, match, texts, isThinking)}
          onMove={(move) => {
            const now = Date.now();
            change((match) => playMove(kit, match, move, now));
          }}
          onTurn={setTurn}
          onCue={(kind) => settings.sounds && void nextTask().then(() => playSound(kind))}
        />
      </section>
      <Panel
        {...{ kit, state, texts, turn, hint, actions, result, mayMove }}
        advice={tip.text}
        welcome={isFirst ? <Welcome onPlay={() => onNew(firstSetup)} /> : undefined}
      />
      <PlayDialog
        name={dialog}
        kit={kit}
        match={match}
        shown={view.shown.game}
        title={texts.title}
        bottom={bottom}
        onClose={() => setDialog(undefined)}
        onNew={onNew}
        onResign={() => change((match) => resignMatch(kit, match, Date.now()))}
        onDraw={() => change((match) => agreeDraw(kit, match, Date.now()))}
      />
    </div>
  );
});

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Moves a lost focus to the board when a game begins, and to the result when it ends. Returns the ref for the
 * heading of the result.
 */
function useFocus(isBegun: boolean, isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const result = useRef<HTMLHeadingElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isBegun && isLost()) skip();
  }, [isBegun]);
  useEffect(() => {
    if (isOver && !wasOver.current && isLost()) result.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return result;
}
