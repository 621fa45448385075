/** The place of mancala among the puzzles: one of its puzzles to begin with, and its lessons. */
import { parsePosition } from "morabaraba/mancala";
import { svg } from "morabaraba/mancala/svg";
import { use } from "react";
import { goTo } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { pictureTheme, pictureUrl } from "../games/export.ts";
import { puzzlesOf, variantsOf } from "../puzzles/puzzles.ts";
import { Button } from "../ui/Button.tsx";
import { fill, useSolveWords } from "../words/words.ts";
import { choose, nextOf } from "./choice.ts";
import { useProgress } from "./progress.ts";

export default function Mancala() {
  const words = useSolveWords();
  const theme = pictureTheme(useSettings().boardTheme);
  const progress = useProgress();
  const [variant] = variantsOf.mancala;
  const all = variantsOf.mancala.map((name) => use(puzzlesOf(name)));
  const [puzzles = []] = all;
  const choice = { variant, level: "all", theme: "all" } as const;
  const next = nextOf(puzzles, choice, progress, -1) ?? 0;
  const position = puzzles[next]?.position;
  const solve = () => {
    choose(choice);
    goTo("solve", `${variant}/${next + 1}`);
  };
  return (
    <>
      <p className="soft">{fill(words.mancala.note, { count: all.flat().length })}</p>
      {position !== undefined && (
        <img
          src={pictureUrl(svg(parsePosition(position, variant), { theme, title: "", coordinates: false }))}
          alt=""
        />
      )}
      <div className="buttons">
        <Button kind="main" onClick={solve}>
          {words.solveIt}
          <span className="hidden-text">: {words.mancala.title}</span>
        </Button>
        <Button onClick={() => goTo("learn", "sowing")}>{words.mancala.learn}</Button>
      </div>
    </>
  );
}
