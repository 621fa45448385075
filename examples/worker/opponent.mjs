// An opponent in a Web Worker. The page posts { game, options } and gets every `progress` and then the `choice`; a new
// position or "stop" ends the search under way, which then answers with the best move so far.
import { chooseMove } from "morabaraba/bots";

let search = new AbortController();

addEventListener("message", async ({ data }) => {
  search.abort();
  if (data === "stop") return;
  search = new AbortController();
  const onProgress = (/** @type {unknown} */ progress) => postMessage({ progress });
  postMessage({
    choice: await chooseMove(data.game, { ...data.options, signal: search.signal, onProgress }),
  });
});
