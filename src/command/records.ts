/** Records: into another notation or format, and what is wrong with them. */
import { attempt } from "../base/errors.ts";
import { type GameFamily, mills, type RecordError, type RecordTree } from "../families.ts";
import { parseSanmillPosition } from "../formats.ts";
import { MorabarabaError, type ParseError, VariantError } from "../index.ts";
import { parsePlayStrategyPosition } from "../mancala-formats.ts";
import * as ofMancala from "../mancala-records.ts";
import { formatLink, formatRecord, mainline, parseRecords } from "../records.ts";
import { familyOf, variantData, variantIn, variantNamed } from "./input/beginning.ts";
import { numbered } from "./input/places.ts";
import { type Surroundings, wholeOf } from "./input/surroundings.ts";
import { oneOf, readWords, type Subcommand } from "./input/usage.ts";

const convertHelp = `morabaraba convert [FILE...]: records, from files or from the input, in another notation or format

  --to FORMAT      wmd (if left out), mssa or playok: a record in that notation; json; link; positions: one after each move
  --out FILE       writes there
  --variant NAME   for texts that name no variant

Games that cannot be read are told on the error output, with their places, and left out. So are tags that are skipped.
`;
const checkHelp = `morabaraba check [FILE...]: what is wrong with records, or with a variant in a file that ends in .json

  --variant NAME   for texts that name no variant
  --json           the faults as JSON, one a line

Prints FILE:LINE:COLUMN: what is wrong (the code), and ends with 1 if anything is.
`;

type Read =
  | { readonly ok: true; readonly value: RecordTree }
  | { readonly ok: false; readonly error: RecordError };

/** Writes a record. */
type Format = (record: RecordTree, family: GameFamily) => string;

const formats: Readonly<Record<string, Format>> = {
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

/** A line that is not a tag: the tags of the first game end before it. */
const BODY = /^[^\S\n\r\u2028\u2029]*[^\s[%;]/m;
/** The tags that name a variant. */
const NAMED = /\[(Variant|VariantData)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/g;
/** How much of a text is searched for them, in characters. */
const PEEKED = 100_000;

/** The beginning of a text, and the whole text: what it says of its family is looked at first. */
async function peeked(
  pieces: AsyncIterable<string>,
): Promise<{ readonly begin: string; readonly all: AsyncIterable<string> }> {
  const given = pieces[Symbol.asyncIterator]();
  let begin = "";
  while (!BODY.test(begin) && begin.length < PEEKED) {
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

/** The family that the tags of the first game say it is of. */
function familyIn(begin: string): GameFamily {
  const head = begin.slice(0, BODY.exec(begin)?.index);
  const tags = new Map(Array.from(head.matchAll(NAMED), ([, name, value]) => [name, value]));
  const data = attempt(() => variantData((tags.get("VariantData") ?? "").replace(/\\(["\\])/g, "$1")));
  return familyOf(data.ok ? data.value : tags.get("Variant"));
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

/** Passes over a file that cannot be read, and says so; throws any other error. */
function pass(file: string, error: unknown, { complain }: Surroundings, unread: string[]): void {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) throw error;
  complain(`${file}: ${message}\n`);
  unread.push(file);
}

/** The records of the files that are named, or of the input; names of files that cannot be read are added to `unread`. */
async function* recordsOf(
  files: readonly string[],
  variant: string | undefined,
  surroundings: Surroundings,
  unread: string[],
): AsyncGenerator<Found> {
  const preset = variant === undefined ? undefined : variantNamed(variant);
  for (const file of files.length > 0 ? files : ["-"])
    try {
      const { pieces, place } = numbered(files.length > 0 ? surroundings.read(file) : surroundings.input);
      const { begin, all } = await peeked(pieces);
      const family = preset?.family ?? familyIn(begin);
      const options = {
        games: Number.MAX_SAFE_INTEGER,
        onNotice: ({ at, message, code }: ParseError) =>
          surroundings.complain(`${file}:${place(Number(at))}: ${message} (${code})\n`),
        ...(preset && { variant: preset.variant as "standard" & "kalah" }),
      };
      let number = 0;
      const games =
        family === mills
          ? parseRecords(all, { ...options, parsePosition: parseSanmillPosition })
          : ofMancala.parseRecords(all, { ...options, parsePosition: parsePlayStrategyPosition });
      for await (const game of games as AsyncIterable<Read>) {
        const at = game.ok ? 0 : Number(game.error.at);
        yield { file, family, game, number: ++number, place: `${file}:${place(at)}` };
      }
    } catch (error) {
      pass(file, error, surroundings, unread);
    }
}

async function runConvert(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, rest } = readWords(words, ["to", "out", "variant"], Number.POSITIVE_INFINITY);
  const { to = "wmd", out } = values;
  const format = formats[oneOf("--to", to, Object.keys(formats))] as Format;
  const between = to === "json" || to === "link" ? "" : "\n";
  let isRight = true;
  let isFirst = true;
  const unread: string[] = [];
  async function* converted(write: Format): AsyncGenerator<string> {
    for await (const { family, game, number, place } of recordsOf(
      rest,
      values["variant"],
      surroundings,
      unread,
    ))
      try {
        if (!game.ok) throw game.error;
        const text = `${isFirst ? "" : between}${write(game.value, family).trimEnd()}\n`;
        isFirst = false;
        yield text;
      } catch (error) {
        if (!(error instanceof MorabarabaError)) throw error;
        isRight = false;
        surroundings.complain(`${place}: game ${number}: ${error.message} (${error.code})\n`);
      }
  }
  const texts = converted(format);
  if (out === undefined) for await (const text of texts) await surroundings.write(text);
  else if (!(await surroundings.save(out, texts, rest.length > 0 ? rest : ["-"]))) {
    isRight = false;
    surroundings.complain(`No game was read: ${out} is unchanged.\n`);
  }
  return isRight && unread.length === 0 ? 0 : 1;
}

async function runCheck(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { values, rest } = readWords(words, ["json", "variant"], Number.POSITIVE_INFINITY);
  const isVariant = (file: string): boolean => file.endsWith(".json");
  let faults = 0;
  const unread: string[] = [];
  const tell = async (line: string, data: object): Promise<void> => {
    faults++;
    await surroundings.write(`${values["json"] ? JSON.stringify(data) : line}\n`);
  };
  for (const file of rest.filter(isVariant)) {
    try {
      variantIn(await wholeOf(surroundings.read(file)));
    } catch (error) {
      if (!(error instanceof MorabarabaError)) {
        pass(file, error, surroundings, unread);
        continue;
      }
      const { code } = error;
      const found = error instanceof VariantError ? error.faults : [{ at: "", message: error.message }];
      for (const { at, message } of found)
        await tell(`${file}: ${`${at} ${message}`.trim()} (${code})`, { file, at, message, code });
    }
  }
  const files = rest.filter((file) => !isVariant(file));
  if (files.length > 0 || rest.length === 0)
    for await (const { game, number, place } of recordsOf(files, values["variant"], surroundings, unread)) {
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
  return faults + unread.length > 0 ? 1 : 0;
}

export const commands: Readonly<Record<string, Subcommand>> = {
  convert: { help: convertHelp, run: runConvert },
  check: { help: checkHelp, run: runCheck },
};
