/* The commands `play` and `demo`: on the whole screen of a terminal, or line by line. */
import { randomInt } from "node:crypto";
import { type Language, languages } from "../languages/list.ts";
import { fill } from "../words.ts";
import { harmless, painterFor } from "./game/draw/colors.ts";
import { boardOf } from "./game/draw/view.ts";
import { enter, seatsOf, USUAL_LEVEL } from "./game/table/enter.ts";
import { stepText } from "./game/table/moves.ts";
import { botMoved, loaded, type Tools } from "./game/table/slow.ts";
import {
  botToMove,
  endOf,
  gameOf,
  isBotGame,
  nameOf,
  newTable,
  nodeOf,
  openFamily,
  promptOf,
  recordText,
  type Seat,
  seatName,
  type Table,
  titleIn,
  withText,
  wordsOf,
} from "./game/table/table.ts";
import { helpOf, readGameArguments } from "./input/gameArguments.ts";
import { type CommandIO, linesOf, type Terminal } from "./input/io.ts";
import { oneOf, type Subcommand, wholeNumber } from "./input/usage.ts";

const shared = `  --language TAG   ${Object.keys(languages).join(", ")}; the first if left out
  --notation NAME  wmd (d6; if left out) or mssa (A2); you can type moves in either
  --seed N         the same number makes the bots play the same moves
  --pace MS        at least this many milliseconds per bot move on the screen; 700 if left out
  --plain          line by line, even on a terminal
`;
const playHelp = helpOf(
  "play: a game against a bot or a person; type a move, or help to list the commands",
  `  --level N        how well the bot plays, 1 to 10; 4 if left out
  --side NAME      your side, or both for two people; the side that begins if left out
  --record FILE    a saved game to continue
${shared}`,
);
const demoHelp = helpOf(
  "demo: a game between two bots; Enter pauses, quit leaves",
  `  --level N        how well the side that begins plays, 1 to 10; 6 if left out
  --against N      how well the other side plays; 4 if left out
  --plies N        at most this many plies if played line by line; 400 if left out
${shared}`,
);

const options = ["level", "language", "notation", "seed", "pace", "plain"];

/** Runs both commands. `seatsFor` returns who plays, given the options and the sides in turn order. */
async function play(
  args: readonly string[],
  io: CommandIO,
  ownOptions: readonly string[],
  seatsFor: (values: Readonly<Record<string, string>>, sides: readonly [string, string]) => Table["seats"],
): Promise<number> {
  const gameArguments = await readGameArguments(args, io, [...options, ...ownOptions]);
  const values = gameArguments.values as Readonly<Record<string, string>>;
  const { language = "en", notation = "wmd", seed, pace = "700", plies = "400", record, plain } = values;
  const { players } = gameArguments.family;
  const { turn } = gameArguments.game;
  const seats = seatsFor(values, turn === players[0] ? players : [players[1], players[0]]);
  const tools = {
    io,
    seed: seed === undefined ? randomInt(2 ** 32) : wholeNumber("--seed", seed, 0, 2 ** 32 - 1),
    pace: wholeNumber("--pace", pace, 0, 60_000),
  };
  const style = {
    language: oneOf("--language", language, Object.keys(languages) as Language[]),
    notation: oneOf("--notation", notation, ["wmd", "mssa"] as const),
  };
  let table = newTable(await openFamily(gameArguments.family), gameArguments.game, seats, style);
  if (record !== undefined) {
    const before = table.record;
    table = await loaded(table, record, tools);
    if (table.record === before) {
      io.writeError(`${textsOf(table).map(harmless).join(" ")}\n`);
      return 1;
    }
  } else table = withText(table, ...startTexts(table));
  const { terminal } = io;
  const most = wholeNumber("--plies", plies, 1, 10_000);
  if (!terminal || plain) return playLines(table, tools, isBotGame(table) ? most : Number.POSITIVE_INFINITY);
  const { playSession } = await import("./game/session.ts");
  return printEnd(await playSession(table, terminal, tools), terminal, io);
}

