/* Handles a typed line: a move, a shot, a command, or the answer to a question. */
import type { TerminalWords } from "../../../languages/en/terminal.ts";
import { type Language, languages } from "../../../languages/list.ts";
import { fill } from "../../../words.ts";
import { hasLabels, readMove, stepped, turnText } from "./moves.ts";
import { analyzed, begun, hinted, loaded, offered, rulesShown, type SlowCommand, saved } from "./slow.ts";
import {
  bad,
  botToMove,
  decided,
  endOf,
  gameOf,
  isBotGame,
  nameOf,
  nodeOf,
  otherSide,
  played,
  promptOf,
  type Seat,
  speaker,
  type Table,
  withText,
  wordsOf,
} from "./table.ts";

/** The result of a line: the next table, and perhaps slow work that leads to another table, or the end. */
export interface Entered {
  readonly table: Table;
  readonly slow?: SlowCommand;
  readonly leaves?: boolean;
}

export function enter(before: Table, line: string): Entered {
  const text = line.trim();
  const { page, ...rest } = before;
  const table: Table = { ...rest, messages: [], hint: [], page: [] };
  if (table.question) return answered(table, text);
  if (text === "") {
    if (page.length > 0) return { table: { ...table, page: page.slice(PARAGRAPHS) } };
    return { table: isBotGame(table) && !endOf(table) ? { ...table, paused: !table.paused } : table };
  }
  const [word = "", ...words] = text.split(/\s+/);
  const command = commandOf(table, word);
  if (command === undefined) return { table: tried(table, text) };
  // A second `help` hides the list.
  if (command === "help" && page.length > 0) return { table };
  return commanded(table, command, words.join(" "));
}

/** By how many paragraphs the Enter key moves a page forward. */
const PARAGRAPHS = 3;

/** Finds the command that a word names, in the table's language or in English. */
export function commandOf(table: Table, word: string): keyof TerminalWords["commands"] | undefined {
  const lower = word.toLowerCase();
  const all = Object.entries(wordsOf(table).own.commands) as [
    keyof TerminalWords["commands"],
    readonly string[],
  ][];
  return (all.find(([, [own]]) => own === lower) ?? all.find(([name]) => name === lower))?.[0];
}

function tried(table: Table, text: string): Table {
  const { family } = table;
  const { own, ofFamily } = wordsOf(table);
  const game = gameOf(table);
  const move = readMove(family, game, text);
  if (move === undefined) return withText(table, bad(fill(own.unknown, { text })));
  if (isBotGame(table) || botToMove(table) !== undefined) return withText(table, bad(own.notYourTurn));
  const turn = stepped(family, game, table.turn, move);
  if (turn?.refused) return withText(table, bad(turnText(ofFamily, turn)));
  if (turn?.game === game) return { ...table, turn };
  const refused = turn ? undefined : family.words.announceRefusal(ofFamily, game, move);
  return refused === undefined ? played(table, turn?.last?.move ?? move) : withText(table, bad(refused));
}

/** The commands that take no time; `after` is the text after the command. */
const immediate: Partial<Record<keyof TerminalWords["commands"], (table: Table, after: string) => Table>> = {
  help: (table) => {
    const page = Object.values(wordsOf(table).own.commands);
    const lines = page.map(([name, does, after = ""]) => `${name.padEnd(9)}${after.padEnd(8)}  ${does}`);
    return { ...table, page: [{ text: lines.join("\n"), tone: "plain" }] };
  },
  undo: undone,
  redo: redone,
  resign: (table) => decided(table, table.family.rules.resign(gameOf(table), speaker(table))),
  notation(table) {
    if (!hasLabels(table.family, gameOf(table))) return withText(table, bad(wordsOf(table).own.oneNotation));
    return { ...table, notation: table.notation === "wmd" ? "mssa" : "wmd" };
  },
  language(table, after) {
    const tags = Object.keys(languages) as Language[];
    const next = tags[(tags.indexOf(table.language) + 1) % tags.length] as Language;
    const named = tags.find((tag) => tag === after.toLowerCase());
    if (after !== "" && named === undefined) return needing(table, "language");
    return { ...table, language: named ?? next };
  },
  level(table, after) {
    const level = /^([1-9]|10)$/.test(after) ? Number(after) : undefined;
    if (level === undefined) return needing(table, "level");
    const { seats } = table;
    const isHotSeat = Object.values(seats).every((seat) => seat === "person");
    const bots = isHotSeat ? [otherSide(table, gameOf(table).turn)] : table.family.players;
    const levels = bots.filter((side) => isHotSeat || seats[side] !== "person").map((side) => [side, level]);
    return { ...table, seats: { ...seats, ...Object.fromEntries(levels) } };
  },
  side(table, after) {
    const { own } = wordsOf(table);
    const { players } = table.family;
    const lower = after.toLowerCase();
    const named = players.find((side) => [side, nameOf(table, side).toLowerCase()].includes(lower));
    if (named === undefined && lower !== own.both && lower !== "both") return needing(table, "side");
    const level = Object.values(table.seats).find((seat) => seat !== "person") ?? USUAL_LEVEL;
    return { ...table, turn: null, paused: false, seats: seatsOf(players, named, level) };
  },
};

