/** Cows dragged by mouse, finger or pen, an addition to pressing two points. What may be dragged and where to is left to others. */
import type { Spot } from "../turn/nearest.ts";

/** What a board does when something is dragged on it. */
export interface Dragged {
  /** What lies in the hand or on a point here and may be dragged. */
  grab(target: Element): string | undefined;
  /** It is lifted, follows the pointer to places on the page, and lies down; without a place it goes back. */
  lift(grabbed: string): void;
  carry(at: Spot): void;
  drop(grabbed: string, at: Spot | undefined): void;
}

/** So far a pointer may tremble while it presses. */
const TREMBLE = 5;

/** Listens to the pointers on a frame. */
export function listenToDrags(frame: HTMLElement, dragged: Dragged): void {
  let pointer: number | undefined;
  let start: Spot = [0, 0];
  let grabbed = "";
  let lifted = false;
  const placeOf = ({ clientX, clientY }: PointerEvent): Spot => [clientX, clientY];
  const end = (event: PointerEvent, at: Spot | undefined): void => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    if (lifted) dragged.drop(grabbed, at);
    lifted = false;
  };
  frame.addEventListener("pointerdown", (event) => {
    const found = event.isPrimary && event.button === 0 && dragged.grab(event.target as Element);
    if (!found) return;
    [pointer, start, grabbed] = [event.pointerId, placeOf(event), found];
  });
  frame.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    const at = placeOf(event);
    if (!lifted && Math.hypot(at[0] - start[0], at[1] - start[1]) > TREMBLE) {
      // With the frame as the target of what follows, no point hears a click when the pointer is let go.
      frame.setPointerCapture(pointer);
      lifted = true;
      dragged.lift(grabbed);
    }
    if (lifted) dragged.carry(at);
  });
  frame.addEventListener("pointerup", (event) => end(event, placeOf(event)));
  frame.addEventListener("pointercancel", (event) => end(event, undefined));
}
