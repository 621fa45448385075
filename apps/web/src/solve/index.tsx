/** Puzzles: the overview, or the puzzle that the hash names. */
import { use, useState } from "react";
import { goTo, usePlace } from "../core/place.ts";
import { useLanguage } from "../core/settings.ts";
import { kitOf } from "../family/family.ts";
import { levelAt, type Puzzle, type PuzzleVariant, puzzlesOf, puzzleVariants } from "../puzzles/puzzles.ts";
import { Button } from "../ui/Button.tsx";
import { useKnown } from "../ui/Notices.tsx";
import { fill, useSolveWords } from "../words/words.ts";
import { dailyIndex, dailyVariant, nextOf, useChoice } from "./choice.ts";
import { Home } from "./Home.tsx";
import { useMine } from "./mine.ts";
import { PuzzlePage } from "./PuzzlePage.tsx";
import { dueOn, today, useProgress } from "./progress.ts";
import "./solve.css";

export default function Solve() {
  const { rest } = usePlace();
  const [what = "", which = ""] = rest.split("/");
  const variant = puzzleVariants.find((name) => name === what);
  useKnown(variant !== undefined || ["daily", "repeat", "mine"].includes(what));
  const number = /^[1-9]\d{0,3}$/.test(which) ? Number(which) : 1;
  if (variant) return <Training key={variant} variant={variant} number={number} />;
  if (what === "daily") return <Daily />;
  if (what === "repeat") return <Repeat key={rest} id={decoded(rest.slice("repeat/".length))} />;
  if (what === "mine") return <Mine number={number} />;
  return <Home />;
}

function Training({ variant, number }: { readonly variant: PuzzleVariant; readonly number: number }) {
  const words = useSolveWords();
  const choice = useChoice();
  const progress = useProgress();
  const puzzles = use(puzzlesOf(variant));
  const puzzle = puzzles[number - 1];
  const goToNext = () => {
    const next = nextOf(puzzles, { ...choice, variant }, progress, number - 1);
    goTo("solve", next === undefined ? "" : `${variant}/${next + 1}`);
  };
  return (
    <Shown
      puzzle={puzzle}
      about={fill(words.number, { number, all: puzzles.length, level: levelAt(number - 1, puzzles.length) })}
      onNext={goToNext}
    />
  );
}

function Daily() {
  const words = useSolveWords();
  const language = useLanguage();
  const day = today();
  const puzzles = use(puzzlesOf(dailyVariant(day)));
  const date = new Date(day * 86_400_000).toLocaleDateString(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <Shown puzzle={puzzles[dailyIndex(day, puzzles.length)]} about={fill(words.ofDay, { date })} day={day} />
  );
}

/** Decodes a part of the hash; empty if it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** The missed puzzle with this id, or the first one to repeat today. It stays after the player solved it. */
function Repeat({ id }: { readonly id: string }) {
  const words = useSolveWords();
  const progress = useProgress();
  const mine = useMine();
  const due = dueOn(progress, today());
  const [shown] = useState(id || due[0] || "");
  const variant = puzzleVariants.find((name) => shown.startsWith(`${name} `));
  const puzzles = variant ? use(puzzlesOf(variant)) : mine;
  const others = due.filter((dueId) => dueId !== shown);
  const left = others.length;
  const goToNext = () => {
    const [next] = others;
    goTo("solve", next === undefined ? "" : `repeat/${encodeURIComponent(next)}`);
  };
  return (
    <Shown
      puzzle={puzzles.find((puzzle) => puzzle.id === shown)}
      about={fill(words.ofRepeat, { left })}
      onNext={left > 0 ? goToNext : undefined}
    />
  );
}

function Mine({ number }: { readonly number: number }) {
  const words = useSolveWords();
  const mine = useMine();
  return (
    <Shown
      puzzle={mine[number - 1]}
      about={fill(words.ofMine, { number, all: mine.length })}
      onNext={number < mine.length ? () => goTo("solve", `mine/${number + 1}`) : undefined}
    />
  );
}

interface ShownProps {
  readonly puzzle: Puzzle | undefined;
  readonly about: string;
  readonly day?: number | undefined;
  readonly onNext?: (() => void) | undefined;
}

function Shown({ puzzle, ...rest }: ShownProps) {
  const words = useSolveWords();
  const kit = use(kitOf(puzzle?.family ?? "mills"));
  if (puzzle) return <PuzzlePage key={puzzle.id} {...{ kit, puzzle }} {...rest} />;
  return (
    <div className="page">
      <h1>{words.title}</h1>
      <p role="alert">{words.broken}</p>
      <div className="buttons">
        <Button kind="main" onClick={() => goTo("solve")}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
