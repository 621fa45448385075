/* The session of one board, as the element of any family sees it: the game, and what people do with it. */
import type { Stage } from "./Stage.ts";

export interface BoardSession<Game, Words> {
  readonly game: Game;
  /** Who can press something now; undefined for a board to look at. */
  readonly actor: unknown;
  /** Whether {@link cancel} has anything to cancel. */
  readonly hasBegun: boolean;
  /** Puts another game on the board. */
  enter(game: Game): void;
  /** Cancels the unfinished turn. */
  cancel(): void;
  /** Cancels what people began for a side that the settings no longer let them play. */
  settle(): void;
  /** Called when the pointer has left the board. */
  hover(target: undefined): void;
  /** Presses a button on the board, by its number. */
  press(number: number): void;
  /** Whether the last press or typed move was refused. */
  readonly hasRefused: boolean;
  /** What {@link tell} and {@link type} are about; another value makes their sentences old. */
  readonly state: unknown;
  /** Plays a move that a person has typed. Returns a sentence if it is not understood or not due. */
  type(text: string, words: Words): string | undefined;
  /** Returns sentences for a key that asks about a button: `i` for what is around it, `l` for its lines. */
  tell(number: number, key: string, words: Words): string | undefined;
  /** Returns the numbers of the buttons that a line joins with a button. */
  neighbors(number: number): readonly number[];
}

/** The parts of the element that every session uses. */
export interface BoardContext {
  readonly stage: Stage;
  readonly redraw: () => void;
  readonly emit: (name: string, detail: unknown) => void;
  /** Offers the page a move that is already on the board; returns false if it must be taken back. */
  readonly offerMove: (detail: MadeMove<unknown>) => boolean;
}

/** Returns the side that people can move or set a premove for now; undefined if only programs act. */
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
  readonly game: Game;
}

/** The context with a family's types: events, view, and settings, which may change at any time. */
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
