/** boardgame.io's own server and two of its clients play our games. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as mills from "morabaraba";
import { randomMove } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { mancalaGame, morabarabaGame } from "./boardgame.mjs";

// boardgame.io's modules for Node are CommonJS.
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Server } = require("boardgame.io/server");

/** @param {() => boolean} holds */
async function until(holds) {
  const end = Date.now() + 20_000;
  while (!holds()) {
    assert(Date.now() < end, "timed out");
    await new Promise((next) => setTimeout(next, 5));
  }
}

for (const { game, rules, players, variants } of [
  { game: morabarabaGame, rules: mills, players: ["light", "dark"], variants: ["standard", "mssa"] },
  { game: mancalaGame, rules: mancala, players: ["south", "north"], variants: ["kalah", "oware"] },
]) {
  for (const variant of variants) {
    test(`${variant}: two clients see the same game to its end; out of turn and illegal moves are refused`, async () => {
      const server = Server({ games: [game] });
      const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
      const { port } = running.appServer.address();
      const url = `http://127.0.0.1:${port}`;
      const created = await fetch(`${url}/games/${game.name}/create`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ numPlayers: 2, setupData: { variant } }),
      });
      const { matchID } = await created.json();
      const clients = [];
      try {
        for (const playerID of ["0", "1"]) {
          const joined = await fetch(`${url}/games/${game.name}/${matchID}/join`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ playerID, playerName: players[Number(playerID)] }),
          });
          const { playerCredentials: credentials } = await joined.json();
          const client = Client({
            game,
            playerID,
            matchID,
            credentials,
            multiplayer: SocketIO({ server: url }),
            debug: false,
          });
          client.start();
          clients.push(client);
        }
        const state = () => clients.map((client) => client.getState());
        await until(() => state().every((one) => one?.isConnected));
        for (let ply = 0; ply < 400 && state()[0].ctx.gameover === undefined; ply++) {
          const [{ G, ctx }] = state();
          const mover = players.indexOf(G.turn);
          assert.equal(ctx.currentPlayer, String(mover));
          const { move } = randomMove(rules, G, { seed: ply });
          const text = rules.formatMove(G, move);
          clients[1 - mover].moves.play(text);
          clients[mover].moves.play("nonsense");
          clients[mover].moves.play(text);
          await until(() => state().every((one) => one.G.ply === G.ply + 1));
        }
        const [one, other] = state();
        assert.deepEqual(one.G, other.G);
        const { ply } = one.G;
        // Every ply was played once: replaying the moves gives the same game, and the log has as many
        // entries.
        assert.equal(one.log.filter(({ action }) => action.type === "MAKE_MOVE").length, ply);
        if (one.ctx.gameover !== undefined) {
          const { winner, reason } = rules.outcome(one.G);
          assert.deepEqual(
            one.ctx.gameover,
            winner === null ? { draw: true, reason } : { winner: String(players.indexOf(winner)), reason },
          );
        }
      } finally {
        for (const client of clients) client.stop();
        server.kill(running);
      }
    });
  }
}
