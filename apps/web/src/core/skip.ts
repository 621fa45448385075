/** Focuses the board, with a ring that shows where keys act, or the part itself if it has no board. */
export function skip(): void {
  const main = document.getElementById("main");
  const board = main?.querySelector<HTMLElement>("morabaraba-board, mancala-board");
  (board ?? main)?.focus();
}
