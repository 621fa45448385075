/**
 * Pictures of Morabaraba games: SVG as text, drawn alike by every renderer.
 *
 * @module morabaraba/svg
 */
export type { Arrow, Drawings, Ring, ShapeColor } from "./base/drawings.ts";
export type { AnimatedNode, AnimationSettings } from "./picture/animation.ts";
export type { Colors, Theme, ThemeName } from "./picture/colors.ts";
export type { PictureDrawings } from "./picture/mills/drawings.ts";
export { spotOf, strokes } from "./picture/mills/drawn.ts";
export type { PictureOptions } from "./picture/mills/options.ts";
export type { PiecePart, PieceSet, Pieces } from "./picture/mills/pieces.ts";
export { type AnimationOptions, animate, svg } from "./picture/mills/svg.ts";
export type { SharedOptions } from "./picture/toSvg.ts";
export type { Spot, Stroke } from "./rules/mills/data/drawing.ts";
export type { Game, MoveLike } from "./rules/mills/data/state.ts";
export type { Player } from "./rules/mills/data/terms.ts";
export type { Variant, VariantName } from "./rules/mills/data/variant.ts";
