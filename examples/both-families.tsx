// A page for all games of both families: a board, a bot in a worker, undo, hints, saving. React 19, strict
// types.
//
// Copy it into a Vite project as main.tsx, next to opponent.worker.ts from the guide on bots. The project's
// index.html needs <div id="app"></div>, and Vite 7 or older needs `worker: { format: "es" }`.
import { type Family, type LoadedFamily, loadFamily, mancala, mills } from "morabaraba/families";
import { createOpponent, type Opponent } from "morabaraba/opponent";
import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const families: readonly Family[] = [mills, mancala];
const startWorker = () => new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" });
type Loaded = LoadedFamily<"records" | "words">;

async function load(family: Family): Promise<Loaded> {
  (await family.board()).define();
  return await loadFamily(family, "records", "words");
}

function Playing({ family, saved }: { readonly family: Loaded; readonly saved: string }) {
  const { rules, records, words, players } = family;
  const [record, setRecord] = useState(() => {
    const read = records.safeParseRecord(saved);
    return read.ok ? read.value : records.createRecord(saved || undefined);
  });
  const [bot, setBot] = useState<Opponent>();
  const [hint, setHint] = useState("");
  const { game, before, move } = records.currentNode(record);
  const [mine, bots] = players;
  const isBotsTurn = game.turn === bots && rules.outcome(game) === undefined;

  useEffect(() => {
    const opponent = createOpponent(family, startWorker, { level: 4, seed: Date.now() });
    setBot(opponent);
    return () => opponent.close();
  }, [family]);
  useEffect(() => {
    setHint("");
    localStorage.setItem("game", `${family.name}\n${records.formatRecord(record, { upTo: "current" })}`);
    if (!isBotsTurn || !bot) return;
    const stop = new AbortController();
    bot.chooseMove(game, { timeMs: 400, signal: stop.signal }).then(
      (choice) => setRecord((now) => records.playMove(now, choice.move)),
      (error) => stop.signal.aborted || setHint(error.message),
    );
    return () => stop.abort();
  }, [family, records, bot, record, game, isBotsTurn]);

  const announcement = before ? words.announce(words.en, before, move) : "";
  return (
    <main>
      {createElement(family.tag, {
        game,
        playable: mine,
        status: "hidden",
        onmove: ({ detail }: CustomEvent<{ readonly notation: string }>) =>
          setRecord(records.playMove(record, detail.notation)),
      })}
      <p aria-live="polite">{`${announcement} ${words.announceTurn(words.en, game)} ${hint}`}</p>
      <button type="button" disabled={isBotsTurn} onClick={() => setRecord(records.takeBack(record, mine))}>
        Take back
      </button>
      <button
        type="button"
        disabled={isBotsTurn}
        onClick={async () => {
          const found = await bot?.analyze(game, { timeMs: 500 });
          if (found) setHint(`Hint: ${rules.formatMove(game, found.move)}.`);
        }}
      >
        Hint
      </button>
      <a href={`#${family.name}=${records.formatLink(record)}`}>Link to this game</a>
    </main>
  );
}

function App() {
  const [name = "", ...lines] = (localStorage.getItem("game") ?? "").split("\n");
  const [chosen, choose] = useState({ name, saved: lines.join("\n") });
  const [family, setFamily] = useState<Loaded>();
  useEffect(() => {
    load(families.find((each) => each.name === chosen.name) ?? mills).then(setFamily);
  }, [chosen]);
  return (
    <>
      {families.flatMap((each) =>
        Object.keys(each.rules.variants).map((variant) => (
          <button type="button" key={variant} onClick={() => choose({ name: each.name, saved: variant })}>
            {variant}
          </button>
        )),
      )}
      {family?.name === (chosen.name || "mills") && (
        <Playing key={chosen.saved} family={family} saved={chosen.saved} />
      )}
    </>
  );
}

const place = document.querySelector("#app");
if (place) createRoot(place).render(<App />);
