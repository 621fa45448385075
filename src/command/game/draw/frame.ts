/*
 * Lays out the whole screen as rows: the board, the sides and moves beside or below it, and at the foot the
 * messages, the typed line and suggestions. It knows neither rules nor a terminal, only the screen's size.
 */
import type { Suggestion } from "../table/suggest.ts";
import type { Message } from "../table/table.ts";
import {
  fitted,
  type Painter,
  type Picture,
  type Role,
  type Row,
  row,
  type Size,
  type Span,
  widthOf,
  wrapped,
} from "./canvas.ts";

interface Side {
  /** The role of its pieces, and the text of one. */
  readonly role: Role;
  readonly mark: string;
  readonly name: string;
  /** Who plays it. */
  readonly seat: string;
  /** Pieces in hand or seeds in its store. */
  readonly holds: string;
  readonly isToMove: boolean;
}

export interface View {
  readonly title: string;
  readonly sides: readonly Side[];
  /** Oldest first; the last ones that fit are shown. */
  readonly moves: readonly Row[];
  readonly board: Painter;
  readonly messages: readonly Message[];
  /** The prompt: who has to do what. */
  readonly prompt: string;
  readonly typed: { readonly text: string; readonly cursor: number };
  readonly suggestions: readonly Suggestion[];
  /** Which suggestion is picked; -1 for none. */
  readonly picked: number;
  readonly keys: string;
  /** Shown in place of the board. */
  readonly page: readonly Message[];
  readonly tooSmall: string;
}

export interface Frame {
  readonly rows: readonly Row[];
  readonly cursor: readonly [x: number, y: number];
}

/** The fewest columns for the sides and moves beside a board. */
const LEAST_PANEL = 26;
/** Rows kept free below the board if possible, so that messages do not move the typed line. */
const FOOT = 9;
/** Rows of the smallest board with its names. */
const SMALLEST = 10;
const GAP = 2;
const PROMPT = "> ";

export function frame(view: View, size: Size): Frame {
  const listed = size.rows < 20 ? 1 : 2;
  const foot = footOf(view, size.columns, listed);
  // Keeps rows free for messages, so that the board does not shrink when one appears.
  const room = size.rows - Math.max(listed + 3, Math.min(FOOT - 1, size.rows - SMALLEST));
  const free = Math.max(0, size.rows - foot.rows.length);
  const top = view.page.length > 0 ? messageRows(view.page, size.columns) : boardRows(view, size, room);
  const space = Math.max(0, Math.min(size.rows, top.length + FOOT) - top.length - foot.rows.length);
  const all = [...top.slice(0, free), ...Array<Row>(space).fill([]), ...foot.rows].slice(-size.rows);
  return {
    rows: all.map((line) => fitted(line, size.columns)),
    cursor: [Math.min(foot.cursor[0], size.columns - 1), all.length - foot.rows.length + foot.cursor[1]],
  };
}

const messageRows = (messages: readonly Message[], width: number): readonly Row[] =>
  messages.flatMap(({ text, tone }) =>
    text.split("\n").flatMap((part) => wrapped(part, width).map((line) => row(line, tone))),
  );

/** The board with the panel beside it, or below it on a narrow screen. */
function boardRows(view: View, size: Size, room: number): readonly Row[] {
  const beside = view.board({ columns: size.columns - LEAST_PANEL - GAP, rows: room });
  const fits = beside.width + GAP + LEAST_PANEL <= size.columns && beside.height <= room;
  return fits ? wide(view, beside, size.columns - beside.width - GAP) : narrow(view, size, room);
}

/** The sides beside the board, and below them the last moves that fit. */
function wide(view: View, board: Picture, width: number): readonly Row[] {
  const head = [
    ...wrapped(view.title, width).map((line) => row(line, "strong")),
    ...view.sides.flatMap((side) => sideRows(side, width)),
    [],
  ];
  const panel = [...head, ...view.moves.slice(Math.min(0, head.length - board.height) || view.moves.length)];
  return board.draw().map((line, i) => [...line, ...row(" ".repeat(GAP)), ...fitted(panel[i] ?? [], width)]);
}

