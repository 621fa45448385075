/** Pointers on a board: cows dragged by mouse, finger or pen, and drawings made with the right button or the Shift key. */

/** What can be lifted: a cow on its point, or those in a hand. */
const MOVABLE = ".point.movable,.grip";

/** How far a pointer may move and still press, in pixels. */
const DRAG_THRESHOLD = 5;

/** What pointers do, one thing at a time. */
export interface Hands {
  /** Lifts the cow at this place; false if it cannot be lifted. */
  readonly lift: (from: Element) => boolean;
  /** What was lifted is now here. */
  readonly carry: (event: PointerEvent) => void;
  /** What was lifted is dropped here, or without a place goes back. */
  readonly drop: (event?: PointerEvent) => void;
  /** The pointer is above this, or has left. */
  readonly hover: (target: Element | undefined) => void;
  /** A drawing begins here; false if nobody may draw. */
  readonly startDrawing: (event: PointerEvent) => boolean;
  /** A drawing has come so far. */
  readonly moveDrawing: (event: PointerEvent) => void;
  /** A drawing ends, or without a place is given up. */
  readonly endDrawing: (event?: PointerEvent) => void;
}

/** Listens to the pointers on a board and its bars; those on the frame itself press points and draw. */
export function listenToPointers(all: HTMLElement, frame: HTMLElement, hands: () => Hands): void {
  let pointer: number | undefined;
  let doing: "pressing" | "dragging" | "drawing" = "pressing";
  /** Where it began, and what may be lifted there. */
  let start: readonly [x: number, y: number] = [0, 0];
  let movable: Element | null = null;
  /** Ends what a pointer does, if this event is one of that pointer. */
  const end = (event?: PointerEvent, place?: PointerEvent): void => {
    if (event && event.pointerId !== pointer) return;
    pointer = undefined;
    if (doing === "dragging") hands().drop(place);
    if (doing === "drawing") hands().endDrawing(place);
  };
  all.addEventListener("pointerdown", (event) => {
    const { target, isPrimary, button, shiftKey, pointerId } = event;
    // A second finger leaves a cow in the air alone.
    if (!isPrimary && pointer !== undefined && doing !== "pressing") return;
    // Nobody may have heard how the last one ended: its target was removed, or it was released elsewhere.
    end();
    movable = (target as Element).closest(MOVABLE);
    if ((button === 2 || (button === 0 && shiftKey)) && hands().startDrawing(event)) {
      [pointer, doing] = [pointerId, "drawing"];
      frame.setPointerCapture?.(pointerId);
    } else if (button === 0 && movable) {
      [pointer, doing, start] = [pointerId, "pressing", [event.clientX, event.clientY]];
    }
  });
  all.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) {
      if (event.pointerType !== "touch") hands().hover(event.target as Element);
      return;
    }
    // The pointer left the board before anything was lifted, and was released outside.
    if (event.buttons === 0) {
      end(event);
      return;
    }
    if (doing === "drawing") hands().moveDrawing(event);
    const [x, y] = start;
    if (doing === "pressing" && Math.hypot(event.clientX - x, event.clientY - y) > DRAG_THRESHOLD) {
      // The program may have set another game meanwhile.
      if (!movable?.isConnected || !movable.matches(MOVABLE) || !hands().lift(movable)) {
        pointer = undefined;
        return;
      }
      doing = "dragging";
      // The frame captures what follows, so no point gets a click when the pointer is released.
      frame.setPointerCapture?.(event.pointerId);
    }
    if (doing === "dragging") hands().carry(event);
  });
  all.addEventListener("pointerup", (event) => end(event, event));
  all.addEventListener("pointercancel", (event) => end(event));
  frame.addEventListener("lostpointercapture", (event) => {
    // A finger is first captured by what it touches; the frame takes it over.
    if (event.target === frame) end(event);
  });
  all.addEventListener("pointerleave", () => hands().hover(undefined));
}
