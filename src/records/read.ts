/**
 * Text to records, one game after the other: tags, moves, comments, marks, variations and results, in whatever pieces the
 * text comes. A fault ends the game that it is found in and no other. What a move looks like the family knows.
 */
import { IllegalMoveError, type ParseCode, ParseError, type Result } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import {
  addComment,
  addMark,
  addMove,
  closeVariation,
  type Draft,
  openVariation,
  type Refusal,
} from "./draft.ts";
import { MOST_CHARACTERS, MOST_DEPTH, MOST_MOVES, RecordError } from "./error.ts";
import type { Family, Played } from "./family.ts";
import { begin, createOpened, type Opened, partial, plyIn, type Unsaid, whole } from "./opened.ts";
import type { RecordTree } from "./state.ts";
import { TAG, tagName, tagValue } from "./tags.ts";
import { joined, MARK, RESULT, resultIn, startsAt, tidy } from "./text.ts";

/** A game, or why it cannot be read. */
export type Reading<V> = Result<RecordTree<V>, RecordError<RecordTree<V>>>;

/** A reader of games that is fed with text. */
export interface Reader<V> {
  /** More text, cut at white space unless it is the last. */
  feed(text: string, last: boolean): void;
  /** The next game; undefined when more text is needed, or no more games are in it. */
  next(): Reading<V> | undefined;
  /** Where the last of them began. */
  start(): number;
}

/** A comment that is open. */
interface Comment {
  readonly start: number;
  readonly end: "}" | "\n";
  /** What was read of it; undefined for one that nobody wants. */
  text: string | undefined;
  /** Whether the last line of it was blank. */
  blank: boolean;
}

/** The number of a move with its dots, or dots alone. */
const NUMBER = /[0-9]*\s*[.…][.…\s]*/y;

const SPACE = /\s/y;

/** What stands together in a game that is skipped. */
const REST = /[^\s{};[\]()*]+/y;

/** What may yet become more of the move before it. */
const UNFINISHED = /[\s,>x-]*(?:take\s*)?$/y;

