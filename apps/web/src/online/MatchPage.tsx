/** One match, which this browser plays with a stored token, or watches. */
import { createToken, type Table } from "morabaraba-protocol/client";
import { families } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import type { Match } from "morabaraba-protocol/protocol";
import { useState } from "react";
import { notify } from "../core/notices.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useStore } from "../core/store.ts";
import { copyText } from "../games/export.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";
import { isName, NameField, Privacy, useVariantTitle } from "./fields.tsx";
import { MatchBoard } from "./MatchBoard.tsx";
import { forgetSeat, keepName, keepSeat, seats, storedName } from "./seats.ts";
import { connection, useMatch, useReady, useTable } from "./server.ts";
import { timeText } from "./times.tsx";

export function MatchPage({ id }: { readonly id: string }) {
  const words = useOnlineWords();
  const token = useStore(seats).find((seat) => seat.id === id)?.token;
  const joining = useTable(id, token);
  if (joining.state === "joined") return <Joined table={joining.table} />;
  if (joining.state === "waiting") return <p className="page soft">{words.wait}</p>;
  if (joining.code === "not-public") return <p className="page online">{words.notPublic}</p>;
  const unknown = joining.code === "no-match" || joining.code === "bad-request";
  return (
    <div className="page online">
      <p role="alert">{unknown ? words.noMatch : words.unanswered}</p>
      <div className="buttons">
        {!unknown && <Button onClick={() => location.reload()}>{words.again}</Button>}
        <a className="button" href={hashOf("online")}>
          {words.back}
        </a>
      </div>
    </div>
  );
}

function Joined({ table }: { readonly table: Table }) {
  const words = useOnlineWords();
  const match = useMatch(table);
  useReady(table);
  if (statusOf(match) !== "waiting") return <MatchBoard table={table} />;
  const complete = families[match.family].players.every((player) => match.names[player] !== undefined);
  if (complete) {
    return (
      <div className="page online">
        <p role="status">{words.notThere}</p>
        {table.player !== null && <Button onClick={() => table.abort()}>{words.abort}</Button>}
      </div>
    );
  }
  return (
    <div className="page online">
      {table.player === null ? <Invited match={match} /> : <Inviting table={table} />}
    </div>
  );
}

function Terms({ match: { family, variant, timeControl, referee } }: { readonly match: Match }) {
  const words = useOnlineWords();
  const title = useVariantTitle();
  return (
    <p className="soft">
      {title(family, variant)} · {timeText(timeControl, words)}
      {referee && ` · ${words.judged}`}
    </p>
  );
}

/** Whether the page's address leads to the device itself, so that a link to it works nowhere else. */
const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** The invitation as its sender sees it: a link for the other player. */
function Inviting({ table }: { readonly table: Table }) {
  const words = useOnlineWords();
  const match = useMatch(table);
  const link = `${location.origin}${location.pathname}${hashOf("online", match.id)}`;
  const copy = async () => notify((await copyText(link)) ? words.copied : words.notCopied);
  async function withdraw(): Promise<void> {
    const answer = await table.abort();
    if (!answer.ok) return notify(words.refused(answer.message));
    goTo("online");
    forgetSeat(match.id);
  }
  return (
    <section className="card invitation" aria-labelledby="online-invite">
      <h1 id="online-invite">{words.invite}</h1>
      <Terms match={match} />
      <Field label={words.link} note={isLocal ? words.localLink : words.inviteNote}>
        {(control) => <input {...control} value={link} readOnly onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="buttons">
        <Button kind="main" icon="copy" onClick={copy}>
          {words.copy}
        </Button>
        {"share" in navigator && (
          <Button icon="share" onClick={() => navigator.share({ url: link }).catch(() => {})}>
            {words.share}
          </Button>
        )}
        <Button icon="close" onClick={withdraw}>
          {words.withdraw}
        </Button>
      </div>
      <p role="status" className="soft">
        {words.waiting}…
      </p>
    </section>
  );
}

/** The invitation as a visitor sees it: a form to take the free seat. */
function Invited({ match }: { readonly match: Match }) {
  const words = useOnlineWords();
  const [name, setName] = useState(storedName);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const { players } = families[match.family];
  const host = players.map((player) => match.names[player]).find((hostName) => hostName !== undefined) ?? "";

  async function join(): Promise<void> {
    setTried(true);
    if (!isName(name)) return;
    setSending(true);
    const token = createToken();
    const answer = await connection().join({ id: match.id, token, name });
    setSending(false);
    if (answer.ok) {
      keepName(name);
      keepSeat(match.id, token);
    } else {
      notify(answer.code === "no-seat" ? words.full : words.refused(answer.message));
    }
  }

  return (
    <section className="card invitation" aria-labelledby="online-invited">
      <h1 id="online-invited">{words.invited(host)}</h1>
      <Terms match={match} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <Privacy />
        <NameField name={name} tried={tried} onChange={setName} />
        <Button type="submit" kind="main" disabled={sending}>
          {words.join}
        </Button>
      </form>
    </section>
  );
}
