/** `<mancala-board>` with the page's settings, between two bars, which the element does not have. */
import type { Game, Player } from "morabaraba/mancala";
import { define, type MancalaBoardEventMap, type Playable } from "morabaraba/mancala/board";
import type { Drawings } from "morabaraba/mancala/svg";
import type {} from "morabaraba/react";
import type { ReactNode } from "react";
import { useSettings } from "../core/settings.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";

define();

interface Props {
  readonly game: Game;
  readonly playable?: Playable | undefined;
  readonly orientation?: Player | undefined;
  readonly drawings?: Drawings | undefined;
  readonly bars?:
    | {
        readonly names: Readonly<Record<Player, ReactNode>>;
        readonly clocks?: Readonly<Record<Player, ReactNode>> | undefined;
      }
    | undefined;
  readonly className?: string | undefined;
  readonly onMove?: ((event: MancalaBoardEventMap["move"]) => void) | undefined;
  readonly onRefuse?: ((event: MancalaBoardEventMap["refuse"]) => void) | undefined;
  readonly onUpdate?: ((event: MancalaBoardEventMap["update"]) => void) | undefined;
  readonly onCue?: ((event: MancalaBoardEventMap["cue"]) => void) | undefined;
}

const none: Drawings = {};
const ignore = () => {};

export default function MancalaBoard(props: Props) {
  const { animation, boardTheme, coordinates } = useSettings();
  const messages = useMancalaWords();
  const { bars, orientation = "south" } = props;
  const bar = (player: Player) =>
    bars && (
      <div className="seat">
        <span>{bars.names[player]}</span>
        {bars.clocks?.[player]}
      </div>
    );
  return (
    <div className={`seats ${props.className ?? ""}`}>
      {bar(orientation === "south" ? "north" : "south")}
      <mancala-board
        class="board"
        game={props.game}
        playable={props.playable ?? "both"}
        orientation={orientation}
        drawings={props.drawings ?? none}
        status="hidden"
        messages={messages}
        animation={animation}
        theme={boardTheme}
        coordinates={coordinates}
        onmove={props.onMove ?? ignore}
        onrefuse={props.onRefuse ?? ignore}
        onupdate={props.onUpdate ?? ignore}
        oncue={props.onCue ?? ignore}
      />
      {bar(orientation)}
    </div>
  );
}
