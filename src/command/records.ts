/** Records: into another notation or format, and what is wrong with them. */
import { type GameFamily, mancala, mills, type RecordError, type RecordTree } from "../families.ts";
import { RulesError, safeParseVariant } from "../index.ts";
import * as mancalaRules from "../mancala.ts";
import * as ofMancala from "../mancala-records.ts";
import { formatLink, formatRecord, mainline, parseRecords } from "../records.ts";
import { numbered } from "./input/places.ts";
import { type Surroundings, wholeOf } from "./input/surroundings.ts";
import { readWords, UsageError } from "./input/usage.ts";

export const convertHelp = `morabaraba convert [FILE...]: records, from files or from the input, in another notation or format

  --to FORMAT      wmd (if left out), mssa or playok: a record in that notation; json; link; positions: one after each move
  --out FILE       writes there
  --variant NAME   for texts that name no variant

Games that cannot be read are told on the error output, with their places, and left out.
`;
export const checkHelp = `morabaraba check [FILE...]: what is wrong with records, or with a variant in a file that ends in .json

  --json           the faults as JSON, one a line

Prints FILE:LINE:COLUMN: what is wrong (the code), and ends with 1 if anything is.
`;

type Read =
  | { readonly ok: true; readonly value: RecordTree }
  | { readonly ok: false; readonly error: RecordError };

const formats: Readonly<Record<string, (record: RecordTree, family: GameFamily) => string>> = {
  wmd: (record) => formatRecord(record),
  mssa: (record) => formatRecord(record, { notation: "mssa" }),
  playok: (record) => formatRecord(record, { notation: "playok" }),
  json: (record) => JSON.stringify(record),
  link: (record) => formatLink(record),
  positions: (record, { rules }) =>
    mainline(record)
      .map(({ game }) => rules.formatPosition(game as ReturnType<typeof rules.createGame>))
      .join("\n"),
};

/** The name of a variant, or a line that is not a tag: no variant is named below it. */
const NAMED = /\[Variant\s+"([^"]*)"\]|^[^\S\n]*[^\s[%;]/m;
/** So many characters are looked at for it. */
const PEEKED = 100_000;

/** The beginning of a text, and the whole text: what it says of its family is looked at first. */
async function peeked(
  pieces: AsyncIterable<string>,
): Promise<{ readonly begin: string; readonly all: AsyncIterable<string> }> {
  const given = pieces[Symbol.asyncIterator]();
  let begin = "";
  while (!NAMED.test(begin) && begin.length < PEEKED) {
    const next = await given.next();
    if (next.done) break;
    begin += next.value;
  }
  async function* all(): AsyncGenerator<string> {
    yield begin;
    for (let next = await given.next(); !next.done; next = await given.next()) yield next.value;
  }
  return { begin, all: all() };
}

/** The family that a text says it is of, by the first variant that it or the option names. */
function familyIn(begin: string, variant: string | undefined): GameFamily {
  const named = variant ?? NAMED.exec(begin)?.[1] ?? "";
  return Object.hasOwn(mancala.rules.variants, named) ? mancala : mills;
}

/** A record of a source, its number there, and where it is wrong if it is. */
interface Found {
  readonly file: string;
  readonly family: GameFamily;
  readonly game: Read;
  readonly number: number;
  /** `FILE:LINE:COLUMN`. */
  readonly place: string;
}

/** The records of the files that are named, or of the input. */
async function* recordsOf(
  files: readonly string[],
  variant: string | undefined,
  surroundings: Surroundings,
): AsyncGenerator<Found> {
  for (const file of files.length > 0 ? files : ["-"]) {
    const { pieces, place } = numbered(files.length > 0 ? surroundings.read(file) : surroundings.input);
    const { begin, all } = await peeked(pieces);
    const family = familyIn(begin, variant);
    const options = {
      games: Number.MAX_SAFE_INTEGER,
      ...(variant !== undefined && { variant: variant as "standard" & "kalah" }),
    };
    let number = 0;
    const games = family === mills ? parseRecords(all, options) : ofMancala.parseRecords(all, options);
    for await (const game of games as AsyncIterable<Read>) {
      const at = game.ok ? 0 : Number(game.error.at);
      yield { file, family, game, number: ++number, place: `${file}:${place(at)}` };
    }
  }
}

export async function runConvert(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, rest } = readWords(
    words,
    { to: { type: "string" }, out: { type: "string" }, variant: { type: "string" } },
    Number.POSITIVE_INFINITY,
  );
  const { to = "wmd", out } = values;
  const format = Object.hasOwn(formats, to) ? formats[to] : undefined;
  if (format === undefined) throw new UsageError(`--to is one of ${Object.keys(formats).join(", ")}.`);
  const end = to === "json" || to === "link" ? "\n" : "\n\n";
  let isRight = true;
  async function* converted(write: NonNullable<typeof format>): AsyncGenerator<string> {
    for await (const { family, game, number, place } of recordsOf(rest, values["variant"], surroundings))
      try {
        if (!game.ok) throw game.error;
        yield `${write(game.value, family)}${end}`;
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        isRight = false;
        surroundings.complain(`${place}: game ${number}: ${error.message} (${error.code})\n`);
      }
  }
  const texts = converted(format);
  if (out !== undefined) await surroundings.save(out, texts, rest);
  else for await (const text of texts) await surroundings.write(text);
  return isRight ? 0 : 1;
}

export async function runCheck(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, rest } = readWords(
    words,
    { json: { type: "boolean" }, variant: { type: "string" } },
    Number.POSITIVE_INFINITY,
  );
  const isVariant = (file: string): boolean => file.endsWith(".json");
  let faults = 0;
  const tell = async (line: string, data: object): Promise<void> => {
    faults++;
    await surroundings.write(`${values["json"] ? JSON.stringify(data) : line}\n`);
  };
  for (const file of rest.filter(isVariant)) {
    const json = await wholeOf(surroundings.read(file));
    const isMancala = /"houses"/.test(json);
    const read = (isMancala ? mancalaRules.safeParseVariant : safeParseVariant)(json);
    if (read.ok) continue;
    const { error } = read;
    const found = "faults" in error ? error.faults : [{ at: "", message: error.message }];
    for (const { at, message } of found)
      await tell(`${file}: ${`${at} ${message}`.trim()} (${error.code})`, {
        file,
        at,
        message,
        code: error.code,
      });
  }
  const files = rest.filter((file) => !isVariant(file));
  if (files.length > 0 || rest.length === 0)
    for await (const { game, number, place } of recordsOf(files, values["variant"], surroundings)) {
      if (game.ok) continue;
      const { message, code, ply } = game.error;
      await tell(`${place}: game ${number}: ${message} (${code})`, {
        place,
        game: number,
        ply,
        message,
        code,
      });
    }
  return faults > 0 ? 1 : 0;
}
