/** A record as text, always in the same bytes: tags, then the moves with all that belongs to them, in lines of 79 characters. */
import { type ParseCode, ParseError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import { MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES } from "./error.ts";
import type { Family, Played } from "./family.ts";
import { lengthOf } from "./lines.ts";
import { startOf, trailTo } from "./memory.ts";
import type { End, MoveLine, RecordTree } from "./state.ts";
import { roster, tagLine } from "./tags.ts";
import { resultFor } from "./verdict.ts";

/** The longest line, unless a word is longer. */
const WIDTH = 79;

/** Words in lines. */
interface Page {
  /** The last word may still grow. */
  word: string;
  /** What the next word begins with. */
  prefix: string;
  column: number;
  text: string;
}

function put(page: Page, word: string): void {
  settle(page);
  page.word = page.prefix + word;
  page.prefix = "";
}

function settle(page: Page): void {
  const { word, column } = page;
  if (word === "") return;
  const fits = column + word.length < WIDTH;
  page.text += column === 0 ? word : (fits ? " " : "\n") + word;
  page.column = column > 0 && fits ? column + 1 + word.length : word.length;
  page.word = "";
}

/** Adds to the last word, or begins a new one where it would be too long. */
function append(page: Page, more: string): void {
  if (page.word !== "" && page.word.length + more.length <= WIDTH) page.word += more;
  else put(page, more);
}

function putComment(page: Page, comment: string | undefined): void {
  if (comment === undefined) return;
  if (comment.includes("}")) {
    // Only the end of its line ends such a comment.
    if (page.prefix) put(page, "");
    settle(page);
    page.text += `${page.column === 0 ? "" : "\n"};${comment}\n`;
    page.column = 0;
  } else for (const word of `{${comment}}`.split(" ")) put(page, word);
}

/** How the moves of a record are counted and written. */
interface Style<S> {
  readonly isFirst: (state: S) => boolean;
  /** Undefined where each turn is one ply, whose player need not be asked for. */
  readonly joint: string | undefined;
  readonly step: (state: S, move: string) => S;
  readonly translate: ((move: string) => string) | undefined;
  moves: number;
}

/** Writes a line from a state on, whose next move has this number. */
function putLine<S>(
  page: Page,
  style: Style<S>,
  line: MoveLine,
  from: S,
  firstNow: boolean,
  numberNow: number,
  depth: number,
): void {
  if (depth > MOST_DEPTH) throw tooMuch("too-deep", `${MOST_DEPTH} variations within each other`);
  const { joint, translate } = style;
  let [state, first, number] = [from, firstNow, numberNow];
  /** Whether the next move needs its number, and whether it goes on in the turn of the last. */
  let [bare, again, joinable] = [true, false, false];
  for (const block of line)
    for (const row of block)
      for (const entry of row) {
        const plain = typeof entry === "string";
        const move = plain ? entry : entry.move;
        const text = translate ? translate(move) : move;
        if (!plain) putComment(page, entry.preface);
        if (again && !bare) {
          if (joinable && joint !== " ") append(page, `${joint}${text}`);
          else put(page, text);
        } else if (first) put(page, `${number}. ${text}`);
        else put(page, bare ? `${number}... ${text}` : text);
        if (++style.moves > MOST_MOVES) throw tooMuch("too-many", `${MOST_MOVES} moves`);
        bare = false;
        joinable = plain;
        const [before, wasFirst, wasNumber] = [state, first, number];
        if (joint === undefined) first = !first;
        else {
          state = style.step(state, move);
          first = style.isFirst(state);
        }
        again = first === wasFirst;
        if (first && !wasFirst) number++;
        if (plain) continue;
        for (const mark of entry.marks ?? []) {
          if (/^[!?]/.test(mark) && page.word.endsWith(text)) page.word += mark;
          else put(page, mark);
        }
        putComment(page, entry.comment);
        for (const variation of entry.variations ?? []) {
          settle(page);
          page.prefix = "(";
          putLine(page, style, variation, before, wasFirst, wasNumber, depth + 1);
          append(page, ")");
          bare = true;
        }
      }
}

function tooMuch(code: ParseCode, most: string): ParseError {
  return new ParseError(
    code,
    "record",
    `A record of more than ${most} is not written, for it would not be read.`,
  );
}

/** The tags above the moves. */
function header<V>(record: RecordTree<V>, end: End, notation: string): string {
  const { variant, position, tags } = record;
  const name = typeof variant === "string" ? variant : (variant as { readonly name: string }).name;
  const said: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(roster).map(([tag, nothing]) => [tag, tags[tag] ?? nothing] as const),
    ["Result", end.result],
    ["Variant", name],
    ["VariantData", typeof variant === "string" ? undefined : JSON.stringify(variant)],
    ["Notation", notation || undefined],
    ["SetUp", position && "1"],
    ["FEN", position],
    ["Termination", end.termination],
    ...Object.entries(tags).filter(([tag]) => !Object.hasOwn(roster, tag)),
  ];
  return said.map(([tag, value]) => (value === undefined ? "" : tagLine(tag, value))).join("");
}

/** How the main line ended: as was said, or as its moves show. */
export function endOf<V, G extends Played<V>, M>(family: Family<V, G, M>, record: RecordTree<V>): End {
  const known = sound(family, record);
  if (known.end !== undefined) return known.end;
  const outcome = family.outcome(trailTo(family, known, [lengthOf(known.line)]).game);
  if (outcome === undefined) return Object.freeze({ result: "*" });
  return Object.freeze({ result: resultFor(outcome.winner, family.players), termination: outcome.reason });
}

export function formatRecord<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  record: RecordTree<V>,
  notation: string,
): string {
  const { notations } = family;
  if (!notations.includes(notation))
    throw new ParseError(
      "syntax",
      "notation",
      `A notation is one of ${notations.join(", ")}, not ${show(notation)}.`,
    );
  const known = sound(family, record);
  const start = startOf(family, known);
  const end = endOf(family, known);
  const { isFirst, step, start: state } = family.replay(start);
  const style: Style<S> = {
    isFirst,
    joint: family.joint(start),
    step: (before, move) => step(before, move) as S,
    translate: notation === notations[0] ? undefined : family.inNotation(start, notation),
    moves: 0,
  };
  const page: Page = { word: "", prefix: "", column: 0, text: "" };
  putComment(page, known.comment);
  putLine(page, style, known.line, state, isFirst(state), 1 + (start.ply >> 1), 0);
  put(page, end.result);
  settle(page);
  const text = `${header(known, end, notation === notations[0] ? "" : notation)}\n${page.text}\n`;
  if (text.length > MOST_CHARACTERS) throw tooMuch("too-long", `${MOST_CHARACTERS} characters`);
  return text;
}
