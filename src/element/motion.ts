/** What moves on the board: cows that step, and cows that were shot and fade. Nothing does where rest is asked for. */
import type { Spot } from "./nearest.ts";

const STEP = { duration: 220, easing: "ease-in-out" };
const FADE = { duration: 320 };

const atRest = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where a cow lies, as a transform of style sheets, drawn smaller where it comes from the hand. */
export const transformOf = ([x, y]: Spot, scale = 1): string => `translate(${x}px,${y}px) scale(${scale})`;

/** A cow goes from one spot to another, where it already is. */
export function slide(node: Element, from: string, to: Spot): void {
  if (!atRest()) node.animate({ transform: [from, transformOf(to)] }, STEP);
}

/** A node goes away. */
export function fade(node: Element): void {
  const remove = (): void => node.remove();
  if (atRest()) remove();
  else node.animate({ opacity: [1, 0] }, FADE).finished.then(remove, remove);
}
