/* Turns a game table (game, players, messages) into the view that `frame.ts` lays out. */
import type { Game as MancalaGame } from "../../../mancala.ts";
import { hasLabels, holding, millGame, writeMove } from "../table/moves.ts";
import { pointsFor, suggestions } from "../table/suggest.ts";
import { endOf, nameOf, nodeOf, promptOf, seatName, type Table, titleIn, wordsOf } from "../table/table.ts";
import { boardPainter } from "./board.ts";
import type { Painter, Role, Row } from "./canvas.ts";
import type { View } from "./frame.ts";
import { pitsPainter } from "./pits.ts";

/** The most moves in the list. */
const SHOWN = 60;

/** A side's mark in a list: one of its pieces, or an arrow to its row of houses. */
const marks: Readonly<Record<string, { readonly mark: string; readonly role: Role }>> = {
  light: { mark: "(L)", role: "light" },
  dark: { mark: "[D]", role: "dark" },
  south: { mark: " v ", role: "seeds" },
  north: { mark: " ^ ", role: "seeds" },
};
const markOf = (side: string) => marks[side] ?? { mark: "", role: "plain" as const };

/** The typed text, the picked suggestion, and the prompt while a bot thinks. */
export interface Typing {
  readonly text: string;
  readonly cursor: number;
  readonly picked: number;
  readonly busy?: string | undefined;
}

export function viewOf(table: Table, { text, cursor, picked, busy }: Typing): View {
  const { family } = table;
  const { own, ofFamily } = wordsOf(table);
  const { game } = nodeOf(table);
  const list = suggestions(table, text);
  return {
    title: titleIn(table),
    sides: family.players.map((side) => ({
      ...markOf(side),
      name: nameOf(table, side),
      seat: seatName(table, side),
      holds: holding(family, game, side, own, ofFamily),
      isToMove: game.turn === side && endOf(table) === undefined,
    })),
    moves: moveRows(table),
    board: boardOf(table, list[picked]?.text ?? text),
    messages: table.messages,
    prompt: busy ?? promptOf(table),
    typed: { text, cursor },
    suggestions: list,
    picked,
    keys: own.keys,
    page: table.page,
    tooSmall: own.tooSmall,
  };
}

/** The board of a table, with the moves that begin with `typed` highlighted. */
export function boardOf(table: Table, typed = ""): Painter {
  const { family, turn, hint, notation } = table;
  const { game, before, move } = nodeOf(table);
  const last = before && { before, move };
  const points = hint.length > 0 ? hint : pointsFor(table, typed);
  const mill = millGame(family, game);
  if (!mill) return pitsPainter(game as MancalaGame, { last, points });
  return boardPainter(mill, { last, points }, turn, notation);
}

/** The last moves, each with its number and in every notation of the game. */
function moveRows({ family, record }: Table): readonly Row[] {
  const { currentLine, currentNode } = family.records;
  const { ply, game: now } = currentNode(record);
  const notations = hasLabels(family, now) ? (["wmd", "mssa"] as const) : (["wmd"] as const);
  return currentLine(record)
    .slice(Math.max(1, ply - SHOWN), ply + 1)
    .map(({ ply: number, before, move }) => {
      const game = before as NonNullable<typeof before>;
      const { mark, role } = markOf(game.turn);
      const [wmd = "", mssa = ""] = notations.map((each) => writeMove(family, game, move, each));
      return [
        { text: `${String(number).padStart(3)}. `, role: "faint" },
        { text: mark, role },
        { text: ` ${wmd.padEnd(9)}`, role: "plain" },
        { text: mssa && ` ${mssa}`, role: "faint" },
      ] as const;
    });
}
