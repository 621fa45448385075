// node research/fit-patterns.mjs --set diagonals --data standard=positions-1.csv --data standard=positions-2.csv
// Fits the weights of a set of patterns to the positions that `play-positions.mjs` has written: logistic regression by stochastic
// gradient (AdaGrad) on how the games ended and on what the search said, in equal parts (`--trust`). Scores are read as chances by the
// scale that tells the results best, for each part of the game by itself. Prints the mean log loss on the last tenth of each
// file, which is not fitted, beside those of the features and of the search; then fits everything and writes the set into
// src/bots/morabaraba/evaluation/patternWeights.ts. `--pull` draws weights to 0.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "./sources.mjs";

const { values } = parseArgs({
  options: {
    set: { type: "string", default: "diagonals" },
    data: { type: "string", multiple: true, default: [] },
    trust: { type: "string", default: "0.5" },
    pull: { type: "string", default: "0.5" },
    rounds: { type: "string", default: "8" },
    out: {
      type: "string",
      default: new URL("../src/bots/morabaraba/evaluation/patternWeights.ts", import.meta.url).pathname,
    },
  },
});
const [trust, pull, rounds] = [values.trust, values.pull, values.rounds].map(Number);
const { rulesetFor, closers, createPosition } = await import("../src/engine.ts");
const { countBits } = await import("../src/rules/morabaraba/engine/bits.ts");
const { featureValue } = await import("../src/bots/morabaraba/evaluation/features.ts");
const { tunedFor } = await import("../src/bots/morabaraba/evaluation/weights.ts");
const { classesOf, CROWD, ring, ringDigits, STEP, side, ZERO } = await import(
  "../src/bots/morabaraba/evaluation/patterns.ts"
);
const { patternWeights } = await import("../src/bots/morabaraba/evaluation/patternWeights.ts");

/** A hundredth of a cow in units of the logistic curve. */
const UNIT = 1 / 70;

const classes = { side: classesOf(side), ring: classesOf(ring) };
const sizeOf = (list) => list.reduce((most, number) => Math.max(most, number), 0);
const [sides, rings] = [sizeOf(classes.side), sizeOf(classes.ring)];

/** Where the weights of each shape begin, after the four numbers. */
const starts = { sides: 4, outer: 4 + sides, middle: 4 + sides + rings };
const end = starts.middle + rings;

/** Numbers of the weights in a list: those of patterns may be negative, for the colours changed. */
const PATTERNS = 7;
const NUMBERS = 4;

const sigmoid = (x) => 1 / (1 + Math.exp(-x));
const loss = (result, chance) =>
  -(result * Math.log(Math.max(chance, 1e-9)) + (1 - result) * Math.log(Math.max(1 - chance, 1e-9)));
const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;

/** By side of the rings: the bits of its three points in the byte of a ring. */
const sideBits = [0, 1, 2, 3].map((number) => [0, 1, 2].map((i) => 1 << ((2 * number + i) & 7)));

/** What counts in a position: the four numbers, and the weights of its patterns. */
function termsOf({ ruleset, own, other, ownHand, otherHand }) {
  const empty = ruleset.all & ~(own | other);
  const more = countBits(own) + ownHand - countBits(other) - otherHand;
  const late = 2 * ruleset.variant.cows - ownHand - otherHand;
  const closings = countBits(closers(ruleset, own) & empty) - countBits(closers(ruleset, other) & empty);
  const bytes = [0, 8, 16].map((shift) => [(own >> shift) & 255, (other >> shift) & 255]);
  const digit = ([mine, theirs], bit) => ((mine & bit) !== 0 ? 1 : (theirs & bit) !== 0 ? 2 : 0);
  const sidePatterns = sideBits.map((bits) =>
    bytes
      .flatMap((byte) => bits.map((bit) => digit(byte, bit)))
      .reduceRight((sum, each) => 3 * sum + each, 0),
  );
  const ringPatterns = bytes.map(([mine, theirs]) => ringDigits[mine] + 2 * ringDigits[theirs]);
  const weightOf = (number, start) => number && Math.sign(number) * (start + Math.abs(number) - 1);
  return {
    // The second number is fitted in tenths, so that all move at about one pace.
    numbers: [more, (more * late) / 10, closings, 1],
    patterns: [
      ...sidePatterns.map((pattern) => weightOf(classes.side[pattern], starts.sides)),
      ...ringPatterns.map((pattern, i) =>
        weightOf(classes.ring[pattern], i === 1 ? starts.middle : starts.outer),
      ),
    ],
  };
}

