/* The commands that take time: hints, analysis, draw offers, rules and files. Each returns a table. */
import { attempt } from "../../../base/errors.ts";
import type { RecordError, RecordTree } from "../../../families.ts";
import { fill } from "../../../words.ts";
import type { CommandIO } from "../../input/io.ts";
import { endIn, isCertain } from "../../input/line.ts";
import { recordsIn } from "../../input/recordsIn.ts";
import { variantNamed } from "../../input/variants.ts";
import { type Family, isEarly, millGame, wordsIn, writeMove } from "./moves.ts";
import {
  bad,
  botToMove,
  decided,
  gameOf,
  good,
  nameOf,
  nodeOf,
  openFamily,
  otherSide,
  played,
  recordText,
  speaker,
  type Table,
  titleIn,
  withRecord,
  withText,
  wordsOf,
} from "./table.ts";

/** What slow commands need besides the table. */
export interface Tools {
  readonly io: Pick<CommandIO, "read" | "save">;
  readonly seed: number;
  readonly signal?: AbortSignal | undefined;
}
export type SlowCommand = (tools: Tools) => Promise<Table>;

/** Nodes for a bot's move, for an analysis, and to explain a move. */
const THOUGHT = 50_000;
const DEEP_THOUGHT = 300_000;
const WHY = 20_000;
/** The most moves shown of an expected line. */
const SHOWN = 6;

export async function hinted(table: Table, { seed, signal }: Tools): Promise<Table> {
  const { family, notation } = table;
  const game = gameOf(table);
  const { move } = await family.bots.chooseMove(game, { nodes: THOUGHT, seed, signal });
  const text = writeMove(family, game, move, notation);
  const hint = [millGame(family, game) ? (move as { readonly to: string }).to : text];
  return { ...withText(table, fill(wordsOf(table).own.hint, { move: text })), hint };
}

export async function analyzed(table: Table, { signal }: Tools): Promise<Table> {
  const { family, notation } = table;
  const { own } = wordsOf(table);
  const game = gameOf(table);
  const limits = { ...family.analysis, nodes: DEEP_THOUGHT, signal };
  const choice = await family.bots.chooseMove(game, limits);
  let at = game;
  const line = choice.lines[0].moves.slice(0, SHOWN).map((move) => {
    const text = writeMove(family, at, move, notation);
    at = family.rules.applyMove(at, move);
    return text;
  });
  const texts = [...(await whyText(table, signal)), scoreText(table, choice)];
  return withText(table, ...texts, fill(own.line, { line: line.join(" ") }));
}

/** Writes the score of a search as a sentence. */
function scoreText(
  table: Table,
  choice: { readonly score: number; readonly depth: number; readonly nodes: number },
): string {
  const { score, depth, nodes } = choice;
  const { own } = wordsOf(table);
  const { turn } = gameOf(table);
  const { plies, margin } = endIn(table.family, score, choice);
  const winner = nameOf(table, score > 0 ? turn : otherSide(table, turn));
  if (plies !== undefined) return fill(own.forced, { player: winner, plies: Math.abs(plies) });
  if (margin !== undefined) return fill(own.margin, { player: winner, margin: Math.abs(margin) / 100 });
  if (isCertain(table.family, score)) return fill(own.certain, { player: winner });
  const signed = `${score < 0 ? "-" : "+"}${(Math.abs(score) / 100).toFixed(2)}`;
  return fill(own.score, { player: nameOf(table, turn), score: signed, depth, nodes });
}

/** Explains the last move. */
async function whyText(table: Table, signal: AbortSignal | undefined): Promise<readonly string[]> {
  const { family, language, notation } = table;
  const { before, move } = nodeOf(table);
  if (before === undefined) return [];
  const review = await family.review();
  const words = wordsIn(review, language, family.rules.variantOf(before));
  const { findings } = await review.reviewMove(before, move, { nodes: WHY, signal });
  const why = findings.map((finding) => review.formatFinding(words, before, finding));
  return why.length === 0 ? [] : [`${writeMove(family, before, move, notation)}: ${why.join(" ")}`];
}

