/*
 * Finds the answer in what a language model writes: a field of JSON, a tag, or a line such as "Final answer:
 * d6" after any amount of reasoning. A text that takes its answer back, or has two, has none.
 */

import { isRecord, show } from "../base/data.ts";
import { ParseError } from "../base/errors.ts";

/** The most characters of an answer with its reasoning. */
export const LONGEST_ANSWER = 20_000;

/** The fields of an answer in JSON, without case and underscores, the likeliest first. */
const answerKeys =
  "finalanswer finalmove bestmove mymove move action answer choice decision play skuif".split(" ");
const fromKeys = ["from", "source", "origin", "start"];
const toKeys = "to target destination place placeat position point square house pit".split(" ");
const shotKeys = "shots shot shoot capture captures captured remove removes removed take takes kill".split(
  " ",
);

/** A line that gives the answer, after its label. */
const LABEL =
  /^(?:(?:so|therefore|thus|hence),?\s+)?(?:(?:my|the|our)\s+)?(final|best|chosen|next)?\s*(?:move|answer|action|choice|decision|skuif|antwoord)\s*(?:is\s*:?|[:=])\s*(\S.*)$/i;
const TAGS = /<(answer|move|action|final)>\s*([^<]{1,200}?)\s*<\/\1>|\\boxed\{([^{}]{1,200})\}/gi;
const FENCE = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gm;
/** What follows an answer and only explains it. */
const REASON = /^(?:reason|reasoning|explanation|why|because|comment|note|rationale|rede)\b/i;
/** What takes an answer back. */
const DOUBT =
  /\b(?:not|no|instead|but|wait|actually|however|sorry|or|maybe|correction|never|nie|maar)\b|[a-z]\d|\d/i;

const field = (object: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown => {
  const named = new Map(
    Object.entries(object).map(([key, value]) => [key.toLowerCase().replace(/[_\s-]/g, ""), value]),
  );
  for (const key of keys) if (named.get(key) !== undefined && named.get(key) !== null) return named.get(key);
  return undefined;
};

const isText = (value: unknown): value is string | number =>
  typeof value === "string" || (typeof value === "number" && Number.isInteger(value));

/** Writes an answer in JSON as text; `undefined` if it has none. */
function fromJson(value: unknown, depth = 0): string | undefined {
  if (isText(value)) return `${value}`;
  if (depth > 3) return undefined;
  if (Array.isArray(value)) return value.length === 1 ? fromJson(value[0], depth + 1) : undefined;
  if (!isRecord(value)) return undefined;
  const object = value as Readonly<Record<string, unknown>>;
  const shots = [field(object, shotKeys)].flat().filter((shot) => isText(shot) && shot !== "");
  const inner = field(object, answerKeys);
  const [from, to] = [field(object, fromKeys), field(object, toKeys)];
  const step = isText(to) ? (isText(from) && from !== "" ? `${from} -> ${to}` : `${to}`) : undefined;
  const move = inner === undefined || step !== undefined ? step : fromJson(inner, depth + 1);
  if (move === undefined) return undefined;
  // A cow that is taken off a full board has its point in both fields.
  if (shots.length === 1 && shots[0] === move) return `takes ${move}`;
  return /\dx/i.test(move) ? move : [move, ...shots].join(" takes ");
}

/** Returns the longest part that is JSON, and where it stands. */
function jsonIn(
  text: string,
): { readonly value: unknown; readonly start: number; readonly end: number } | undefined {
  for (const [open, close] of ["{}", "[]"] as const) {
    const [start, end] = [text.indexOf(open as string), text.lastIndexOf(close as string) + 1];
    if (start < 0 || end <= start) continue;
    try {
      return { value: JSON.parse(text.slice(start, end)), start, end };
    } catch {}
  }
  return undefined;
}

/** Whether the line before an answer denies it, as in "I will not play:". */
const isDenied = (before: string): boolean =>
  /(?:\b(?:not|never|avoid|instead of|rather than|nie)\b|n['’]t\b)[^.\n]*[:,]?\s*$/i.test(
    before.slice(-300).trimEnd(),
  );

/** Whether the text after an answer takes it back, or names something else. */
const isDoubted = (rest: string): boolean =>
  rest
    .split("\n")
    .map((line) => line.replace(/[*_#>`~-]/g, "").trim())
    .some((line) => !REASON.test(line) && DOUBT.test(line));

/**
 * Returns the part of a text that is its answer; the whole text if no part is marked as one.
 *
 * @throws `ParseError` `syntax` if the text has two answers, or takes its answer back.
 */
export function answerIn(text: string): string {
  const plain = text.replace(FENCE, "").trim();
  const lines = plain.split("\n");
  // One short line is read whole.
  const isLong = lines.length > 1 || plain.length > 200;
  const found: {
    readonly answer: string;
    readonly from: number;
    readonly end: number;
    readonly isFinal: boolean;
  }[] = [];
  const json = jsonIn(plain);
  const inJson =
    json && (isLong || json.end - json.start === plain.length) ? fromJson(json.value) : undefined;
  if (json && inJson !== undefined)
    found.push({ answer: inJson, from: json.start, end: json.end, isFinal: false });
  else if (isLong || plain.startsWith("<") || plain.startsWith("\\")) {
    for (const { 0: whole, 2: tagged, 3: boxed, index } of plain.matchAll(TAGS))
      found.push({ answer: tagged ?? boxed ?? "", from: index, end: index + whole.length, isFinal: true });
    let at = 0;
    for (const line of lines) {
      const bare = line
        .replace(/[*_#>`]+/g, "")
        .replace(/^\s*[-•]\s*/, "")
        .trim();
      const [, final, answer] = LABEL.exec(bare) ?? [];
      if (answer !== undefined && !/<\w+>|\\boxed/.test(line))
        found.push({ answer, from: at, end: at + line.length, isFinal: final?.toLowerCase() === "final" });
      at += line.length + 1;
    }
  }
  const last = found.filter(({ isFinal }) => isFinal);
  const [first, ...more] = last.length > 0 ? last : found;
  if (first === undefined) return plain;
  const bare = (answer: string): string => answer.toLowerCase().replace(/[\s.,;!'"*`]+/g, "");
  const other = more.find(({ answer }) => bare(answer) !== bare(first.answer));
  if (other !== undefined)
    throw new ParseError(
      "syntax",
      0,
      `The text has two answers, ${show(first.answer)} and ${show(other.answer)}: write one.`,
    );
  const { answer, from, end } = more.at(-1) ?? first;
  if (isDenied(plain.slice(0, from)) || isDoubted(plain.slice(end)))
    throw new ParseError(
      "syntax",
      0,
      `The text takes back ${show(answer)}, or goes on after it: end with the answer.`,
    );
  return answer;
}
