/** Every `go` gets one answer, a move in its position, whatever lines come before and after it. */
import fc from "fast-check";
import { type Family, mancala, mills } from "morabaraba/families";
import { expect, test } from "vitest";
import { inPieces, ran, talk } from "../../support/command/io.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const OVER = "DD6/8/LLLL4 d 0,0 - 0 60";
const SHOTS = "LL1D4/2DD4/3L4 l 0,0 - 0 60";
const OWN = { base: "nineMens", cows: 5 };
const variants: Readonly<Record<string, Family>> = {
  standard: mills,
  nineMens: mills,
  umlabalaba: mills,
  kalah: mancala,
  oware: mancala,
  congkak: mancala,
};

/** The engine's expected state: the variant, and the valid answers to `go`. */
interface Expected {
  readonly family: Family;
  readonly variant: unknown;
  readonly isSingle: boolean;
  readonly answers: readonly string[];
}

/** The valid answers to `go` after some moves, each chosen by a number. */
function played(
  expected: Expected,
  draws: readonly number[],
): { readonly moves: string[]; readonly answers: string[] } {
  const { rules } = expected.family;
  let game = rules.createGame(expected.variant);
  const legal = () => rules.legalMoves(game).map((move) => rules.formatMove(game, move));
  const moves: string[] = [];
  for (const draw of draws) {
    const texts = legal();
    if (texts.length === 0) break;
    const move = texts[draw % texts.length] as string;
    game = rules.applyMove(game, move);
    moves.push(move);
  }
  return { moves, answers: legal() };
}

const legalAt = (text: string): string[] => {
  const { parsePosition, legalMoves, formatMove } = mills.rules;
  const game = parsePosition(text);
  return legalMoves(game).map((move) => formatMove(game, move));
};

const fresh = (expected: Omit<Expected, "answers">): Expected => ({
  ...expected,
  answers: played(expected as Expected, []).answers,
});
const start = fresh({ family: mills, variant: "standard", isSingle: false });

type Step = (expected: Expected) => readonly [line: string, expected: Expected];
const only =
  (line: string): Step =>
  (expected) => [line, expected];
const refused =
  (line: string): Step =>
  (expected) => [line, { ...expected, answers: [] }];
const inStandard =
  (line: string, answers: readonly string[]): Step =>
  (expected) =>
    expected.variant === "standard" ? [line, { ...expected, answers }] : ["d", expected];

const position: fc.Arbitrary<Step> = fc.array(fc.nat(), { maxLength: 25 }).map((draws) => (expected) => {
  const { moves, answers } = played(expected, draws);
  return [`position startpos moves ${moves.join(" ")}`, { ...expected, answers }];
});
const variant: fc.Arbitrary<Step> = fc
  .constantFrom(...Object.entries(variants))
  .map(([name, family]) => (expected) => [
    `setoption name UCI_Variant value ${name}`,
    expected.variant === name ? expected : fresh({ ...expected, family, variant: name }),
  ]);
const own: Step = (expected) => [
  `setoption name Rules value ${JSON.stringify(OWN)}`,
  expected.variant === OWN ? expected : fresh({ ...expected, family: mills, variant: OWN }),
];
const steps: fc.Arbitrary<Step> = fc
  .constantFrom("single", "joined")
  .map((word) => (expected) => [
    `setoption name Steps value ${word}`,
    { ...expected, isSingle: word === "single" },
  ]);
