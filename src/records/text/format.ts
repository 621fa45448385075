/*
 * Writes a record as text: tags, then moves and notes in lines of at most 79 characters. The same record
 * always gives the same bytes.
 */
import { checkOptions } from "../../base/options.ts";
import { upToCurrent } from "../tree/edit.ts";
import { endFor } from "../tree/ends.ts";
import type { GameLike, RecordFamily, State } from "../tree/family.ts";
import { resolveRecord } from "../tree/fromData.ts";
import { familyOf, nodesOf, playOn, startOf, stateAt } from "../tree/games.ts";
import { lineFrom, nextOf, nodeAt, walkLine } from "../tree/nodes.ts";
import { roster, terminationComment, unknownValue } from "../tree/notes.ts";
import { type End, MOST_CHARACTERS, type NodeId, type RecordTree, tooMuch } from "../tree/record.ts";

/** The longest line, unless a word is longer. */
const WIDTH = 79;

/**
 * Returns how the main line ended: its result and the reason. The result is written as in PGN: `*` is a game
 * that goes on, and `1-0` is won by the player whom the tags call White, which is light or south.
 *
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, endOf, parseRecord } from "morabaraba/records";
 *
 * endOf(createRecord()); // => { result: "*" }
 * endOf(parseRecord('[Termination "time forfeit"]\n\n1. d6 d2 0-1')); // => { result: "0-1", termination: "time" }
 * ```
 */
export function endOf(record: RecordTree): End {
  const own = resolveRecord(record);
  return endAt(own, lineFrom(nodesOf(own), 0).at(-1) as NodeId);
}

/** Returns the end of a line at its last node. */
function endAt(record: RecordTree, last: NodeId): End {
  const family = familyOf(record);
  const { end } = nodeAt(nodesOf(record), last);
  if (end) return end;
  const outcome = family.outcomeOf(stateAt(record, last).state);
  return outcome ? endFor(outcome, family.players) : Object.freeze({ result: "*" });
}

/**
 * Writes words in lines of at most {@link WIDTH} characters, except that a longer word has a line of its own.
 */
function lineWriter() {
  /** The complete lines, the current line, and where its last word begins; that word may still grow. */
  let [text, line, wordAt] = ["", "", 0];
  /** What to put before the next word. */
  let prefix = "";

  function breakLine(): void {
    if (line !== "") text += `${line}\n`;
    line = "";
  }

  function put(next: string): void {
    const word = prefix + next;
    prefix = "";
    if (line.length + word.length >= WIDTH) breakLine();
    wordAt = line === "" ? 0 : line.length + 1;
    line += wordAt === 0 ? word : ` ${word}`;
  }

  /** Adds to the last word. A word that no longer fits moves to a new line, unless it is too long for any. */
  function append(more: string): void {
    if (line.length + more.length <= WIDTH) line += more;
    else if (line.length - wordAt + more.length > WIDTH) put(more);
    else {
      const word = line.slice(wordAt) + more;
      line = line.slice(0, wordAt - 1);
      breakLine();
      line = word;
      wordAt = 0;
    }
  }

  function putComment(comment: string | undefined): void {
    if (comment === undefined) return;
    if (comment.includes("}")) {
      // This kind of comment goes on to the end of its line, so it may have braces.
      if (prefix !== "") put("");
      breakLine();
      text += `;${comment}\n`;
    } else for (const part of `{${comment}}`.split(" ")) put(part);
  }

  return {
    put,
    append,
    putComment,
    openParenthesis: () => {
      prefix = "(";
    },
    text: () => text + line,
  };
}

/** What is known before a move: its number, whether the variant's first player is to move, and the state. */
interface Turn {
  readonly number: number;
  readonly isFirst: boolean;
  readonly state: State;
}

/** The turn after a move. Plays the move only if turns may have several plies, to know who is to move. */
function turnAfter(family: RecordFamily, before: Turn, move: string, separator: string | undefined): Turn {
  const state = separator === undefined ? before.state : playOn(family, before.state, move);
  const isFirst = separator === undefined ? !before.isFirst : family.isFirst(state);
  return { number: before.number + (isFirst && !before.isFirst ? 1 : 0), isFirst, state };
}

