/** One puzzle: its board, the player's progress, why a wrong move fails, hints and the solution. */
import { formatMove, type Game, type Notation } from "morabaraba";
import { createRecord } from "morabaraba/records";
import type { Drawings } from "morabaraba/svg";
import { useEffect, useReducer, useRef, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import { type Pending, pendingOf } from "../boards/pending.ts";
import { useReasons } from "../boards/reasons.ts";
import { useMillWords } from "../boards/words.ts";
import { fill } from "../core/fill.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { useShortcuts } from "../core/shortcuts.ts";
import { openGame } from "../games/open.ts";
import type { SolveWords } from "../languages/en/solve.ts";
import { lengthOf, type Puzzle } from "../puzzles/puzzles.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { StepBars } from "../ui/StepBars.tsx";
import { useSolveWords } from "../words/words.ts";
import { type Action, type Attempt, advance, begin, expected, found, gameOf, isRight } from "./attempt.ts";
import { changeProgress, today } from "./kept.ts";
import { finish, finishDaily } from "./progress.ts";

interface Props {
  readonly puzzle: Puzzle;
  /** Where the puzzle comes from, as text. */
  readonly about: string;
  /** The day, for a daily puzzle. */
  readonly day?: number | undefined;
  readonly onNext?: (() => void) | undefined;
}

export function PuzzlePage({ puzzle, ...rest }: Props) {
  const words = useSolveWords();
  const [first] = useState(() => begin(puzzle));
  return first ? (
    <Solving first={first} {...rest} />
  ) : (
    <p className="page" role="alert">
      {words.broken}
    </p>
  );
}

function Solving({ first, about, day, onNext }: Omit<Props, "puzzle"> & { readonly first: Attempt }) {
  const words = useSolveWords();
  const { notation } = useSettings();
  const [attempt, act] = useReducer(advance, first);
  const [status, setStatus] = useState("");
  const [pending, setPending] = useState<Pending>();
  const { puzzle, state, wrong, at } = attempt;
  const game = gameOf(attempt);
  const start = gameOf(first);
  const { players } = useMillWords(start.variant);
  const all = lengthOf(puzzle);
  const isOver = state !== "solving";
  const why = useReasons("mills", game, wrong, "against-in-puzzle");

  useProgressOf(attempt, day);

  const hint = () => act({ kind: "hint" });
  const step = (by: number) => act({ kind: "step", by });
  useShortcuts({
    h: () => (isOver ? false : hint()),
    n: () => (onNext ? onNext() : false),
    ",": () => (isOver ? step(-1) : false),
    ".": () => (isOver ? step(1) : false),
  });

  const placing = start.hands.light + start.hands.dark > 0;
  const heading = fill(all === 1 ? words.headingOne : words.heading, {
    side: players[start.turn],
    moves: all,
  });
  return (
    <article className="puzzle">
      <header>
        <p className="soft small">
          <a href={hashOf("solve")}>{words.title}</a>
          {` · ${about}`}
        </p>
        <h1>{heading}</h1>
      </header>
      <MillBoard
        game={game}
        playable={isOver ? "none" : start.turn}
        orientation={start.turn}
        drawings={drawingsOf(attempt)}
        bars={placing ? { names: players } : undefined}
        onMove={(event) => {
          const { notation: move } = event.detail;
          setStatus("");
          // Makes the board take a wrong move back.
          if (!isRight(attempt, move)) event.preventDefault();
          act({ kind: "move", notation: move });
        }}
        onRefuse={({ target }) => setStatus((target as unknown as { statusText: string }).statusText)}
        onUpdate={(event) => {
          const pending = pendingOf(event);
          setStatus(pending?.status ?? "");
          setPending(pending);
        }}
      />
      <section className="task" aria-label={words.moves}>
        <StepBars
          label={fill(words.steps, { found: found(attempt), all })}
          count={all}
          done={found(attempt)}
        />
        <div className="answer" role="status">
          <Answer attempt={attempt} why={why} words={words} notation={notation} />
        </div>
        <div className="line-steps">
          <MoveLine attempt={attempt} notation={notation} label={words.moves} />
          {isOver && (
            <>
              <Button icon="previous" label={words.earlier} disabled={at === 0} onClick={() => step(-1)} />
              <Button
                icon="next"
                label={words.later}
                disabled={at === attempt.games.length - 1}
                onClick={() => step(1)}
              />
            </>
          )}
        </div>
        {status !== "" && <p className="soft small">{status}</p>}
        {isOver && (
          <p className="soft small">
            {puzzle.id.startsWith("mine")
              ? ""
              : `${puzzle.themes.map((theme) => words.themes[theme]).join(", ")}. `}
            {puzzle.proof === "exact" ? words.proofExact : fill(words.proofSearch, { plies: puzzle.proof })}
          </p>
        )}
        <Buttons {...{ attempt, pending, onNext, onAct: act }} />
      </section>
    </article>
  );
}

/** Counts a puzzle as missed or solved. A wrong move counts now, even if the player leaves the page. */
function useProgressOf({ puzzle, failed, state }: Attempt, day: number | undefined): void {
  const isCounted = useRef(false);
  useEffect(() => {
    if (!isCounted.current && (failed || state === "solved")) {
      isCounted.current = true;
      changeProgress((progress) => finish(progress, puzzle.id, !failed, today()));
    }
    if (state === "solved" && day !== undefined) changeProgress((progress) => finishDaily(progress, day));
  }, [failed, state, day, puzzle.id]);
}

interface ButtonsProps extends Pick<Props, "onNext"> {
  readonly attempt: Attempt;
  /** A step that waits for its shot. */
  readonly pending: Pending | undefined;
  readonly onAct: (action: Action) => void;
}

function Buttons({ attempt, pending, onNext, onAct }: ButtonsProps) {
  const words = useSolveWords();
  const { buttons } = useMillWords(gameOf(attempt).variant);
  return (
    <div className="buttons">
      {attempt.state !== "solving" ? (
        <>
          {onNext ? (
            <Button kind="main" onClick={onNext}>
              {words.next}
            </Button>
          ) : (
            <Button kind="main" onClick={() => goTo("solve")}>
              {words.back}
            </Button>
          )}
          <Button onClick={() => onAct({ kind: "again" })}>{words.again}</Button>
          <Button
            kind="ghost"
            onClick={() => openGame({ family: "mills", record: createRecord(gameOf(attempt)) }, "analyze")}
          >
            {words.analyze}
          </Button>
        </>
      ) : (
        <>
          {attempt.hints < 2 && (
            <Button kind="main" icon="hint" onClick={() => onAct({ kind: "hint" })}>
              {attempt.hints === 0 ? words.hint : words.moreHint}
            </Button>
          )}
          {pending && (
            <Button icon="undo" onClick={pending.cancel}>
              {buttons.cancelTurn}
            </Button>
          )}
          <Button onClick={() => onAct({ kind: "solution" })}>{words.solution}</Button>
          {onNext && (
            <Button kind="ghost" onClick={onNext}>
              {words.skip}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly attempt: Attempt;
  /** Why the last wrong move fails, in sentences. */
  readonly why: string | undefined;
  readonly words: SolveWords;
  readonly notation: Notation;
}

/** A sentence on the state of the attempt. */
function Answer({ attempt, why, words, notation }: AnswerProps) {
  const { puzzle, state, wrong, at, games, failed } = attempt;
  const game = gameOf(attempt);
  if (state === "solved")
    return (
      <p className="right">
        <Icon name="check" />
        {failed ? words.solvedLate : words.solved}
      </p>
    );
  if (state === "shown") return <p>{words.shown}</p>;
  if (wrong !== undefined) {
    const move = textOf(wrong, game, notation);
    return (
      <p className="wrong">
        <Icon name="hint" />
        {`${fill(words.wrong, { move })} ${why ?? words.thinking}`}
      </p>
    );
  }
  const before = games[at - 1];
  const reply = puzzle.moves[at - 1];
  if (before === undefined || reply === undefined) return <p>{words.begin}</p>;
  return (
    <p>
      {fill(words.found, {
        found: found(attempt),
        all: lengthOf(puzzle),
        reply: textOf(reply, before, notation),
      })}
    </p>
  );
}

/** The moves so far, as in a record. */
function MoveLine({
  attempt: { puzzle, games, at, state },
  notation,
  label,
}: {
  readonly attempt: Attempt;
  readonly notation: Notation;
  readonly label: string;
}) {
  const shown = state === "solving" ? at : puzzle.moves.length;
  return (
    <p className="move-line">
      <span className="hidden-text">{label}: </span>
      {puzzle.moves.slice(0, shown).map((move, i) => {
        const game = games[i];
        const text = game ? textOf(move, game, notation) : move;
        const name = `${i} ${move}`;
        return (
          <span key={name}>
            {i % 2 === 0 && <span className="soft">{`${i / 2 + 1}. `}</span>}
            <b className={i === at - 1 ? "now" : undefined}>{text}</b>
          </span>
        );
      })}
      {state === "solving" && (
        <span>
          <span className="soft">{`${at / 2 + 1}. `}</span>
          <b className="now">…</b>
        </span>
      )}
    </p>
  );
}

/** Writes a move in the player's notation, if the board has such labels. */
function textOf(move: string, game: Game, notation: Notation): string {
  try {
    return formatMove(game, move, { notation });
  } catch {
    return move;
  }
}

const none: Drawings = {};

function drawingsOf(attempt: Attempt): Drawings {
  const { hints, state } = attempt;
  const move = expected(attempt);
  if (hints === 0 || state !== "solving" || move === undefined) return none;
  const [step = "", shot] = move.split("x");
  const [from = "", to] = step.split("-");
  if (hints === 1) return { rings: [{ point: from }] };
  const rings = shot === undefined ? [] : [{ point: shot }];
  return to === undefined ? { rings: [{ point: from }, ...rings] } : { arrows: [{ from, to }], rings };
}
