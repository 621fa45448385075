/*
 * Builds the record of a game from the tags, moves, comments, glyphs, variations and result that `reader.ts`
 * finds in its text. Offsets are for errors; they count from the beginning of the whole text.
 * What is being read, and the functions that lead from one to the next:
 *
 *     tags ─ addMove, checkNumber, addResult ─> moves <─ openVariation, closeVariation ─> a variation
 *                                                 └─ finish ─> a record
 */

import { show } from "../../base/data.ts";
import { attempt, IllegalMoveError, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { removeNode } from "../tree/edit.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { GameLike, MoveMatch, State, TextFormat } from "../tree/family.ts";
import { customPosition, hasNode, makeRecord, nodesOf, playOn, remember, withFields } from "../tree/games.ts";
import {
  appendNode,
  countOf,
  freezeNodes,
  mutableAt,
  nextOf,
  nodeAt,
  parentOf,
  type Rows,
} from "../tree/nodes.ts";
import {
  glyphs,
  joined,
  matchesAt,
  plainResult,
  SCORE,
  TERMINATION,
  tagName,
  tagsOf,
  terminationOf,
} from "../tree/notes.ts";
import { MOST_DEPTH, MOST_MOVES, type RecordTree, tooMuch } from "../tree/record.ts";
import { LocatedError, type RecordError, unreadable } from "../tree/recordError.ts";
import { endFromTags, type Options, startFromTags, type TagValue, variantFromTags } from "./tags.ts";

/** Throws `ParseError` `syntax` at an offset unless a condition holds. */
export function assert(isRight: boolean, at: number, message: string): asserts isRight {
  if (!isRight) throw new ParseError("syntax", at, message);
}

/** The line that moves are added to, before its first move: the main line or a variation. */
const emptyLine = {
  /** The last node of the line, and its ply. */
  id: 0,
  ply: 0,
  /** The states after and before the last move; the first state is not known until the tags are read. */
  state: {} as State,
  before: {} as State,
  /** Whether the variant's first player made the last move. */
  wasFirst: false,
  /** The last move, if its shot may still follow, and the error to throw if no shot follows. */
  last: undefined as MoveMatch | undefined,
  due: undefined as LocatedError | undefined,
  /** Whether numbers count pairs of plies rather than the first side's turns; undefined if not yet known. */
  countsPairs: undefined as boolean | undefined,
  /** The last move number, 0 if there is none, and the ply before which it stands. */
  number: 0,
  numberedPly: 0,
  /** The first player's turns so far, counting one to come. */
  turns: 1,
  /** Whether the game is over and moves followed, which were skipped. */
  isOver: false,
  /** Whether this is a variation without moves so far, and its comment before the first move. */
  isEmptyVariation: false,
  startingComment: "",
  /** Where a variation was opened. */
  openedAt: -1,
  /** The result of the line, empty if there is none, and its offset. */
  result: "",
  resultAt: 0,
};
type Line = typeof emptyLine;

/** A record that grows as its text is read. */
export interface Draft {
  readonly format: TextFormat;
  readonly options: Options;
  readonly tags: Map<string, TagValue>;
  readonly rows: Rows;
  /** Whether the moves have begun. If so, a tag belongs to the next game. */
  hasMoves: boolean;
  variant: unknown;
  /** A sentence about how the variant's name was read, if that was a guess. */
  assumed?: string | undefined;
  /** A new game of the variant, once the tags are read. */
  initial?: GameLike | undefined;
  position?: string | undefined;
  notation: string | undefined;
  /** Where the first comment begins. */
  commentAt?: number | undefined;
  line: Line;
  /** The lines around a variation, the outermost first. */
  readonly around: Line[];
}

export function newDraft(format: TextFormat, options: Options): Draft {
  return {
    format,
    options,
    tags: new Map(),
    rows: [[{ move: "" }]],
    hasMoves: false,
    variant: options.variant,
    notation: options.notation,
    line: { ...emptyLine },
    around: [],
  };
}

/** Whether the draft has tags or moves. */
export function hasContent({ tags, hasMoves }: Draft): boolean {
  return tags.size > 0 || hasMoves;
}

/** Adds a tag whose value begins at an offset. */
export function addTag(draft: Draft, given: string, value: string, at: number): void {
  const { tags, format } = draft;
  const name = tagName(given, format.family.players);
  const before = tags.get(name);
  if (before !== undefined && before.value !== value)
    notice(draft, before.at, `The tag ${name} is written twice: this value was skipped.`, "bad-tag");
  tags.set(name, { value, at });
}

/** Reports to `onNotice` what was skipped or guessed. */
export function notice(
  { options }: Draft,
  at: number,
  message: string,
  code: ParseError["code"] = "syntax",
): void {
  options.onNotice?.(new ParseError(code, at, message));
}

/** Applies the tags when the moves begin. */
function begin(draft: Draft): void {
  if (draft.hasMoves) return;
  const { format, tags, options } = draft;
  const { family } = format;
  draft.hasMoves = true;
  const { variant, assumed } = variantFromTags(format, tags, draft.variant);
  [draft.variant, draft.assumed] = [variant, assumed];
  if (assumed) notice(draft, tags.get("Variant")?.at as number, `${assumed}.`, "bad-tag");
  const initial = family.createGame(variant);
  draft.initial = initial;
  const start = startFromTags(format, tags, initial, options.parsePosition);
  if (start !== initial) draft.position = customPosition(family, start, initial);
  const { value: named, at = 0 } = tags.get("Notation") ?? {};
  const notation = family.notations.find((name) => name === named?.toLowerCase());
  if (named && notation === undefined)
    notice(draft, at, `The notation ${show(named)} is unknown.`, "bad-tag");
  draft.notation = notation ?? draft.notation;
  draft.line.state = family.readGame(start);
}

/** Throws if the last move still lacks its shot. */
export function assertComplete({ line }: Draft): void {
  if (line.due) throw line.due;
}

/**
 * Some glyphs, and the end of a word. The number of glyphs is bounded: long runs would be read again and
 * again.
 */
const WORD_END: RegExp = /* @__PURE__ */ new RegExp(`(?:${glyphs}){0,9}`, "uy");
const BOUNDARY = /[\s(){}[\];]|$/y;

/**
 * Whether a move may end at an offset of a plain text: there, or after glyphs, its word ends, or the format
 * lets something follow. Otherwise the text before the offset may be only a part of something else.
 */
export function endsWord({ next }: TextFormat, text: string, at: number): boolean {
  // Most moves end here, and the patterns are slower.
  if (text[at] === " " || text[at] === "\n") return true;
  matchesAt(WORD_END, text, at);
  const end = WORD_END.lastIndex;
  return matchesAt(BOUNDARY, text, end) || matchesAt(next, text, end);
}

/** The message for an unknown sign. */
export function unknownSignMessage(sign: string | undefined): string {
  const advice = "Write a dot after a number (1.), - in a step, x before a shot, and comments in braces.";
  return `${show(sign)} is not understood here. ${advice}`;
}

/**
 * Plays a move of a text. If the move only lacks its shot, returns the state as it was, and the error as
 * `due`. Returns undefined if the game is over.
 */
function playMatch(
  { family, unfinished }: TextFormat,
  from: State,
  { move }: MoveMatch,
): { readonly next: State; readonly due?: MorabarabaError } | undefined {
  const result = attempt<State, MorabarabaError>(() => playOn(family, from, move));
  if (result.ok) return { next: result.value };
  const { error } = result;
  if (error.code === "game-over") return undefined;
  if (error.code !== unfinished) throw error;
  return { next: from, due: error };
}

/**
 * Plays the move at an index of a plain text. Returns the index after it, or undefined if there is no move. A
 * move after the game's end is not played, and {@link Line.isOver} becomes true.
 */
export function addMove(draft: Draft, text: string, index: number, at: number): number | undefined {
  begin(draft);
  const { line, rows, format } = draft;
  const { state } = line;
  const match = format.matchMove(text, index, draft.notation, state, line.last);
  if (match === undefined) return undefined;
  const { end } = match;
  if (!endsWord(format, text, end))
    throw new ParseError("syntax", at - index + end, unknownSignMessage(text[end]));
  assert(!line.result, at, "A move cannot follow the result of its variation: put the result last.");
  if (!match.completes) assertComplete(draft);
  const isFirst = format.family.isFirst(state);
  if (match.joined && (line.isEmptyVariation || line.id === 0 || line.wasFirst !== isFirst))
    throw new ParseError(
      "bad-number",
      at,
      "A dash may only join plies of one turn: put a space between turns.",
    );
  if (countOf(rows) > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");
  const from = match.completes && !line.due ? line.before : state;
  const played = playMatch(format, from, match);
  if (played === undefined) {
    const reason = format.family.outcomeOf(from)?.reason;
    notice(draft, at, `The game is over here (${reason}): the moves that follow were skipped.`);
    line.isOver = true;
    return end;
  }
  const { next, due } = played;
  if (match.fault) throw new ParseError("bad-number", at - index + match.fault.at, match.fault.message);
  const after = match.completes ? parentOf(line.id, nodeAt(rows, line.id)) : line.id;
  const isThere =
    (line.isEmptyVariation || match.completes) &&
    !due &&
    nextOf(rows, after).some((id) => nodeAt(rows, id).move === match.text);
  assert(
    !isThere,
    at,
    "Another line already begins with this move: add the moves of this variation to that line instead.",
  );
  if (match.completes) mutableAt(rows, line.id).move = match.text;
  else {
    line.id = appendNode(rows, line.id, match.text);
    line.ply++;
    if (line.wasFirst && !isFirst) line.turns++;
    line.wasFirst = isFirst;
  }
  if (line.startingComment) mutableAt(rows, line.id).startingComment = line.startingComment;
  line.before = from;
  line.state = next;
  line.last = match;
  line.due = due && new LocatedError(due, line.due?.at ?? at);
  line.isEmptyVariation = false;
  line.startingComment = "";
  draft.notation ??= match.notation;
  return end;
}

/**
 * Checks a move number and its dots against the side to move, and reports a number that is not the next one.
 * If a digit follows the dots directly, such a number may be half of a decimal such as 0.5, so it is an
 * error.
 */
export function checkNumber(draft: Draft, written: string, at: number, isGlued: boolean): void {
  begin(draft);
  assertComplete(draft);
  const { line, format } = draft;
  if (format.family.outcomeOf(line.state)) return;
  line.last = undefined;
  const number = Number.parseInt(written, 10);
  const pair = 1 + (line.ply >> 1);
  const isNew = line.isEmptyVariation || (line.ply === 0 && draft.position !== undefined);
  const isNext = line.number
    ? line.ply > line.numberedPly && (number === line.number || number === line.number + 1)
    : number > 0 && (isNew || number === pair || number === line.turns);
  if (number >= 0 && !isNext) {
    const message = `${show(written)} is not the next move number.`;
    if (isGlued) throw new ParseError("bad-number", at, message);
    notice(draft, at, message, "bad-number");
  }
  line.number = number || line.number;
  line.numberedPly = line.ply;
  const isFirst = /^\d*\s*\.$/.test(written);
  const fitsSide = format.family.isFirst(line.state) === isFirst;
  // Other programs count pairs of plies even if a side moves twice in a row.
  const fitsPair = line.ply === 2 * (number - 1) + Number(!isFirst);
  if (fitsSide !== fitsPair) line.countsPairs ??= fitsPair;
  if (line.countsPairs ? !fitsPair : !fitsSide)
    throw new ParseError(
      "bad-number",
      at,
      `${show(written)} does not fit the side to move: a move may be missing before it.`,
    );
}

/** Ends a variation with its result. */
function endVariation({ format: { family }, line, rows }: Draft, termination: string): void {
  const { id, state, result, resultAt } = line;
  const end = declaredEnd(family, family.outcomeOf(state), result, termination, resultAt);
  if (end) mutableAt(rows, id).end = end;
}

export function addComment(draft: Draft, comment: string, at: number): void {
  const { line, around, rows } = draft;
  draft.commentAt ??= at;
  const termination = line.result && around.length > 0 ? TERMINATION.exec(comment)?.[1] : undefined;
  if (termination !== undefined) {
    endVariation(draft, terminationOf(termination));
    return;
  }
  const node = mutableAt(rows, line.id);
  if (line.isEmptyVariation) line.startingComment = joined(line.startingComment, comment);
  else if (comment) node.comment = joined(node.comment, comment);
}

export function addGlyph({ line, rows }: Draft, glyph: string, at: number): void {
  assert(line.id > 0 && !line.isEmptyVariation, at, "A glyph must follow a move.");
  const node = mutableAt(rows, line.id);
  node.glyphs ??= [];
  (node.glyphs as string[]).push(glyph);
}

export function openVariation(draft: Draft, at: number): void {
  const { line, around, rows } = draft;
  const { id, ply, before, isEmptyVariation, result } = line;
  assert(id > 0 && !isEmptyVariation && !result, at, "A variation must follow the move that it replaces.");
  if (around.length === MOST_DEPTH) throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
  around.push(line);
  draft.line = {
    ...emptyLine,
    id: parentOf(id, nodeAt(rows, id)),
    ply: ply - 1,
    state: before,
    before,
    isEmptyVariation: true,
    openedAt: at,
  };
}

export function closeVariation(draft: Draft, at: number): void {
  assertComplete(draft);
  const outer = draft.around.pop();
  assert(
    outer !== undefined && !draft.line.isEmptyVariation,
    at,
    "There is no variation with moves to close here: remove this parenthesis.",
  );
  draft.line = outer as Line;
}

function assertClosed({ line, around }: Draft): void {
  assert(around.length === 0, line.openedAt, "This variation is not closed: add ) after its last move.");
}

/** Returns {@link SCORE} if it matches a result in seeds at an offset of a plain text. */
export function scoreAt(draft: Draft, text: string, at: number): RegExp | undefined {
  const { format } = draft;
  if (format.isScore === undefined || !matchesAt(SCORE, text, at)) return undefined;
  begin(draft);
  const { lastIndex } = SCORE;
  const isScore = format.isScore(draft.line.state, text.slice(at, lastIndex));
  SCORE.lastIndex = lastIndex;
  return isScore ? SCORE : undefined;
}

/** Adds a result, which ends the line. */
export function addResult(draft: Draft, written: string, at: number): void {
  begin(draft);
  assertComplete(draft);
  const { line, around } = draft;
  const plain = plainResult(written);
  if (/\d\d/.test(written)) notice(draft, at, `The result ${written} was read as ${plain}.`, "bad-result");
  if (line.result === plain) return;
  if (line.result)
    throw new ParseError(
      "bad-result",
      at,
      `The game already has the result ${line.result}: remove one of the two.`,
    );
  if (line.isEmptyVariation) assertClosed(draft);
  line.result = plain;
  line.resultAt = at;
  if (around.length > 0) endVariation(draft, "");
}

/** Returns the finished record; `at` is the end of its text. */
export function finish(draft: Draft, at: number): RecordTree {
  begin(draft);
  assertComplete(draft);
  assertClosed(draft);
  const { line, rows, tags } = draft;
  const { family } = draft.format;
  const { id, ply, state, result, resultAt } = line;
  const outcome = family.outcomeOf(state);
  const end = line.isOver
    ? undefined
    : endFromTags(draft.format, state, tags, outcome, result, result ? resultAt : at);
  const node = mutableAt(rows, id);
  if (end) node.end = end;
  remember(node, { state, ply });
  const record = recordOf(draft);
  const { value: current = "", at: place = 0 } = tags.get("CurrentMove") ?? {};
  if (current && hasNode(nodesOf(record), Number(current)))
    return withFields(record, { at: Number(current) });
  if (current)
    notice(
      draft,
      place,
      `The record has no move ${show(current)}, so its last move is the current one.`,
      "bad-tag",
    );
  return record;
}

/** The record so far, without moves that lack a shot. */
function recordOf({ format, initial, variant, position, tags, rows, line, around }: Draft): RecordTree {
  const { family } = format;
  const entries = [...tags].map(([name, { value }]) => [name, value] as const);
  const record = makeRecord(
    { family, variant: (initial ?? family.createGame(variant)).variant, position },
    { tags: tagsOf(entries), nodes: freezeNodes(rows), at: line.id },
  );
  return [...around, line].reduce((whole, { due, id }) => {
    if (!due) return whole;
    const rest = removeNode(withFields(whole, { at: id }));
    return id === line.id ? rest : withFields(rest, { at: line.id });
  }, record);
}

/** Codes of moves that are as illegal in any other variant: a text itself says where the cows stand. */
const inAnyVariant: readonly string[] = ["occupied", "not-a-target"];

/**
 * Makes the error for a game, with the record so far. If `error` has no place of its own, `at` is its place.
 */
export function errorOf(draft: Draft, error: MorabarabaError, at: number): RecordError<RecordTree> {
  const { options, tags, assumed } = draft;
  const record = recordOf(draft);
  const named = tags.get("Variant")?.value;
  const isGuess = !tags.has("VariantData") && (!named || named === "?");
  const guess = isGuess ? `The text names no variant and was read as ${record.variant}` : assumed;
  const { error: cause = error } = error instanceof LocatedError ? error : {};
  // A message that ends with a question already says what is wrong.
  const isByVariant =
    cause instanceof IllegalMoveError && !inAnyVariant.includes(cause.code) && !cause.message.endsWith("?");
  const advice =
    isByVariant && guess && options.variant === undefined
      ? ` ${guess}; if that is wrong, name the variant.`
      : "";
  return unreadable(error, at, record, advice);
}
