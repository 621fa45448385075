/** The rules of each built-in game in sentences, the arbiter, and sheets to print. */
import { Suspense, useState } from "react";
import { goTo, hashOf, usePlace } from "../core/place.ts";
import { useLanguage } from "../core/settings.ts";
import { type Answer, type Book, bookOf, builtIns } from "../family/books.tsx";
import { Field, Select } from "../ui/fields.tsx";
import { fill, useRulesWords } from "../words/words.ts";
import { RulesText, Sheets } from "./Sheets.tsx";
import "./rules.css";

const tabs = ["rules", "ask", "print"] as const;

/** The hash names the tab and the variant, as in `#rules/ask/mssa`. */
export default function Rules() {
  const words = useRulesWords();
  const language = useLanguage();
  const { rest } = usePlace();
  const named = rest.split("/");
  const tab = tabs.find((name) => named.includes(name)) ?? "rules";
  const [family, variant] = builtIns.find(([, name]) => named.includes(name)) ?? ["mills", "standard"];
  const book = bookOf(family, variant as "standard", language);
  return (
    <div className="page rules-page">
      <header className="unprinted">
        <h1>{words.tabs[tab]}</h1>
        <nav className="buttons" aria-label={words.title}>
          {tabs.map((name) => (
            <a
              key={name}
              className={`button ${name === tab ? "main" : ""}`}
              href={hashOf("rules", `${name}/${variant}`)}
              aria-current={name === tab ? "page" : undefined}
            >
              {words.tabs[name]}
            </a>
          ))}
        </nav>
        <Select
          label={words.game}
          value={variant}
          options={builtIns.map(([of, name]) => ({
            value: name,
            label: bookOf(of, name as "standard", language).title,
          }))}
          onChange={(name) => goTo("rules", `${tab}/${name}`, { replace: true })}
        />
      </header>
      <div className="card">
        {tab === "rules" && (
          <>
            <h2>{book.title}</h2>
            <RulesText book={book} />
          </>
        )}
        {tab === "ask" && <Arbiter key={variant} book={book} />}
        {tab === "print" && (
          <Suspense>
            <Sheets key={variant} {...{ book, variant }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The arbiter: whether a move stands, which rule decides, and what follows. */
function Arbiter({ book }: { readonly book: Book }) {
  const { ask } = useRulesWords();
  const sides = Object.keys(book.sides);
  const [position, setPosition] = useState("");
  const [player, setPlayer] = useState(sides[0] ?? "");
  const [move, setMove] = useState("");
  const answer = move.trim() === "" ? undefined : book.ask(position.trim(), player, move);
  const fault = typeof answer === "string" ? fill(ask.broken, { why: answer }) : undefined;
  const ruling = typeof answer === "string" ? undefined : answer;
  return (
    <div className="arbiter">
      <p className="soft">{ask.lead}</p>
      <div className="fields">
        <Field label={ask.position} note={ask.positionNote} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="text"
              spellCheck={false}
              value={position}
              onChange={({ target }) => setPosition(target.value)}
            />
          )}
        </Field>
        <Select
          label={ask.player}
          value={player}
          options={sides.map((side) => ({ value: side, label: book.sides[side] ?? side }))}
          onChange={setPlayer}
        />
        <Field label={ask.move} note={fill(ask.moveNote, { example: book.example })}>
          {(control) => (
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoCapitalize="off"
              value={move}
              onChange={({ target }) => setMove(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="ruling" role="status" aria-label={ask.answer}>
        {ruling && <Ruling ruling={ruling} />}
      </div>
    </div>
  );
}

function Ruling({ ruling }: { readonly ruling: Answer }) {
  const { ask } = useRulesWords();
  return (
    <>
      <p className={ruling.stands ? "stands" : "falls"}>
        <b>{ruling.answer}</b>
      </p>
      {ruling.rule && (
        <>
          <h3>{ask.rule}</h3>
          <p>
            {ruling.rule.text} <Tags tags={ruling.rule.sources} />
          </p>
        </>
      )}
      {ruling.follows.length > 0 && (
        <>
          <h3>{ruling.stands ? ask.follow : ask.follows}</h3>
          <ul>
            {ruling.follows.map(({ text, sources }) => (
              <li key={text}>
                {text} <Tags tags={sources} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The tags of the sources that a rule comes from, or a note that there are none. */
function Tags({ tags }: { readonly tags: readonly string[] }) {
  const { ask, noSource } = useRulesWords();
  const text = tags.length === 0 ? noSource : fill(ask.sources, { sources: tags.join(", ") });
  return <span className="soft small">({text})</span>;
}