/** The parts of the game, for the scale of scores and for the report: by cows in hand, then by cows on the board. */
function partOf(hands, cows) {
  if (hands === 0)
    return cows >= 18 ? "18 cows or more" : cows >= 14 ? "14 to 17 cows" : `${CROWD} to 13 cows`;
  return hands > 14
    ? "15 or more in hand"
    : hands > 8
      ? "9 to 14 in hand"
      : hands > 4
        ? "5 to 8 in hand"
        : "1 to 4 in hand";
}

/** The positions of a phase. */
function read(phase) {
  return values.data.flatMap((source) => {
    const [variant, file] = source.split("=");
    const ruleset = rulesetFor(variant);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.flatMap((line, i) => {
      const [own, other, ownHand, otherHand, score, halves] = line.split(",").map(Number);
      const [hands, cows] = [ownHand + otherHand, countBits(own | other)];
      if ((phase === "placing") !== hands > 0 || (hands === 0 && cows < CROWD)) return [];
      const part = `${variant}, ${partOf(hands, cows)}`;
      return {
        ruleset,
        own,
        other,
        ownHand,
        otherHand,
        score,
        result: halves / 2,
        part,
        apart: i >= 0.9 * lines.length,
      };
    });
  });
}

/** By part: the scale on which scores tell the results best. */
function scalesOf(rows) {
  const candidates = [40, 50, 60, 70, 80, 100, 120, 150, 200, 300, 500, 800, 1200, 2000, 3000, 5000];
  return Object.fromEntries(
    [...new Set(rows.map(({ part }) => part))].map((part) => {
      const some = rows.filter((row) => row.part === part);
      const losses = candidates.map((scale) =>
        mean(some.map(({ score, result }) => loss(result, sigmoid(score / scale)))),
      );
      return [part, candidates[losses.indexOf(Math.min(...losses))]];
    }),
  );
}

/** The terms of all positions, one after the other. */
function allTerms(rows) {
  const patterns = new Int16Array(PATTERNS * rows.length);
  const numbers = new Float32Array(NUMBERS * rows.length);
  rows.forEach((row, i) => {
    const terms = termsOf(row);
    patterns.set(terms.patterns, PATTERNS * i);
    numbers.set(terms.numbers, NUMBERS * i);
  });
  return { patterns, numbers };
}

/** The chance of the side to move in a position, by weights. */
function chanceOf({ patterns, numbers }, weights, i) {
  let x = 0;
  for (let j = 0; j < NUMBERS; j++) x += numbers[NUMBERS * i + j] * weights[j];
  for (let j = PATTERNS * i; j < PATTERNS * (i + 1); j++) {
    if (patterns[j] > 0) x += weights[patterns[j]];
    else if (patterns[j] < 0) x -= weights[-patterns[j]];
  }
  return sigmoid(x);
}

/** The weights that make the chances of the chosen positions most like the targets. */
function regression(terms, targets, chosen) {
  const { patterns, numbers } = terms;
  const weights = new Float64Array(end);
  const squares = new Float64Array(end).fill(1e-6);
  const counts = new Float64Array(end);
  for (const i of chosen)
    for (let j = PATTERNS * i; j < PATTERNS * (i + 1); j++) counts[Math.abs(patterns[j])]++;
  const order = Int32Array.from(chosen);
  const move = (at, slope, rate) => {
    squares[at] += slope * slope;
    weights[at] -= (rate * slope) / Math.sqrt(squares[at]);
  };
  let random = 12345;
  for (let round = 1; round <= rounds; round++) {
    const rate = 0.15 / round;
    for (let k = order.length - 1; k > 0; k--) {
      random = (Math.imul(random, 1103515245) + 12345) >>> 0;
      const other = Math.floor((random / 2 ** 32) * (k + 1));
      [order[k], order[other]] = [order[other], order[k]];
    }
    for (const i of order) {
      const error = chanceOf(terms, weights, i) - targets[i];
      for (let j = 0; j < NUMBERS; j++)
        if (numbers[NUMBERS * i + j] !== 0) move(j, error * numbers[NUMBERS * i + j], rate);
      for (let j = PATTERNS * i; j < PATTERNS * (i + 1); j++) {
        const at = Math.abs(patterns[j]);
        if (at !== 0) move(at, (patterns[j] > 0 ? error : -error) + (pull * weights[at]) / counts[at], rate);
      }
    }
  }
  return weights;
}

