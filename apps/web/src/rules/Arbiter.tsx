/** The arbiter: whether a move stands, which rule decides, and what follows. */
import { useState } from "react";
import type { Answer, Book } from "../family/books.tsx";
import { Field, Select } from "../ui/fields.tsx";
import { fill, useRulesWords } from "../words/words.ts";

export function Arbiter({ book }: { readonly book: Book }) {
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
