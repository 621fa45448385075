/*
 * Writes and reads one line of a record as short text that is safe in a URL. A link has parts with dots
 * between them: version, variant, first position, end, moves, the number of moves, and the current node's ply
 * if it is not the end of the line. The first position is empty if it is the variant's own, and the end is
 * empty if the moves show it. A move is its index among the legal moves, in as few bits as possible. The
 * meaning of a version must never change, because people store links and pass them on.
 */

import { attempt, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { checkText, readJson } from "../../base/input.ts";
import { checkOptions } from "../../base/options.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { RecordFamily, State } from "../tree/family.ts";
import { resolveRecord } from "../tree/fromData.ts";
import {
  customPosition,
  familyOf,
  makeRecord,
  nodesOf,
  remember,
  startOf,
  withFields,
} from "../tree/games.ts";
import {
  appendNode,
  countOf,
  freezeNodes,
  lineThrough,
  mutableAt,
  nodeAt,
  pathTo,
  type Rows,
} from "../tree/nodes.ts";
import { tagsOf, terminationOf } from "../tree/notes.ts";
import { MOST_CHARACTERS, MOST_MOVES, type NodeId, type RecordTree, tooMuch } from "../tree/record.ts";
import { LocatedError, unreadable } from "../tree/recordError.ts";

/** The digits of base64url, six bits each. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Writes numbers as digits, the highest bit of each first. */
function bitWriter(): { add(number: number, width: number): void; text(): string } {
  let text = "";
  /** Bits that do not fill a digit yet, and their number. */
  let [rest, size] = [0, 0];
  return {
    add(number, width) {
      rest = (rest << width) | number;
      for (size += width; size >= 6; size -= 6) text += DIGITS[(rest >> (size - 6)) & 63];
      rest &= (1 << size) - 1;
    },
    text: () => (size === 0 ? text : text + DIGITS[rest << (6 - size)]),
  };
}

/** Reads the numbers that {@link bitWriter} wrote; `take` returns undefined after the last digit. */
function bitReader(text: string): {
  take(width: number): number | undefined;
  at(): number;
  isOver(): boolean;
} {
  let at = 0;
  let [rest, size] = [0, 0];
  return {
    take(width) {
      for (; size < width; size += 6) {
        if (at === text.length) return undefined;
        rest = (rest << 6) | DIGITS.indexOf(text[at++] as string);
      }
      size -= width;
      const number = rest >> size;
      rest &= (1 << size) - 1;
      return number;
    },
    at: () => at,
    isOver: () => at === text.length && size < 6 && rest === 0,
  };
}

/** Bits for the index of one of `choices` moves: at least one, so that a link has no more moves than bits. */
function widthFor(choices: number): number {
  return Math.max(1, 32 - Math.clz32(choices - 1));
}

/** Text that stays as it is in a link, except that spaces become `_`. */
const PLAIN = /^[A-Za-z0-9 /,:*-]*$/;

/** Writes a part of a link: plain text as text, anything else as its JSON, with seven bits a character. */
function partOf(value: unknown): string {
  if (typeof value === "string" && PLAIN.test(value)) return value.replaceAll(" ", "_");
  const bits = bitWriter();
  const json = JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  for (let i = 0; i < json.length; i++) bits.add(json.charCodeAt(i), 7);
  return `~${bits.text()}`;
}

/** Reads the value of a part of a link. */
function valueIn(part: string): unknown {
  if (!part.startsWith("~")) return part.replaceAll("_", " ");
  const bits = bitReader(part.slice(1));
  let json = "";
  for (let code = bits.take(7); code !== undefined; code = bits.take(7)) json += String.fromCharCode(code);
  return readJson(json);
}

/**
 * Writes a game as short text that fits behind the `#` of a URL or in its query. The text has the variant,
 * the first position, the moves of the record's current line, the current node and the end, but no
 * variations, comments or tags. `parseLink` reads the text, also in later versions of the library.
 *
 * @param options - With `upTo: "current"` the line ends at the current node.
 * @throws `LimitError` `too-long` if the link would have more than 1,000,000 characters.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @throws `ArgumentError` if an option is unknown or invalid.
 * @example
 * ```ts
 * import { createRecord, formatLink, playMove } from "morabaraba/records";
 *
 * const link = formatLink(playMove(playMove(createRecord("mssa"), "d6"), "f4"));
 * link; // => "1.mssa...So.2"
 * `https://example.org/#${link}`.length; // => 34
 * ```
 */
export function formatLink(
  record: RecordTree,
  options: { readonly upTo?: "current" | undefined } = {},
): string {
  const { upTo } = checkOptions({ upTo: "current" }, options);
  const own = resolveRecord(record);
  const family = familyOf(own);
  const { variant, position = "", at } = own;
  const nodes = nodesOf(own);
  const ids = upTo === undefined ? lineThrough(nodes, at) : pathTo(nodes, at);
  let state = family.readGame(startOf(family, own));
  const bits = bitWriter();
  for (const id of ids.slice(1)) {
    const { move } = nodeAt(nodes, id);
    const choices = family.choices(state);
    const number = family.legalMove(state, move);
    bits.add(choices.indexOf(number), widthFor(choices.length));
    state = family.play(state, number);
  }
  const { end } = nodeAt(nodes, ids.at(-1) as NodeId);
  const declared = end ? `${end.result} ${end.termination ?? ""}`.trim() : "";
  const [plies, ply] = [ids.length - 1, ids.indexOf(at)];
  const parts = ["1", partOf(variant), partOf(position), partOf(declared), bits.text(), plies];
  const link = (ply === plies ? parts : [...parts, ply]).join(".");
  if (link.length > MOST_CHARACTERS) throw tooMuch("too-long", MOST_CHARACTERS, "characters as a link");
  return link;
}

/** The parts of a link. */
const PARTS =
  /^1\.([\w/,:*-]*|~[\w-]*)\.([\w/,:*-]*|~[\w-]*)\.([\w/,:*-]*|~[\w-]*)\.([\w-]*)\.(0|[1-9]\d{0,8})(?:\.(0|[1-9]\d{0,8}))?$/;

/** An end: a result, then a termination after a space if there is one. */
const END = /^(1-0|0-1|1\/2-1\/2|\*)(?: (.*))?$/s;

/** Throws {@link RecordError}. */
export function parseLink(family: RecordFamily, source: unknown): RecordTree {
  const rows: Rows = [[{ move: "" }]];
  let { variant } = family.createGame();
  let position: string | undefined;
  /** Where the part that is being read begins. */
  let at = 0;

  function assert(isRight: boolean, message: string): asserts isRight {
    if (!isRight) throw new ParseError("syntax", at, message);
  }

  function recordOf(): RecordTree {
    const fields = { tags: tagsOf([]), nodes: freezeNodes(rows), at: countOf(rows) - 1 };
    return makeRecord({ family, variant, position }, fields);
  }

  /** Plays this number of moves and returns the state after them. */
  function playMoves(start: State, text: string, plies: number): State {
    let state = start;
    const bits = bitReader(text);
    const begin = at;
    for (let ply = 1; ply <= plies; ply++) {
      const choices = family.choices(state);
      assert(choices.length > 0, `The game is over after ${ply - 1} of this link's ${plies} plies.`);
      const index = bits.take(widthFor(choices.length));
      assert(index !== undefined, `This link has only ${ply - 1} of its ${plies} plies.`);
      const number = choices[index];
      assert(
        number !== undefined,
        `Ply ${ply} of this link is move ${index + 1} of the legal moves, but there are only ${choices.length}.`,
      );
      appendNode(rows, ply - 1, family.writeMove(state, number));
      state = family.play(state, number);
      at = begin + bits.at();
    }
    assert(bits.isOver(), `This link says that it has ${plies} plies, but it has more.`);
    return state;
  }

  const reading = attempt<RecordTree, MorabarabaError>(() => {
    checkText(source, MOST_CHARACTERS, "A link");
    const [first] = source.split(".", 1) as [string];
    assert(
      !/^\d+$/.test(first) || first === "1",
      `This link has version ${first.slice(0, 9)}: update the library to read it.`,
    );
    const parts = PARTS.exec(source);
    const [, ofVariant, ofPosition, ofEnd, moves, count, current = count] = (parts ??
      []) as unknown as readonly [string, string, string, string, string, string, string?];
    const plies = Number(count);
    assert(
      parts !== null && Number(current) <= plies,
      "This is not a complete link as formatLink writes it.",
    );
    if (plies > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");

    at = 2;
    const initial = family.createGame(valueIn(ofVariant) ?? "");
    variant = initial.variant;
    at += ofVariant.length + 1;
    const start = ofPosition ? family.parsePosition(valueIn(ofPosition) as string, variant) : initial;
    position = customPosition(family, start, initial);
    const endAt = at + ofPosition.length + 1;
    at = endAt + ofEnd.length + 1;
    const state = playMoves(family.readGame(start), moves, plies);

    at = endAt;
    const last = mutableAt(rows, plies);
    if (ofEnd) {
      const value = valueIn(ofEnd);
      const declared = typeof value === "string" ? END.exec(value) : null;
      assert(declared !== null, "The end in this link is not a result.");
      const [, result, termination = ""] = declared as unknown as readonly [string, string, string?];
      const end = declaredEnd(family, family.outcomeOf(state), result, terminationOf(termination), at);
      if (end) last.end = end;
    }
    remember(last, { state, ply: plies });
    return withFields(recordOf(), { at: Number(current) });
  });
  if (reading.ok) return reading.value;
  throw unreadable(new LocatedError(reading.error, at), at, recordOf());
}
