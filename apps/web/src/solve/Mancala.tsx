/** The place of mancala among the puzzles: it has none yet, so this leads to its lessons and to the engine. */
import { createGame } from "morabaraba/mancala";
import { createRecord } from "morabaraba/mancala/records";
import { svg } from "morabaraba/mancala/svg";
import { goTo } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { pictureTheme, pictureUrl } from "../games/export.ts";
import { openGame } from "../games/open.ts";
import { Button } from "../ui/Button.tsx";
import { useSolveWords } from "../words/words.ts";

export default function Mancala() {
  const { mancala } = useSolveWords();
  const theme = pictureTheme(useSettings().boardTheme);
  return (
    <>
      <p className="soft">{mancala.note}</p>
      <img src={pictureUrl(svg(createGame(), { theme, title: "", coordinates: false }))} alt="" />
      <div className="buttons">
        <Button onClick={() => goTo("learn", "sowing")}>{mancala.learn}</Button>
        <Button onClick={() => openGame({ family: "mancala", record: createRecord("kalah") }, "analyze")}>
          {mancala.analyze}
        </Button>
      </div>
    </>
  );
}
