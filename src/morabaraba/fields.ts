/**
 * Positions as text: the board, turn, hands and bars of the position string, which are also what counts as the same
 * position where repetitions are counted. The counters behind them and the game around are added in `position.ts`.
 */
import { ParseError } from "../errors.ts";
import { show } from "../schema.ts";
import type { Engine } from "./compile.ts";
import { countBits, createPosition, type Position } from "./movegen.ts";
import type { Player } from "./terms.ts";

/** A word of the text and where it begins. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** Where to report a fault of the cows: an offset into text, or the path of a field. */
export interface Places {
  readonly board: number | string;
  readonly hands: number | string;
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
    `The fields are ${names.join(", ")}, ${names.length} words, not ${found.length}.`,
  );
}

/** Board, turn, hands and bars of a position, separated by single spaces. */
export function formatFields(engine: Engine, position: Position): string {
  const [light, dark] = position.turn === 0 ? [position.own, position.other] : [position.other, position.own];
  const hands = inOrder(position.turn, position.ownHand, position.otherHand);
  const bars = inOrder(position.turn, position.ownBar, position.otherBar);
  const barred = ["l", "d"].flatMap((side, i) => (bars[i] ? [`${side}:${formatBar(engine, bars[i])}`] : []));
  return `${formatBoard(engine, light, dark)} ${"ld"[position.turn]} ${hands} ${barred.join() || "-"}`;
}

/** What light has, then what dark has. */
function inOrder(turn: number, own: number, other: number): [number, number] {
  return turn === 0 ? [own, other] : [other, own];
}

function formatBoard(engine: Engine, light: number, dark: number): string {
  let number = 0;
  const rings = engine.variant.board.rings.map((size) => {
    let ring = "";
    for (const end = number + size; number < end; number++) {
      ring += (light >> number) & 1 ? "L" : (dark >> number) & 1 ? "D" : ".";
    }
    return ring.replace(/\.+/g, (run) => String(run.length));
  });
  return rings.join("/");
}

function formatBar(engine: Engine, bar: number): string {
  return `${engine.points[bar >> 5]}-${engine.points[bar & 31]}`;
}

/** Reads what {@link formatFields} prints, already split into words; throws {@link ParseError} with offsets. */
export function parseFields(engine: Engine, fields: readonly Field[]): Position {
  const [board, turn, hands, barred] = fields as [Field, Field, Field, Field];
  const [light, dark] = parseBoard(engine, board);
  if (turn.text !== "l" && turn.text !== "d") {
    throw new ParseError("syntax", turn.at, `The turn is l or d, not ${show(turn.text)}.`);
  }
  const [lightHand, darkHand] = parseHands(hands);
  const [lightBar, darkBar] = parseBars(engine, barred);
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
  checkCows(engine, position, { board: board.at, hands: hands.at });
  return position;
}

function parseBoard(engine: Engine, field: Field): [light: number, dark: number] {
  const sizes = engine.variant.board.rings;
  let [light, dark, number, at] = [0, 0, 0, field.at];
  const rings = field.text.split("/");
  if (rings.length !== sizes.length) {
    throw new ParseError(
      "bad-board",
      at,
      `This board has ${sizes.length} rings, parted by "/", not ${rings.length}.`,
    );
  }
  rings.forEach((ring, i) => {
    const end = number + (sizes[i] as number);
    for (const [part] of ring.matchAll(/[0-9]+|[\s\S]/g)) {
      const run = NUMBER.test(part) ? Number(part) : 0;
      if (part === "L") light |= 1 << number;
      else if (part === "D") dark |= 1 << number;
      else if (run === 0) {
        throw new ParseError(
          "bad-board",
          at,
          `A ring is written with L, D and numbers of empty points, not ${show(part)}.`,
        );
      }
      number += run || 1;
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
      `The hands are two numbers, light's and dark's, such as 12,12, not ${show(text)}.`,
    );
  }
  return [Number(hands[0]), Number(hands[1])];
}

function parseBars(engine: Engine, { text, at }: Field): [light: number, dark: number] {
  const parts = /^(?:-|(?:l:([^-,]+)-([^-,]+))?(,?)(?:d:([^-,]+)-([^-,]+))?)$/.exec(text);
  const [, lightFrom, lightTo, comma, darkFrom, darkTo] = parts ?? [];
  const both = lightFrom !== undefined && darkFrom !== undefined;
  if (parts === null || (comma === ",") !== both) {
    throw new ParseError("bad-bar", at, `The bars are - or such as l:d2-d1,d:b4-a4, not ${show(text)}.`);
  }
  return [encodeBar(engine, lightFrom, lightTo, at), encodeBar(engine, darkFrom, darkTo, at)];
}

/** A bar by its two points as the engine holds it; 0 where there are none. */
export function encodeBar(engine: Engine, from: unknown, to: unknown, at: number | string): number {
  if (from === undefined && to === undefined) return 0;
  if (engine.variant.repeatMill === "allowed") {
    throw new ParseError(
      "bad-bar",
      at,
      "This variant allows a mill to be repeated, so nothing can be barred.",
    );
  }
  const cow = engine.numbers.get(from as string);
  const junction = engine.numbers.get(to as string);
  if (cow === undefined || junction === undefined || cow === junction) {
    throw new ParseError(
      "bad-bar",
      at,
      `A bar leads from a point of the board to another, not from ${show(from)} to ${show(to)}.`,
    );
  }
  return (cow << 5) | junction;
}

/** Refuses more cows than a side has, and two sides that have both lost. */
export function checkCows(engine: Engine, position: Position, places: Places): void {
  const { cows, loseBelow } = engine.variant;
  const sides = inOrder(position.turn, position.own, position.other);
  const hands = inOrder(position.turn, position.ownHand, position.otherHand);
  const totals = (["light", "dark"] satisfies Player[]).map((player, i) => {
    const standing = countBits(sides[i] as number);
    const total = standing + (hands[i] as number);
    if (standing > cows) {
      throw new ParseError(
        "bad-board",
        places.board,
        `${standing} ${player} cows stand on the board; a side has ${cows}.`,
      );
    }
    if (total > cows) {
      throw new ParseError(
        "bad-hands",
        places.hands,
        `With ${standing} ${player} cows on the board the hand holds at most ${cows - standing}.`,
      );
    }
    return total;
  });
  if (totals.every((total) => total < loseBelow)) {
    throw new ParseError(
      "bad-hands",
      places.hands,
      `Both sides have fewer than ${loseBelow} cows; only one can have lost.`,
    );
  }
}
