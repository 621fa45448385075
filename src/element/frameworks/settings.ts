/* Types for the elements in framework templates. */

/** The names of a board's settings: its own properties, without methods and read-only properties. */
type SettingOf<Board> = Exclude<
  keyof Board & string,
  | keyof HTMLElement
  | `${string}Callback`
  | "cancelTurn"
  | "hurry"
  | "pending"
  | "geometry"
  | "statusText"
  | "sowing"
>;

/** A board's settings, with the types that their setters take; null means not set. */
export type Settable<Board> = {
  [Name in SettingOf<Board>]?: Board[Name] | (Name extends "lastMove" ? string : never) | null | undefined;
};

/** A listener for each event of a board, named in the framework's style: `onmove` or `onMove`. */
export type Listeners<Events, Style extends "lower" | "camel"> = {
  readonly [Name in keyof Events & string as `on${Style extends "lower" ? Name : Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};
