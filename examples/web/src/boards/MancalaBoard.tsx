/** `<mancala-board>` with the settings of the page, and above and below it the bars that the element does not have. */
import type { Game, Player } from "morabaraba/mancala";
import type { BoardEventMap, Playable } from "morabaraba/mancala/board";
import { define, type MancalaBoard as Element } from "morabaraba/mancala/board";
import type { Words } from "morabaraba/mancala/words";
import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from "react";
import { useSettings } from "../app/settings.ts";
import { useMancalaWords } from "./words.ts";

define();

interface ElementProps extends Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, "onChange"> {
  readonly class?: string;
  readonly game: Game;
  readonly playable: Playable;
  readonly orientation: Player;
  readonly status: "shown" | "hidden";
  readonly messages: Words;
  readonly animation: number;
  readonly theme: string;
  readonly coordinates: boolean;
  readonly onmove: (event: BoardEventMap["move"]) => void;
  readonly onrefuse: (event: BoardEventMap["refuse"]) => void;
  readonly onchange: (event: BoardEventMap["change"]) => void;
  readonly oncue: (event: BoardEventMap["cue"]) => void;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mancala-board": ElementProps;
    }
  }
}

export interface MancalaBoardProps {
  readonly game: Game;
  readonly playable?: Playable | undefined;
  readonly orientation?: Player | undefined;
  readonly bars?:
    | {
        readonly names: Readonly<Record<Player, ReactNode>>;
        readonly clocks?: Readonly<Record<Player, ReactNode>> | undefined;
      }
    | undefined;
  readonly className?: string | undefined;
  readonly onMove?: ((event: BoardEventMap["move"]) => void) | undefined;
  readonly onRefuse?: ((event: BoardEventMap["refuse"]) => void) | undefined;
  readonly onChange?: ((event: BoardEventMap["change"]) => void) | undefined;
  readonly onCue?: ((event: BoardEventMap["cue"]) => void) | undefined;
}

const ignore = () => {};

export function MancalaBoard(props: MancalaBoardProps) {
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
        status="hidden"
        messages={messages}
        animation={animation}
        theme={boardTheme}
        coordinates={coordinates}
        onmove={props.onMove ?? ignore}
        onrefuse={props.onRefuse ?? ignore}
        onchange={props.onChange ?? ignore}
        oncue={props.onCue ?? ignore}
      />
      {bar(orientation)}
    </div>
  );
}
