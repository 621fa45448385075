/** A record as text, always in the same bytes: tags, then the moves with all that belongs to them, in lines of 79 characters. */
import { sound } from "../tree/check.ts";
import { demandNotation, MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES, tooMuch } from "../tree/error.ts";
import type { Family, Played, Script } from "../tree/family.ts";
import { reach, startOf } from "../tree/games.ts";
import { roster, unknown } from "../tree/notes.ts";
import { lineFrom, moveAt, nextOf, walkLine } from "../tree/places.ts";
import type { End, PlaceNumber, RecordTree } from "../tree/state.ts";
import { endBy } from "../tree/verdict.ts";

/** The longest line, unless a word is longer. */
const WIDTH = 79;

export function endOf<V, G extends Played<V>, M>(family: Family<V, G, M>, record: RecordTree<V>): End {
  const known = sound(family, record);
  return endAt(family, known, lineFrom(known.places, 0).at(-1) as PlaceNumber);
}

/** How a game ended whose last move stands at a place. */
function endAt<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  last: PlaceNumber,
): End {
  return (
    moveAt(record.places, last).end ??
    endBy(family, reach(family, record, last).game) ??
    Object.freeze({ result: "*" })
  );
}

/** The moves of a record in lines, and how it ends. */
function movesOf<V, G extends Played<V>, M, S>(
  family: Script<V, G, M, S>,
  record: RecordTree<V>,
  start: G,
  translate: (move: string) => string,
): readonly [text: string, end: End] {
  const { places } = record;
  const { step, isFirst, start: beginning } = family.replay(start);
  const joint = family.joint(start);
  /** The lines that are full, the one that is not, and where its last word begins, which may still grow. */
  let [text, line, last] = ["", "", 0];
  /** With what the next word begins; how many moves there were. */
  let [prefix, moves] = ["", 0];

  function put(next: string): void {
    const word = prefix + next;
    prefix = "";
    if (line.length + word.length >= WIDTH) breakLine();
    last = line === "" ? 0 : line.length + 1;
    line += last === 0 ? word : ` ${word}`;
  }

  function breakLine(): void {
    if (line !== "") text += `${line}\n`;
    line = "";
  }

  /** Puts to the last word, which goes to the next line if it does not fit any more, unless it would be too long there. */
  function append(more: string): void {
    if (line.length + more.length <= WIDTH) line += more;
    else if (line.length - last + more.length > WIDTH) put(more);
    else {
      const word = line.slice(last) + more;
      line = line.slice(0, last - 1);
      breakLine();
      line = word;
      last = 0;
    }
  }

  function putComment(comment: string): void {
    if (comment.includes("}")) {
      // Only the end of its line ends such a comment.
      if (prefix !== "") put("");
      breakLine();
      text += `;${comment}\n`;
    } else for (const part of `{${comment}}`.split(" ")) put(part);
  }

  /**
   * Puts a line from a place on, and tells its last place; the variations are in place of its first move, the rest is as it was
   * before that.
   */
  function putLine(
    from: readonly PlaceNumber[],
    state: S,
    first: boolean,
    turn: number,
    depth: number,
  ): PlaceNumber {
    if (depth > MOST_DEPTH) throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
    /** Whether the next move needs its number; is one more ply of the turn, without one; can be joined to the last. */
    let [numbered, follows, joins] = [true, false, false];
    let here = 0;
    walkLine(places, from, ({ move, preface, marks, comment }, number, others) => {
      const [before, isFirstBefore, turnBefore] = [state, first, turn];
      const name = translate(move);
      if (preface !== undefined) putComment(preface);
      if (joins) append(`${joint}${name}`);
      else put(follows || !(first || numbered) ? name : `${turn}.${first ? "" : ".."} ${name}`);
      if (++moves > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");
      if (joint !== undefined) state = step(state, move) as S;
      first = joint === undefined ? !first : isFirst(state);
      const again = first === isFirstBefore;
      if (first && !again) turn++;
      numbered = others.length > 0;
      follows = again && !numbered;
      joins = follows && joint !== " " && marks === undefined && comment === undefined;
      marks?.forEach((mark, i) => {
        if (i === 0 && /^[!?]/.test(mark)) append(mark);
        else put(mark);
      });
      if (comment !== undefined) putComment(comment);
      for (const other of others) {
        prefix = "(";
        putLine([other], before, isFirstBefore, turnBefore, depth + 1);
        append(")");
      }
      here = number;
    });
    const { end } = moveAt(places, here);
    if (depth > 0 && end) put(end.result);
    return here;
  }

  const { comment } = moveAt(places, 0);
  if (comment !== undefined) putComment(comment);
  const here = putLine(nextOf(places, 0), beginning, isFirst(beginning), 1 + (start.ply >> 1), 0);
  const end = endAt(family, record, here);
  put(end.result);
  return [text + line, end];
}

/** The value of a tag as it stands between its quotes. */
function escaped(value: string): string {
  return value.includes('"') || value.includes("\\") ? value.replace(/["\\]/g, "\\$&") : value;
}

export function formatRecord<V, G extends Played<V>, M>(
  family: Script<V, G, M>,
  record: RecordTree<V>,
  options: { readonly notation?: string | undefined } | null,
): string {
  const { notations } = family;
  const notation = options?.notation ?? (notations[0] as string);
  demandNotation(family, notation);
  const known = sound(family, record);
  const { variant, position, tags } = known;
  const start = startOf(family, known);
  const [moves, { result, termination }] = movesOf(family, known, start, family.translator(start, notation));
  const isNamed = typeof variant === "string";
  let head = "";
  const tell = (name: string, value: string | undefined): void => {
    if (value !== undefined) head += `[${name} "${escaped(value)}"]\n`;
  };
  for (const name of roster) tell(name, tags[name] ?? unknown(name));
  tell("Result", result);
  const { name, base } = variant as { readonly name?: string; readonly base?: string };
  tell("Variant", isNamed ? variant : (name ?? base));
  if (!isNamed) tell("VariantData", JSON.stringify(variant));
  if (notation !== notations[0]) tell("Notation", notation);
  tell("SetUp", position && "1");
  tell("FEN", position);
  tell("Termination", termination);
  for (const name in tags) if (!roster.includes(name)) tell(name, tags[name]);
  const text = `${head}\n${moves}`;
  if (text.length > MOST_CHARACTERS) throw tooMuch("too-long", MOST_CHARACTERS, "characters");
  return `${text}\n`;
}
