/** Answers as language models write them, in twelve styles: 10,000 texts of both families, none read wrong. */
import * as mills from "morabaraba";
import { readMove as readMill } from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import { readMove as readSowing } from "morabaraba/mancala/formats";
import { describe, expect, test } from "vitest";
import { pick, type Random, seeded } from "../support/random.ts";

/** A move to write: its text, its parts, and other legal or illegal moves of the position. */
interface Written {
  readonly text: string;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly words: string;
  readonly numbers: string;
  readonly other: string;
}

const thoughts = [
  "Let me look at the board first. My opponent threatens to close a mill, so I should not wait.",
  "Option 1 gains a tempo. Option 2 is safer, but it does not win material.",
  "The strongest plan is to keep two open lines; 3 cows near the corner are enough for that.",
  "I considered several moves. None of them loses at once.\n\n1. First I checked the corners.\n2. Then the middle.",
];

/** The styles; the last one must never be read. */
const styles: readonly (readonly [string, (move: Written, random: Random) => string])[] = [
  [
    "bare",
    ({ text }, random) => pick([text, `${text}.`, ` ${text}\n`, `"${text}"`, text.toUpperCase()], random),
  ],
  [
    "JSON",
    ({ text }, random) =>
      JSON.stringify({ [pick(["move", "action", "final_answer", "bestMove"], random)]: text }),
  ],
  [
    "JSON in parts",
    ({ parts }, random) => JSON.stringify({ reasoning: pick(thoughts, random), ...parts }, null, random(3)),
  ],
  [
    "JSON in a fence",
    ({ text }, random) =>
      `${pick(thoughts, random)}\n\n\`\`\`json\n${JSON.stringify({ thought: pick(thoughts, random), move: text })}\n\`\`\``,
  ],
  ["text in a fence", ({ text }) => `\`\`\`\n${text}\n\`\`\``],
  [
    "bold",
    ({ text }, random) =>
      pick([`**${text}**`, `I'll play **${text}**.`, `My move: **${text}**`, `I choose _${text}_!`], random),
  ],
  [
    "final answer",
    ({ text }, random) => `${pick(thoughts, random)}\n${pick(thoughts, random)}\n\n**Final Answer:** ${text}`,
  ],
  [
    "with a reason",
    ({ text, other }, random) =>
      `${pick(["Move", "My move", "Action", "Chosen move"], random)}: ${text}\nReason: it is better than ${other}, and does not lose a cow.`,
  ],
  ["tag", ({ text }, random) => `<think>${pick(thoughts, random)}</think>\n<answer>${text}</answer>`],
  ["boxed", ({ text }, random) => `${pick(thoughts, random)}\nSo I get\n\\boxed{${text}}`],
  [
    "numbers",
    ({ numbers }, random) => pick([numbers, `${pick(thoughts, random)}\nFinal answer: ${numbers}`], random),
  ],
  [
    "taken back",
    ({ text, other, words }, random) =>
      pick(
        [
          `not ${text}`,
          `${pick(thoughts, random)}\nMove: ${text}\nWait, ${other} is better.`,
          `Move: ${text}\nMove: ${other}`,
          `{"move": "${text}"}\nActually no.`,
          `I will not play:\n{"move": "${text}"}`,
          `I don't like this one:\n<answer>${text}</answer>`,
          `Final answer: ${text} or ${other}`,
          `Is ${text} legal?`,
          `${words} would be a mistake`,
          `<answer>${text}</answer> <answer>${other}</answer>`,
          `{"moves": ["${text}", "${other}"]}`,
          `${pick(thoughts, random)} I will go with ${text} after all, unless you object to it for some reason that I cannot see from here, since I have looked at it for a long time and found nothing wrong with it.`,
        ],
        random,
      ),
  ],
];

/** Row by row from the top, as OpenSpiel numbers the points. */
const numberOf = (game: mills.Game, point: string): number => {
  const { points } = mills.variantOf(game).board;
  const rows = [...points].sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)) || (a < b ? -1 : 1));
  return rows.indexOf(point);
};

function millMove(game: mills.Game, move: mills.Move, other: mills.Move, random: Random): Written {
  const { kind, to, shots = [] } = move;
  const from = "from" in move ? move.from : undefined;
  const n = (point: string): number => numberOf(game, point);
  const taken = shots.length > 0 ? `, remove ${shots.map(n).join(" and ")}` : "";
  const step =
    from === undefined
      ? pick([`Point ${n(to)}`, `Place at point ${n(to)}`], random)
      : `Move ${n(from)} -> ${n(to)}`;
  return {
    text: mills.formatMove(game, move),
    parts: {
      action: {
        type: kind,
        ...(from && { from }),
        to,
        ...(shots.length > 0 && { remove: pick([shots, shots.length > 1 ? shots : shots[0]], random) }),
      },
    },
    words: `move to ${to}`,
    numbers: kind === "shoot" ? `remove ${n(to)}` : `${step}${taken}`,
    other: mills.formatMove(game, other),
  };
}

