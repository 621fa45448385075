/** To the board, where there is one, and its ring shows where the keys lead; or to the part. */
export function skip(): void {
  const main = document.getElementById("main");
  const board = main?.querySelector<HTMLElement>("morabaraba-board, mancala-board");
  (board ?? main)?.focus();
}
