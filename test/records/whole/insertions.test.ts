/**
 * Nothing that is not understood becomes a move: a short string between two moves of a correct text gives the
 * same moves, or an error or a notice at its place. The one exception is a string that makes a result, or a
 * word that is a legal move there.
 */
import fc from "fast-check";
import * as mills from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as sown from "morabaraba/mancala/records";
import * as milled from "morabaraba/records";
import { expect, test } from "vitest";
import { pick, seeded } from "../../support/random.ts";

interface Family {
  readonly rules: typeof mills;
  readonly records: typeof milled;
  readonly notations: readonly (milled.RecordNotation | undefined)[];
}

const families: Readonly<Record<string, Family>> = {
  mills: { rules: mills, records: milled, notations: ["wmd", "playok", "mssa"] },
  mancala: { rules: mancala as never, records: sown as never, notations: [undefined] },
};

/** What strangers write between moves: signs, counts, captures, clocks, evaluations, numbers, words. */
const pieces: readonly string[] = [
  ..."0123456789abcdefgxABCDEFX+-=:/,.!?#~<>*^|'\"@&_$({[)}]\\ ",
  ..."–×＋３ｆ\u200b\u00a0",
  ..."+2 f3 =3 +3 x3 d6 a1 A2 13 0.5 0:05 take swap ok be 1. 3rd (2) 3) #3 5- -5 1/2 e.p. N4 12:30 $3".split(
    " ",
  ),
  ...[
    "... ",
    "\t",
    "3/4",
    "{x",
    "-> ",
    "Place to ",
    "\n",
    " +3 ",
    "+ 3",
    "[%clk 0:05]",
    "; ",
    "{so}",
    "Ff",
    "1-0",
    "24-24",
  ],
];

const RESULT = /^(?:1-0|0-1|1\/2(?:-1\/2)?|\*|\d\d?-\d\d?)$/;

/** The moves of all nodes, and the variation that each belongs to. */
const movesIn = ({ nodes }: milled.GameRecord): readonly unknown[] =>
  nodes.map((node) => node && [node.move, node.after]);

/** Whether a word, without its signs, is a result or a legal move in the notation of the text. */
function isMove(
  { rules, records }: Family,
  word: string,
  record: milled.GameRecord,
  notation: milled.RecordNotation | undefined,
): boolean {
  const plain = word.normalize("NFKC").replaceAll("–", "-").replaceAll("\u200b", "");
  const parts = [plain, ...plain.split("-")].map((part) => part.replace(/^[-\d]*\.+|[^\w*]+$/g, ""));
  if (parts.some((part) => RESULT.test(part))) return true;
  const { game } = records.currentNode(record);
  return rules.legalMoves(game).some((move) => {
    const text = records.formatRecord(records.playMove(record, move), { notation, upTo: "current" });
    const last = /(\S+)\s+\S+\s*$/.exec(text)?.[1] as string;
    return last
      .split("-")
      .concat(last)
      .some((part) => parts.includes(part));
  });
}

test.each(Object.keys(families))("a short string between two moves of %s", (name) => {
  const family = families[name] as Family;
  const { rules, records, notations } = family;
  const names = Object.keys(rules.variants) as mills.VariantName[];
  const strings = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(...names),
      fc.integer({ min: 2, max: 50 }),
      strings,
      (seed, variant, plies, added) => {
        const random = seeded(seed);
        // MSSA has labels for its own board alone.
        const own = notations.filter(
          (each) => each !== "mssa" || mills.variants[variant].board === mills.variants.mssa.board,
        );
        const notation = pick(own, random);
        let record = records.createRecord(variant);
        for (let ply = 0; ply < plies; ply++) {
          const { game } = records.currentNode(record);
          if (rules.outcome(game) !== undefined) break;
          record = records.playMove(record, pick(rules.legalMoves(game), random));
        }
        const [head = "", moves = ""] = records.formatRecord(record, { notation }).split("\n\n");
        const tags = head.replace(/^\[(?:Result|Termination) .*\n?/gm, "");
        const isBare = random(3) === 0;
        const words = moves
          .trim()
          .split(/[\s(){}]+|(?<=\d)\u200b+(?=\d)/)
          .filter((word) => !isBare || !/^\d+\.+$/.test(word));
        const gap = 1 + random(Math.max(1, words.length - 2));
        const before = `${tags}\n\n${words.slice(0, gap).join(" ")}`;
        const after = words.slice(gap).join(" ");
        const [left, right] = pick(
          [
            [" ", " "],
            ["", " "],
            [" ", ""],
          ] as const,
          random,
        );
        const text = `${before}${left}${added}${right}${after}`;
        const notices: number[] = [];
        const onNotice = ({ at }: { readonly at: number | string }) => void notices.push(Number(at));
        const told = (): string => JSON.stringify([variant, text, added]);
        const read = records.safeParseRecord(text, undefined, { onNotice });
        const from = before.length - (words[gap - 1] as string).length;
        const to = text.length - after.length + (words[gap]?.length ?? 0) + 1;
        if (!read.ok && !/[({[;]|\d-\d/.test(added)) {
          expect([Number(read.error.at) >= from - 1, told()]).toEqual([true, told()]);
        }
        if (!read.ok || notices.some((at) => at >= from && at <= to)) return;
        if (JSON.stringify(movesIn(read.value)) === JSON.stringify(movesIn(record))) return;
        // A comment to the end of the line, and a line of its own that begins a tag, are no moves.
        if (added.includes(";")) return;
        // A dot or "Place to" makes a move number of the number before it; $3 or + takes the number after it.
        if (/^\s*(?:[.．]|Place to)/.test(added) && /\d$/.test(before)) return;
        if (/(?:\$\d*|[+＋])$/.test(added) && right === "") return;
        const places = [before, before.slice(0, from)]
          .map((part) => records.parseRecord(part))
          .flatMap((place) => [place, records.goBack(place)]);
        const region = `${left ? "" : words[gap - 1]}${added}${right ? "" : words[gap]}`;
        const isOne = region
          .split(/[\s(){}]+|(?<=\d)\u200b+(?=\d)/)
          .some((word) => places.some((place) => isMove(family, word, place, notation)));
        expect([isOne, told()]).toEqual([true, told()]);
      },
    ),
    { numRuns: 300 },
  );
});
