/** A record as text, always in the same bytes: tags, then the moves with all that belongs to them, in lines of 79 characters. */
import { checkOptions } from "../../base/options.ts";
import { endFor } from "../tree/ends.ts";
import type { Played, RecordFamily, RecordTexts } from "../tree/family.ts";
import { checkRecord, reach, startOf } from "../tree/games.ts";
import { MOST_CHARACTERS, tooMuch } from "../tree/limits.ts";
import { lineFrom, nextOf, nodeAt, walkLine } from "../tree/nodes.ts";
import { roster, unknown } from "../tree/notes.ts";
import type { End, NodeId, RecordTree } from "../tree/record.ts";

/** The longest line, unless a word is longer. */
const WIDTH = 79;

export function endOf<V, G extends Played<V>, M>(family: RecordFamily<V, G, M>, record: RecordTree<V>): End {
  checkRecord(family, record);
  return endAt(family, record, lineFrom(record.nodes, 0).at(-1) as NodeId);
}

/** How a game ended whose last move is that of a node. */
function endAt<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  last: NodeId,
): End {
  const { end } = nodeAt(record.nodes, last);
  if (end) return end;
  const outcome = family.outcome(reach(family, record, last).game);
  return outcome ? endFor(outcome, family.players) : Object.freeze({ result: "*" });
}

/** The moves of a record in lines, and how it ends. */
function movesOf<V, G extends Played<V>, M, S>(
  { family, joint: jointOf }: RecordTexts<V, G, M, S>,
  record: RecordTree<V>,
  start: G,
  translate: (move: string) => string,
): readonly [text: string, end: End] {
  const { nodes } = record;
  const joint = jointOf(start);
  /** The moves are played where a turn may have several plies, to know whose turn it is. */
  const replay = family.replay(start);
  /** The lines that are full, the one that is not, and where its last word begins, which may still grow. */
  let [text, line, wordAt] = ["", "", 0];
  /** With what the next word begins. */
  let prefix = "";

  function put(next: string): void {
    const word = prefix + next;
    prefix = "";
    if (line.length + word.length >= WIDTH) breakLine();
    wordAt = line === "" ? 0 : line.length + 1;
    line += wordAt === 0 ? word : ` ${word}`;
  }

  function breakLine(): void {
    if (line !== "") text += `${line}\n`;
    line = "";
  }

  /** Adds to the last word. If it no longer fits the word begins the next line, unless it would be too long even there. */
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

  function putComment(comment: string): void {
    if (comment.includes("}")) {
      // Only the end of its line ends such a comment.
      if (prefix !== "") put("");
      breakLine();
      text += `;${comment}\n`;
    } else for (const part of `{${comment}}`.split(" ")) put(part);
  }

  /** Puts a line of moves, before which the variant's first player is to move or not; gives the id of its last node. */
  function putLine(from: readonly NodeId[], isFirst: boolean, turn: number, depth: number): NodeId {
    /** Whether the next move needs its number; is one more ply of the turn, without one; can be joined to the last. */
    let [numbered, follows, joins] = [true, false, false];
    let [first, number, played, last] = [isFirst, turn, 0, 0];
    walkLine(nodes, from, ({ move, startingComment, glyphs, comment }, id, others) => {
      const [firstBefore, numberBefore] = [first, number];
      const name = translate(move);
      if (startingComment !== undefined) putComment(startingComment);
      if (joins) append(`${joint}${name}`);
      else put(follows || !(first || numbered) ? name : `${number}.${first ? "" : ".."} ${name}`);
      if (joint === undefined) first = !first;
      else {
        replay.play(move);
        played++;
        first = replay.isFirst();
      }
      const again = first === firstBefore;
      if (first && !again) number++;
      numbered = others.length > 0;
      follows = again && !numbered;
      joins = follows && joint !== " " && glyphs === undefined && comment === undefined;
      glyphs?.forEach((glyph, i) => {
        if (i === 0 && /^[!?]/.test(glyph)) append(glyph);
        else put(glyph);
      });
      if (comment !== undefined) putComment(comment);
      if (others.length > 0) {
        if (joint !== undefined) replay.undo();
        for (const other of others) {
          prefix = "(";
          putLine([other], firstBefore, numberBefore, depth + 1);
          append(")");
        }
        if (joint !== undefined) replay.play(move);
      }
      last = id;
    });
    const { end } = nodeAt(nodes, last);
    // A variation that goes on needs no result, and its text cannot say more of its end.
    if (depth > 0 && end && end.result !== "*") put(end.result);
    for (; played > 0; played--) replay.undo();
    return last;
  }

  const { comment } = nodeAt(nodes, 0);
  if (comment !== undefined) putComment(comment);
  const last = putLine(nextOf(nodes, 0), replay.isFirst(), 1 + (start.ply >> 1), 0);
  const end = endAt(family, record, last);
  put(end.result);
  return [text + line, end];
}

/** The value of a tag as it stands between its quotes. */
function escaped(value: string): string {
  return value.includes('"') || value.includes("\\") ? value.replace(/["\\]/g, "\\$&") : value;
}

export function formatRecord<V, G extends Played<V>, M>(
  texts: RecordTexts<V, G, M>,
  record: RecordTree<V>,
  options: { readonly notation?: string | undefined },
): string {
  const { family, notations } = texts;
  const { notation = notations[0] as string } = checkOptions({ notation: notations.join("|") }, options);
  checkRecord(family, record);
  const { variant, position, tags } = record;
  const start = startOf(family, record);
  const [moves, { result, termination }] = movesOf(texts, record, start, texts.translator(start, notation));
  let head = "";
  const putTag = (name: string, value: string | undefined): void => {
    if (value !== undefined) head += `[${name} "${escaped(value)}"]\n`;
  };
  for (const name of roster) putTag(name, tags[name] ?? unknown(name));
  putTag("Result", result);
  const { name, base } = variant as { readonly name?: string; readonly base?: string };
  putTag("Variant", typeof variant === "string" ? variant : (name ?? base));
  if (typeof variant !== "string") putTag("VariantData", JSON.stringify(variant));
  if (notation !== notations[0]) putTag("Notation", notation);
  if (position !== undefined) putTag("SetUp", "1");
  putTag("FEN", position);
  putTag("Termination", termination);
  for (const name in tags) if (!roster.includes(name)) putTag(name, tags[name]);
  const text = `${head}\n${moves}`;
  if (text.length > MOST_CHARACTERS) throw tooMuch("too-long", MOST_CHARACTERS, "characters");
  return `${text}\n`;
}
