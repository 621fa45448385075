/** What a page may give an element in a template, for the type checkers of frameworks alone. */

/** The properties of a board that a page sets. */
export type Settable<Board, Names extends keyof Board> = Partial<Pick<Board, Names>>;

/** A listener for each event of a board, named as the framework names it. */
export type Listeners<Events, Style extends "lower" | "camel"> = {
  readonly [Name in keyof Events & string as `on${Style extends "lower" ? Name : Capitalize<Name>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};
