// A complete app around the board: play against the bot, get a hint, take moves back. React 18 or 19.
//
// Copy it into a Vite project as main.tsx. The project's index.html needs <div id="app"></div>.
import { applyMove, createGame, type Game, outcome } from "morabaraba";
import { chooseMove } from "morabaraba/bots";
import { MorabarabaBoard, type MorabarabaBoardElement } from "morabaraba/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/** Draws the best move: an arrow for a step, and a ring for a cow to place or to shoot. */
async function hintFor(game: Game): Promise<MorabarabaBoardElement["drawings"]> {
  const { move } = await chooseMove(game, { level: 6, timeMs: 300 });
  const { shots = [] } = move;
  const rings = shots.map((point) => ({ point, color: "red" as const }));
  if (move.from === undefined) return { rings: [{ point: move.to }, ...rings] };
  return { arrows: [{ from: move.from, to: move.to }], rings };
}

function App() {
  const [games, setGames] = useState<readonly Game[]>([createGame()]);
  const [drawings, setDrawings] = useState<MorabarabaBoardElement["drawings"]>({});
  const [status, setStatus] = useState("");
  const game = games.at(-1) as Game;
  const isBotsTurn = game.turn === "dark" && outcome(game) === undefined;

  useEffect(() => {
    setDrawings({});
    if (!isBotsTurn) return;
    const stop = new AbortController();
    chooseMove(game, { level: 3, seed: Date.now(), signal: stop.signal }).then(
      ({ move }) => setGames((before) => [...before, applyMove(game, move)]),
      (error) => stop.signal.aborted || reportError(error),
    );
    return () => stop.abort();
  }, [game, isBotsTurn]);

  return (
    <main>
      <MorabarabaBoard
        game={game}
        playable="light"
        status="hidden"
        drawings={drawings}
        onMove={({ detail }) => setGames([...games, detail.game])}
        onUpdate={({ detail }) => setStatus(detail.status)}
      />
      <p>{isBotsTurn ? "The bot is thinking." : status}</p>
      <button type="button" onClick={async () => setDrawings(await hintFor(game))} disabled={isBotsTurn}>
        Hint
      </button>
      <button
        type="button"
        onClick={() => setGames(games.slice(0, -2))}
        disabled={isBotsTurn || games.length < 3}
      >
        Take back
      </button>
    </main>
  );
}

createRoot(document.querySelector("#app") as Element).render(<App />);
