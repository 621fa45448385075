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
  /** Gives up what people began for another side than the one that the settings let them act for now. */
  settle(): void;
  /** The pointer is above nothing any more. */
  hover(target: undefined): void;
  /** A button on the board was pressed, by its number. */
  press(number: number): void;
}

/** What every session works with: nodes, and how the page hears of what happens. */
export interface BoardContext {
  readonly stage: Stage;
  readonly redraw: () => void;
  readonly emit: (name: string, detail: unknown) => void;
  /** Tells the page of a move that is on the board already; false if the page has refused it. */
  readonly offerMove: (detail: MadeMove<unknown>) => boolean;
}

/**
 * The side that people act for now, in its turn or before it; undefined if nobody acts, as when the game is over.
 */
export function actorOf<Player extends string>(
  turn: Player,
  { playable, premove }: { readonly playable: Player | "both" | "none"; readonly premove: boolean },
): Player | undefined {
  if (playable === "both" || playable === turn) return turn;
  return premove && playable !== "none" ? (playable as Player) : undefined;
}

/** The games before and after a person's move. */
export interface MadeMove<Game> {
  readonly before: Game;
  readonly after: Game;
}

/** What the sessions of a family work with: also settings, which may change at any time, and events with what they carry. */
export interface SessionContext<
  Settings,
  View,
  Events extends { readonly [Name in keyof Events]: CustomEvent } & {
    readonly move: CustomEvent<MadeMove<unknown>>;
  },
> extends Omit<BoardContext, "emit" | "offerMove"> {
  readonly settings: Settings;
  readonly view: View;
  readonly emit: <Name extends keyof Events & string>(name: Name, detail: Events[Name]["detail"]) => void;
  readonly offerMove: (detail: Events["move"]["detail"]) => boolean;
}
