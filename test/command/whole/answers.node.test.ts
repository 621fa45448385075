/** Every `go` is answered once, by a move of its own position, whatever lines come before and after it. */
import fc from "fast-check";
import { type GameFamily, mancala, mills } from "morabaraba/families";
import { expect, test } from "vitest";
import { talk } from "../../support/command/engine.ts";
import { inPieces, ran } from "../../support/command/io.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const OVER = "DD6/8/LLLL4 d 0,0 - 0 60";
const SHOTS = "LL1D4/2DD4/3L4 l 0,0 - 0 60";
const OWN = { base: "nineMens", cows: 5 };
const variants: Readonly<Record<string, GameFamily>> = {
  standard: mills,
  nineMens: mills,
  umlabalaba: mills,
  kalah: mancala,
  oware: mancala,
  congkak: mancala,
};

/** What the engine should know: the variant, and the texts that answer a `go` now. */
interface Known {
  readonly family: GameFamily;
  readonly variant: unknown;
  readonly isSingle: boolean;
  readonly answers: readonly string[];
}

/** The answers to `go` after some moves, each drawn by a number. */
function played(
  known: Known,
  draws: readonly number[],
): { readonly moves: string[]; readonly answers: string[] } {
  const { rules } = known.family;
  let game = rules.createGame(known.variant);
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

const anew = (known: Omit<Known, "answers">): Known => ({
  ...known,
  answers: played(known as Known, []).answers,
});
const start = anew({ family: mills, variant: "standard", isSingle: false });

type Step = (known: Known) => readonly [line: string, known: Known];
const only =
  (line: string): Step =>
  (known) => [line, known];
const refused =
  (line: string): Step =>
  (known) => [line, { ...known, answers: [] }];
const inStandard =
  (line: string, answers: readonly string[]): Step =>
  (known) =>
    known.variant === "standard" ? [line, { ...known, answers }] : ["d", known];

const position: fc.Arbitrary<Step> = fc.array(fc.nat(), { maxLength: 25 }).map((draws) => (known) => {
  const { moves, answers } = played(known, draws);
  return [`position startpos moves ${moves.join(" ")}`, { ...known, answers }];
});
const variant: fc.Arbitrary<Step> = fc
  .constantFrom(...Object.entries(variants))
  .map(([name, family]) => (known) => [
    `setoption name UCI_Variant value ${name}`,
    known.variant === name ? known : anew({ ...known, family, variant: name }),
  ]);
const own: Step = (known) => [
  `setoption name Rules value ${JSON.stringify(OWN)}`,
  known.variant === OWN ? known : anew({ ...known, family: mills, variant: OWN }),
];
const steps: fc.Arbitrary<Step> = fc
  .constantFrom("single", "joined")
  .map((word) => (known) => [
    `setoption name Steps value ${word}`,
    { ...known, isSingle: word === "single" },
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
/** Lines, and breaks in which the engine works. */
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

test("every go is answered once, by a move of its position", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 30 }),
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom("", "quit\ngo nodes 1\n"),
      async (parts, length, end) => {
        const asked: Known[] = [];
        let known = start;
        const texts = parts.map((each) => {
          if (typeof each === "number") return each;
          const [line, next] = each(known);
          known = next;
          if (line.startsWith("go ")) asked.push(known);
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
])("%s, %s: answered while more lines may come, and not before", async (...lines) => {
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