/** The sides and the last moves below the board, as far as they fit. */
function narrow(view: View, { columns }: Size, room: number): readonly Row[] {
  const sides = view.sides.map((side) => sideRow(side, columns));
  const board = view.board({ columns, rows: Math.max(1, room - sides.length) });
  if (board.width > columns || board.height > room)
    return messageRows([{ text: view.tooSmall, tone: "bad" }], columns).slice(0, room);
  const left = room - board.height;
  const titled = [row(view.title, "strong"), ...sides];
  const below = left >= titled.length ? titled : left >= sides.length ? sides : [];
  const most = Math.min(left - below.length, 4);
  return [...board.draw(), ...below, ...(most > 0 ? view.moves.slice(-most) : [])];
}

/** A side and its player, in two rows if one is too narrow. */
function sideRows(side: Side, width: number): readonly Row[] {
  const first = sideRow(side, width);
  const isWhole = widthOf(first) === widthOf(sideRow(side, Number.POSITIVE_INFINITY));
  return isWhole ? [first] : [first, row(`${" ".repeat(2 + side.mark.length)} ${side.seat}`, "faint")];
}

function sideRow({ role, mark, name, seat, holds, isToMove }: Side, width: number): Row {
  const called: Row = [
    { text: isToMove ? "▸ " : "  ", role: "strong" },
    { text: mark, role },
    { text: ` ${name}`, role: isToMove ? "strong" : "plain" },
  ];
  const whole: Row = [...called, { text: ` · ${seat} · ${holds}`, role: "faint" }];
  return widthOf(whole) <= width ? whole : [...called, { text: ` · ${holds}`, role: "faint" }];
}

/** The messages, the typed line, suggestions in `listed` rows, and the keys. */
function footOf(view: View, width: number, listed: number): Frame {
  const rows = [
    ...messageRows(view.messages, width),
    ...wrapped(view.prompt, width).map((line) => row(line, "strong")),
  ];
  const room = Math.max(1, width - PROMPT.length - 1);
  const from = Math.max(0, view.typed.cursor - room);
  const typed = view.typed.text.slice(from, from + room);
  const cursor = [PROMPT.length + view.typed.cursor - from, rows.length] as const;
  // Always the same height, so that typing does not move the board.
  const list = [...suggestionRows(view, width, listed), ...Array<Row>(listed).fill([])].slice(0, listed);
  const line: Row = [...row(PROMPT, "strong"), ...row(typed)];
  return { rows: [...rows, line, ...list, keysRow(view, width)], cursor };
}

/** The keys that fit. */
function keysRow({ keys }: View, width: number): Row {
  const parts = keys.split(/(?= · )/);
  while (parts.length > 1 && parts.join("").length > width) parts.pop();
  return row(parts.join(""), "faint");
}

/** Suggestions in rows; the picked one is always shown. */
function suggestionRows({ suggestions, picked }: View, width: number, most: number): readonly Row[] {
  const rows: Span[][] = [[]];
  let pickedRow = 0;
  suggestions.forEach(({ text, note }, i) => {
    // A command with an argument shows only the argument.
    const last = text.slice(text.indexOf(" ") + 1);
    const label = note !== undefined && suggestions.length <= 3 ? `${text}: ${note}` : last;
    const line = rows.at(-1) as Span[];
    if (line.length > 0 && widthOf(line) + label.length + 2 > width) rows.push([]);
    if (i === picked) pickedRow = rows.length - 1;
    rows
      .at(-1)
      ?.push({ text: "  ", role: "plain" }, { text: label, role: i === picked ? "picked" : "faint" });
  });
  const first = Math.max(0, Math.min(pickedRow - most + 1, rows.length - most));
  return rows.slice(first, first + most);
}
