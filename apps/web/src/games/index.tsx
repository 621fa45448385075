/** The list of kept games, with a search, and imports from files and pasted text. */
import { useEffect, useRef, useState } from "react";
import { notify } from "../core/notices.ts";
import { goTo, usePlace } from "../core/place.ts";
import { Button, Logo } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/fields.tsx";
import { fill, useGamesWords } from "../words/words.ts";
import { GameCard } from "./GameCard.tsx";
import { importFiles, importLink, importText } from "./importText.ts";
import { deleteGame, followGames, type KeptGame, keepGame, listGames } from "./store.ts";
import "./games.css";

/** The number of games to show at first, and to add with each press of "more". */
const PAGE = 24;

const matches = ({ about, name }: KeptGame, search: string): boolean => {
  const text = `${name} ${about}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export default function Part() {
  const words = useGamesWords();
  const { rest } = usePlace();
  const [games, setGames] = useState<readonly KeptGame[] | null>();
  const [pastes, setPastes] = useState(false);
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const read = () => listGames().then((games) => setGames(games ?? null));
    read();
    return followGames(read);
  }, []);
  useEffect(() => {
    if (!rest.startsWith("=")) return;
    goTo("games", "", { replace: true });
    importLink(rest, words)
      .catch(() => words.faults.link)
      .then((fault) => fault !== undefined && notify(fault, { stays: true }));
  }, [rest, words]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button opens files too.
    <div
      className={`page games ${isOver ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        importFiles([...event.dataTransfer.files], words);
      }}
    >
      <div className="games-head">
        <h1>{words.title}</h1>
        <div className="buttons">
          <Button icon="open" onClick={() => file.current?.click()}>
            {words.file}
          </Button>
          <Button icon="paste" onClick={() => setPastes(true)}>
            {words.paste}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept=".pgn,.txt,text/plain"
          multiple
          hidden
          aria-label={words.file}
          onChange={async ({ target }) => {
            await importFiles([...(target.files ?? [])], words);
            target.value = "";
          }}
        />
      </div>
      {games === null && <p className="note">{words.unavailable}</p>}
      {games?.length === 0 && (
        <section className="no-games card">
          <Logo />
          <p>{words.empty}</p>
          <p className="soft small">{words.drop}</p>
          <Button kind="main" icon="play" onClick={() => goTo("play")}>
            {words.play}
          </Button>
        </section>
      )}
      {games && games.length > 0 && <GameList games={games} />}
      {isOver && <p className="drop">{words.dropIt}</p>}
      {pastes && <Paste onClose={() => setPastes(false)} />}
    </div>
  );
}

/** The games that match the search, a page at a time. */
function GameList({ games }: { readonly games: readonly KeptGame[] }) {
  const words = useGamesWords();
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(PAGE);
  const found = games.filter((game) => matches(game, search));
  const remove = async ({ id }: KeptGame) => {
    const removed = await deleteGame(id);
    if (removed === undefined) return notify(words.notStored);
    const restore = async () => {
      if (!(await keepGame(removed)).ok) notify(words.notStored);
    };
    notify(words.removed, { action: { label: words.undo, run: () => void restore() } });
  };
  return (
    <>
      <div className="games-search">
        <Field label={words.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                setCount(PAGE);
              }}
            />
          )}
        </Field>
        <p className="soft small" role="status">
          {found.length === 0
            ? words.none
            : found.length === 1
              ? words.foundOne
              : fill(words.found, { count: found.length })}
        </p>
      </div>
      <ul className="game-list">
        {found.slice(0, count).map((game) => (
          <GameCard key={game.id} game={game} onRemove={() => remove(game)} />
        ))}
      </ul>
      {found.length > count && (
        <div className="buttons">
          <Button onClick={() => setCount(count + PAGE)}>{words.more}</Button>
        </div>
      )}
    </>
  );
}

/** A dialog to paste games into. */
function Paste({ onClose }: { readonly onClose: () => void }) {
  const words = useGamesWords();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  return (
    <Dialog title={words.paste} onClose={onClose}>
      <form
        className="paste"
        onSubmit={async (event) => {
          event.preventDefault();
          const problem = await importText(text, words).catch(() => words.faults.nothing);
          setFault(problem);
          if (problem === undefined) onClose();
        }}
      >
        <Field label={words.text} fault={fault} note={words.pasteHint}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="buttons">
          <Button kind="main" type="submit">
            {words.read}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
