/** What a page may set on the element in a template. */

/** The names of its properties that are settings. */
export type SettableName =
  | "game"
  | "lastMove"
  | "messages"
  | "position"
  | "variant"
  | "orientation"
  | "playable"
  | "premove"
  | "notation"
  | "coordinates"
  | "theme"
  | "pieces"
  | "frame"
  | "hands"
  | "status"
  | "drawable"
  | "editable"
  | "animation"
  | "drawings";
