/** What a page may set on the element in a template. */

/** The names of its properties that are settings. */
export type SettableName =
  | "game"
  | "messages"
  | "drawings"
  | "position"
  | "variant"
  | "orientation"
  | "layout"
  | "playable"
  | "premove"
  | "coordinates"
  | "theme"
  | "status"
  | "animation";
