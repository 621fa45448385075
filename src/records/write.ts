/** A record as text, always in the same bytes: tags, then the moves with all that belongs to them, in lines of 79 characters. */
import { ParseError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { sound } from "./check.ts";
import { MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES, tooMuch } from "./error.ts";
import type { Family, Played, Script } from "./family.ts";
import { lineFrom, reach, startOf } from "./games.ts";
import { moveAt, nextOf } from "./places.ts";
import type { End, PlaceNumber, RecordTree } from "./state.ts";
import { roster, unknown } from "./text.ts";
import { endBy } from "./verdict.ts";

/** The longest line, unless a word is longer. */
const WIDTH = 79;

export function endOf<V, G extends Played<V>, M>(family: Family<V, G, M>, record: RecordTree<V>): End {
  const known = sound(family, record);
  const last = lineFrom(known, 0).at(-1) as PlaceNumber;
  return (
    moveAt(known.places, last).end ??
    endBy(family, reach(family, known, last).game) ??
    Object.freeze({ result: "*" })
  );
}

/** The moves of a record in lines. */
function movesOf<V, G extends Played<V>, M, S>(
  family: Script<V, G, M, S>,
  { places }: RecordTree<V>,
  start: G,
  translate: (move: string) => string,
  result: string,
): string {
  const { step, isFirst, start: beginning } = family.replay(start);
  const joint = family.joint(start);
  /** The lines so far, the length of the last, and the last word, which may still grow; with what the next begins. */
  let [text, column, word, prefix, moves] = ["", 0, "", "", 0];

  function settle(): void {
    if (word === "") return;
    const fits = column + word.length < WIDTH;
    text += column === 0 ? word : (fits ? " " : "\n") + word;
    column = (column > 0 && fits ? column + 1 : 0) + word.length;
    word = "";
  }

  function put(next: string): void {
    settle();
    word = prefix + next;
    prefix = "";
  }

  /** Puts to the last word, unless that would be too long then. */
  function append(more: string): void {
    if (word.length + more.length <= WIDTH) word += more;
    else put(more);
  }

  function putComment(comment = ""): void {
    if (comment.includes("}")) {
      // Only the end of its line ends such a comment.
      put("");
      settle();
      text += `${column > 0 ? "\n" : ""};${comment}\n`;
      column = 0;
    } else if (comment) for (const part of `{${comment}}`.split(" ")) put(part);
  }

  /** Puts a line from a place on; the variations are in place of its first move, the rest is as it was before that. */
  function putLine(
    from: readonly PlaceNumber[],
    stateBefore: S,
    firstBefore: boolean,
    turnBefore: number,
    depth: number,
  ): void {
    if (depth > MOST_DEPTH) throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
    let [state, first, turn] = [stateBefore, firstBefore, turnBefore];
    /** Whether the next move needs its number; is one more ply of the turn, without one; can be joined to the last. */
    let [numbered, follows, joins] = [true, false, false];
    let end: End | undefined;
    for (let [at, ...others] = from; at !== undefined; [at, ...others] = nextOf(places, at)) {
      const { move, preface, marks = [], comment, end: ended } = moveAt(places, at);
      const before = [state, first, turn] as const;
      const name = translate(move);
      putComment(preface);
      if (joins) append(`${joint}${name}`);
      else put(follows || !(first || numbered) ? name : `${turn}.${first ? "" : ".."} ${name}`);
      if (++moves > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");
      if (joint !== undefined) state = step(state, move) as S;
      first = joint === undefined ? !first : isFirst(state);
      const again = first === before[1];
      if (first && !again) turn++;
      numbered = others.length > 0;
      follows = again && !numbered;
      joins = follows && joint !== " " && marks.length === 0 && comment === undefined;
      for (const [i, mark] of marks.entries()) {
        if (i === 0 && /^[!?]/.test(mark)) append(mark);
        else put(mark);
      }
      putComment(comment);
      for (const other of others) {
        settle();
        prefix = "(";
        putLine([other], ...before, depth + 1);
        append(")");
      }
      end = ended;
    }
    if (depth > 0 && end) put(end.result);
  }

  putComment(moveAt(places, 0).comment);
  putLine(nextOf(places, 0), beginning, isFirst(beginning), 1 + (start.ply >> 1), 0);
  put(result);
  settle();
  return text;
}

export function formatRecord<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  record: RecordTree<V>,
  options: { readonly notation?: string | undefined } | null,
): string {
  const { notations } = family;
  const notation = options?.notation ?? (notations[0] as string);
  if (!notations.includes(notation))
    throw new ParseError("syntax", "notation", `A notation is one of ${notations}, not ${show(notation)}.`);
  const known = sound(family, record);
  const { variant, position, tags } = known;
  const start = startOf(family, known);
  const { result, termination } = endOf(family, known);
  const usual = notation === notations[0];
  const isNamed = typeof variant === "string";
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    ...roster.map((name) => [name, tags[name] ?? unknown(name)] as const),
    ["Result", result],
    ["Variant", isNamed ? variant : (variant as { readonly name: string }).name],
    ["VariantData", isNamed ? undefined : JSON.stringify(variant)],
    ["Notation", usual ? undefined : notation],
    ["SetUp", position && "1"],
    ["FEN", position],
    ["Termination", termination],
    ...Object.entries(tags).filter(([name]) => !roster.includes(name)),
  ];
  const head = lines.map(([name, value]) =>
    value === undefined ? "" : `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\n`,
  );
  const translate = family.translator(start, notation);
  const text = `${head.join("")}\n${movesOf(family, known, start, translate, result)}\n`;
  if (text.length > MOST_CHARACTERS) throw tooMuch("too-long", MOST_CHARACTERS, "characters");
  return text;
}
