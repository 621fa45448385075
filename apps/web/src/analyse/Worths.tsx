/** What each move is worth: exactly where tables know it, or else the best lines of the engine. */
import { fill } from "morabaraba/words";
import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import type { AnalyseWords } from "../words/analyse/en.ts";
import type { EngineLine } from "./evaluation.ts";
import type { WorthOfMove } from "./exact.ts";
import type { Exactness } from "./useExact.ts";

interface Props {
  readonly exactness: Exactness;
  readonly lines: readonly EngineLine[];
  /** The player whose chances the lines give, and the other. */
  readonly players: readonly [string, string];
  /** Whether the side to move is the first of them. */
  readonly isFirst: boolean;
  /** The switch of the engine, for the head of the list. */
  readonly engine: ReactNode;
  /** What to say instead of lines. */
  readonly told: string;
  readonly name: (move: string) => string;
  readonly words: AnalyseWords;
  readonly onPlay: (move: string) => void;
}

const LOOK = { won: "wins", drawn: "", lost: "loses" } as const;

export function Worths(props: Props) {
  const { exactness, words, name, onPlay } = props;
  if (exactness.kind === "known") {
    const { moves } = exactness.exact;
    return (
      <section className="card worths" aria-label={words.exact.title}>
        <header className="card-head">
          <h2>{words.exact.title}</h2>
          <span>{words.exact.source}</span>
        </header>
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
  { moves }: AnalyseWords,
  { result, plies }: Pick<WorthOfMove, "result" | "plies">,
): string {
  return fill(moves[result], { plies: plies ?? 0 });
}

function Lines({ lines, players, isFirst, engine, told, name, words, onPlay }: Props) {
  return (
    <section className="card worths" aria-label={words.lines.title}>
      <header className="card-head">
        <h2>{words.lines.title}</h2>
        {engine}
      </header>
      {lines.length === 0 ? (
        <p className="soft told">{told}</p>
      ) : (
        <ul>
          {lines.map(({ moves, chance, plies }) => {
            const [first = ""] = moves;
            const mine = isFirst ? chance : 1 - chance;
            const worth = mine === 1 ? "won" : mine === 0 ? "lost" : "drawn";
            const percent = Math.round((chance < 0.5 ? 1 - chance : chance) * 100);
            const text =
              plies === undefined
                ? fill(words.worth.chance, { player: players[chance < 0.5 ? 1 : 0], percent })
                : fill(words.moves[worth], { plies });
            return (
              <li key={first}>
                <button type="button" className="row-button" onClick={() => onPlay(first)}>
                  <span className="line">
                    <span className="best">{name(first)}</span> {moves.slice(1, 8).map(name).join(" ")}
                  </span>{" "}
                  <span className={`chip ${plies === undefined ? "" : LOOK[worth]}`}>{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
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
