// What a typed line does to the table: it is a move, a shot, a command, or the answer to a question.

import { fill } from "morabaraba/words";
import { readPosition } from "./families/all.mjs";
import { attempt, claimed, pickedUp } from "./referee.mjs";
import { nameOf, rulesTold, wordsFor } from "./speak.mjs";
import {
  bad,
  botToMove,
  decided,
  endOf,
  gameOf,
  isShow,
  otherSide,
  redone,
  saying,
  speaker,
  tableOf,
  undone,
} from "./table.mjs";

/** @import { Anything, Entered, Table, Wish } from "./types.ts" */

/**
 * @param {Table} before
 * @param {string} line
 * @returns {Entered}
 */
export function enter(before, line) {
  const text = line.trim();
  const table = { ...before, said: [], hint: [] };
  if (table.question) return answer(table, text);
  if (text === "")
    return {
      table: isShow(table) && !endOf(table) ? { ...table, paused: !table.paused } : { ...table, help: false },
    };
  const [word = "", ...rest] = text.split(/\s+/);
  const command = commandOf(table, word);
  if (command !== undefined) return commanded(table, command, rest.join(" "));
  return tried(table, text);
}

/** The command that a word names, in the language of the table or in English. @param {Table} table @param {string} word */
function commandOf(table, word) {
  const lower = word.toLowerCase();
  const named = Object.entries(wordsFor(table).own.commands).find(([, [own]]) => own === lower);
  if (named) return named[0];
  return Object.keys(wordsFor(table).own.commands).find((name) => name === lower);
}

/** A move, after the name of its side if it is played out of turn. @param {Table} table @param {string} text @returns {Entered} */
function tried(table, text) {
  const { family } = table;
  const { own } = wordsFor(table);
  const [first = "", ...others] = text.split(/\s+/);
  const named = family.players.find((side) =>
    [side, nameOf(table, side)].some((name) => name.toLowerCase() === first.toLowerCase().replace(/:$/, "")),
  );
  const side = named ?? speaker(table);
  const written = named === undefined ? text : others.join(" ");
  const game = gameOf(table);
  const move = family.read(written, game);
  if (move === undefined) return { table: saying(table, bad(fill(own.unknown, { text }))) };
  if (named === undefined && isShow(table)) return { table: saying(table, bad(own.notYourTurn)) };
  if (table.turn && side === game.turn) return { table: shot(table, side, move) };
  const turn = side === game.turn ? family.waiting(game, move) : undefined;
  return { table: turn ? { ...table, turn } : attempt(table, side, move) };
}

/** @param {Table} table @param {string} side @param {Anything} move @returns {Table} */
function shot(table, side, move) {
  const turn = /** @type {NonNullable<Table["turn"]>} */ (table.turn);
  const { pending } = turn;
  // A whole move is accepted in place of the shot alone. If the shot is optional, the step typed once more shoots nothing.
  const whole = move.from !== undefined || move.shots !== undefined || move.to === pending.to;
  const tried = whole ? move : { ...pending, shots: [...(pending.shots ?? []), move.to] };
  const next = attempt(table, side, tried);
  // A shot that is refused may be chosen again.
  return next.said[0]?.tone === "bad" && table.strictness === "refuse" ? { ...next, turn } : next;
}

/** @param {Table} table @param {string} command @param {string} path @returns {Entered} */
function commanded(table, command, path) {
  const { family } = table;
  const { own } = wordsFor(table);
  const game = gameOf(table);
  const side = speaker(table);
  const over = endOf(table) !== undefined;
  const decides = ["draw", "resign", "pickup", "claim", "hint", "analyse"].includes(command);
  if (decides && over) return { table: saying(table, bad(own.notOver)) };
  /** @param {Wish["kind"]} kind @returns {Entered} */
  const wish = (kind) => ({ table, wish: { kind, path } });
  /** @param {string} name @returns {Entered} */
  const needsFile = (name) => ({ table: saying(table, bad(fill(own.needsFile, { command: name }))) });
  switch (command) {
    case "help":
      return { table: { ...table, help: !table.help } };
    case "undo":
      return { table: undone(table) };
    case "redo":
      return { table: redone(table) };
    case "resign":
      return { table: decided(table, family.rules.resign(game, side)) };
    case "pickup":
      return { table: pickedUp(table, side) };
    case "claim":
      return { table: claimed(table) };
    case "draw":
      return offered(table, side);
    case "notation":
      if (!family.shoots) return { table: saying(table, bad(own.onlyWmd)) };
      return { table: { ...table, notation: table.notation === "wmd" ? "mssa" : "wmd" } };
    case "language":
      return { table: { ...table, language: table.language === "en" ? "af" : "en" } };
    case "load":
      return path === "" ? needsFile(own.commands.load[0] ?? "") : wish("load");
    case "rules":
      return path === "" ? { table: saying(table, ...rulesTold(table)) } : wish("rules");
    case "position":
      return { table: placed(table, path) };
    case "quit":
      return leaving(table, "leave");
    case "new":
      return leaving(table, "new");
    case "hint":
      return botToMove(table) === undefined ? wish("hint") : { table: saying(table, bad(own.notYourTurn)) };
    case "analyse":
      return wish("analyse");
    default:
      return wish("save");
  }
}

