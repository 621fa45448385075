/** The position's evaluation: in a few words, as a bar, and chances as text. */
import { fill } from "morabaraba/words";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import type { Exact } from "../workers/exact.ts";
import type { Evaluation } from "./evaluation.ts";

interface Props {
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

export const Verdict = (props: Props) => (
  <h2 className="verdict" aria-live="polite">
    {verdictOf(props)}
  </h2>
);

/** The least distance from equal chances that counts as an advantage. */
const SLIGHT = 0.05;

function verdictOf({ end, exact, lead, evaluation, players, isFirst, words }: Props): string {
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
