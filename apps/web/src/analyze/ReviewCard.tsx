/** The review of a line: its graph, the progress of the engine, and the list of mistakes. */
import { fill } from "morabaraba/words";
import { useEffect, useMemo, useState } from "react";
import { reasonsOf } from "../boards/reasons.ts";
import { notify } from "../core/notices.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import type { GameRecord, Kit } from "../family/family.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import type { Action } from "./analysis.ts";
import {
  type Evaluations,
  type Mistake,
  mistakesOf,
  type Place,
  placesOf,
  polyline,
  type Reasons,
  withCorrections,
} from "./review.ts";
import type { Engines } from "./useEvaluations.ts";

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

interface GraphProps {
  readonly places: readonly Place[];
  readonly at: number;
  readonly known: Evaluations;
  readonly mistakes: readonly Mistake[];
  /** The name of light or south. */
  readonly player: string;
  readonly words: AnalyzeWords;
  readonly onGo: (id: number) => void;
}

const [WIDTH, HEIGHT] = [1000, 100];

/** The lower end of the filled area, beyond the graph's own end at 100. */
const BELOW = 120;

/** The graph of a line, and a slider: the first side's chances after each move, with dots for mistakes. */
function Graph({ places, at, known, mistakes, player, words, onGo }: GraphProps) {
  const chances = useMemo(() => places.map(({ key }) => known.get(key)?.chance), [places, known]);
  const points = polyline(chances, WIDTH, HEIGHT);
  const now = Math.max(
    0,
    places.findIndex(({ id }) => id === at),
  );
  const last = Math.max(places.length - 1, 1);
  const chance = chances[now];
  const description = [
    fill(words.graph.at, { ply: now, plies: places.length - 1 }),
    chance === undefined ? "" : fill(words.graph.known, { player, percent: Math.round(chance * 100) }),
  ];
  const [first, end] = [points.split(",", 1)[0], points.slice(points.lastIndexOf(" ") + 1).split(",", 1)[0]];
  const style = (ply: number, share: number | undefined) =>
    ({ "--x": ply / last, "--y": 1 - (share ?? 0.5) }) as React.CSSProperties;
  return (
    <div className="graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {points.includes(" ") && <polygon points={`${first},${BELOW} ${points} ${end},${BELOW}`} />}
        <line x1="0" y1={HEIGHT / 2} x2={WIDTH} y2={HEIGHT / 2} />
        <polyline points={points} />
      </svg>
      {mistakes.map(({ id }) => {
        const ply = places.findIndex((place) => place.id === id);
        return ply < 0 ? null : <i key={id} className="mistake" style={style(ply, chances[ply])} />;
      })}
      <i className="here-line" style={style(now, chance)} />
      <i className="here" style={style(now, chance)} />
      <input
        type="range"
        min={0}
        max={places.length - 1}
        value={now}
        disabled={places.length < 2}
        aria-label={words.graph.place}
        aria-valuetext={description.filter(Boolean).join(", ")}
        onChange={({ target }) => {
          const place = places[target.valueAsNumber];
          if (place) onGo(place.id);
        }}
      />
    </div>
  );
}

/** Finds the reasons for the mistakes of a game, one after the other. Returns those found so far. */
function useReasons({ name: family }: Kit, mistakes: readonly Mistake[]): Reasons {
  const language = useLanguage();
  const { notation } = useSettings();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = ({ key }: Mistake) => `${language} ${notation} ${key}`;
  const missing = mistakes.find((mistake) => !texts.has(nameOf(mistake)));
  const name = missing && nameOf(missing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name holds all inputs.
  useEffect(() => {
    if (missing === undefined || name === undefined) return;
    const search = new AbortController();
    const { signal } = search;
    const { game, played: move, seeds } = missing;
    reasonsOf({ family, game, move, side: "against", seeds }, { language, notation, signal })
      .catch(() => "")
      .then((text) => {
        if (!signal.aborted) setTexts((before) => new Map([...before, [name, text]]));
      });
    return () => search.abort();
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on language and notation.
  return useMemo(
    () => new Map(mistakes.map((mistake) => [mistake.id, texts.get(nameOf(mistake)) ?? ""])),
    [mistakes, texts, language, notation],
  );
}
