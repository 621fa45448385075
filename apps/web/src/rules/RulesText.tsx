/** A game's rules in sentences: first its differences, then each rule by section with its sources. */
import type { Book } from "../family/books.tsx";
import { fill, useAppWords, useRulesWords } from "../words/words.ts";

export function RulesText({ book }: { readonly book: Book }) {
  const words = useRulesWords();
  const { unlike } = useAppWords();
  const { apart, usual, rules, sections, sources } = book;
  const cited = new Set(rules.flatMap((rule) => rule.sources));
  return (
    <div className="rules-text">
      {apart.length > 0 && (
        <section>
          <h3>{words.apart}</h3>
          <ul>
            {apart.map((text) => (
              <li key={text}>{fill(unlike, { game: usual, rule: text })}</li>
            ))}
          </ul>
        </section>
      )}
      {Object.entries(sections).map(([section, title]) => (
        <section key={section}>
          <h3>{title}</h3>
          <ul>
            {rules
              .filter((rule) => rule.section === section)
              .map(({ rule, text, sources: tags, reading }) => (
                <li key={rule}>
                  {text} {tags.length > 0 && <span className="soft small">{tags.join(", ")}</span>}
                  {reading && (
                    <span className="soft small">
                      {words.noSource}: <span lang="en">{reading}</span>
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section className="small">
        <h3>{words.sources}</h3>
        <dl>
          {Object.entries(sources)
            .filter(([tag]) => cited.has(tag))
            .map(([tag, { title, address }]) => (
              <div key={tag}>
                <dt>{tag}</dt>
                <dd>{address === undefined ? title : <a href={address}>{title}</a>}</dd>
              </div>
            ))}
        </dl>
      </section>
    </div>
  );
}
