/** One puzzle: its board, the player's progress, why a wrong move fails, hints and the solution. */
import type { Notation } from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import { useEffect, useReducer, useRef, useState } from "react";
import type { Pending } from "../boards/MillBoard.tsx";
import { useReasons } from "../boards/reasons.ts";
import { useShortcuts } from "../core/keys.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import type { Game, Kit, Side } from "../family/family.ts";
import { useMillWords } from "../family/millWords.ts";
import { openGame } from "../games/open.ts";
import type { SolveWords } from "../languages/en/solve.ts";
import type { Puzzle } from "../puzzles/puzzles.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { StepBars } from "../ui/StepBars.tsx";
import { fill, useSolveWords } from "../words/words.ts";
import { type Action, type Attempt, advance, begin, found, gameOf, movesOf, useLead } from "./attempt.ts";
import { PuzzleBoard } from "./PuzzleBoard.tsx";
import { changeProgress, finish, finishDaily, today } from "./progress.ts";

interface Props {
  readonly kit: Kit;
  readonly puzzle: Puzzle;
  /** Where the puzzle comes from, as text. */
  readonly about: string;
  /** The day, for a daily puzzle. */
  readonly day?: number | undefined;
  readonly onNext?: (() => void) | undefined;
}

export function PuzzlePage({ kit, puzzle, ...rest }: Props) {
  const words = useSolveWords();
  const [first] = useState(() => begin(kit, puzzle));
  return first ? (
    <Solving kit={kit} first={first} {...rest} />
  ) : (
    <p className="page" role="alert">
      {words.broken}
    </p>
  );
}

function Solving({ kit, first, about, day, onNext }: Omit<Props, "puzzle"> & { readonly first: Attempt }) {
  const words = useSolveWords();
  const language = useLanguage();
  const [attempt, act] = useReducer(advance, first);
  const [status, setStatus] = useState("");
  const [pending, setPending] = useState<Pending>();
  const { puzzle, state, at } = attempt;
  const start = gameOf(first);
  const players: Readonly<Partial<Record<Side, string>>> = kit.wordsIn(language, start.variant).players;
  const all = movesOf(first);
  const isOver = state !== "solving";

  useProgressOf(attempt, day);

  const hint = () => act({ kind: "hint" });
  const step = (by: number) => act({ kind: "step", by });
  useShortcuts({
    h: () => (isOver ? false : hint()),
    n: () => (onNext ? onNext() : false),
    ",": () => (isOver ? step(-1) : false),
    ".": () => (isOver ? step(1) : false),
  });

  const side = players[start.turn] ?? "";
  const { lead: seeds } = puzzle;
  const heading =
    seeds !== undefined
      ? fill(words.seeds.heading, { side, seeds })
      : fill(all === 1 ? words.headingOne : words.heading, { side, moves: all });
  return (
    <article className={`puzzle ${kit.name}`}>
      <header>
        <p className="soft small">
          <a href={hashOf("solve")}>{words.title}</a>
          {` · ${about}`}
        </p>
        <h1>{heading}</h1>
      </header>
      <PuzzleBoard
        attempt={attempt}
        onAct={act}
        onStatus={(text, step) => {
          setStatus(text);
          setPending(step);
        }}
      />
      <section className="task" aria-label={words.moves}>
        <StepBars
          label={fill(words.steps, { found: found(attempt), all })}
          count={all}
          done={found(attempt)}
        />
        <div className="answer" role="status">
          <Answer {...{ kit, attempt, words }} />
        </div>
        <div className="line-steps">
          <MoveLine {...{ kit, attempt }} label={words.moves} />
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
            {puzzle.id.startsWith("mine") ? "" : `${themeText(puzzle, words)}. `}
            {seeds !== undefined
              ? words.seeds.proof
              : puzzle.proof === "exact"
                ? words.proofExact
                : fill(words.proofSearch, { plies: puzzle.proof })}
          </p>
        )}
        <Buttons {...{ kit, attempt, pending, onNext, onAct: act }} />
      </section>
    </article>
  );
}

const themeText = ({ themes }: Puzzle, words: SolveWords): string =>
  themes.map((theme) => words.themes[theme]).join(", ");

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

