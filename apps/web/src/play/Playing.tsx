/** A game being played: the board, and beside or below it what one can do. */
import type { Game as MillGame } from "morabaraba";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Board, showOn, type TurnNews } from "../boards/Board.tsx";
import { reasonsOf } from "../boards/reasons.ts";
import { busy } from "../core/busy.ts";
import { fill } from "../core/fill.ts";
import { nextTask } from "../core/idle.ts";
import { languageOf } from "../core/language.ts";
import { notify } from "../core/notify.ts";
import { currentPlace, goTo } from "../core/place.ts";
import { changeSettings, useSettings } from "../core/settings.ts";
import { useShortcuts } from "../core/shortcuts.ts";
import { skip } from "../core/skip.ts";
import { readStored, store } from "../core/storage.ts";
import { type Kit, otherSide, type Side, variantTitle } from "../family/family.ts";
import { openGame } from "../games/open.ts";
import { usePlayWords } from "../words/play/index.ts";
import { botFor } from "./bot.ts";
import { ClockFace } from "./ClockFace.tsx";
import { leftOf, startClock } from "./clock.ts";
import { adviceFor } from "./coach.ts";
import { type Hint, hintOf } from "./hint.ts";
import {
  agreeDraw,
  bottomOf,
  endOf,
  fallen,
  gameOf,
  loseOnTime,
  type Match,
  mayTakeBack,
  playMove,
  rematch,
  resignMatch,
  takeBack,
} from "./match.ts";
import { levelName, namesOf } from "./names.ts";
import { Panel } from "./Panel.tsx";
import { PlayDialog, type PlayDialogName } from "./PlayDialog.tsx";
import { firstSetup, type Setup } from "./setup.ts";
import { openSound, playSound } from "./sounds.ts";
import { dutyText, lastMoveText, reasonText } from "./status.ts";
import { useBot } from "./useBot.ts";
import { useKept } from "./useKept.ts";
import { Welcome } from "./Welcome.tsx";

interface Props {
  readonly kit: Kit;
  readonly start: Match;
  readonly revision: number;
  /** Whether the player has begun it here, by a press of a button that is gone. */
  readonly isBegun: boolean;
  readonly onNew: (setup: Setup) => void;
  readonly onRematch: (match: Match) => void;
}

/** Milliseconds for a hint. */
const hints = 700;

/** A match that is opened again goes on with its clock running. */
function resume(kit: Kit, match: Match): Match {
  const { game, ply } = kit.currentNode(match.record);
  if (match.clock === undefined || match.clock.running || ply === 0 || kit.outcome(game)) return match;
  return { ...match, clock: startClock(match.clock, game.turn, Date.now()) };
}

