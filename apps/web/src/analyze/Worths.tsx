/** The values of moves: exact from tables, or else the engine's best lines. */
import { fill } from "morabaraba/words";
import type { ReactNode } from "react";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import type { Exact, WorthOfMove } from "../workers/exact.ts";
import type { EngineLine, Evaluation } from "./review.ts";
import type { Exactness } from "./useExact.ts";

interface Props {
  readonly exactness: Exactness;
  readonly lines: readonly EngineLine[];
  /** The names of the first and the second side. */
  readonly players: readonly [string, string];
  /** Whether the first side is to move. */
  readonly isFirst: boolean;
  /** The engine's switch, for the head of the list. */
  readonly engine: ReactNode;
  /** The position's evaluation in a few words, for the head of the list. */
  readonly verdict: ReactNode;
  /** The text to show if there are no lines. */
  readonly status: string;
  /** Returns the text before a move of a line, such as its number. */
  readonly number: (ply: number) => string;
  readonly name: (move: string) => string;
  readonly words: AnalyzeWords;
  readonly onPlay: (...moves: string[]) => void;
  /** Previews the position after some moves; without moves, shows the current one again. */
  readonly onPreview: (moves: readonly string[]) => void;
}

const LOOK = { won: "wins", drawn: "", lost: "loses" } as const;

