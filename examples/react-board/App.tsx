// A whole app around the board: play a bot, ask it for hints, hear the moves, set up positions. React 19, Vite, morabaraba.
import { applyMove, createGame, type Game, outcome } from "morabaraba";
import { type CueDetail, define, type EditDetail, type MorabarabaBoard } from "morabaraba/board";
import type {} from "morabaraba/board/react";
import { chooseMove } from "morabaraba/bots";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

define();

type Drawings = MorabarabaBoard["drawings"];

/** The pitch of each occasion, in hertz. */
const pitches: Readonly<Record<CueDetail["kind"], number>> = {
  place: 330,
  move: 330,
  fly: 440,
  mill: 660,
  shot: 165,
  end: 880,
  refuse: 110,
};

let audio: AudioContext | undefined;

function play(kind: CueDetail["kind"]): void {
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitches[kind];
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.2);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
}

/** The best move as drawings: an arrow for a step, a ring for a cow to place, and a ring around the cow to shoot. */
async function hintFor(game: Game): Promise<Drawings> {
  const { move } = await chooseMove(game, { level: 6, timeMs: 300 });
  const rings = move.shot === undefined ? [] : [move.shot];
  return "from" in move
    ? { arrows: [{ from: move.from, to: move.to }], rings }
    : { rings: [move.to, ...rings] };
}

function App() {
  const [games, setGames] = useState<readonly Game[]>([createGame()]);
  const [drawings, setDrawings] = useState<Drawings>({});
  const [status, setStatus] = useState("");
  const [draft, setDraft] = useState<EditDetail>();
  const [editing, setEditing] = useState(false);
  const game = games.at(-1) as Game;
  const isBotsTurn = !editing && game.turn === "dark" && outcome(game) === undefined;

  useEffect(() => {
    setDrawings({});
    if (!isBotsTurn) return;
    const stop = new AbortController();
    const think = async () => {
      const { move } = await chooseMove(game, { level: 3, signal: stop.signal });
      setGames((before) => [...before, applyMove(game, move)]);
    };
    think().catch((error) => stop.signal.aborted || reportError(error));
    return () => stop.abort();
  }, [game, isBotsTurn]);

  const edit = () => {
    setEditing(!editing);
    setDraft(undefined);
    if (draft?.game) setGames([draft.game]);
  };
  // To the last position in which it was light's turn.
  const takeBack = () => setGames(games.slice(0, game.turn === "light" ? -2 : -1));

  return (
    <main>
      <morabaraba-board
        game={game}
        playable="light"
        status="hidden"
        theme="auto"
        drawable
        editable={editing}
        drawings={drawings}
        onmove={({ detail }) => setGames([...games, detail.after])}
        onchange={({ detail }) => setStatus(detail.status)}
        oncue={({ detail }) => play(detail.kind)}
        onedit={({ detail }) => setDraft(detail)}
      />
      <p className="status">
        {editing
          ? (draft?.error?.message ?? "Set up a position.")
          : isBotsTurn
            ? "The bot is thinking."
            : status}
      </p>
      <div className="actions">
        <button
          type="button"
          disabled={editing || isBotsTurn || Boolean(outcome(game))}
          onClick={async () => setDrawings(await hintFor(game))}
        >
          Hint
        </button>
        <button type="button" disabled={editing || games.length < 3} onClick={takeBack}>
          Take back
        </button>
        <button type="button" disabled={editing} onClick={() => setGames([createGame()])}>
          New game
        </button>
        <button type="button" disabled={draft?.error !== undefined} onClick={edit}>
          {editing ? "Play from here" : "Edit"}
        </button>
      </div>
    </main>
  );
}

createRoot(document.querySelector("#app") as Element).render(<App />);
