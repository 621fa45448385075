// An opponent in a Web Worker. The page posts { id, game, options } and gets, with the same `id`, every `progress` and then
// either the `choice` or an `error` with `code` and `message`: an error left inside the worker would keep the page waiting.
// A new position or "stop" ends the search under way, which then answers with the best choice so far, for the game it was
// given: where the game has changed since, the page ignores that answer by its `id`. A bundler resolves the import.
import { chooseMove } from "morabaraba/bots";

let search = new AbortController();

addEventListener("message", async ({ data }) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const { signal } = search;
  const { id, game, options } = Object(data);
  /** @type {import("morabaraba/bots").SearchProgress | undefined} */
  let best;
  const onProgress = (/** @type {NonNullable<typeof best>} */ progress) => {
    best = progress;
    postMessage({ id, progress });
  };
  try {
    postMessage({ id, choice: await chooseMove(game, { ...options, signal, onProgress }) });
  } catch (error) {
    // An Error loses its code on the way to the page; a plain object does not.
    const { code, message } = /** @type {import("morabaraba/bots").RulesError} */ (error);
    if (code === "aborted" && best)
      postMessage({ id, choice: { ...best, move: best.principalVariation[0] } });
    else postMessage({ id, error: { code, message } });
  }
});