export function Worths(props: Props) {
  const { exactness, verdict, words, name, onPlay } = props;
  if (exactness.kind === "known") {
    const { moves, line } = exactness.exact;
    return (
      <section className="card worths" aria-label={words.exact.title}>
        <header className="card-head">
          {verdict}
          <span>{words.exact.source}</span>
        </header>
        <Line {...props} moves={line} />
        <ul>
          {moves.map(({ move, ...worth }, i) => (
            <li key={move}>
              <button type="button" className="row-button" onClick={() => onPlay(move)}>
                <span className={i === 0 ? "best" : ""}>{name(move)}</span>{" "}
                <span className={`chip ${LOOK[worth.result]}`}>{worthText(words, worth)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <>
      <Lines {...props} />
      <Solving exactness={exactness} words={words} />
    </>
  );
}

function worthText(
  { moves }: AnalyzeWords,
  { result, plies }: Pick<WorthOfMove, "result" | "plies">,
): string {
  return fill(moves[result], { plies: plies ?? 0 });
}

const seedText = ({ seeds, moves }: AnalyzeWords, worth: keyof typeof LOOK, lead: number): string =>
  worth === "drawn" ? moves.drawn : fill(seeds[worth], { seeds: Math.abs(lead) });

function Lines(props: Props) {
  const { lines, players, isFirst, engine, verdict, status, words } = props;
  return (
    <section className="card worths" aria-label={words.lines.title}>
      <header className="card-head">
        {verdict}
        {engine}
      </header>
      {lines.length === 0 ? (
        <p className="soft told">{status}</p>
      ) : (
        <ul>
          {lines.map(({ moves, chance, plies, lead }) => {
            const mine = isFirst ? chance : 1 - chance;
            const worth = mine === 1 ? "won" : mine === 0 ? "lost" : "drawn";
            const isExact = plies !== undefined || lead !== undefined;
            const text =
              lead !== undefined
                ? seedText(words, worth, lead)
                : plies === undefined
                  ? chanceText(words, players, chance)
                  : fill(words.moves[worth], { plies });
            return (
              <li key={moves[0]}>
                <span className={`chip ${isExact ? LOOK[worth] : ""}`}>{text}</span>
                <Line {...props} moves={moves} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The most moves of a line to show. */
const LONGEST = 8;

interface LineProps extends Pick<Props, "number" | "name" | "words" | "onPlay" | "onPreview"> {
  readonly moves: readonly string[];
}

/** A line. Pointing at a move previews the line up to it; pressing plays up to it. */
function Line({ moves, number, name, words, onPlay, onPreview }: LineProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the moves are buttons; this only ends the preview.
    <div className="worth-line" onMouseLeave={() => onPreview([])}>
      {moves.slice(0, LONGEST).map((move, ply) => {
        const upToHere = moves.slice(0, ply + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move can occur twice in a line.
          <span className="worth-move" key={ply}>
            <span className="soft">{number(ply)}</span>
            <button
              type="button"
              tabIndex={ply === 0 ? 0 : -1}
              aria-label={fill(words.lines.play, { line: upToHere.map(name).join(" ") })}
              onMouseEnter={() => onPreview(upToHere)}
              onFocus={() => onPreview(upToHere)}
              onBlur={() => onPreview([])}
              onClick={() => onPlay(...upToHere)}
            >
              {name(move)}
            </button>
          </span>
        );
      })}
    </div>
  );
}

function Solving({ exactness, words }: Pick<Props, "exactness" | "words">) {
  if (exactness.kind === "ask")
    return (
      <section className="card solving">
        <Button icon="solve" onClick={exactness.solve}>
          {words.exact.ask}
        </Button>
        <p className="soft small">{fill(words.exact.note, { cows: exactness.cows })}</p>
      </section>
    );
  if (exactness.kind === "solving") {
    const label = fill(words.exact.solving, { cows: exactness.cows });
    return (
      <section className="card solving">
        <p>{label}</p>
        <div className="going">
          <progress aria-label={label} value={exactness.done} />
          <Button onClick={exactness.stop}>{words.graph.stop}</Button>
        </div>
      </section>
    );
  }
  if (exactness.kind === "failed")
    return (
      <p className="soft small told">
        {exactness.code === "unsupported-variant" || exactness.code === "too-large"
          ? words.exact.unsupported
          : words.exact.failed}
      </p>
    );
  return null;
}

interface VerdictProps {
  /** How the game ended, in the library's words. */
  readonly end: string | undefined;
  readonly exact: Exact | undefined;
  /** In mancala, the proved lead of the first side in seeds at the end. */
  readonly lead: number | undefined;
  readonly evaluation: Evaluation | undefined;
  /** The names of the first and the second side. */
  readonly players: readonly [string, string];
  /** Whether the first side is to move. */
  readonly isFirst: boolean;
  readonly words: AnalyzeWords;
}

/** The position's evaluation in a few words. */
export const Verdict = (props: VerdictProps) => (
  <h2 className="verdict" aria-live="polite">
    {verdictOf(props)}
  </h2>
);

/** The least distance from equal chances that counts as an advantage. */
const SLIGHT = 0.05;

function verdictOf({ end, exact, lead, evaluation, players, isFirst, words }: VerdictProps): string {
  const { worth } = words;
  if (end !== undefined) return end;
  if (exact?.result === "drawn") return worth.drawn;
  if (exact) {
    const wins = (exact.result === "won") === isFirst;
    return fill(worth.won, { player: players[wins ? 0 : 1], plies: exact.plies ?? 0 });
  }
  if (lead === 0) return worth.drawn;
  if (lead !== undefined)
    return fill(words.seeds.verdict, { player: players[lead > 0 ? 0 : 1], seeds: Math.abs(lead) });
  if (!evaluation) return words.lines.title;
  const { chance, plies } = evaluation;
  const player = players[chance < 0.5 ? 1 : 0];
  if (plies !== undefined) return fill(worth.won, { player, plies });
  if (chance === 0 || chance === 1) return fill(worth.certain, { player });
  return Math.abs(chance - 0.5) < SLIGHT ? worth.level : fill(worth.ahead, { player });
}

/** Both sides' chances as a bar, vertical or horizontal. */
interface EvaluationBarProps {
  /** The share of the side at the bottom or on the left, 0 to 1. */
  readonly share: number | undefined;
  /** Whether that side is light or south. */
  readonly isFirst: boolean;
  readonly label: string;
}

/** Both sides' chances as a bar, vertical or horizontal. */
export const EvaluationBar = ({ share = 0.5, isFirst, label }: EvaluationBarProps) => (
  <div className={`evaluation ${isFirst ? "light-below" : "dark-below"}`} role="img" aria-label={label}>
    <div style={{ "--share": share } as React.CSSProperties} />
  </div>
);

/** Returns the expected points of the player who is ahead, as text. `chance` is the first player's. */
export function chanceText(
  { worth }: AnalyzeWords,
  players: readonly [string, string],
  chance: number,
): string {
  const isBehind = chance < 0.5;
  const percent = Math.round((isBehind ? 1 - chance : chance) * 100);
  return fill(worth.chance, { player: players[isBehind ? 1 : 0], percent });
}
