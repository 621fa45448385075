/**
 * Keys that work wherever the focus is, but not in text fields and menus, nor while a dialog is open. Players
 * can turn off those with one character, which speech input would otherwise press (WCAG 2.1.4).
 */
import { useEffect, useRef } from "react";
import { currentSettings } from "./settings.ts";

/** Functions by `KeyboardEvent.key`. A function that does not handle its key returns `false`. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input, select, textarea, [contenteditable], [role=menu] *");

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key.length === 1 && !currentSettings().shortcuts) return;
      if (takesKeys(event.target) || document.querySelector("dialog[open]")) return;
      const run = latest.current[event.key];
      if (run === undefined || run() === false) return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Focuses the board, with a ring that shows where keys act, or the part itself if it has no board. */
export function skip(): void {
  const main = document.getElementById("main");
  const board = main?.querySelector<HTMLElement>("morabaraba-board, mancala-board");
  (board ?? main)?.focus();
}