const other = fc.constantFrom<Step>(
  refused("position"),
  refused("position fen nonsense"),
  refused("position startpos moves zz xd6 xd6"),
  refused(`position startpos moves${" d6".repeat(700_000)}`),
  inStandard(`position fen ${OVER}`, []),
  inStandard(`position ${MILL} moves g7`, ["xa4", "xb4"]),
  inStandard(`position ${SHOTS}`, legalAt(SHOTS)),
  own,
  ...[
    "Level value 3",
    "Level value 10",
    "Level value 0",
    "Seed value 7",
    "Hash value 1",
    "OwnBook value false",
  ].map((words) => only(`setoption name ${words}`)),
  ...["MultiPV value 2", "MultiPV value 1", "Nothing value 1", "Move Overhead value 0"].map((words) =>
    only(`setoption name ${words}`),
  ),
  ...["uci", "d", "", "nonsense go", "\u0000", "setoption", " ".repeat(2_000_001)].map(only),
);
/** Lines, and pauses in which the engine works. */
const part = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        "infinite",
        "nodes 30",
        "depth 1",
        "movetime 1",
        "wtime 40 btime 40 winc 1",
        "ponder nodes 30",
        "ponder infinite",
        "depth x nodes 30 movetime",
        "searchmoves d6 nodes 30 sideways",
        "mate 2 nodes 9999999999999999999 wtime -5 btime -5",
      )
      .map((words) => only(`go ${words}`)),
  },
  { weight: 6, arbitrary: fc.constantFrom("stop", "ponderhit", "ucinewgame", "isready").map(only) },
  { weight: 3, arbitrary: position },
  variant,
  steps,
  { weight: 3, arbitrary: other },
  { weight: 4, arbitrary: fc.nat(30) },
);

test("every go gets one answer, a move in its position", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 30 }),
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom("", "quit\ngo nodes 1\n"),
      async (parts, length, end) => {
        const asked: Expected[] = [];
        let expected = start;
        const texts = parts.map((each) => {
          if (typeof each === "number") return each;
          const [line, next] = each(expected);
          expected = next;
          if (line.startsWith("go ")) asked.push(expected);
          return `${line}\n`;
        });
        async function* input(): AsyncGenerator<string> {
          for (const text of [...texts, end])
            if (typeof text === "string") yield* inPieces(text, text.length > 2000 ? 200_000 : length);
            else for (let i = 0; i < text; i++) await new Promise(setImmediate);
        }
        const { code, out } = await ran(["engine"], { input: input() });
        expect(code).toBe(0);
        expect(out).not.toContain("aborted");
        const lines = out.split("\n");
        const moves = lines.flatMap((line) => /^bestmove (\S+)( ponder \S+)?$/.exec(line)?.[1] ?? []);
        expect(moves).toHaveLength(asked.length);
        for (const [i, { answers, isSingle }] of asked.entries()) {
          const parts =
            answers.length === 0
              ? ["(none)"]
              : isSingle
                ? answers.map((each) => each.split("x")[0] || each)
                : answers;
          expect(parts).toContain(moves[i]);
        }
        expect(lines.filter((line) => line === "readyok")).toHaveLength(
          texts.filter((text) => text === "isready\n").length,
        );
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  ["go ponder movetime 9", "ponderhit"],
  ["setoption name OwnBook value false", "go nodes 100000", "go ponder movetime 9", "ponderhit"],
  ["go ponder infinite", "ponderhit", "stop"],
  ["go infinite", "go ponder nodes 9", "go nodes 9"],
  ["position zz", "go infinite", "go ponder", "ponderhit"],
  [`position ${OVER}`, "go infinite", "stop"],
  [`position ${MILL} moves g7`, "go ponder nodes 9", "ponderhit"],
  ["go infinite", "ucinewgame", "go ponder", "setoption name Level value 3", "ponderhit"],
])("%s, %s: answered before the input ends, but not too early", async (...lines) => {
  const { say, hear, sent } = talk();
  say(...lines.slice(0, -1), "isready");
  await hear("readyok");
  for (let i = 0; i < 50; i++) await new Promise(setImmediate);
  const answers = () => sent.filter((line) => line.startsWith("bestmove")).length;
  const asked = lines.filter((line) => line.startsWith("go")).length;
  expect(answers()).toBeLessThan(asked);
  say(...lines.slice(-1));
  while (answers() < asked) await hear("bestmove");
});
