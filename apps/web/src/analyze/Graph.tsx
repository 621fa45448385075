/** The graph of a line, and a slider: the first side's chances after each move, with dots for mistakes. */
import { fill } from "morabaraba/words";
import { useMemo } from "react";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { type Evaluations, type Mistake, type Place, polyline } from "./review.ts";

interface Props {
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

export function Graph({ places, at, known, mistakes, player, words, onGo }: Props) {
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
