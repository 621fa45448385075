// An opponent in a Web Worker. The page posts { id, game, options } and gets every `progress` and then the `choice`, with
// the same `id`. A new position or "stop" ends the search under way, which then answers with the best move so far, for the
// game it was given: where the game has changed since, the page ignores that answer by its `id`. A bundler resolves the import.
import { chooseMove } from "morabaraba/bots";

let search = new AbortController();

addEventListener("message", async ({ data }) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const { id, game, options } = data;
  const onProgress = (/** @type {unknown} */ progress) => postMessage({ id, progress });
  postMessage({ id, choice: await chooseMove(game, { ...options, signal: search.signal, onProgress }) });
});