/** Weights as the library keeps them: none goes beyond what a letter can say. */
function lettersOf(weights) {
  const hundredths = Array.from(weights, (weight) => weight / UNIT);
  const letter = (value) => String.fromCharCode(Math.max(33, Math.min(126, ZERO + Math.round(value / STEP))));
  const text = (from, to) => hundredths.slice(from, to).map(letter).join("");
  const [cow, late, closing, toMove] = hundredths;
  return {
    numbers: [Math.round(cow), Math.round(late) / 10, Math.round(closing), Math.round(toMove)],
    sides: text(starts.sides, starts.outer),
    outer: text(starts.outer, starts.middle),
    middle: text(starts.middle, end),
  };
}

/** And back, to measure what the library will have. */
function weightsFrom({ numbers, sides, outer, middle }) {
  const [cow, late, closing, toMove] = numbers;
  const steps = Array.from(sides + outer + middle, (letter) => STEP * (letter.charCodeAt(0) - ZERO));
  return Float64Array.from([cow, 10 * late, closing, toMove, ...steps], (each) => each * UNIT);
}

function fitted(phase) {
  const rows = read(phase);
  if (rows.length === 0) return undefined;
  const indices = rows.map((_, i) => i);
  const known = indices.filter((i) => !rows[i].apart);
  const scales = scalesOf(known.map((i) => rows[i]));
  const targets = rows.map(
    ({ result, score, part }) => trust * result + (1 - trust) * sigmoid(score / scales[part]),
  );
  const terms = allTerms(rows);
  const weights = weightsFrom(lettersOf(regression(terms, targets, known)));
  const position = createPosition();
  const byFeatures = rows.map((row) => ({
    ...row,
    score: featureValue(row.ruleset, Object.assign(position, row), tunedFor(row.ruleset)),
  }));
  const featureScales = scalesOf(known.map((i) => byFeatures[i]));
  for (const part of Object.keys(scales)) {
    const some = indices.filter((i) => rows[i].apart && rows[i].part === part);
    const lossBy = (chance) => mean(some.map((i) => loss(rows[i].result, chance(i)))).toFixed(4);
    console.log(
      `${part}: ${some.length} positions; log loss of features ${lossBy((i) => sigmoid(byFeatures[i].score / featureScales[part]))}, ` +
        `patterns ${lossBy((i) => chanceOf(terms, weights, i))}, search ${lossBy((i) => sigmoid(rows[i].score / scales[part]))}`,
    );
  }
  return lettersOf(regression(terms, targets, indices));
}

const [placing, moving] = [fitted("placing"), fitted("moving")];
const all = { ...patternWeights, [values.set]: values.set === "straight" ? { moving } : { placing, moving } };
writeFileSync(
  values.out,
  `/** What patterns are worth; \`patterns.ts\` says what a letter is. Written by research/fit-patterns.mjs. */

/** The weights of a phase. */
export interface PatternWeights {
  /**
   * Hundredths of a cow for a cow, and as much again for each cow that has left either hand; for a point that closes a mill; and
   * for being to move.
   */
  readonly numbers: readonly number[];
  /** A letter for each class of patterns on a side of all three rings. */
  readonly sides: string;
  /** The same for the outer and the inner ring. */
  readonly outer: string;
  /** The same for the middle ring. */
  readonly middle: string;
}

/** By set, one for each kind of board, and phase. */
export const patternWeights: {
  readonly [set in "diagonals" | "straight"]: {
    readonly [phase in "placing" | "moving"]?: PatternWeights;
  };
} = {
${Object.entries(all)
  .map(
    ([set, phases]) => `  ${set}: {
${Object.entries(phases)
  .map(
    ([phase, { numbers, ...letters }]) => `    ${phase}: {
      numbers: [${numbers.join(", ")}],
${Object.entries(letters)
  .map(([name, text]) => `      ${name}:\n        ${JSON.stringify(text)},\n`)
  .join("")}    },
`,
  )
  .join("")}  },
`,
  )
  .join("")}};
`,
);