/** The first message: what you can type, or who plays whom, or how the game ended. */
function startTexts(table: Table): readonly string[] {
  const { family, notation } = table;
  const game = gameOf(table);
  const [first] = family.rules.legalMoves(game);
  if (first === undefined) return endText(table);
  const { own } = wordsOf(table);
  if (!isBotGame(table)) return [fill(own.start, { move: stepText(family, game, first, notation) })];
  const sides = family.players.map((side) => `${nameOf(table, side)} (${seatName(table, side)})`);
  return [`${titleIn(table)}: ${sides.join(" - ")}`];
}

/** Plays line by line to the end of the input. A game between two bots reads no input. */
async function playLines(start: Table, tools: Tools & { io: CommandIO }, most: number): Promise<number> {
  const { io } = tools;
  let table = start;

  /** Prints the messages, lets bots move, and prints the board if the game has changed. */
  async function goOn(before?: Table): Promise<void> {
    await print(io, textsOf(table));
    while (botToMove(table) !== undefined && !table.question && nodeOf(table).ply < most) {
      table = await botMoved(table, tools);
      await print(io, textsOf(table));
    }
    const { family, record } = table;
    if (record !== before?.record) await print(io, [family.rules.ascii(gameOf(table))]);
    table = { ...table, page: [] };
    if (!isBotGame(table)) await print(io, [promptOf(table)]);
  }

  await goOn();
  if (!isBotGame(table))
    for await (const line of linesOf(io.input)) {
      const { table: next, slow, leaves } = enter(table, line);
      if (leaves) break;
      const before = table;
      table = slow ? await slow(tools) : next;
      await goOn(before);
    }
  return printRecords(table, io);
}

const textsOf = ({ messages, page }: Table): readonly string[] =>
  [...messages, ...page].map(({ text }) => text);

/** Prints lines without control characters. */
const print = ({ write }: CommandIO, texts: readonly string[]): Promise<void> =>
  write(texts.map((text) => `${text.split("\n").map(harmless).join("\n")}\n`).join(""));

/** Prints the records of all games of the session. */
async function printRecords(table: Table, io: CommandIO): Promise<number> {
  const records = [...table.earlier, recordText(table)].map((text) => text.trimEnd());
  await print(io, [records.join("\n\n")]);
  return 0;
}

/** Prints the last board, which stays on the terminal after the game. */
async function printEnd(table: Table, { output, depth }: Terminal, io: CommandIO): Promise<number> {
  if (nodeOf(table).ply === 0 && table.earlier.length === 0) return 0;
  const { columns, rows } = output;
  const board = boardOf({ ...table, hint: [] })({ columns, rows });
  if (board.width <= columns) for (const line of board.draw()) await io.write(`${painterFor(depth)(line)}\n`);
  await print(io, [...endText(table), ""]);
  return printRecords(table, io);
}

/** The sentence for how the game ended, if it has. */
function endText(table: Table): readonly string[] {
  const end = endOf(table);
  return end ? [table.family.words.announceEnd(wordsOf(table).ofFamily, end)] : [];
}

const runPlay: Subcommand["run"] = (args, io) =>
  play(args, io, ["side", "record"], ({ level = `${USUAL_LEVEL}`, side }, [first, second]) => {
    const players = [first, second, "both"];
    const ownSide = oneOf("--side", side ?? first, players);
    return seatsOf([first, second], ownSide === "both" ? undefined : ownSide, levelIn("--level", level));
  });

const runDemo: Subcommand["run"] = (args, io) =>
  play(args, io, ["against", "plies"], ({ level = "6", against = "4" }, [first, second]) => ({
    [first]: levelIn("--level", level),
    [second]: levelIn("--against", against),
  }));

const levelIn = (name: string, text: string): Seat => wholeNumber(name, text, 1, 10);

export const commands: Readonly<Record<string, Subcommand>> = {
  play: { help: playHelp, run: runPlay },
  demo: { help: demoHelp, run: runDemo },
};
