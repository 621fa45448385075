/**
 * What moves on a board, and for how long. Where a person has asked for less motion, nothing travels, grows or shakes; where
 * there is no browser, as in tests of apps, nothing moves at all.
 */
import { rounded, type Spot } from "../picture/shapes.ts";

/** How long a step takes, in milliseconds, if nobody has said otherwise; all other durations keep their proportion to it. */
export const STEP = 200;

const EASING = "cubic-bezier(.2,.8,.2,1)";

/** The longest change of opacity for people who have asked for less motion. */
const LONGEST_REDUCED = 120;

/** Whether a person has asked for less motion. */
const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A place as a transform of style sheets, perhaps scaled. */
export const transformOf = ([x, y]: Spot, scale = 1): string =>
  `translate(${rounded(x)}px,${rounded(y)}px) scale(${scale})`;

/** What moves within a node arrives at once. */
export function finishMotion(node: Element | undefined): void {
  for (const animation of node?.getAnimations?.({ subtree: true }) ?? []) animation.finish();
}

/**
 * The motion of one board. Whoever shows one thing after another asks {@link Motion.isBusy} first, so that nothing moves
 * while another thing is still on its way.
 */
export class Motion {
  /** How long a step takes, in milliseconds; 0 for no motion at all. */
  step: number = STEP;
  #travelling = new Set<Animation>();
  #onEnd: () => void;

  /** @param onEnd - Called whenever something that was on its way has arrived. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Whether something is on its way. */
  get isBusy(): boolean {
    return this.#travelling.size > 0;
  }

  /** A node travels from one transform to another, where it already is, and lands; false if nothing may move. */
  travel(
    node: Element,
    keyframes: PropertyIndexedKeyframes,
    duration: number,
    land: () => void = () => {},
  ): boolean {
    if (this.#isStill) return false;
    const animation = this.#animate(node, keyframes, duration);
    this.#travelling.add(animation);
    const end = (): void => {
      this.#travelling.delete(animation);
      land();
      this.#onEnd();
    };
    animation.finished.then(end, end);
    return true;
  }

  /** A node shakes where it is: a refusal. */
  shake(node: Element, [x, y]: Spot): void {
    if (this.#isStill) return;
    const transform = [0, -7, 6, -4, 2, 0].map((aside) => transformOf([x + aside, y]));
    this.#animate(node, { transform }, 260);
  }

  /** A node appears, after a while. */
  appear(node: Element, duration: number, delay = 0): void {
    // Not as the style sheet computes it, which would make the browser compute all styles at once.
    const opacity = [0, Number(node.getAttribute("opacity") ?? 1)];
    if (!this.#isOff) this.#animate(node, { opacity }, this.#reduce(duration), delay);
  }

  /** A node is lifted towards the person: what it is made of grows, each part from a share of its size. */
  lift(node: Element, shareOf: (part: Element) => number, duration: number): void {
    if (this.#isStill) return;
    for (const part of node.children)
      this.#animate(part, { transform: [`scale(${shareOf(part)})`, "none"] }, duration);
  }

  /** A line grows out of one of its places in both directions, after a while; both lengths in units of the picture. */
  drawOut(line: Element, length: number, from: number, duration: number, delay: number): void {
    if (this.#isStill) return;
    // A dash that begins at that place and becomes as long as the line. Round ends would show dashes without length.
    const strokeDasharray = [`0 ${from} 0 ${length}`, `0 0 ${length} 0`];
    this.#animate(line, { strokeDasharray, strokeLinecap: ["butt", "butt"] }, duration, delay);
  }

  /** A node grows out of a spot. */
  growFrom(node: Element, [x, y]: Spot, duration: number): void {
    if (this.#isStill) this.appear(node, duration);
    else {
      const transform = [`translate(${x}px,${y}px) scale(0) translate(${-x}px,${-y}px)`, "none"];
      this.#animate(node, { transform }, duration);
    }
  }

  /** A node fades and goes, perhaps shrinking about a spot. */
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
