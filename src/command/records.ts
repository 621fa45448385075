/** The commands `convert` and `check`: they write records in another form, and list faults of records. */
import { attempt } from "../base/errors.ts";
import { type GameFamily, mills, type RecordError, type RecordTree } from "../families.ts";
import { parseSanmillPosition } from "../formats.ts";
import { MorabarabaError, type ParseError, VariantError } from "../index.ts";
import { parsePlayStrategyPosition } from "../mancala-formats.ts";
import * as ofMancala from "../mancala-records.ts";
import { formatLink, formatRecord, mainline, parseRecords } from "../records.ts";
import { type CommandIO, readAll } from "./input/io.ts";
import { trackLines } from "./input/places.ts";
import { oneOf, readWords, type Subcommand } from "./input/usage.ts";
import { familyOf, variantData, variantIn, variantNamed } from "./input/variants.ts";

const convertHelp = `morabaraba convert [FILE...]: records, from files or from the input, in another notation or format

  --to FORMAT      wmd (if left out), mssa or playok: a record in that notation; json; link;
                   or positions: one per line
  --out FILE       writes to a file
  --variant NAME   for texts that name no variant

Leaves out games and tags that it cannot read, and lists them on the error output.
`;
const checkHelp = `morabaraba check [FILE...]: the faults of records, or of a variant in a file that ends in .json

  --variant NAME   for texts that name no variant
  --json           the faults as JSON, one per line

Prints FILE:LINE:COLUMN, the fault and its code. Exits with 1 if there are faults.
`;

type Read =
  | { readonly ok: true; readonly value: RecordTree }
  | { readonly ok: false; readonly error: RecordError };

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

/** The first line that is not a tag, where the tags of the first game end. */
const BODY = /^[^\S\n\r\u2028\u2029]*[^\s[%;]/m;
/** The tags that name a variant. */
const NAMED = /\[(Variant|VariantData)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/g;
/** How many characters from the beginning are searched for these tags. */
const MOST_AHEAD = 100_000;

/** Reads ahead to the end of the first tags, which name the family; returns them and the whole text. */
async function readAhead(
  pieces: AsyncIterable<string>,
): Promise<{ readonly begin: string; readonly all: AsyncIterable<string> }> {
  const given = pieces[Symbol.asyncIterator]();
  let begin = "";
  while (!BODY.test(begin) && begin.length < MOST_AHEAD) {
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

/** The family of the variant that the first tags name. */
function familyIn(begin: string): GameFamily {
  const head = begin.slice(0, BODY.exec(begin)?.index);
  const tags = new Map(Array.from(head.matchAll(NAMED), ([, name, value]) => [name, value]));
  const data = attempt(() => variantData((tags.get("VariantData") ?? "").replace(/\\(["\\])/g, "$1")));
  return familyOf(data.ok ? data.value : tags.get("Variant"));
}

/** A record or its error, with its number in the file. */
interface ReadGame {
  readonly file: string;
  readonly family: GameFamily;
  readonly game: Read;
  readonly number: number;
  /** `FILE:LINE:COLUMN` of the error. */
  readonly place: string;
}

/** Reports a file that cannot be read; throws any other error. */
function skipFile(file: string, error: unknown, { writeError }: CommandIO, unread: string[]): void {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) throw error;
  writeError(`${file}: ${message}\n`);
  unread.push(file);
}

/** Reads the records of the named files, or of the input. Adds files that cannot be read to `unread`. */
async function* recordsOf(
  files: readonly string[],
  variant: string | undefined,
  io: CommandIO,
  unread: string[],
): AsyncGenerator<ReadGame> {
  const preset = variant === undefined ? undefined : variantNamed(variant);
  for (const file of files.length > 0 ? files : ["-"])
    try {
      const { pieces, place } = trackLines(files.length > 0 ? io.read(file) : io.input);
      const { begin, all } = await readAhead(pieces);
      const family = preset?.family ?? familyIn(begin);
      const options = {
        games: Number.MAX_SAFE_INTEGER,
        onNotice: ({ at, message, code }: ParseError) =>
          io.writeError(`${file}:${place(Number(at))}: ${message} (${code})\n`),
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
      skipFile(file, error, io, unread);
    }
}

async function runConvert(words: readonly string[], io: CommandIO): Promise<number> {
  const { values, rest } = readWords(words, ["to", "out", "variant"], Number.POSITIVE_INFINITY);
  const { to = "wmd", out } = values;
  const format = formats[oneOf("--to", to, Object.keys(formats))] as Format;
  const between = to === "json" || to === "link" ? "" : "\n";
  let isRight = true;
  let isFirst = true;
  const unread: string[] = [];
  async function* converted(write: Format): AsyncGenerator<string> {
    for await (const { family, game, number, place } of recordsOf(rest, values["variant"], io, unread))
      try {
        if (!game.ok) throw game.error;
        const text = `${isFirst ? "" : between}${write(game.value, family).trimEnd()}\n`;
        isFirst = false;
        yield text;
      } catch (error) {
        if (!(error instanceof MorabarabaError)) throw error;
        isRight = false;
        io.writeError(`${place}: game ${number}: ${error.message} (${error.code})\n`);
      }
  }
  const texts = converted(format);
  if (out === undefined) for await (const text of texts) await io.write(text);
  else if (!(await io.save(out, texts, rest.length > 0 ? rest : ["-"]))) {
    isRight = false;
    io.writeError(`No game was read: ${out} is unchanged.\n`);
  }
  return isRight && unread.length === 0 ? 0 : 1;
}

async function runCheck(words: readonly string[], io: CommandIO): Promise<number> {
  const { values, rest } = readWords(words, ["json", "variant"], Number.POSITIVE_INFINITY);
  const isVariant = (file: string): boolean => file.endsWith(".json");
  let faults = 0;
  const unread: string[] = [];
  const report = async (line: string, data: object): Promise<void> => {
    faults++;
    await io.write(`${values["json"] ? JSON.stringify(data) : line}\n`);
  };
  for (const file of rest.filter(isVariant)) {
    try {
      variantIn(await readAll(io.read(file)));
    } catch (error) {
      if (!(error instanceof MorabarabaError)) {
        skipFile(file, error, io, unread);
        continue;
      }
      const { code } = error;
      const variantFaults =
        error instanceof VariantError ? error.faults : [{ at: "", message: error.message }];
      for (const { at, message } of variantFaults)
        await report(`${file}: ${`${at} ${message}`.trim()} (${code})`, { file, at, message, code });
    }
  }
  const files = rest.filter((file) => !isVariant(file));
  if (files.length > 0 || rest.length === 0)
    for await (const { game, number, place } of recordsOf(files, values["variant"], io, unread)) {
      if (game.ok) continue;
      const { message, code, ply } = game.error;
      await report(`${place}: game ${number}: ${message} (${code})`, {
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
