/** Defines the elements on pages that have one, and plays the other side of boards with one playable side. */
import type { MoveDetail } from "morabaraba/board";
import type { MoveDetail as Sown } from "morabaraba/mancala/board";

/** An easy opponent, which only looks one move ahead. */
const level = 3;

export function showBoards(): void {
  const answerMove = (event: Event) => {
    const { target, detail } = event as CustomEvent<MoveDetail> & CustomEvent<Sown>;
    const board = target as HTMLElement & { playable: string; game: unknown };
    if (board.playable === "both") return;
    const answered =
      board.localName === "mancala-board" ? sow(board, detail.game) : answer(board, detail.game);
    answered.catch(reportError);
  };
  // The events of boards do not bubble.
  document.addEventListener("move", answerMove, { capture: true });
  const define = () => defineWhatIsThere().catch(reportError);
  // The site changes pages without reloading.
  new MutationObserver(define).observe(document.documentElement, { childList: true, subtree: true });
  define();
}

/** The boards that already have their words. */
const spoken = new WeakSet<Element>();

async function defineWhatIsThere(): Promise<void> {
  await defineNew();
  const boards = [...document.querySelectorAll("morabaraba-board")].filter((board) => !spoken.has(board));
  if (boards.length === 0) return;
  for (const board of boards) spoken.add(board);
  const { enMorris, usualPieces } = await import("morabaraba/words");
  for (const board of boards) {
    const name = board.getAttribute("variant") ?? "standard";
    if (usualPieces(name) === "stones") Object.assign(board, { messages: enMorris });
  }
}

async function defineNew(): Promise<void> {
  const isNew = (name: string) => document.querySelector(`${name}:not(:defined)`) !== null;
  if (isNew("morabaraba-board")) (await import("morabaraba/board")).define();
  if (isNew("mancala-board")) (await import("morabaraba/mancala/board")).define();
}

/** Plays the reply. The loop is needed because a blocked side may have to pass. */
async function answer(board: { game: unknown; playable: string }, after: MoveDetail["game"]): Promise<void> {
  const [{ applyMove, outcome }, { chooseMove }] = await Promise.all([
    import("morabaraba"),
    import("morabaraba/bots"),
  ]);
  let game = after;
  while (outcome(game) === undefined && game.turn !== board.playable) {
    const { move } = await chooseMove(game, { level });
    if (board.game !== game) return;
    board.game = game = applyMove(game, move);
  }
}

/** Plays the reply in mancala, where a turn may have several plies. */
async function sow(board: { game: unknown; playable: string }, after: Sown["game"]): Promise<void> {
  const [mancala, { monteCarlo }] = await Promise.all([
    import("morabaraba/mancala"),
    import("morabaraba/bots"),
  ]);
  let game = after;
  while (mancala.outcome(game) === undefined && game.turn !== board.playable) {
    const { move } = await monteCarlo(mancala, game, { playouts: 200 });
    if (board.game !== game) return;
    board.game = game = mancala.applyMove(game, move);
  }
}
