/** `<morabaraba-board>` with the page's settings. */
import type { Game, Move, Player } from "morabaraba";
import {
  define,
  type MorabarabaBoardElement,
  type MorabarabaBoardEventMap,
  type Playable,
} from "morabaraba/board";
import type {} from "morabaraba/react";
import type { PictureDrawings } from "morabaraba/svg";
import type { ReactNode } from "react";
import { useSettings } from "../core/settings.ts";
import { useMillWords } from "../family/millWords.ts";

define();

/** The players' names and clocks, for the board's bars. */
interface Bars {
  readonly names: Readonly<Record<Player, ReactNode>>;
  readonly clocks?: Readonly<Record<Player, ReactNode>> | undefined;
}

interface Props {
  readonly game: Game;
  readonly playable?: Playable | undefined;
  readonly orientation?: Player | undefined;
  /** The move to mark as the last one, if the board has not just played it itself. */
  readonly lastMove?: Move | null | undefined;
  readonly drawings?: PictureDrawings | undefined;
  readonly editable?: boolean | undefined;
  /** Without these, the board has no bars. */
  readonly bars?: Bars | undefined;
  readonly className?: string | undefined;
  readonly onMove?: ((event: MorabarabaBoardEventMap["move"]) => void) | undefined;
  readonly onRefuse?: ((event: MorabarabaBoardEventMap["refuse"]) => void) | undefined;
  readonly onUpdate?: ((event: MorabarabaBoardEventMap["update"]) => void) | undefined;
  readonly onCue?: ((event: MorabarabaBoardEventMap["cue"]) => void) | undefined;
  readonly onEdit?: ((event: MorabarabaBoardEventMap["edit"]) => void) | undefined;
}

const none: PictureDrawings = {};
const ignore = () => {};

export function MillBoard(props: Props) {
  const { animation, boardTheme, coordinates, notation, pieces } = useSettings();
  const messages = useMillWords(props.game.variant);
  const { bars } = props;
  return (
    <morabaraba-board
      class={`board ${props.className ?? ""}`}
      game={props.game}
      playable={props.playable ?? "both"}
      orientation={props.orientation ?? "light"}
      {...(props.lastMove !== undefined && { lastMove: props.lastMove })}
      drawings={props.drawings ?? none}
      drawable={!props.editable}
      editable={props.editable ?? false}
      hands={bars || props.editable ? "always" : "none"}
      status="hidden"
      messages={messages}
      animation={animation}
      theme={boardTheme}
      coordinates={coordinates}
      notation={notation}
      pieces={pieces}
      onmove={props.onMove ?? ignore}
      onrefuse={props.onRefuse ?? ignore}
      onupdate={props.onUpdate ?? ignore}
      oncue={props.onCue ?? ignore}
      onedit={props.onEdit ?? ignore}
    >
      {bars && (
        <>
          <span slot="name-light">{bars.names.light}</span>
          <span slot="name-dark">{bars.names.dark}</span>
          {bars.clocks && <span slot="clock-light">{bars.clocks.light}</span>}
          {bars.clocks && <span slot="clock-dark">{bars.clocks.dark}</span>}
        </>
      )}
    </morabaraba-board>
  );
}

/** A step that waits for its shot. The page has its own button to cancel it, so boards hide theirs. */
export interface Pending {
  /** The board's description of the turn. */
  readonly status: string;
  readonly cancel: () => void;
}

/** Returns the step that waits for its shot, if there is one. */
export function pendingOf({ detail, target }: MorabarabaBoardEventMap["update"]): Pending | undefined {
  if (detail.pending.to === undefined) return undefined;
  return { status: detail.status, cancel: () => (target as unknown as MorabarabaBoardElement).cancelTurn() };
}
