// An opponent in a Web Worker. The page posts { id, game, options }. It receives, with the same `id`, every `progress` and
// finally the `choice`, or an `error` with `code` and `message`: an error left inside the worker would keep the page waiting.
// A new position or "stop" ends the search under way, whose answer the page ignores by its `id`. A bundler resolves the import.
import { chooseMove } from "morabaraba/bots";

let search = new AbortController();

addEventListener("message", async ({ data }) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const { signal } = search;
  const { id, game, options } = Object(data);
  const onProgress = (/** @type {unknown} */ progress) => postMessage({ id, progress });
  try {
    postMessage({ id, choice: await chooseMove(game, { ...options, signal, onProgress }) });
  } catch (error) {
    // An Error loses its code on the way to the page; a plain object does not.
    const { code, message } = /** @type {import("morabaraba/bots").RulesError} */ (error);
    postMessage({ id, error: { code, message } });
  }
});
