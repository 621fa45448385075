/** A form for a new game, the player's games, and the server's finished games. */
import { fill } from "morabaraba/words";
import { createToken, type Table } from "morabaraba-protocol/client";
import { families, opponentOf, variantsOf } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import type { CreateRequest, FamilyName, Match } from "morabaraba-protocol/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { notify } from "../core/notices.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useLanguage } from "../core/settings.ts";
import { useStore } from "../core/store.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { openGame } from "../games/open.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Select, Switch } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";
import { isName, NameField, Privacy, useVariantTitle } from "./fields.tsx";
import { recordOf } from "./finished.ts";
import { CodeForm } from "./SeatCode.tsx";
import { forgetSeat, keepName, keepSeat, type Seat, seats, storedName } from "./seats.ts";
import { aboutServer, connection, useMatch, useTable } from "./server.ts";
import { Clock, timeControls, timeText } from "./times.tsx";

export function Lobby() {
  const words = useOnlineWords();
  const held = useStore(seats);
  return (
    <div className="page online">
      <h1>{words.title}</h1>
      <div className="lobby">
        <section className="card" aria-labelledby="online-new">
          <h2 id="online-new">{words.newGame}</h2>
          <p className="soft">{words.intro}</p>
          <Privacy />
          <CreateForm onCreated={(id) => goTo("online", id)} />
          <CodeForm />
        </section>
        <div className="lists">
          {held.length > 0 && (
            <section className="your-games" aria-labelledby="online-games">
              <h2 id="online-games">{words.yourGames}</h2>
              <ul className="matches">
                {held.map((seat) => (
                  <SeatRow key={seat.id} seat={seat} />
                ))}
              </ul>
            </section>
          )}
          <Archive />
        </div>
      </div>
    </div>
  );
}

function SeatRow({ seat: { id, token } }: { readonly seat: Seat }) {
  const joining = useTable(id, token);
  const gone = joining.state === "refused" && joining.code === "no-match";
  useEffect(() => {
    if (gone) forgetSeat(id);
  }, [gone, id]);
  return joining.state === "joined" ? <MatchRow table={joining.table} /> : null;
}

const week = 7 * 24 * 60 * 60 * 1000;

function MatchRow({ table }: { readonly table: Table }) {
  const words = useOnlineWords();
  const match = useMatch(table);
  const title = useVariantTitle();
  const { player } = table;
  const { id, family, names, game, finishedAt, clock } = match;
  // Finished games stay here for a week.
  const old = finishedAt !== null && finishedAt < Date.now() - week;
  useEffect(() => {
    if (old) forgetSeat(id);
  }, [old, id]);
  if (player === null || old) return null;

  const other = names[opponentOf(family, player)];
  const status = statusOf(match);
  const mine = status === "playing" && game.turn === player;
  return (
    <li className="card">
      <a href={hashOf("online", id)}>
        <span className="who">{other ?? words.waiting}</span>
        <span className="soft small">{title(family, match.variant)}</span>
        {status === "playing" && (
          <span className={`chip ${mine ? "loses" : ""}`}>
            {mine ? words.yourMove : words.theirMove(other ?? "")}
          </span>
        )}
        {status === "finished" && <span className="chip">{words.over}</span>}
        {status === "playing" && clock && <Clock table={table} player={game.turn} />}
      </a>
    </li>
  );
}

interface Finished {
  readonly id: string;
  readonly family: FamilyName;
  readonly variant: string;
  readonly first_name: string;
  readonly second_name: string;
  /** A side or `draw`. */
  readonly winner: string;
  readonly finished_at: number;
}

/** The most games to show. The server's archive has the others. */
const MOST = 12;