export const Playing = memo(function Playing({ kit, start, revision, isBegun, onNew, onRematch }: Props) {
  const words = usePlayWords();
  const settings = useSettings();
  const library = kit.wordsIn(languageOf(settings), start.record.variant);
  const [match, setMatch] = useState(() => resume(kit, start));
  const [viewed, setViewed] = useState<number | null>(null);
  const [bottom, setBottom] = useState<Side>(() => bottomOf(kit, start));
  const [turn, setTurn] = useState<TurnNews>();
  const [hint, setHint] = useState<Hint>();
  const [dialog, setDialog] = useState<PlayDialogName>();
  /** What the last line of the bot was worth to it. */
  const worth = useRef(0);
  const root = useRef<HTMLDivElement>(null);

  const game = gameOf(kit, match);
  const end = endOf(kit, match);
  const nodes = kit.mainline(match.record);
  const present = kit.currentNode(match.record).id;
  const shown = nodes.find(({ id }) => id === viewed) ?? kit.currentNode(match.record);
  const isViewing = shown.id !== present;
  const title = variantTitle(library, match.record.variant);
  const playerName = (side: Side): string => (library.players as Record<string, string>)[side] ?? side;
  const { you, bot } = namesOf(words, match.setup.level);
  const nameOf = (side: Side): string =>
    match.mine === null ? playerName(side) : side === match.mine ? you : bot;

  const change = (next: (match: Match) => Match) => {
    setViewed(null);
    setHint(undefined);
    setMatch(next);
  };
  const play = (move: string) => {
    const now = Date.now();
    change((match) => playMove(kit, match, move, now));
  };

  const thought = useBot(kit, match, {
    isShown: settings.thinking,
    onMove(move, { score }) {
      worth.current = score;
      const next = playMove(kit, match, move, Date.now());
      if (!isViewing) showOn(root.current, kit.currentNode(next.record));
      setHint(undefined);
      setMatch((now) => (now === match ? next : now));
    },
    onFail: () => notify(words.botFailed, { stays: true }),
  });
  useKept(kit, match, revision, {
    onNewer(newer) {
      change(() => resume(kit, newer));
      notify(words.newer);
    },
    onProblem: (problem) => notify(problem === "full" ? words.fullStorage : words.refused, { stays: true }),
    aboutOf: (match) =>
      [title, ...kit.sides.map(nameOf), ...kit.mainline(match.record).map(({ comment = "" }) => comment)]
        .join(" ")
        .trim(),
  });

  // The game stays in the address from its first move on, so that a reload and the back button find it.
  const begun = nodes.length > 1;
  const isFirst = !begun && readStored("playing") === undefined && readStored("setup") === undefined;
  useEffect(() => {
    if (!begun) return;
    store("playing", match.id);
    // On a slow processor the player may have gone on to another part before this runs.
    if (currentPlace().part === "play") goTo("play", match.id, { replace: true });
  }, [begun, match.id]);
  useEffect(() => {
    busy.set(begun && end === undefined);
    return () => busy.set(false);
  }, [begun, end]);

  // The flag falls when it must, whether or not anybody looks at the clock.
  const { clock } = match;
  useEffect(() => {
    if (clock?.running === undefined) return;
    const timer = setTimeout(
      () => {
        const now = Date.now();
        setMatch((match) => {
          const side = fallen(kit, match, now);
          return side === undefined ? match : loseOnTime(kit, match, side, now);
        });
      },
      leftOf(clock, clock.running.side, Date.now()) + 5,
    );
    return () => clearTimeout(timer);
  }, [kit, clock]);

  useEffect(() => {
    if (settings.sounds) openSound();
  }, [settings.sounds]);

  // What the game decides by itself is heard from the board; the rest is not.
  const endReason = end?.reason;
  const heard = useRef(endReason);
  useEffect(() => {
    if (
      heard.current !== endReason &&
      settings.sounds &&
      ["resignation", "agreement", "time"].includes(endReason ?? "")
    )
      playSound("end");
    heard.current = endReason;
  }, [endReason, settings.sounds]);

  // What was pressed last may be gone or disabled: then the keyboard goes on at the board, and at the end at the result.
  useEffect(() => {
    if (isBegun && document.activeElement === document.body) skip();
  }, [isBegun]);
  const result = useRef<HTMLHeadingElement>(null);
  const isOver = end !== undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current && document.activeElement === document.body) result.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);

  const mayMove = end === undefined && !isViewing && thought === undefined;
  const actions = {
    undo() {
      if (turn?.cancel) return turn.cancel();
      if (!mayTakeBack(kit, match)) return false;
      return change((match) => takeBack(kit, match, Date.now()));
    },
    hint() {
      if (!mayMove) return false;
      const asked = match.record;
      botFor(kit, match.setup.level)
        .analyse(game, { timeMs: hints })
        .then(
          ({ move }) => {
            const given = hintOf(kit, game, asked, kit.formatMove(game, move));
            setHint(given);
            const telling = { language: languageOf(settings), notation: settings.notation };
            return reasonsOf({ family: kit.name, game, move: given.text, side: "for" }, telling).then(
              (why) => setHint((now) => (now === given ? { ...given, why } : now)),
              () => {},
            );
          },
          ({ code }) => code === "aborted" || notify(words.botFailed),
        );
      return true;
    },
    flip: () => setBottom((side) => otherSide(kit, side)),
    resign: () => (end === undefined && begun ? setDialog("resign") : false),
    draw() {
      if (match.mine === null) return setDialog("draw");
      // The bot agrees where it expects no more than a draw, and not at the very beginning.
      if (nodes.length > 20 && worth.current <= 0) {
        change((match) => agreeDraw(kit, match, Date.now()));
        notify(words.drawn);
      } else notify(words.declined);
    },
    mute: () => changeSettings({ sounds: !settings.sounds }),
    full: () =>
      void (document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen?.().catch(() => {})),
    newGame: () => setDialog("new"),
    share: () => setDialog("share"),
    rematch: () => onRematch(rematch(kit, match, { you, bot }, Date.now())),
    coachOff: () => changeSettings({ coach: false }),
    analyse: () => openGame(begun ? { id: match.id } : { family: kit.name, record: match.record }, "analyse"),
  };

  const texts = { library, words };
  const mustShoot = turn?.cancel !== undefined && !isViewing;
  const refusal = isViewing || thought !== undefined ? undefined : turn?.refusal;
  const duty = isViewing
    ? words.earlier
    : thought !== undefined
      ? words.theirs
      : dutyText(kit, texts, { node: shown, mine: match.mine, mustShoot });
  const isCoached =
    settings.coach &&
    !isFirst &&
    kit.name === "mills" &&
    match.setup.level === 1 &&
    match.mine === game.turn &&
    mayMove;
  const tip = isCoached
    ? mustShoot
      ? { kind: "shoot" as const, point: undefined }
      : adviceFor(game as MillGame)
    : undefined;
  const advice =
    tip &&
    fill(words.coach[kit.speech(match.record.variant) === "morris" ? "morris" : "mills"][tip.kind], {
      point: tip.point ?? "",
    });
  const point = tip?.point;
  const pointed = useMemo(() => (point === undefined ? undefined : { rings: [point] }), [point]);

  const at = nodes.findIndex(({ id }) => id === shown.id);
  const show = (index: number) => {
    const node = nodes[Math.max(0, Math.min(nodes.length - 1, index))];
    if (node) setViewed(node.id);
  };
  const steps = {
    first: () => show(0),
    previous: () => show(at - 1),
    next: () => show(at + 1),
    last: () => setViewed(null),
  };
  useShortcuts({
    ",": steps.previous,
    ".": steps.next,
    "<": steps.first,
    ">": steps.last,
    f: actions.flip,
    u: actions.undo,
    h: actions.hint,
    m: actions.mute,
    w: actions.full,
    n: actions.newGame,
  });

  const hinted = hint?.record === match.record && !isViewing ? hint : undefined;
  const names = Object.fromEntries(
    kit.sides.map((side) => [
      side,
      <span className="player" key={side}>
        {match.mine !== null && side !== match.mine ? <BotName level={match.setup.level} /> : nameOf(side)}
        {thought !== undefined && side !== match.mine && <Thinking />}
      </span>,
    ]),
  );
  const clocks =
    clock &&
    Object.fromEntries(
      kit.sides.map((side) => [
        side,
        <ClockFace key={side} clock={clock} side={side} player={nameOf(side)} />,
      ]),
    );

  return (
    <div className={`play of-${kit.name} ${isFirst ? "first" : ""}`} ref={root}>
      <h1 className="hidden-text">{title}</h1>
      <section className="play-board" aria-label={title}>
        <Board
          family={kit.name}
          game={shown.game}
          playable={isViewing || end ? "none" : (match.mine ?? "both")}
          orientation={bottom}
          lastMove={shown.move ?? null}
          drawings={hinted?.drawings ?? pointed}
          names={names}
          clocks={clocks}
          onMove={play}
          onTurn={setTurn}
          onCue={(kind) => settings.sounds && void nextTask().then(() => playSound(kind))}
        />
      </section>
      <Panel
        kit={kit}
        match={match}
        title={title}
        against={match.mine === null ? words.setup.opponents.person : bot}
        begun={begun}
        result={result}
        end={end && { why: reasonText(kit, library, end), winner: end.winner, name: playerName }}
        duty={duty}
        before={
          hinted
            ? `${fill(words.hinted, { move: hinted.text })} ${hinted.why ?? ""}`
            : (refusal ??
              // The board shows the mill; what the other side did before is no longer of interest.
              (mustShoot ? "" : lastMoveText(kit, texts, { node: shown, mine: match.mine })))
        }
        isRefused={!hinted && refusal !== undefined}
        advice={advice}
        welcome={isFirst ? <Welcome onPlay={() => onNew(firstSetup)} /> : undefined}
        thought={thought === "begins" ? undefined : thought}
        isViewing={isViewing}
        nodes={nodes}
        shown={shown.id}
        onShow={(id) => setViewed(id === present ? null : id)}
        steps={steps}
        actions={actions}
        may={{
          undo: turn?.cancel !== undefined || mayTakeBack(kit, match),
          hint: mayMove,
          resign: end === undefined && begun,
        }}
      />
      <PlayDialog
        name={dialog}
        kit={kit}
        match={match}
        shown={shown.game}
        title={title}
        bottom={bottom}
        onClose={() => setDialog(undefined)}
        onNew={onNew}
        onResign={() => change((match) => resignMatch(kit, match, Date.now()))}
        onDraw={() => change((match) => agreeDraw(kit, match, Date.now()))}
      />
    </div>
  );
});

/** On narrow pages the name of the level makes room for cows and clock. */
function BotName({ level }: { readonly level: number }) {
  const words = usePlayWords();
  return (
    <span>
      {fill(words.botShort, { level })}
      <span className="wide">, {levelName(words, level)}</span>
    </span>
  );
}

const Thinking = () => (
  <span className="thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
