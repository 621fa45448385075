/** What a page may give an element in a template, for the type checkers of frameworks alone. */

/** The names of the properties that a page sets on a board: its own, without methods and without what can only be read. */
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

/** The properties of a board that a page sets, as their setters take them; null as if not set. */
export type Settable<Board> = {
  [Name in SettingOf<Board>]?: Board[Name] | (Name extends "lastMove" ? string : never) | null | undefined;
};

/** A listener for each event of a board, named as the framework names it. */
export type Listeners<Events, Style extends "lower" | "camel"> = {
  readonly [Name in keyof Events & string as `on${Style extends "lower" ? Name : Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};
