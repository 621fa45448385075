/** The review of a line: its graph, the progress of the engine, and the list of mistakes. */
import { fill } from "morabaraba/words";
import { useMemo } from "react";
import { notify } from "../core/notify.ts";
import type { GameRecord, Kit } from "../family/family.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import type { Action } from "./analysis.ts";
import { Graph } from "./Graph.tsx";
import { type Mistake, mistakesOf, type Place, placesOf, type Reasons, withCorrections } from "./review.ts";
import type { Engines } from "./useEvaluations.ts";
import { useReasons } from "./useReasons.ts";

interface Props {
  readonly kit: Kit;
  readonly record: GameRecord;
  readonly engines: Engines;
  /** The name of light or south. */
  readonly player: string;
  /** The moves' numbers, by node. */
  readonly numbers: ReadonlyMap<number, string>;
  readonly name: (move: string) => string;
  readonly words: AnalyzeWords;
  readonly onGo: (id: number) => void;
  readonly onAct: (action: Action) => void;
}

export function Review(props: Props) {
  const { kit, record, engines, words, onAct } = props;
  const { known } = engines;
  const [first] = kit.sides;
  const line = useMemo(() => placesOf(kit, kit.currentLine(record)), [kit, record]);
  const mistakes = useMemo(() => mistakesOf(line, known, first), [line, known, first]);
  const reasons = useReasons(kit, mistakes);
  if (line.length < 2) return null;
  const add = () => {
    onAct({ kind: "change", record: withCorrections(kit, record, mistakes, reasons) });
    const undo = () => onAct({ kind: "undo" });
    notify(words.graph.added, { action: { label: words.tree.undo, run: undo } });
  };
  return <ReviewCard {...props} {...{ line, mistakes, reasons }} onAdd={add} />;
}

interface CardProps extends Props {
  readonly line: readonly Place[];
  readonly mistakes: readonly Mistake[];
  readonly reasons: Reasons;
  readonly onAdd: () => void;
}

function ReviewCard(props: CardProps) {
  const { record, engines, line, mistakes, reasons, player, numbers, name, words, onGo, onAdd } = props;
  const { known, going } = engines;
  const { at } = record;
  const isWhole = line.every(({ key }) => known.has(key));
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
          <Button onClick={engines.stop}>{words.graph.stop}</Button>
        </div>
      ) : (
        (!isWhole || mistakes.length > 0) && (
          <div className="buttons">
            {!isWhole && (
              <Button icon="analyze" onClick={() => void engines.review(line)}>
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
