/* Types for the elements in framework templates. */

/**
 * A board's settings, with the types that their setters take; null means not set. They are its own properties,
 * without methods and read-only ones. `Pick` keeps their docs.
 */
export type Settable<Board> = {
  [Name in keyof Pick<
    Board,
    Exclude<
      keyof Board & string,
      | keyof HTMLElement
      | `${string}Callback`
      | "cancelTurn"
      | "hurry"
      | "pending"
      | "geometry"
      | "statusText"
      | "sowing"
    >
  >]?: Board[Name] | (Name extends "lastMove" ? string : never) | null | undefined;
};

/** A listener for each event of a board, named in the framework's style: `onmove` or `onMove`. */
export type Listeners<Events, Style extends "lower" | "camel"> = {
  readonly [Name in keyof Events & string as `on${Style extends "lower" ? Name : Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};
