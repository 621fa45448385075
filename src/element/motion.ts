/*
 * The animations of a board. If the user prefers reduced motion, nothing travels, grows or shakes; without a
 * browser, as in tests of apps, nothing moves at all.
 */
import { rounded, type Spot } from "../picture/shapes.ts";

/** The default duration of a step, in milliseconds. All other durations scale with the step. */
export const STEP = 200;

const EASING = "cubic-bezier(.2,.8,.2,1)";

/** The longest fade with reduced motion, in milliseconds. */
const LONGEST_REDUCED = 120;

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns the CSS transform that puts a node at a spot. */
export const transformOf = ([x, y]: Spot, scale = 1): string =>
  `translate(${rounded(x)}px,${rounded(y)}px) scale(${scale})`;

/** Finishes all animations in a node immediately. */
export function finishMotion(node: Element | undefined): void {
  for (const animation of node?.getAnimations?.({ subtree: true }) ?? []) animation.finish();
}

/** The animations of one board. To show one motion after another, check {@link Motion.isBusy} first. */
export class Motion {
  /** The duration of a step, in milliseconds; 0 for no motion at all. */
  step: number = STEP;
  #traveling = new Set<Animation>();
  #onEnd: () => void;

  /** @param onEnd - Called whenever something that travels has arrived. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Whether something is travelling. */
  get isBusy(): boolean {
    return this.#traveling.size > 0;
  }

  /** Shows a node travelling to its present place, then calls `land`; returns false if motion is off. */
  travel(
    node: Element,
    keyframes: PropertyIndexedKeyframes,
    duration: number,
    land: () => void = () => {},
  ): boolean {
    if (this.#isStill) return false;
    const animation = this.#animate(node, keyframes, duration);
    this.#traveling.add(animation);
    const end = (): void => {
      this.#traveling.delete(animation);
      land();
      this.#onEnd();
    };
    animation.finished.then(end, end);
    return true;
  }

  /** Shakes a node in place, to show a refusal. */
  shake(node: Element, [x, y]: Spot): void {
    if (this.#isStill) return;
    const transform = [0, -7, 6, -4, 2, 0].map((aside) => transformOf([x + aside, y]));
    this.#animate(node, { transform }, 260);
  }

  /** Fades a node in. */
  appear(node: Element, duration: number, delay = 0): void {
    // Reading the computed opacity would make the browser compute all styles.
    const opacity = [0, Number(node.getAttribute("opacity") ?? 1)];
    if (!this.#isOff) this.#animate(node, { opacity }, this.#reduce(duration), delay);
  }

  /** Lifts a node off the board: each of its parts grows or shrinks from a scale to its size. */
  lift(node: Element, startScaleOf: (part: Element) => number, duration: number): void {
    if (this.#isStill) return;
    for (const part of node.children)
      this.#animate(part, { transform: [`scale(${startScaleOf(part)})`, "none"] }, duration);
  }

  /** Draws a line in both directions, beginning `from` units of the picture after its start. */
  drawOut(line: Element, length: number, from: number, duration: number, delay: number): void {
    if (this.#isStill) return;
    // One dash grows from that place to the whole line. Round ends would make dashes without length visible.
    const strokeDasharray = [`0 ${from} 0 ${length}`, `0 0 ${length} 0`];
    this.#animate(line, { strokeDasharray, strokeLinecap: ["butt", "butt"] }, duration, delay);
  }

  /** Grows a node out of a spot. */
  growFrom(node: Element, [x, y]: Spot, duration: number): void {
    if (this.#isStill) this.appear(node, duration);
    else {
      const transform = [`translate(${x}px,${y}px) scale(0) translate(${-x}px,${-y}px)`, "none"];
      this.#animate(node, { transform }, duration);
    }
  }

  /** Fades a node out and removes it. With a spot, the node also shrinks towards it. */
  vanish(node: Element, duration: number, spot?: Spot): void {
    const remove = (): void => node.remove();
    if (this.#isOff) {
      remove();
      return;
    }
    const shrink =
      prefersReducedMotion() || !spot ? {} : { transform: [transformOf(spot), transformOf(spot, 0.9)] };
    this.#animate(node, { opacity: [1, 0], ...shrink }, this.#reduce(duration)).finished.then(remove, remove);
  }

  get #isOff(): boolean {
    return this.step === 0 || typeof matchMedia === "undefined" || !("animate" in Element.prototype);
  }

  get #isStill(): boolean {
    return this.#isOff || prefersReducedMotion();
  }

  #reduce(duration: number): number {
    return prefersReducedMotion() ? Math.min(duration, LONGEST_REDUCED) : duration;
  }

  #animate(node: Element, keyframes: PropertyIndexedKeyframes, duration: number, delay = 0): Animation {
    const pace = this.step / STEP;
    const timing = { duration: duration * pace, delay: delay * pace, easing: EASING };
    return node.animate(keyframes, { ...timing, fill: "backwards" });
  }
}