/** Lets a bot answer a draw offer: it agrees unless it stands better or the game has just begun. */
export async function offered(table: Table, { signal }: Tools): Promise<Table> {
  const { family } = table;
  const game = gameOf(table);
  const bot = otherSide(table, speaker(table));
  const { score } = await family.bots.chooseMove(game, { ...family.analysis, nodes: DEEP_THOUGHT, signal });
  const forBot = game.turn === bot ? score : -score;
  if (!isEarly(family, game, bot) && forBot <= 0) return decided(table, family.rules.agreeDraw(game));
  return withText(table, fill(wordsOf(table).own.declined, { player: nameOf(table, bot) }));
}

/** Shows the rules of the game, one paragraph per section. */
export async function rulesShown(table: Table): Promise<Table> {
  const { family, language, record } = table;
  const rulebook = await family.rulebook();
  const words = wordsIn(rulebook, language, family.rules.variantOf(gameOf(table)));
  const rules = rulebook.describeRules(words, record.variant);
  const { sections } = words as { readonly sections: Readonly<Record<string, string>> };
  const page = Object.entries(sections).flatMap(([section, title]) => {
    const texts = rules.filter((rule) => rule.section === section).map(({ text }) => text);
    return texts.length === 0 ? [] : [{ text: `${title}: ${texts.join(" ")}`, tone: "plain" as const }];
  });
  return { ...table, page: [good(titleIn(table)), ...page] };
}

/** Begins another game between the same players, of the named variant or the same one. */
export async function begun(table: Table, name: string): Promise<Table> {
  if (name === "")
    return withRecord(table, table.family, table.family.records.createRecord(table.record.variant));
  const named = attempt(() => variantNamed(name));
  if (!named.ok) return withText(table, bad(named.error.message));
  const family = await openFamily(named.value.family);
  return withRecord(table, family, family.records.createRecord(named.value.variant));
}

/** Saves the game. Asks before it overwrites a file, unless `isSure`. */
export async function saved(table: Table, path: string, isSure: boolean, { io }: Tools): Promise<Table> {
  const { own } = wordsOf(table);
  if (!isSure && (await isThere(path, io)))
    return { ...table, question: { text: fill(own.overwrite, { path }), path } };
  try {
    await io.save(path, [recordText(table)], []);
    return withText(table, good(fill(own.saved, { path })));
  } catch (error) {
    return withText(table, bad(fill(own.notSaved, { path, why: (error as Error).message })));
  }
}

async function isThere(path: string, { read }: Pick<CommandIO, "read">): Promise<boolean> {
  try {
    for await (const _piece of read(path)) return true;
    return true;
  } catch {
    return false;
  }
}

/** Loads a record of any family, in any form; if it is damaged, the moves before the fault. */
export async function loaded(table: Table, path: string, { io }: Tools): Promise<Table> {
  const { own } = wordsOf(table);
  let best: { readonly family: Family; readonly record: Table["record"]; readonly why: string } | undefined;
  let why = "";
  try {
    // A text that names no variant may be of either family.
    for (const preset of [undefined, variantNamed("kalah")]) {
      const [first, second] = await firstTwo(recordsIn(io.read(path), preset));
      if (first === undefined) {
        why = "There is no game in this file.";
        break;
      }
      const { read } = first;
      const family = await openFamily(first.family);
      if (read.ok && !second)
        return withText(withRecord(table, family, read.value), fill(own.loaded, { path }));
      const { record, message } = read.ok
        ? { record: read.value, message: "Another game begins here." }
        : (read.error as RecordError<RecordTree | undefined>);
      why ||= message;
      if (record && record.at > 0 && !best) best = { family, record, why: message };
    }
  } catch (error) {
    why = (error as Error).message;
  }
  if (best === undefined) return withText(table, bad(fill(own.notLoaded, { path, why })));
  const plies = best.family.records.currentNode(best.record).ply;
  return withText(
    withRecord(table, best.family, best.record),
    bad(fill(own.damaged, { path, plies, why: best.why })),
  );
}

/** Returns the first two items, and stops reading. */
async function firstTwo<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) if (found.push(item) === 2) break;
  return found;
}

/** Lets the bot to move choose and play a move. */
export async function botMoved(table: Table, { seed, signal }: Tools): Promise<Table> {
  const game = gameOf(table);
  const level = botToMove(table);
  // The best bot takes as many positions as it needs to prove a move.
  const nodes = level === 10 ? undefined : THOUGHT;
  const limits = { level, nodes, seed: (seed + game.ply) % 2 ** 32, signal };
  return played(table, (await table.family.bots.chooseMove(game, limits)).move);
}
