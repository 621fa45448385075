/** Moves the focus to the board, or at the end to the result, when the focused button is gone or disabled. */
import { type RefObject, useEffect, useRef } from "react";
import { skip } from "../core/skip.ts";

const isLost = (): boolean => document.activeElement === document.body;

/** Returns what the heading of the result is to be given. */
export function useFocus(isBegun: boolean, isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const result = useRef<HTMLHeadingElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isBegun && isLost()) skip();
  }, [isBegun]);
  useEffect(() => {
    if (isOver && !wasOver.current && isLost()) result.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return result;
}
