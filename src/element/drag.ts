/** Cows dragged by mouse, finger or pen, an addition to pressing two points. What that makes of a turn is left to others. */

import { transformOf } from "./motion.ts";
import { type Spot, spotNear } from "./nearest.ts";
import { spotAt, type View } from "./view.ts";

/** Where something lies that may be dragged: a cow on its point, or those in the hand. */
const MOVABLE = ".frame>.movable,.frame>.grip:not([hidden])";

/** So far a pointer may tremble while it presses. */
const TREMBLE = 5;

/** So far from a point, in the units of the picture, a cow may be let go and still comes to lie on it. */
const REACH = 55;

/** This cow is in the air from now on, or none; one that was lies down where it was. */
export function carry(view: View, cow: SVGElement | undefined): void {
  view.carried?.style.removeProperty("transform");
  view.carried = cow;
}

/** Listens to the pointers on the frame: what lies somewhere is lifted, and let go above the point of a number, or above none. */
export function listenToDrags(
  view: View,
  lift: (target: Element) => void,
  drop: (number: number) => void,
): void {
  const { frame } = view;
  let pointer: number | undefined;
  let start: Spot = [0, 0];
  /** What was pressed; the frame as soon as that has been lifted. */
  let grabbed: Element = frame;
  const placeOf = ({ clientX, clientY }: PointerEvent): Spot => [clientX, clientY];
  const end = (event: PointerEvent, reach: number): void => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    // What the program took back while it was in the air is not let go.
    if (!view.carried) return;
    view.dropped = view.carried.style.transform;
    drop(spotNear(view.spots, spotAt(view, placeOf(event)), reach));
  };
  frame.addEventListener("pointerdown", (event) => {
    const target = event.target as Element;
    if (!event.isPrimary || event.button !== 0 || !target.matches(MOVABLE)) return;
    [pointer, start, grabbed] = [event.pointerId, placeOf(event), target];
  });
  frame.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    // It has left the frame before it was lifted, and was let go where nobody heard it.
    if (event.buttons === 0) return end(event, -1);
    const at = placeOf(event);
    if (grabbed !== frame && Math.hypot(at[0] - start[0], at[1] - start[1]) > TREMBLE) {
      // With the frame as the target of what follows, wherever that is, no point hears a click when the pointer is let go.
      frame.setPointerCapture(pointer);
      // The program may have set another game meanwhile.
      if (grabbed.matches(MOVABLE)) lift(grabbed);
      grabbed = frame;
    }
    if (view.carried) view.carried.style.transform = transformOf(spotAt(view, at));
  });
  frame.addEventListener("pointerup", (event) => end(event, REACH));
  frame.addEventListener("lostpointercapture", (event) => {
    if (event.target === frame) end(event, -1);
  });
}
