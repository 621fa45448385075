/** The puzzles: the daily one, by level and theme, the missed ones, and those from the player's games. */
import * as rules from "morabaraba";
import { lazy, Suspense, use, useEffect, useRef, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import { goTo } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { type FamilyName, variantTitle } from "../family/family.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { pictureTheme, pictureUrl } from "../games/export.ts";
import {
  familyOf,
  fitting,
  levels,
  type Puzzle,
  type PuzzleChoice,
  puzzlesOf,
  puzzleVariants,
  themesOf,
} from "../puzzles/puzzles.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Select } from "../ui/fields.tsx";
import { fill, useSolveWords } from "../words/words.ts";
import { begin, gameOf } from "./attempt.ts";
import { choose, dailyIndex, dailyVariant, nextOf, readChoice, useChoice } from "./choice.ts";
import { lookThrough, useMine } from "./mine.ts";
import { dueOn, today, useProgress } from "./progress.ts";

const Mancala = lazy(() => import("./Mancala.tsx"));

export function Home() {
  const words = useSolveWords();
  const progress = useProgress();
  const day = today();
  const isDone = progress.daily.day === day;
  const due = dueOn(progress, day).length;
  return (
    <div className="page solve-home">
      <header>
        <h1>{words.title}</h1>
        <p className="soft">{words.lead}</p>
        {progress.best > 0 && (
          <p>
            <span className="chip wins">{fill(words.streak, { streak: progress.streak })}</span>{" "}
            <span className="chip">{fill(words.best, { best: progress.best })}</span>
          </p>
        )}
      </header>
      <section className="card daily">
        <div>
          <h2>{words.daily}</h2>
          <p className="soft">
            {isDone ? fill(words.dailyDone, { days: progress.daily.days }) : words.dailyNote}
          </p>
          <Button kind={isDone ? "plain" : "main"} onClick={() => goTo("solve", "daily")}>
            {isDone ? words.seeAgain : words.solveIt}
            <span className="hidden-text">: {words.daily}</span>
          </Button>
        </div>
        <Suspense fallback={<div className="daily-board" />}>
          <DailyBoard day={day} />
        </Suspense>
      </section>
      <section className="card train">
        <h2>{words.train}</h2>
        <Suspense>
          <Train />
        </Suspense>
      </section>
      <section className="card">
        <h2>{words.repeat}</h2>
        <p className="soft">{words.repeatNote}</p>
        {due > 0 ? (
          <Button kind="main" onClick={() => goTo("solve", "repeat")}>
            {fill(words.due, { due })}
          </Button>
        ) : (
          <p>{words.nothingDue}</p>
        )}
      </section>
      <section className="card">
        <h2>{words.mine}</h2>
        <Mine />
      </section>
      <section className="card mancala">
        <h2>{words.mancala.title}</h2>
        <Suspense>
          <Mancala />
        </Suspense>
      </section>
    </div>
  );
}

/** A board with the daily puzzle, which takes no moves. */
function DailyBoard({ day }: { readonly day: number }) {
  const puzzles = use(puzzlesOf(dailyVariant(day)));
  const puzzle = puzzles[dailyIndex(day, puzzles.length)];
  const [attempt] = useState(() => puzzle && begin(rules, puzzle));
  if (attempt === undefined) return null;
  const game = gameOf(attempt) as rules.Game;
  return (
    <div className="daily-board" inert>
      <MillBoard game={game} playable="none" orientation={game.turn} />
    </div>
  );
}

function Train() {
  const words = useSolveWords();
  const titles = { mills: useMillWords(), mancala: useMancalaWords() };
  const choice = useChoice();
  const progress = useProgress();
  const puzzles = use(puzzlesOf(choice.variant));
  const fit = fitting(puzzles, choice);
  const solved = fit.filter((index) => progress.solved.includes(puzzles[index]?.id ?? "")).length;
  const next = nextOf(puzzles, choice, progress, -1);
  return (
    <>
      <Select
        label={words.variant}
        value={choice.variant}
        options={puzzleVariants.map((value) => ({
          value,
          label: variantTitle(titles[familyOf(value)], value),
        }))}
        onChange={(variant) => choose(readChoice({ ...choice, variant }))}
      />
      <Choice
        label={words.level}
        value={choice.level}
        options={(["all", ...levels] as const).map((value) => ({ value, label: words.levels[value] }))}
        onChange={(level) => choose({ ...choice, level })}
      />
      <Themes {...{ puzzles, choice }} onChoose={(theme) => choose({ ...choice, theme })} />
      {next === undefined ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className="soft">{fill(words.solvedOf, { solved, all: fit.length })}</p>
          <Button kind="main" onClick={() => goTo("solve", `${choice.variant}/${next + 1}`)}>
            {words.solveIt}
            <span className="hidden-text">: {words.train}</span>
          </Button>
        </>
      )}
    </>
  );
}

function Mine() {
  const words = useSolveWords();
  const mine = useMine();
  const [done, setDone] = useState<number>();
  const [result, setResult] = useState("");
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);

  const look = async () => {
    search.current = new AbortController();
    setResult("");
    setDone(0);
    try {
      const count = await lookThrough(setDone, search.current.signal);
      setResult(
        count === undefined
          ? words.noGames
          : count === 0
            ? words.foundNone
            : fill(words.foundMine, { count }),
      );
    } catch {
      // The player stopped the search. The puzzles found so far stay.
    }
    setDone(undefined);
  };
  return (
    <>
      <p className="soft">{words.mineNote}</p>
      <p role="status">
        {done === undefined ? result : fill(words.looking, { percent: Math.floor(done * 100) })}
      </p>
      <div className="buttons">
        {mine.length > 0 && (
          <Button kind="main" onClick={() => goTo("solve", "mine/1")}>
            {fill(words.mineCount, { count: mine.length })}
          </Button>
        )}
        {done === undefined ? (
          <Button onClick={look}>{words.look}</Button>
        ) : (
          <Button onClick={() => search.current?.abort()}>{words.stop}</Button>
        )}
      </div>
    </>
  );
}

const loaders = {
  mills: () => import("./millExamples.ts"),
  mancala: () => import("./mancalaExamples.ts"),
} as const;
const loaded = new Map<FamilyName, ReturnType<(typeof loaders)[FamilyName]>>();

/** Loads the pictures of a family's themes. It returns the same promise each time. */
function examplesOf(family: FamilyName): ReturnType<(typeof loaders)[FamilyName]> {
  const examples = loaded.get(family) ?? loaders[family]();
  loaded.set(family, examples);
  return examples;
}

interface ThemesProps {
  readonly puzzles: readonly Puzzle[];
  readonly choice: PuzzleChoice;
  readonly onChoose: (theme: PuzzleChoice["theme"]) => void;
}

/** The themes of puzzles as cards, each with a picture of what it is about. */
function Themes({ puzzles, choice, onChoose }: ThemesProps) {
  const words = useSolveWords();
  const theme = pictureTheme(useSettings().boardTheme);
  const family = familyOf(choice.variant);
  const { pictureOf } = use(examplesOf(family));
  return (
    <fieldset className={`themes ${family}`}>
      <legend>{words.theme}</legend>
      {(["all", ...themesOf[family]] as const).map((name) => {
        const count = fitting(puzzles, { ...choice, theme: name }).length;
        return (
          <button
            type="button"
            key={name}
            aria-pressed={choice.theme === name}
            onClick={() => onChoose(name)}
          >
            <img src={pictureUrl(pictureOf(name, theme))} alt="" />
            <span>
              {words.themes[name]}
              <span className="soft small">{fill(words.inTheme, { count })}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
