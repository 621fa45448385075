/** The themes of puzzles as cards, each with a picture of what it is about. */
import { parsePosition } from "morabaraba";
import { type PictureOptions, svg } from "morabaraba/svg";
import { fill } from "../core/fill.ts";
import { useSettings } from "../core/settings.ts";
import { pictureTheme, pictureUrl } from "../games/export.ts";
import { type Choice, fitting, type Puzzle, themes } from "../puzzles/puzzles.ts";
import { useSolveWords } from "../words/words.ts";

/** A position for each theme, and what to mark in it. None is a puzzle, so none gives a solution away. */
const examples: Readonly<Record<Choice["theme"], readonly [position: string, marks: PictureOptions]>> = {
  all: ["L2D4/1D3L2/2L2D2 l 8,8 - 0 8", {}],
  shot: ["LLL5/1D1D4/5D2 d 0,0 - 0 30", { lastMove: { from: "g4", to: "g7", shots: ["g1"] }, mills: "g7" }],
  swing: ["L1L5/LLL5/3D1DD1 l 0,0 - 0 30", { mills: true, drawings: { arrows: [{ from: "d6", to: "d7" }] } }],
  flying: ["L3D3/5D2/D2L1LD1 l 0,0 - 0 40", { drawings: { arrows: [{ from: "e4", to: "g7" }] } }],
  blockade: ["DL5L/L3D3/4D3 d 0,0 - 0 40", { drawings: { rings: [{ point: "a7", color: "red" }] } }],
  placing: ["LL1LL3/3D1D2/2D5 l 3,3 - 0 12", { drawings: { rings: [{ point: "g7" }] } }],
  quiet: ["L1D3L1/1L2D3/3D4 l 0,0 - 0 40", { drawings: { arrows: [{ from: "d6", to: "d5" }] } }],
};

interface Props {
  readonly puzzles: readonly Puzzle[];
  readonly choice: Choice;
  readonly onChoose: (theme: Choice["theme"]) => void;
}

export function Themes({ puzzles, choice, onChoose }: Props) {
  const words = useSolveWords();
  const theme = pictureTheme(useSettings().boardTheme);
  return (
    <fieldset className="themes">
      <legend>{words.theme}</legend>
      {(["all", ...themes] as const).map((name) => {
        const [position, marks] = examples[name];
        const count = fitting(puzzles, { ...choice, theme: name }).length;
        const look = { theme, title: "", coordinates: false, hands: "none" } as const;
        return (
          <button
            type="button"
            key={name}
            aria-pressed={choice.theme === name}
            onClick={() => onChoose(name)}
          >
            <img
              src={pictureUrl(svg(parsePosition(position), { ...look, ...marks }))}
              alt=""
              width="96"
              height="96"
            />
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