interface ButtonsProps extends Pick<Props, "kit" | "onNext"> {
  readonly attempt: Attempt;
  /** A step that waits for its shot. */
  readonly pending: Pending | undefined;
  readonly onAct: (action: Action) => void;
}

function Buttons({ kit, attempt, pending, onNext, onAct }: ButtonsProps) {
  const words = useSolveWords();
  const { buttons } = useMillWords();
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
            onClick={() =>
              openGame({ family: kit.name, record: kit.createRecord(gameOf(attempt)) }, "analyze")
            }
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
  readonly kit: Kit;
  readonly attempt: Attempt;
  readonly words: SolveWords;
}

/** A sentence on the state of the attempt. */
function Answer({ kit, attempt, words }: AnswerProps) {
  const { notation } = useSettings();
  const { puzzle, state, wrong, at, games, failed, hints } = attempt;
  const { lead: seeds } = puzzle;
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
    const Why = seeds === undefined ? WhyNot : HowMany;
    return (
      <p className="wrong">
        <Icon name="hint" />
        <Why {...{ game, wrong, words }} move={textOf(kit, wrong, game, notation)} />
      </p>
    );
  }
  if (seeds !== undefined && hints > 0)
    return <p>{fill(words.seeds.hint, { themes: themeText(puzzle, words) })}</p>;
  const before = games[at - 1];
  const reply = puzzle.moves[at - 1];
  if (before === undefined || reply === undefined)
    return <p>{seeds === undefined ? words.begin : fill(words.seeds.begin, { seeds })}</p>;
  const count = { found: found(attempt), all: movesOf(attempt) };
  if (seeds === undefined)
    return <p>{fill(words.found, { ...count, reply: textOf(kit, reply, before, notation) })}</p>;
  return (
    <p>{fill(before.turn === game.turn ? words.seeds.again : words.seeds.found, { ...count, reply })}</p>
  );
}

interface WhyProps {
  readonly game: Game;
  readonly wrong: string;
  /** The wrong move in the player's notation. */
  readonly move: string;
  readonly words: SolveWords;
}

/** Why a move of mills does not win. */
function WhyNot({ game, wrong, move, words }: WhyProps) {
  const why = useReasons("mills", game, wrong, "against-in-puzzle");
  return <>{`${fill(words.wrong, { move })} ${why ?? words.thinking}`}</>;
}

/** By how many seeds a move of mancala wins or loses. */
function HowMany({ game, wrong, move, words: { seeds } }: WhyProps) {
  const lead = useLead(game as mancala.Game, wrong);
  const text =
    lead === undefined ? seeds.wrong : lead > 0 ? seeds.fewer : lead === 0 ? seeds.draws : seeds.loses;
  return <>{fill(text, { move, seeds: Math.abs(lead ?? 0) })}</>;
}

/** The moves so far, as in a record. In mancala, a side can make several in a turn. */
function MoveLine({
  kit,
  attempt: { puzzle, games, at, state },
  label,
}: {
  readonly kit: Kit;
  readonly attempt: Attempt;
  readonly label: string;
}) {
  const { notation } = useSettings();
  const shown = state === "solving" ? at : puzzle.moves.length;
  /** Returns the number of the winner's turn that begins with a ply. */
  const numberAt = (ply: number): string => {
    const begins = (i: number) => games[i]?.turn === games[0]?.turn && games[i - 1]?.turn !== games[0]?.turn;
    return begins(ply) ? `${games.slice(0, ply + 1).filter((_, i) => begins(i)).length}. ` : "";
  };
  return (
    <p className="move-line">
      <span className="hidden-text">{label}: </span>
      {puzzle.moves.slice(0, shown).map((move, i) => {
        const game = games[i];
        const text = game ? textOf(kit, move, game, notation) : move;
        const name = `${i} ${move}`;
        return (
          <span key={name}>
            <span className="soft">{numberAt(i)}</span>
            <b className={i === at - 1 ? "now" : undefined}>{text}</b>
          </span>
        );
      })}
      {state === "solving" && (
        <span>
          <span className="soft">{numberAt(at)}</span>
          <b className="now">…</b>
        </span>
      )}
    </p>
  );
}

/** Writes a move in the player's notation, if the board has such labels. */
function textOf(kit: Kit, move: string, game: Game, notation: Notation): string {
  try {
    return kit.formatMove(game, move as never, { notation });
  } catch {
    return move;
  }
}