/** The server's finished games, the latest first, if its operator makes games and names public. */
function Archive() {
  const words = useOnlineWords();
  const { results } = useMillWords();
  const language = useLanguage();
  const title = useVariantTitle();
  const [games, setGames] = useState<readonly Finished[]>([]);
  useEffect(() => {
    if (aboutServer().privacy !== "public") return;
    fetchJson<{ games: Finished[] }>("archive").then(
      ({ games }) => setGames(games.slice(0, MOST)),
      () => {},
    );
  }, []);
  if (games.length === 0) return null;

  const result = ({ family, winner, first_name, second_name }: Finished) =>
    winner === "draw"
      ? results.drawn
      : fill(results.won, { winner: winner === families[family].players[0] ? first_name : second_name });
  const open = (id: string) =>
    fetchJson<{ match: Match }>(`archive/${id}/events`)
      .then(async ({ match }) => openGame({ family: match.family, record: await recordOf(match) }, "analyze"))
      .catch(() => notify(words.failed));
  return (
    <section aria-labelledby="online-finished">
      <h2 id="online-finished">{words.finished}</h2>
      <ul className="matches">
        {games.map((game) => (
          <li key={game.id} className="card">
            <button type="button" onClick={() => open(game.id)}>
              <span className="who">
                <bdi>{game.first_name}</bdi> – <bdi>{game.second_name}</bdi>
              </span>
              <span className="soft small">
                {title(game.family, game.variant)} · {result(game)}
              </span>
              <time className="soft small">
                {new Date(game.finished_at).toLocaleDateString(language, { dateStyle: "medium" })}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchJson<Data>(path: string): Promise<Data> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.json();
}

type Terms = Omit<CreateRequest, "token">;

/** Returns the default terms of a family. */
const defaultTerms = (family: FamilyName): Pick<Terms, "family" | "variant" | "player" | "referee"> => ({
  family,
  variant: variantsOf(family)[0] ?? "",
  player: "random",
  referee: false,
});

/** The form for a new game. */
function CreateForm({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const words = useOnlineWords();
  const title = useVariantTitle();
  const mills = useMillWords();
  const mancala = useMancalaWords();
  const [terms, setTerms] = useState<Terms>(() => ({
    ...defaultTerms("mills"),
    timeControl: timeControls[0] ?? null,
    name: storedName(),
  }));
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const { family } = terms;
  const change = (changes: Partial<Terms>) => setTerms({ ...terms, ...changes });
  const sides: Readonly<Record<string, string>> = { ...mills.players, ...mancala.players };

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isName(terms.name)) return;
    setSending(true);
    const token = createToken();
    const answer = await connection().create({ ...terms, token });
    setSending(false);
    if (!answer.ok) {
      return notify(answer.code === "unavailable" ? words.unanswered : words.refused(answer.message));
    }
    keepName(terms.name);
    keepSeat(answer.table.match.id, token);
    onCreated(answer.table.match.id);
  }

  return (
    <form onSubmit={create} noValidate>
      <Choice
        label={words.family}
        value={family}
        options={(["mills", "mancala"] as const).map((value) => ({
          value,
          label: words.families[value],
        }))}
        onChange={(value) => change(defaultTerms(value))}
      />
      <Select
        label={words.variant}
        value={terms.variant}
        options={variantsOf(family).map((value) => ({ value, label: title(family, value) }))}
        onChange={(variant) => change({ variant })}
      />
      <Select
        label={words.time}
        value={terms.timeControl}
        options={timeControls.map((value) => ({ value, label: timeText(value, words) }))}
        onChange={(timeControl) => change({ timeControl })}
      />
      <Choice
        label={words.side}
        value={terms.player}
        options={[
          ...families[family].players.map((value) => ({ value, label: sides[value] ?? value })),
          { value: "random" as const, label: words.random },
        ]}
        onChange={(player) => change({ player })}
      />
      {family === "mills" && (
        <Switch label={words.referee} checked={terms.referee} onChange={(referee) => change({ referee })} />
      )}
      <NameField name={terms.name} tried={tried} onChange={(name) => change({ name })} />
      <Button type="submit" kind="main" disabled={sending}>
        {words.create}
      </Button>
    </form>
  );
}
