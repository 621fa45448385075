/** The rules of each built-in game in sentences, the arbiter, and sheets to print. */
import { Suspense } from "react";
import { goTo, hashOf, usePlace } from "../core/place.ts";
import { useLanguage } from "../core/settings.ts";
import { bookOf, builtIns } from "../family/books.tsx";
import { Select } from "../ui/fields.tsx";
import { useRulesWords } from "../words/words.ts";
import { Arbiter } from "./Arbiter.tsx";
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
