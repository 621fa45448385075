/**
 * Pictures of mancala games: SVG as text, drawn alike by every renderer.
 *
 * @module morabaraba/mancala/svg
 */
export type { Arrow, Drawings, Ring, ShapeColor } from "./base/drawings.ts";
export type { AnimatedNode, AnimationSettings } from "./picture/animation.ts";
export type { Colors, Theme, ThemeName } from "./picture/colors.ts";
export type { PictureDrawings, PictureOptions } from "./picture/mancala/options.ts";
export { type AnimationOptions, animate, svg } from "./picture/mancala/svg.ts";
export type { SharedOptions } from "./picture/toSvg.ts";
export type { Game, MoveLike, Player, SowingStep } from "./rules/mancala/data/state.ts";