export function createReader<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  unsaid: Unsaid<V>,
): Reader<V> {
  /** The text at hand, its offset in all text, and how far it is read. */
  let text = "";
  let base = 0;
  let at = 0;
  let last = false;
  let game: Opened<V, G, M, S> | undefined;
  let comment: Comment | undefined;
  /** In a game that cannot be read: whether its moves have begun. */
  let skipping: { moves: boolean } | undefined;
  /** Whether a result was the last thing read. */
  let resulted = false;
  /** Whether what was read is a whole game, sound or not. */
  let over = false;
  let lastStart = 0;

  const fault = (code: ParseCode, message: string, place = base + at): ParseError =>
    new ParseError(code, place, message);

  function opened(): Opened<V, G, M, S> {
    resulted = false;
    if (game === undefined) {
      lastStart = base + at;
      game = createOpened(lastStart);
    }
    return game;
  }

  /** The draft of the game that is open, or opens here. */
  function begun(): Draft<G, M, S> {
    const current = opened();
    current.draft ??= begin(family, unsaid, current);
    return current.draft;
  }

  /** Throws what a refusal means. */
  function demand(refusal: Refusal, what: string): void {
    if (refusal === "too-deep")
      throw fault(refusal, `At most ${MOST_DEPTH} variations within each other are read.`);
    if (refusal === "too-many") throw fault(refusal, `At most ${MOST_MOVES} moves of one game are read.`);
    if (refusal !== undefined) throw fault("syntax", what);
  }

  function demandSide(right: boolean, written: string): void {
    if (!right) throw fault("bad-number", `${show(written)} does not fit the side to move.`);
  }

  function demandLength(): void {
    if (skipping || game === undefined || base + at - game.start <= MOST_CHARACTERS) return;
    if (comment) comment.text = undefined;
    throw fault(
      "too-long",
      `At most ${MOST_CHARACTERS} characters of one game are read.`,
      game.start + MOST_CHARACTERS,
    );
  }

  /** Whether something that ends at this offset may go on in text to come. */
  function waits(end: number): boolean {
    return !last && end >= text.length && text.length - at <= MOST_CHARACTERS;
  }

  function openComment(code: number): void {
    const wanted = code !== 37 && !skipping;
    if (wanted) opened();
    comment = {
      start: base + at,
      end: code === 123 ? "}" : "\n",
      text: wanted ? "" : undefined,
      blank: false,
    };
    at++;
  }

  /** Reads on in a comment; false when it goes on in text to come. */
  function readComment(open: Comment): boolean {
    while (at < text.length) {
      const newline = text.indexOf("\n", at) + 1;
      const line = text.slice(at, newline || text.length);
      // Nobody writes a tag below a blank line of a comment: the comment was never closed, and this is the next game.
      if (open.blank && startsAt(TAG, text, at + line.search(/\S|$/))) return unclosed(open);
      const end = line.indexOf(open.end);
      if (open.text !== undefined) open.text += end < 0 ? line : line.slice(0, end);
      if (end >= 0) {
        // The end of a line may be the end of the game too.
        at += open.end === "}" ? end + 1 : end;
        closeComment(open);
        return true;
      }
      at += line.length;
      open.blank = newline > 0 && line.trim() === "";
      demandLength();
    }
    if (!last) return false;
    if (open.end === "}") return unclosed(open);
    closeComment(open);
    return true;
  }

  function unclosed(open: Comment): true {
    comment = undefined;
    if (skipping) return true;
    throw fault("syntax", "This comment is not closed by }.", open.start);
  }

  function closeComment(open: Comment): void {
    comment = undefined;
    const words = tidy(open.text ?? "");
    if (words === "" || game === undefined) return;
    if (game.draft) addComment(game.draft, words);
    else game.comment = joined(game.comment, words);
  }

  /** Reads a tag, or sees that it is one of the next game; false when more text is needed. */
  function readTag(): boolean {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (tag === null) {
      if (text.indexOf("\n", at) < 0 && waits(text.length)) return false;
      if (!skipping) throw fault("syntax", 'A tag is one line such as [Event "Friendly"].');
      at++;
    } else if (skipping?.moves) skipping = undefined;
    else {
      if (!skipping) {
        const name = tagName(tag[1] as string, family.players);
        const { tags, places } = opened();
        tags.push([name, tagValue(tag[2] as string)]);
        places.set(name, base + at + tag[0].indexOf('"') + 1);
      }
      at += tag[0].length;
    }
    return true;
  }

  /** Reads a result, which ends the game; false when more text is needed. */
  function readResult(end: number): boolean {
    const around = game?.draft?.around.length ?? 0;
    if (skipping || around > 0) {
      const behind = end + text.slice(end).search(/\S|$/);
      if (waits(behind)) return false;
      const inside = text[behind] === ")";
      if (!inside && !skipping) throw fault("syntax", "A variation before this result is not closed by ).");
      if (!inside) skipping = undefined;
    } else if (game !== undefined || !resulted) {
      begun();
      const current = game as unknown as Opened<V, G, M, S>;
      const result = resultIn(text.slice(at, end));
      if (current.result !== undefined && current.result !== result)
        throw fault("bad-result", `The game has ended ${current.result}, not ${result}.`);
      current.result = result;
      current.resultAt = base + at;
    }
    at = end;
    resulted = true;
    return true;
  }

  /** Reads one thing that moves are written with; false when more text is needed. */
  function readMoves(code: number): boolean {
    const draft = begun();
    const { line, replay } = draft;
    let end = at + 1;
    if (code === 40) demand(openVariation(draft), "A variation stands behind the move that it replaces.");
    else if (code === 41) demand(closeVariation(draft), "This closes no variation with moves in it.");
    else if (((code >= 48 && code <= 57) || code === 46 || code === 0x2026) && startsAt(NUMBER, text, at)) {
      end = NUMBER.lastIndex;
      if (waits(end)) return false;
      const written = text.slice(at, end).trim();
      demandSide(replay.isFirst(line.state) === /^[0-9]*\s*\.$/.test(written), written);
    } else {
      const current = game as unknown as Opened<V, G, M, S>;
      current.notation ??= family.notationLike(text, at);
      const word = replay.word(text, at, current.notation, line.state);
      if (word !== undefined) {
        end = word.end;
        if (!last && text.length - end < 100 && startsAt(UNFINISHED, text, end) && waits(text.length))
          return false;
        if (word.joined)
          demandSide(line.plies > 0 && replay.isFirst(line.before) === replay.isFirst(line.state), "-");
        const refusal = addMove(draft, word);
        // The verb finds the words.
        if (typeof refusal === "object") family.applyMove(replay.game(line.state), word.move);
        demand(refusal, "");
      } else if (startsAt(MARK, text, at)) {
        end = MARK.lastIndex;
        demand(addMark(draft, text.slice(at, end)), "A mark stands behind a move.");
      } else
        throw fault(
          "syntax",
          `${show(/^\S*/.exec(text.slice(at, at + 24))?.[0])} is nothing that a game is written with.`,
        );
    }
    at = end;
    return true;
  }

  /** The record of the game, which has ended. */
  function close(): RecordTree<V> {
    const draft = begun();
    over = true;
    const ended = game as unknown as Opened<V, G, M, S>;
    if (draft.around.length > 0) throw fault("syntax", "A variation of this game is not closed by ).");
    const record = whole(family, ended, draft);
    game = undefined;
    return record;
  }

  /** Reads on until a game has ended; undefined when more text is needed. */
  function advance(): RecordTree<V> | undefined {
    for (;;) {
      if (comment && !readComment(comment)) return undefined;
      demandLength();
      const code = text.charCodeAt(at);
      if (at >= text.length) {
        const whole = game?.draft || game?.tags.length;
        return last && whole && !skipping ? close() : undefined;
      }
      if (code === 32 || (code >= 9 && code <= 13) || (code > 127 && startsAt(SPACE, text, at))) {
        if (code === 10 && game?.result) return close();
        at++;
      } else if (code === 123 || code === 59 || (code === 37 && (at === 0 || text[at - 1] === "\n")))
        openComment(code);
      else if (code === 91) {
        if (!skipping && game?.draft) return close();
        if (!readTag()) return undefined;
      } else if ((code === 42 || code === 48 || code === 49 || code === 189) && startsAt(RESULT, text, at)) {
        if (!readResult(RESULT.lastIndex)) return undefined;
      } else if (skipping) {
        skipping.moves = true;
        at = startsAt(REST, text, at) ? REST.lastIndex : at + 1;
      } else if (game?.result) return close();
      else if (!readMoves(code)) return undefined;
    }
  }

  return {
    start: () => lastStart,
    feed(more, isLast) {
      text = text.slice(at) + more;
      base += at;
      at = 0;
      last = isLast;
    },
    next() {
      over = false;
      try {
        const record = advance();
        return record && { ok: true, value: record };
      } catch (error) {
        if (!(error instanceof ParseError || error instanceof IllegalMoveError)) throw error;
        const failed = opened();
        const [code, place, illegal] =
          error instanceof ParseError
            ? [error.code, error.at as number, undefined]
            : ["illegal-move" as const, base + at, error.code];
        const ply = plyIn(failed);
        const record = partial(family, unsaid, failed);
        if (!over) skipping = { moves: failed.draft !== undefined };
        game = undefined;
        return { ok: false, error: new RecordError(code, place, error.message, ply, illegal, record) };
      }
    },
  };
}
