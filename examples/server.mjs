// A server that keeps games and accepts only legal moves. Here two random players play one game on it, then it stops.
//
//   npm run build && node examples/server.mjs
//
//   POST /games                 creates a game and answers with its number
//   GET  /games/1               the game
//   POST /games/1/moves         {"player": "light", "move": "d6"}: the game after it, or 422 and why not
import { createServer } from "node:http";
import { applyMove, createGame, legalMoves, outcome, parseGame, whyIllegal } from "morabaraba";
import { randomMove } from "morabaraba/bots";

/** In place of a database. It holds text. */
const table = new Map();

/**
 * @param {string} route - Method and path.
 * @param {string} body - What the client sent: any text at all.
 * @returns {{ status: number, answer: unknown }}
 */
function answer(route, body) {
  if (route === "POST /games") {
    const id = String(table.size + 1);
    table.set(id, JSON.stringify(createGame()));
    return { status: 201, answer: { id } };
  }
  const [, method, id, moves] = /^(GET|POST) \/games\/(\d+)(\/moves)?$/.exec(route) ?? [];
  const stored = table.get(id);
  if (stored === undefined) return { status: 404, answer: { code: "no-game" } };
  const game = parseGame(stored);
  if (method === "GET") return { status: 200, answer: game };
  if (moves === undefined) return { status: 405, answer: { code: "no-method" } };

  const { player, move } = requestOf(body);
  // A real server takes the player from the session, not from the request.
  if (player !== game.turn) return { status: 409, answer: { code: "not-your-turn" } };
  const code = whyIllegal(game, move);
  if (code !== undefined) return { status: 422, answer: { code } };
  const after = applyMove(game, move);
  table.set(id, JSON.stringify(after));
  return { status: 200, answer: after };
}

/** @param {string} body @returns {{ player?: unknown, move?: any }} */
function requestOf(body) {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) {
      request.destroy();
      return;
    }
  }
  const { status, answer: data } = answer(`${request.method} ${request.url}`, body);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(data));
});
await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

/** @param {string} path @param {unknown} [body] @returns {Promise<{ status: number, data: any }>} */
async function post(path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return { status: response.status, data: await response.json() };
}

const { id } = (await post("/games")).data;
const refused = await post(`/games/${id}/moves`, { player: "light", move: "d6xa1" });
console.log(`d6xa1 on an empty board: ${refused.status} ${refused.data.code}`);

const choose = (/** @type {import("morabaraba").Game} */ game) =>
  randomMove({ legalMoves, applyMove, outcome }, game, { seed: game.ply }).move;
let game = createGame();
while (outcome(game) === undefined) {
  game = (await post(`/games/${id}/moves`, { player: game.turn, move: choose(game) })).data;
}
console.log(`After ${game.ply} plies: ${JSON.stringify(outcome(game))}`);
await new Promise((closed) => server.close(closed));
