/** Moves a lost focus to the board when a game begins, and to the result when it ends. */
import { type RefObject, useEffect, useRef } from "react";
import { skip } from "../core/keys.ts";

const isLost = (): boolean => document.activeElement === document.body;

/** Returns the ref for the heading of the result. */
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
