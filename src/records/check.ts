/** Records from outside: plain data that looks like one is checked, its moves are played, and a sound record is made of it. */
import { ParseError } from "../ground/errors.ts";
import { isRecord, show } from "../ground/schema.ts";
import {
  addComment,
  addMark,
  addMove,
  closeVariation,
  createDraft,
  finish,
  openVariation,
  type Refusal,
} from "./draft.ts";
import type { Family, Played } from "./family.ts";
import { checkedPath } from "./lines.ts";
import { made, memoryOf } from "./memory.ts";
import type { RecordTree } from "./state.ts";
import { givenTags } from "./tags.ts";
import { isAll, MARK, resultIn, tidy } from "./text.ts";
import { endOf } from "./verdict.ts";

/**
 * The record itself if it was made here, otherwise a sound copy of it, all moves played; throws {@link ParseError}, `at` a path
 * such as `line[3].comment`, or `VariantError`.
 */
export function sound<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  record: RecordTree<V>,
): RecordTree<V> {
  return memoryOf(record) ? record : checked(family, record);
}

function refused(at: string, right: string, value: unknown): ParseError {
  return new ParseError("syntax", at, `In this record ${at} must be ${right}, not ${show(value)}.`);
}

function refuse(at: string, right: string, value: unknown): never {
  throw refused(at, right, value);
}

function textAt(value: unknown, at: string): string {
  if (value === undefined) return "";
  return typeof value === "string" ? tidy(value) : refuse(at, "text", value);
}

function listAt(value: unknown, at: string): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : refuse(at, "a list", value);
}

function checked<V, G extends Played<V>, M, S>(family: Family<V, G, M, S>, data: unknown): RecordTree<V> {
  if (!isRecord(data)) throw new ParseError("syntax", "", `A record is an object, not ${show(data)}.`);
  const { variant, position, tags, comment, line, end, path } = data as unknown as RecordTree<V>;
  const own = family.createGame(variant);
  const given = textAt(position, "position");
  const start = given === "" ? own : family.parsePosition(given, own.variant);
  const replay = family.replay(start);
  const draft = createDraft<G, M, S>(replay);
  addComment(draft, textAt(comment, "comment"));

  const demand = (refusal: Refusal, at: string): void => {
    if (refusal === undefined) return;
    const [code, why] =
      typeof refusal === "string" ? [refusal, ""] : (["illegal-move", `: ${refusal.illegal}`] as const);
    throw new ParseError(code, at, `In this record ${at} cannot be played${why}.`);
  };
  const walk = (entries: unknown, at: string): void => {
    // By the number of the move; in which row it stands matters to nobody.
    for (const [i, entry] of listAt(entries, at).flat(2).entries()) {
      const here = `${at}[${i}]`;
      const node =
        typeof entry === "string" ? { move: entry } : isRecord(entry) ? entry : refuse(here, "a move", entry);
      const { move, preface, marks, variations } = node as { readonly [part: string]: unknown };
      const word =
        typeof move === "string"
          ? replay.word(move, 0, family.notations[0] as string, draft.line.state)
          : undefined;
      if (word === undefined || word.end < (move as string).length) throw refused(here, "a move", move);
      if (draft.line.plies === 0 && draft.around.length > 0)
        addComment(draft, textAt(preface, `${here}.preface`));
      demand(addMove(draft, word), here);
      addComment(draft, textAt((node as { comment?: unknown }).comment, `${here}.comment`));
      for (const mark of listAt(marks, `${here}.marks`)) {
        if (typeof mark !== "string" || !isAll(MARK, mark))
          refuse(`${here}.marks`, "marks such as $14 and !?", mark);
        addMark(draft, mark as string);
      }
      for (const [number, variation] of listAt(variations, `${here}.variations`).entries()) {
        const within = `${here}.variations[${number}]`;
        demand(openVariation(draft), within);
        walk(variation, within);
        demand(closeVariation(draft), within);
      }
    }
  };
  walk(line, "line");
  const sounds = finish(draft);
  const { state, plies } = draft.line;
  const position2 = family.formatPosition(start);
  const game = replay.game(state);
  const ended = isRecord(end)
    ? endOf(
        family,
        game,
        resultIn(textAt(end.result, "end.result")) ?? refuse("end.result", "a result", end.result),
        textAt(end.termination, "end.termination") || undefined,
      )
    : undefined;
  return made(
    {
      variant: own.variant,
      position: position2 === family.formatPosition(own) ? "" : position2,
      tags: givenTags(tags ?? {}, family.players),
      comment: draft.comment,
      line: sounds,
      end: ended,
      path: checkedPath(sounds, path),
    },
    path.length === 1 && path[0] === plies ? { game, plies, before: undefined } : undefined,
  );
}