/** The level of a bot if none is named. */
export const USUAL_LEVEL = 4;

/** Returns who plays: a person on `side` and a bot on the other; without `side`, persons on both sides. */
export const seatsOf = (players: readonly string[], side: string | undefined, level: Seat): Table["seats"] =>
  Object.fromEntries(players.map((name) => [name, side === undefined || name === side ? "person" : level]));

const needing = (table: Table, name: "level" | "side" | "language" | "save" | "load"): Table => {
  const { own } = wordsOf(table);
  const [command, , after] = own.commands[name] as readonly string[];
  return withText(table, bad(fill(own.needs, { command: command as string, after: after as string })));
};

function commanded(table: Table, command: keyof TerminalWords["commands"], after: string): Entered {
  const { own } = wordsOf(table);
  if (["draw", "resign", "hint", "analyze"].includes(command) && endOf(table))
    return { table: withText(table, bad(promptOf(table))) };
  if (["draw", "resign"].includes(command) && isBotGame(table))
    return { table: withText(table, bad(own.notYourTurn)) };
  const run = immediate[command];
  if (run) return { table: run(table, after) };
  switch (command) {
    case "quit":
      return { table, leaves: true };
    case "hint":
      if (botToMove(table) !== undefined) return { table: withText(table, bad(own.notYourTurn)) };
      return { table, slow: (tools) => hinted(table, tools) };
    case "analyze":
      return { table, slow: (tools) => analyzed(table, tools) };
    case "rules":
      return { table, slow: () => rulesShown(table) };
    case "new":
      return { table, slow: () => begun(table, after) };
    case "draw":
      return offering(table);
    default:
      if (after === "") return { table: needing(table, command as "save") };
      return {
        table,
        slow: (tools) =>
          command === "save" ? saved(table, after, false, tools) : loaded(table, after, tools),
      };
  }
}

/** Offers a draw: asks the other person, or lets the bot think about it. */
function offering(table: Table): Entered {
  const side = speaker(table);
  const other = otherSide(table, side);
  if (table.seats[other] !== "person") return { table, slow: (tools) => offered(table, tools) };
  const text = fill(wordsOf(table).own.offers, { player: nameOf(table, side), other: nameOf(table, other) });
  return { table: { ...table, question: { text } } };
}

/** Handles the answer to a question, and asks again unless it is yes or no. */
function answered(table: Table, text: string): Entered {
  const { own } = wordsOf(table);
  const lower = text.toLowerCase();
  if (lower === "") return { table };
  const isYes = own.yes.startsWith(lower);
  if (!isYes && !own.no.startsWith(lower)) return { table: withText(table, bad(own.answer)) };
  const { path } = table.question as { readonly path?: string };
  const next = { ...table, question: null };
  if (path !== undefined)
    return isYes ? { table: next, slow: (tools) => saved(next, path, true, tools) } : { table: next };
  if (isYes) return { table: decided(next, next.family.rules.agreeDraw(gameOf(next))) };
  const player = nameOf(next, otherSide(next, speaker(next)));
  return { table: withText(next, fill(own.declined, { player })) };
}

/** Goes back to the last turn of a person; one ply if there are no bots, or only bots. */
function undone(table: Table): Table {
  if (table.turn) return { ...table, turn: null };
  const { goBack } = table.family.records;
  return walked(table, goBack, true) ?? withText(table, bad(wordsOf(table).own.nothingToUndo));
}

function redone(table: Table): Table {
  const { goForward } = table.family.records;
  return walked(table, goForward, false) ?? withText(table, bad(wordsOf(table).own.nothingToRedo));
}

/** Steps back or forward, against a bot over its reply too; `undefined` if there is nothing to step to. */
function walked(
  table: Table,
  walk: (record: Table["record"]) => Table["record"],
  isBack: boolean,
): Table | undefined {
  const isMixed = !isBotGame(table) && Object.values(table.seats).some((seat) => seat !== "person");
  const after = (record: Table["record"]): Table => ({
    ...table,
    record,
    hint: [],
    paused: isBotGame(table),
  });
  const isBots = (at: Table): boolean => isMixed && at.seats[nodeOf(at).game.turn] !== "person";
  let at = after(walk(table.record));
  while (isBots(at)) {
    const further = after(walk(at.record));
    if (nodeOf(further).id === nodeOf(at).id) break;
    at = further;
  }
  // A bot's first move cannot be undone.
  return nodeOf(at).id === nodeOf(table).id || (isBack && isBots(at)) ? undefined : at;
}
