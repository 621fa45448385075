/* The commands `convert` and `check`: they write records in another form, and list faults of records. */
import { type Family, loadFamily, type RecordError, type RecordTree } from "../families.ts";
import { MorabarabaError, type ParseError, VariantError } from "../index.ts";
import { formatLink, formatRecord, type GameRecord, mainline } from "../records.ts";
import { readVariant } from "./input/gameArguments.ts";
import type { CommandIO } from "./input/io.ts";
import { type ReadRecord, recordsIn } from "./input/recordsIn.ts";
import { oneOf, readWords, type Subcommand } from "./input/usage.ts";

const convertHelp = `morabaraba convert [FILE...]: records, from files or from the input, in another notation or format

Reads records as text, as JSON, as links and as positions, one per line; also games as JSON.

  --to FORMAT      wmd (if left out), mssa or playok: a record in that notation; json; link;
                   positions: one per line; or svg: a picture that moves
  --out FILE       writes to a file
  --variant NAME   for texts and positions that name no variant
  --rules FILE     the same, with a variant of your own, as JSON

Leaves out games and tags that it cannot read, and lists them on the error output.
`;
const checkHelp = `morabaraba check [FILE...]: the faults of records in any form that convert reads, or of variants as JSON

  --variant NAME   for texts and positions that name no variant
  --rules FILE     the same, with a variant of your own, as JSON
  --json           the faults as JSON, one per line

Prints FILE:LINE:COLUMN, the fault and its code. Exits with 1 if there are faults.
`;

/** Both families' records are written by the same code, so either type does. */
type Format = (record: GameRecord, family: Family) => string | Promise<string>;

const formats: Readonly<Record<string, Format>> = {
  wmd: (record) => formatRecord(record),
  mssa: (record) => formatRecord(record, { notation: "mssa" }),
  playok: (record) => formatRecord(record, { notation: "playok" }),
  json: (record) => JSON.stringify(record),
  link: (record) => formatLink(record),
  positions: (record, { rules }) =>
    mainline(record)
      .map(({ game }) => rules.formatPosition(game as object as ReturnType<typeof rules.createGame>))
      .join("\n"),
  svg: async (record, family) => {
    const { pictures, records } = await loadFamily(family, "pictures", "records");
    return pictures.animate(records.mainline(record as RecordTree as Parameters<typeof records.mainline>[0]));
  },
};

/** A record or its error, with its file and its number in it. */
interface FileRecord extends ReadRecord {
  readonly file: string;
  readonly number: number;
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
  { variant, rules }: Readonly<Record<string, string | undefined>>,
  io: CommandIO,
  unread: string[],
): AsyncGenerator<FileRecord> {
  const preset = (variant ?? rules) ? await readVariant({ variant, rules }, io) : undefined;
  const isInput = files.length === 0;
  for (const file of isInput ? ["-"] : files)
    try {
      const notice = ({ message, code }: ParseError, place: string): void =>
        io.writeError(`${file}:${place}: ${message} (${code})\n`);
      let number = 0;
      const pieces = isInput ? io.input : io.read(file);
      for await (const record of recordsIn(pieces, preset, /\.json$/i.test(file), notice))
        yield { ...record, file, number: ++number };
    } catch (error) {
      skipFile(file, error, io, unread);
    }
}

/** Writes an error with the place of a record, and with its path in data. */
function faultText({ file, place, number }: FileRecord, error: MorabarabaError): string {
  const { at } = error as { readonly at?: unknown };
  const path = typeof at === "string" && at !== "" ? `${at}: ` : "";
  return `${file}:${place}: game ${number}: ${path}${error.message} (${error.code})`;
}

async function runConvert(words: readonly string[], io: CommandIO): Promise<number> {
  const { values, rest } = readWords(words, ["to", "out", "variant", "rules"], Number.POSITIVE_INFINITY);
  const { to = "wmd", out, rules } = values;
  const rulesFile = rules === undefined ? [] : [rules];
  const format = formats[oneOf("--to", to, Object.keys(formats))] as Format;
  const between = to === "json" || to === "link" ? "" : "\n";
  let isRight = true;
  let isFirst = true;
  const unread: string[] = [];
  async function* converted(write: Format): AsyncGenerator<string> {
    for await (const record of recordsOf(rest, values, io, unread))
      try {
        if (!record.read.ok) throw record.read.error;
        const written = await write(record.read.value as GameRecord, record.family);
        const text = `${isFirst ? "" : between}${written.trimEnd()}\n`;
        isFirst = false;
        yield text;
      } catch (error) {
        if (!(error instanceof MorabarabaError)) throw error;
        isRight = false;
        io.writeError(`${faultText(record, error)}\n`);
      }
  }
  const texts = converted(format);
  if (out === undefined) for await (const text of texts) await io.write(text);
  else if (!(await io.save(out, texts, [...(rest.length > 0 ? rest : ["-"]), ...rulesFile]))) {
    isRight = false;
    io.writeError(`No game was read: ${out} is unchanged.\n`);
  }
  return isRight && unread.length === 0 ? 0 : 1;
}

async function runCheck(words: readonly string[], io: CommandIO): Promise<number> {
  const { values, rest } = readWords(words, ["json", "variant", "rules"], Number.POSITIVE_INFINITY);
  let faults = 0;
  const unread: string[] = [];
  const report = async (line: string, data: object): Promise<void> => {
    faults++;
    await io.write(`${values["json"] ? JSON.stringify(data) : line}\n`);
  };
  for await (const record of recordsOf(rest, values, io, unread)) {
    const { file, place, number, choice } = record;
    const { read } = choice ? { read: choice } : record;
    if (read.ok) continue;
    const { error } = read;
    const { code, message } = error;
    if (choice === undefined) {
      const { ply } = error as Partial<RecordError>;
      await report(faultText(record, error), { place: `${file}:${place}`, game: number, ply, message, code });
      continue;
    }
    for (const fault of error instanceof VariantError ? error.faults : [{ at: "", message }])
      await report(`${file}: ${`${fault.at} ${fault.message}`.trim()} (${code})`, {
        file,
        at: fault.at,
        message: fault.message,
        code,
      });
  }
  return faults + unread.length > 0 ? 1 : 0;
}

export const commands: Readonly<Record<string, Subcommand>> = {
  convert: { help: convertHelp, run: runConvert },
  check: { help: checkHelp, run: runCheck },
};
