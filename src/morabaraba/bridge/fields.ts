/**
 * Positions as text: the board, turn, hands and bars of the position string, which are also what counts as the same
 * position where repetitions are counted. The counters behind them and the game around are added in `position.ts`.
 */

import { ParseError } from "../../ground/errors.ts";
import { show } from "../../ground/schema.ts";
import type { Game } from "../data/state.ts";
import { type Point, players } from "../data/terms.ts";
import { barOf, countBits } from "../engine/bits.ts";
import type { Ruleset } from "../engine/compile.ts";
import { createPosition, type Position } from "../engine/movegen.ts";

/** A word of the text and where it begins. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** The names of the fields, for messages. */
export const FIELDS: readonly string[] = ["board", "turn", "hands", "barred"];

/** A decimal number as the position string has it: no sign, no leading zero, up to 9999. */
export const NUMBER: RegExp = /^(?:0|[1-9][0-9]{0,3})$/;

/** The words of a text with their offsets, white space forgiven; throws unless there are as many as there are names. */
export function words(text: string, names: readonly string[]): Field[] {
  const found = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  if (found.length === names.length) return found;
  const at = found[names.length]?.at ?? text.length;
  throw new ParseError(
    "syntax",
    at,
    `The fields must be ${names.join(", ")}, ${names.length} words, not ${found.length}.`,
  );
}

/** Board, turn, hands and bars of a game, separated by single spaces. */
export function formatFields(ruleset: Ruleset, { board, turn, hands, barred }: Game): string {
  let end = 0;
  const rings = ruleset.variant.board.rings.map((size) => {
    end += size;
    return board.slice(end - size, end).replace(/\.+/g, (run) => `${run.length}`);
  });
  const bars = players.flatMap((player) => {
    const bar = barred[player];
    return bar === null ? [] : [`${player[0]}:${bar.from}-${bar.to}`];
  });
  return `${rings.join("/")} ${turn[0]} ${hands.light},${hands.dark} ${bars.join() || "-"}`;
}

/** Reads what {@link formatFields} prints, already split into words; throws {@link ParseError} with offsets. */
export function parseFields(ruleset: Ruleset, fields: readonly Field[]): Position {
  const [board, turn, hands, barred] = fields as [Field, Field, Field, Field];
  const [light, dark] = parseBoard(ruleset, board);
  if (turn.text !== "l" && turn.text !== "d") {
    throw new ParseError("syntax", turn.at, `The turn must be l or d, not ${show(turn.text)}.`);
  }
  const [lightHand, darkHand] = parseHands(hands);
  const [lightBar, darkBar] = parseBars(ruleset, barred);
  const light0 = turn.text === "l";
  const position: Position = {
    ...createPosition(),
    own: light0 ? light : dark,
    other: light0 ? dark : light,
    ownHand: light0 ? lightHand : darkHand,
    otherHand: light0 ? darkHand : lightHand,
    ownBar: light0 ? lightBar : darkBar,
    otherBar: light0 ? darkBar : lightBar,
    turn: light0 ? 0 : 1,
  };
  const field = cowFault(ruleset, countBits(light), countBits(dark), lightHand, darkHand);
  if (field === undefined) return position;
  throw new ParseError(
    `bad-${field}`,
    (field === "board" ? board : hands).at,
    `The ${field} ${cowMessage(ruleset, field)}.`,
  );
}

function parseBoard(ruleset: Ruleset, field: Field): [light: number, dark: number] {
  const sizes = ruleset.variant.board.rings;
  let [light, dark, number, at] = [0, 0, 0, field.at];
  const rings = field.text.split("/");
  if (rings.length !== sizes.length) {
    throw new ParseError(
      "bad-board",
      at,
      `This board has ${sizes.length} rings, separated by "/", not ${rings.length}.`,
    );
  }
  rings.forEach((ring, i) => {
    const end = number + (sizes[i] as number);
    for (const part of ring.match(/[0-9]+|[^0-9]/g) ?? []) {
      let run = 1;
      if (part === "L") light |= 1 << number;
      else if (part === "D") dark |= 1 << number;
      else {
        run = NUMBER.test(part) ? Number(part) : 0;
        if (run === 0) {
          throw new ParseError(
            "bad-board",
            at,
            `A ring must be written with L, D and numbers of empty points, not ${show(part)}.`,
          );
        }
      }
      number += run;
      if (number > end) break;
      at += part.length;
    }
    if (number !== end) {
      throw new ParseError(
        "bad-board",
        at,
        `Ring ${i + 1} must have ${sizes[i]} points, not ${number > end ? "more" : "fewer"}.`,
      );
    }
    at += 1;
  });
  return [light, dark];
}

function parseHands({ text, at }: Field): [light: number, dark: number] {
  const hands = text.split(",");
  if (hands.length !== 2 || !hands.every((hand) => NUMBER.test(hand))) {
    throw new ParseError(
      "bad-hands",
      at,
      `The hands must be two numbers, light's and dark's, such as 12,12, not ${show(text)}.`,
    );
  }
  return [Number(hands[0]), Number(hands[1])];
}

function parseBars(ruleset: Ruleset, { text, at }: Field): [light: number, dark: number] {
  if (text === "-") return [0, 0];
  const parts = /^(?:l:([^-,]+)-([^-,]+))?(,?)(?:d:([^-,]+)-([^-,]+))?$/.exec(text);
  const [, lightFrom, lightTo, comma, darkFrom, darkTo] = parts ?? [];
  const both = lightFrom !== undefined && darkFrom !== undefined;
  const light = lightFrom === undefined ? 0 : encodeBar(ruleset, lightFrom, lightTo);
  const dark = darkFrom === undefined ? 0 : encodeBar(ruleset, darkFrom, darkTo);
  if (parts !== null && (comma === ",") === both && light >= 0 && dark >= 0) return [light, dark];
  const allowed = ruleset.variant.repeatMill === "allowed";
  const right = allowed
    ? '"-", since this variant allows a mill to be repeated'
    : '"-" or steps such as l:d2-d1,d:b4-a4';
  throw new ParseError("bad-bar", at, `The bars must be ${right}, not ${show(text)}.`);
}

/** A bar by its two points as the engine holds it; -1 if this board or this variant has no such bar. */
export function encodeBar({ numbers, variant }: Ruleset, from: unknown, to: unknown): number {
  const cow = numbers.get(from as Point);
  const left = numbers.get(to as Point);
  const possible = cow !== undefined && left !== undefined && cow !== left;
  return possible && variant.repeatMill !== "allowed" ? barOf(cow, left) : -1;
}

/** Which field has too many cows of a side, by itself or together with the other, or leaves both sides too few. */
export type CowFault = "board" | "hands";

/** The first {@link CowFault} of the cows on the board and in hand, if there is one. */
export function cowFault(
  { variant }: Ruleset,
  light: number,
  dark: number,
  lightHand: number,
  darkHand: number,
): CowFault | undefined {
  if (Math.max(light, dark) > variant.cows) return "board";
  const most = Math.max(light + lightHand, dark + darkHand);
  return most > variant.cows || most < variant.loseBelow ? "hands" : undefined;
}

/** What the field must do instead, for a sentence that begins with its name. */
export function cowMessage({ variant }: Ruleset, field: CowFault): string {
  const { cows, loseBelow } = variant;
  if (field === "board") return `must show at most ${cows} cows of each side`;
  return `must, with the cows on the board, give each side at most ${cows} and one side at least ${loseBelow}`;
}
