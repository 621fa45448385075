/** Focuses the board, whose ring then shows where keys act, or the part if it has no board. */
export function skip(): void {
  const main = document.getElementById("main");
  const board = main?.querySelector<HTMLElement>("morabaraba-board, mancala-board");
  (board ?? main)?.focus();
}
