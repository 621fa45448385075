/** The themes of puzzles as cards, each with a picture of what it is about. */
import { use } from "react";
import { useSettings } from "../core/settings.ts";
import type { FamilyName } from "../family/family.ts";
import { pictureTheme, pictureUrl } from "../games/export.ts";
import { type Choice, familyOf, fitting, type Puzzle, themesOf } from "../puzzles/puzzles.ts";
import { fill, useSolveWords } from "../words/words.ts";

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

interface Props {
  readonly puzzles: readonly Puzzle[];
  readonly choice: Choice;
  readonly onChoose: (theme: Choice["theme"]) => void;
}

export function Themes({ puzzles, choice, onChoose }: Props) {
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
