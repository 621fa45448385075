/** The review of a line: its graph, the progress of the engine, and the list of mistakes. */
import { fill } from "morabaraba/words";
import { Button } from "../ui/Button.tsx";
import type { AnalyseWords } from "../words/analyse/en.ts";
import { Graph } from "./Graph.tsx";
import type { Evaluations, Mistake, Place, Reasons } from "./review.ts";
import type { Going } from "./useEvaluations.ts";

interface Props {
  readonly line: readonly Place[];
  readonly at: number;
  readonly known: Evaluations;
  readonly mistakes: readonly Mistake[];
  readonly reasons: Reasons;
  readonly player: string;
  /** The moves' numbers, by node. */
  readonly numbers: ReadonlyMap<number, string>;
  readonly going: Going | undefined;
  readonly name: (move: string) => string;
  readonly words: AnalyseWords;
  readonly onGo: (id: number) => void;
  readonly onReview: () => void;
  readonly onStop: () => void;
  readonly onAdd: () => void;
}

export function ReviewCard(props: Props) {
  const { line, at, known, mistakes, reasons, player, numbers, going, name, words } = props;
  const { onGo, onReview, onStop, onAdd } = props;
  const isWhole = line.length > 1 && line.every(({ key }) => known.has(key));
  const here = mistakes.find(({ id }) => id === at);
  const textOf = ({ id, played, glyph, better: [better = ""] }: Mistake) =>
    `${numbers.get(id)} ${name(played)}${glyph} ${fill(words.graph.better, { better: name(better) })}`;
  const count =
    mistakes.length === 0
      ? words.graph.none
      : mistakes.length === 1
        ? words.graph.one
        : fill(words.graph.many, { count: mistakes.length });
  return (
    <section className="card review" aria-label={words.graph.title}>
      <Graph {...{ places: line, at, known, mistakes, player, words, onGo }} />
      <div className="caption soft small">
        <span>{fill(words.graph.ahead, { player })}</span>
        <span aria-live="polite">{here ? textOf(here) : isWhole ? count : ""}</span>
      </div>
      {going ? (
        <div className="going">
          <progress aria-label={words.graph.reviewing} max={going.of} value={going.done} />
          <Button onClick={onStop}>{words.graph.stop}</Button>
        </div>
      ) : (
        (!isWhole || mistakes.length > 0) && (
          <div className="buttons">
            {!isWhole && (
              <Button icon="analyse" onClick={onReview}>
                {words.graph.review}
              </Button>
            )}
            {mistakes.length > 0 && (
              <Button icon="plus" onClick={onAdd}>
                {words.graph.add}
              </Button>
            )}
          </div>
        )
      )}
      {mistakes.length > 0 && (
        <ol className="mistakes">
          {mistakes.map((mistake) => (
            <li key={mistake.id}>
              <button
                type="button"
                className="row-button"
                aria-current={mistake.id === at || undefined}
                onClick={() => onGo(mistake.id)}
              >
                {textOf(mistake)}
                {reasons.get(mistake.id) && (
                  <span className="reason soft small">{reasons.get(mistake.id)}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