/** Returns the moves in lines, the end, and the number of the current move unless it is the last move. */
function movesOf(
  family: RecordFamily,
  record: RecordTree,
  start: GameLike,
  translate: (move: string) => string,
): readonly [text: string, end: End, current: string | undefined] {
  const { at } = record;
  const nodes = nodesOf(record);
  const separator = family.plySeparator(start);
  const { put, append, putComment, openParenthesis, text } = lineWriter();
  /** The number of moves written so far, and the number of the current move. */
  let [written, current] = [0, 0];

  /** Writes a line of moves and returns the id of its last node. */
  function putLine(from: readonly NodeId[], first: Turn, isVariation: boolean): NodeId {
    let turn = first;
    /** Whether the next move needs a number, belongs to the same turn, and can be joined to the last. */
    let [isNumbered, follows, joins] = [true, false, false];
    let last = 0;
    walkLine(nodes, from, ({ move, startingComment, glyphs = [], comment }, id, others) => {
      const { number, isFirst } = turn;
      const name = translate(move);
      written++;
      if (id === at) current = written;
      putComment(startingComment);
      if (joins) append(`${separator}${name}`);
      else put(follows || !(isFirst || isNumbered) ? name : `${number}.${isFirst ? "" : ".."} ${name}`);
      for (const [i, glyph] of glyphs.entries()) {
        if (i === 0 && /^[!?]/.test(glyph)) append(glyph);
        else put(glyph);
      }
      putComment(comment);
      for (const other of others) {
        openParenthesis();
        putLine([other], turn, true);
        append(")");
      }
      turn = turnAfter(family, turn, move, separator);
      isNumbered = others.length > 0;
      follows = turn.isFirst === isFirst && !isNumbered;
      joins = follows && separator !== " " && glyphs.length === 0 && comment === undefined;
      last = id;
    });
    const { end } = nodeAt(nodes, last);
    if (isVariation && end) {
      put(end.result);
      if (end.termination !== undefined) putComment(terminationComment(end.termination));
    }
    return last;
  }

  putComment(nodeAt(nodes, 0).comment);
  const state = family.readGame(start);
  const first: Turn = { number: 1 + (start.ply >> 1), isFirst: family.isFirst(state), state };
  const last = putLine(nextOf(nodes, 0), first, false);
  const end = endAt(record, last);
  put(end.result);
  return [text(), end, at === last ? undefined : `${current}`];
}

/** Escapes the value of a tag. */
function escaped(value: string): string {
  return value.includes('"') || value.includes("\\") ? value.replace(/["\\]/g, "\\$&") : value;
}

/** Options of `formatRecord` in any family. */
interface Options {
  readonly notation?: string | undefined;
  readonly upTo?: "current" | undefined;
}

export function formatRecord(record: RecordTree, options: Options = {}): string {
  const given = resolveRecord(record);
  const family = familyOf(given);
  const { notations } = family;
  const plain = notations[0] as string;
  const specs = { upTo: "current", ...(notations.length > 1 && { notation: notations.join("|") }) };
  const { notation = plain, upTo } = checkOptions(specs, options);
  const own = upTo === undefined ? given : upToCurrent(given);
  const { variant, position, tags } = own;
  const start = startOf(family, own);
  const translate = family.translator(start, notation);
  const [moves, { result, termination }, current] = movesOf(family, own, start, translate);
  let head = "";
  const putTag = (name: string, value: string | undefined): void => {
    if (value !== undefined) head += `[${name} "${escaped(value)}"]\n`;
  };
  for (const name of roster) putTag(name, tags[name] ?? unknownValue(name));
  putTag("Result", result);
  const { name, base } = variant as { readonly name?: string; readonly base?: string };
  putTag("Variant", typeof variant === "string" ? variant : (name ?? base));
  if (typeof variant !== "string") putTag("VariantData", JSON.stringify(variant));
  if (notation !== plain) putTag("Notation", notation);
  if (position !== undefined) putTag("SetUp", "1");
  putTag("FEN", position);
  putTag("Termination", termination);
  putTag("CurrentMove", current);
  for (const name in tags) if (!roster.includes(name)) putTag(name, tags[name]);
  const text = `${head}\n${moves}`;
  if (text.length > MOST_CHARACTERS) throw tooMuch("too-long", MOST_CHARACTERS, "characters");
  return `${text}\n`;
}
