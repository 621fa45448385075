/* Pointers on a board: dragging cows, and drawing with the right button or the Shift key. */

/** Nodes that can be lifted: a point with a movable cow, or a hand. */
const MOVABLE = ".point.movable,.grip";

/** A press becomes a drag beyond this distance, in pixels. */
const DRAG_THRESHOLD = 5;

/** The actions of a pointer, one at a time. */
export interface PointerActions {
  /** Lifts the cow on a point or in a hand; returns false if that is not allowed. */
  readonly lift: (from: Element) => boolean;
  /** Moves the lifted cow to the pointer. */
  readonly carry: (event: PointerEvent) => void;
  /**
   * Drops the lifted cow at the pointer; without an event, the cow goes back. If the pointer has never left
   * the node, this was a press that slipped.
   */
  readonly drop: (event?: PointerEvent, isPress?: boolean) => void;
  /** Called when the pointer is above another node, or has left. */
  readonly hover: (target: Element | undefined) => void;
  /** Starts a drawing at the pointer; returns false if people may not draw there. */
  readonly startDrawing: (event: PointerEvent) => boolean;
  /** Moves the end of the drawing to the pointer. */
  readonly moveDrawing: (event: PointerEvent) => void;
  /** Ends the drawing; without an event, discards it. */
  readonly endDrawing: (event?: PointerEvent) => void;
}

/** Listens to the pointers on a board and its bars. The frame captures drags and drawings. */
export function listenToPointers(all: HTMLElement, frame: HTMLElement, actions: () => PointerActions): void {
  let pointer: number | undefined;
  let doing: "pressing" | "dragging" | "drawing" = "pressing";
  /** Where the pointer went down, and the node there that can be lifted. */
  let start: readonly [x: number, y: number] = [0, 0];
  let movable: Element | null = null;
  /** Whether the pointer has stayed on that node. */
  let isOnNode = true;
  /** Ends the action, unless the event belongs to another pointer. */
  const end = (event?: PointerEvent, place?: PointerEvent): void => {
    if (event && event.pointerId !== pointer) return;
    pointer = undefined;
    if (doing === "dragging") actions().drop(place, place && isOnNode);
    if (doing === "drawing") actions().endDrawing(place);
  };
  all.addEventListener("pointerdown", (event) => {
    const { isPrimary, button, shiftKey, pointerId } = event;
    const target = event.target as Element;
    // A second finger does not disturb a drag.
    if (!isPrimary && pointer !== undefined && doing !== "pressing") return;
    // The last action may have ended unnoticed: its target was removed, or the release was elsewhere.
    end();
    [doing, isOnNode] = ["pressing", true];
    // The slots belong to the page, whose classes may be the same.
    if (!all.contains(target)) return;
    movable = target.closest(MOVABLE);
    if ((button === 2 || (button === 0 && shiftKey)) && actions().startDrawing(event)) {
      [pointer, doing] = [pointerId, "drawing"];
      frame.setPointerCapture?.(pointerId);
    } else if (button === 0 && movable) {
      [pointer, start] = [pointerId, [event.clientX, event.clientY]];
    }
  });
  all.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) {
      if (event.pointerType !== "touch") actions().hover(event.target as Element);
      return;
    }
    // The pointer was released outside, before anything was lifted.
    if (event.buttons === 0) {
      end(event);
      return;
    }
    if (doing === "drawing") actions().moveDrawing(event);
    const [x, y] = start;
    if (doing === "pressing" && Math.hypot(event.clientX - x, event.clientY - y) > DRAG_THRESHOLD) {
      // The program may have set another game since the press.
      if (!movable?.isConnected || !movable.matches(MOVABLE) || !actions().lift(movable)) {
        pointer = undefined;
        return;
      }
      doing = "dragging";
      // The frame captures the pointer, so that no point gets a click on release.
      frame.setPointerCapture?.(event.pointerId);
    }
    if (doing !== "dragging") return;
    isOnNode &&= isOver(movable as Element, event);
    actions().carry(event);
  });
  all.addEventListener("pointerup", (event) => end(event, event));
  // A finger that has hardly moved would also click.
  all.addEventListener("touchend", (event) => {
    if (doing !== "pressing") event.preventDefault();
  });
  all.addEventListener("pointercancel", (event) => end(event));
  frame.addEventListener("lostpointercapture", (event) => {
    // The node under a finger captures the pointer, and loses it again when the frame captures it.
    if (event.target === frame) end(event);
  });
  all.addEventListener("pointerleave", () => actions().hover(undefined));
}

/** Returns whether a pointer is over a node, whatever has captured the pointer. */
export function isOver(node: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
