/** A form for a new game, the player's games, and the server's finished games. */
import type { Table } from "morabaraba-protocol/client";
import { opponentOf } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import { useEffect } from "react";
import { goTo, hashOf } from "../core/place.ts";
import { useStore } from "../core/store.ts";
import { useOnlineWords } from "../words/words.ts";
import { Archive } from "./Archive.tsx";
import { Clock } from "./Clock.tsx";
import { CreateForm } from "./CreateForm.tsx";
import { useMatch, useTable } from "./follow.ts";
import { Privacy } from "./Privacy.tsx";
import { CodeForm } from "./SeatCode.tsx";
import { forgetSeat, type Seat, seats } from "./seats.ts";
import { useVariantTitle } from "./titles.ts";

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
