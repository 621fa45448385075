/**
 * Pictures of mancala games: SVG as text, drawn alike by every renderer.
 *
 * @module morabaraba/mancala/svg
 */
export type { Colors, Theme, ThemeName } from "./picture/colors.ts";
export type { Drawings, PictureOptions } from "./picture/mancala/options.ts";
export { svg } from "./picture/mancala/svg.ts";
export type { SharedOptions } from "./picture/toSvg.ts";