/** A new game from a position, by the rules of the game on the table. @param {Table} table @param {string} text @returns {Table} */
function placed(table, text) {
  const { family } = table;
  const { own } = wordsFor(table);
  const { variant } = gameOf(table);
  if (text === "") {
    const example = family.rules.formatPosition(family.rules.createGame(variant));
    return saying(table, bad(fill(own.needsPosition, { command: own.commands.position[0], example })));
  }
  const read = readPosition(text, { family, variant });
  if (!read.ok) return saying(table, bad(fill(own.notRead, { why: read.fault })));
  return tableOf(read.value, { ...table, seats: Object.values(table.seats) });
}

/** A draw is offered: a person is asked, a bot thinks about it. @param {Table} table @param {string} side @returns {Entered} */
function offered(table, side) {
  const other = otherSide(table, side);
  if (table.seats[other] !== "person") return { table, wish: { kind: "offer" } };
  const { own } = wordsFor(table);
  const text = fill(own.offers, { player: nameOf(table, side), other: nameOf(table, other) });
  return { table: { ...table, question: { kind: "draw", text, by: side } } };
}

/** @param {Table} table @param {"leave" | "new"} kind @returns {Entered} */
function leaving(table, kind) {
  if (!table.unsaved) return { table, wish: { kind } };
  const { leave } = wordsFor(table).own;
  return { table: { ...table, question: { kind: "leave", text: leave, path: kind } } };
}

/** Asks again unless the answer is yes or no. @param {Table} table @param {string} text @returns {Entered} */
function answer(table, text) {
  const question = /** @type {NonNullable<Table["question"]>} */ (table.question);
  const { own } = wordsFor(table);
  const lower = text.toLowerCase();
  if (lower === "") return { table };
  const yes = own.yes.startsWith(lower);
  if (!yes && !own.no.startsWith(lower)) return { table: saying(table, bad(own.answer)) };
  const next = { ...table, question: null };
  switch (question.kind) {
    case "draw": {
      if (yes) return { table: decided(next, next.family.rules.agreeDraw(gameOf(next))) };
      const player = nameOf(next, otherSide(next, String(question.by)));
      return { table: saying(next, fill(own.declined, { player })) };
    }
    case "overwrite":
      return yes
        ? { table: next, wish: { kind: "save", path: String(question.path), sure: true } }
        : { table: next };
    case "leave":
      return yes
        ? { table: next, wish: { kind: question.path === "new" ? "new" : "leave" } }
        : { table: next };
    default:
      return yes ? { table: rescued(next, question) } : { table: next };
  }
}

/** Loads what could be read of a damaged file. @param {Table} table @param {NonNullable<Table["question"]>} question @returns {Table} */
function rescued(table, { record, family, path }) {
  return loaded(table, record, family ?? table.family, String(path));
}

/** Puts a record from a file on the table. @param {Table} table @param {Anything} record @param {Table["family"]} family @param {string} path @returns {Table} */
export function loaded(table, record, family, path) {
  const seats = Object.fromEntries(
    family.players.map((side, i) => [side, table.seats[table.family.players[i] ?? ""] ?? "person"]),
  );
  const next = {
    ...table,
    family,
    record,
    seats,
    turn: null,
    question: null,
    offence: null,
    unsaved: false,
    paused: true,
  };
  return saying(next, fill(wordsFor(next).own.loaded, { path }));
}