function sowing(
  game: mancala.Game,
  { house = 0 }: mancala.Move,
  other: mancala.Move,
  random: Random,
): Written {
  const { houses } = mancala.variantOf(game);
  const number = game.turn === "south" ? house : houses + 1 + house;
  return {
    text: pick([`${house}`, mancala.formatMove(game, { house })], random),
    parts: { action: pick([house, `${house}`, { house }, { pit: house }], random) },
    words: `house ${house}`,
    numbers: pick([`${number}`, `pit ${number}`, `I play house ${number}.`], random),
    other: `${other.house}`,
  };
}

interface Counts {
  right: number;
  ambiguous: number;
  refused: number;
  wrong: string[];
}

/** Reads texts of random positions, and counts what is read. */
function countsOf<Game, Move>(
  count: number,
  positions: (random: Random) => Game,
  rules: { readonly legalMoves: (game: Game) => readonly Move[] },
  written: (game: Game, move: Move, other: Move, random: Random) => Written,
  read: (
    game: Game,
    text: string,
    isNumbered: boolean,
  ) => { readonly ok: boolean; readonly value?: Move; readonly moves?: readonly Move[] },
): Map<string, Counts> {
  const random = seeded(80);
  const all = new Map<string, Counts>(
    styles.map(([name]) => [name, { right: 0, ambiguous: 0, refused: 0, wrong: [] }]),
  );
  for (let i = 0; i < count; ) {
    const game = positions(random);
    const moves = rules.legalMoves(game);
    if (moves.length < 2) continue;
    const [move, other] = [pick(moves, random), pick(moves, random)];
    if (JSON.stringify(move) === JSON.stringify(other)) continue;
    const [style, write] = styles[i % styles.length] as (typeof styles)[0];
    const text = write(written(game, move, other, random), random);
    const counts = all.get(style) as Counts;
    const result = read(game, text, style === "numbers");
    if (!result.ok) counts[(result.moves?.length ?? 0) > 0 ? "ambiguous" : "refused"] += 1;
    else if (style !== "taken back" && JSON.stringify(result.value) === JSON.stringify(move))
      counts.right += 1;
    else counts.wrong.push(`${text} => ${JSON.stringify(result.value)}`);
    i += 1;
  }
  return all;
}

const names = Object.keys(mills.variants) as mills.VariantName[];
const sowings = Object.keys(mancala.variants) as mancala.VariantName[];

/** A position of a random game, in which shots are common. */
function reached<Game>(
  start: Game,
  rules: { legalMoves: (game: Game) => readonly unknown[]; applyMove: (game: Game, move: never) => Game },
  random: Random,
): Game {
  let game = start;
  for (let left = random(60); left > 0; left--) {
    const moves = rules.legalMoves(game);
    if (moves.length === 0) return start;
    const shooting = moves.filter((move) => Object.hasOwn(Object(move), "shots"));
    game = rules.applyMove(game, pick(shooting.length > 0 ? shooting : moves, random) as never);
  }
  return game;
}

/** Nothing is wrong, and hardly anything but takebacks is refused. */
function check(all: Map<string, Counts>, each: number): void {
  for (const [style, { right, ambiguous, refused, wrong }] of all) {
    expect([style, wrong]).toEqual([style, []]);
    expect(right + ambiguous + refused).toBeGreaterThanOrEqual(each);
    if (style === "taken back") expect([style, right]).toEqual([style, 0]);
    // A step without a word for it may also be a placement and its shot, in games that allow both.
    else expect(refused + ambiguous).toBeLessThan(3);
  }
}

describe("10,000 answers in twelve styles", () => {
  test("of mill games", () => {
    const all = countsOf(
      6000,
      (random) => reached(mills.createGame(pick(names, random)), mills, random),
      mills,
      millMove,
      (game, text, isNumbered) => readMill(game, text, isNumbered ? { numbering: "openspiel" } : {}),
    );
    check(all, 500);
  });

  test("of mancala", () => {
    const all = countsOf(
      4000,
      (random) => reached(mancala.createGame(pick(sowings, random)), mancala, random),
      mancala,
      sowing,
      (game, text, isNumbered) => readSowing(game, text, isNumbered ? { numbering: "openspiel" } : {}),
    );
    check(all, 333);
  });
});
