/** What people do on one board, as the element of any family sees it. */
import type { Stage } from "./Stage.ts";

/** The game on a board, and what people do with it. */
export interface BoardSession<Game> {
  readonly game: Game;
  /** Whether {@link cancel} has anything to give up. */
  readonly isBegun: boolean;
  /** Another game is on the board. */
  enter(game: Game): void;
  /** Gives up the turn in the making. */
  cancel(): void;
  /** A button on the board was pressed, by its number. */
  press(number: number): void;
}

/** What a session works with: settings, which may change at any time, nodes, and how the page hears of what happens. */
export interface SessionContext<Settings, View, Events extends Record<keyof Events, CustomEvent>> {
  readonly settings: Settings;
  readonly stage: Stage;
  readonly view: View;
  readonly redraw: () => void;
  readonly emit: <Name extends keyof Events & string>(name: Name, detail: Events[Name]["detail"]) => void;
  /** Tells the page of a move that is on the board already; false if the page has refused it. */
  readonly offerMove: (detail: Events["move" & keyof Events]["detail"]) => boolean;
}
