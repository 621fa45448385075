// A thread with the package: it plays a move in the game and the record that it is sent, and returns both.
import { parentPort } from "node:worker_threads";
import { applyMove } from "morabaraba";
import { applyMove as sow } from "morabaraba/mancala";
import "morabaraba/mancala/records";
import { playMove } from "morabaraba/records";

parentPort?.on("message", ({ name, held, move }) => {
  const after = {
    game: (name === "mills" ? applyMove : sow)(held.game, move),
    record: playMove(held.record, move),
  };
  parentPort?.postMessage({ given: held, after });
});
