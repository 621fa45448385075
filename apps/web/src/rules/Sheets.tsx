/** Sheets to print on A4 in one colour: a board, a score sheet, puzzles with solutions, or the rules. */
import { createGame, parsePosition, type VariantName } from "morabaraba";
import { createGame as createMancala, type VariantName as MancalaName } from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { svg } from "morabaraba/svg";
import { use, useState } from "react";
import { useSettings } from "../core/settings.ts";
import type { Book } from "../family/books.tsx";
import { lengthOf, type Puzzle, puzzlesOf, variantsOf } from "../puzzles/puzzles.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/fields.tsx";
import { fill, useAppWords, useRulesWords } from "../words/words.ts";

const sheets = ["board", "score", "puzzles", "rules"] as const;

/** A theme for printing in black. */
const ink = {
  ground: "#ffffff",
  wall: "#ffffff",
  line: "#000000",
  light: "#ffffff",
  dark: "#000000",
  mark: "#000000",
  hint: "#000000",
  shade: "#000000",
};

/** The rows of a score sheet, which has two columns. */
const ROWS = 40;
const PUZZLES = 6;

/** Returns the row numbers of a column that follows `from` rows. */
const rowsFrom = (from: number): number[] => Array.from({ length: ROWS / 2 }, (_, i) => from + i + 1);

export function Sheets({ book, variant }: { readonly book: Book; readonly variant: string }) {
  const words = useRulesWords();
  const [sheet, setSheet] = useState<(typeof sheets)[number]>("board");
  return (
    <>
      <div className="fields unprinted">
        <Select
          label={words.sheets.sheet}
          value={sheet}
          options={sheets.map((value) => ({ value, label: words.sheets[value] }))}
          onChange={setSheet}
        />
        <Button kind="main" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <div className={`sheet ${sheet}`}>
        <h2>{book.title}</h2>
        {sheet === "board" && <Picture {...{ book, variant }} />}
        {sheet === "score" && <ScoreSheet {...{ book, variant }} />}
        {sheet === "puzzles" && <PuzzleSheet {...{ book, variant }} />}
        {sheet === "rules" && (
          <>
            <Picture {...{ book, variant }} />
            <RulesText book={book} />
          </>
        )}
      </div>
    </>
  );
}

interface SheetProps {
  readonly book: Book;
  readonly variant: string;
}

const urlOf = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** The board at the beginning of a game. */
function Picture({ book, variant }: SheetProps) {
  const { notation } = useSettings();
  const picture =
    book.family === "mancala"
      ? mancalaSvg(createMancala(variant as MancalaName), { theme: ink, title: "" })
      : svg(createGame(variant as VariantName), {
          theme: { ...ink, text: ink.dark },
          coordinates: true,
          frame: "none",
          hands: "none",
          notation,
          title: "",
        });
  return <img className="picture" src={urlOf(picture)} alt={book.title} />;
}

function ScoreSheet({ book, variant }: SheetProps) {
  const { sheets: words } = useRulesWords();
  const [first = "", second = ""] = Object.values(book.sides);
  const line = (label: string) => (
    <p key={label}>
      {label} <span className="blank" />
    </p>
  );
  return (
    <>
      <div className="blanks">
        {[words.event, words.round, words.date, first, second, words.result].map(line)}
      </div>
      <div className="columns">
        {[0, ROWS / 2].map((from) => (
          <table key={from}>
            <thead>
              <tr>
                <th>{words.number}</th>
                <th>{first}</th>
                <th>{second}</th>
              </tr>
            </thead>
            <tbody>
              {rowsFrom(from).map((number) => (
                <tr key={number}>
                  <th>{number}</th>
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <div className="legend">
        <Picture {...{ book, variant }} />
        <p className="small">
          {book.family === "mills" ? words.noteMills : fill(words.noteSowing, { example: book.example })}
        </p>
      </div>
    </>
  );
}

function PuzzleSheet({ book, variant }: SheetProps) {
  const { sheets: words } = useRulesWords();
  const name = variantsOf.mills.find((puzzleVariant) => puzzleVariant === variant);
  return name === undefined || book.family !== "mills" ? (
    <p className="soft">{words.noPuzzles}</p>
  ) : (
    <Puzzles name={name} book={book} />
  );
}

function Puzzles({ name, book }: { readonly name: (typeof variantsOf.mills)[number]; readonly book: Book }) {
  const { sheets: words } = useRulesWords();
  const { notation } = useSettings();
  const all = use(puzzlesOf(name));
  // Evenly spread, from easy to hard.
  const chosen = Array.from(
    { length: PUZZLES },
    (_, i) => all[Math.floor((i * all.length) / PUZZLES)] as Puzzle,
  );
  return (
    <>
      <ol className="puzzles">
        {chosen.map((puzzle) => {
          const game = parsePosition(puzzle.position, name);
          const side = book.sides[game.turn] ?? game.turn;
          return (
            <li key={puzzle.id}>
              <img
                src={urlOf(svg(game, { theme: ink, frame: "none", hands: "auto", notation, title: "" }))}
                alt={puzzle.position}
              />
              <p>{fill(words.toMove, { side, moves: lengthOf(puzzle) })}</p>
            </li>
          );
        })}
      </ol>
      <section className="solutions">
        <h3>{words.solutions}</h3>
        <ol>
          {chosen.map(({ id, moves }) => (
            <li key={id}>{moves.join(" ")}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** A game's rules in sentences: first its differences, then each rule by section with its sources. */
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
