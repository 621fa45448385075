/** Every function of every entry point with valid arguments, useless values, and the result of a call. */
import * as mills from "morabaraba";
import * as book from "morabaraba/book";
import * as bots from "morabaraba/bots";
import * as endgames from "morabaraba/endgames";
import * as engine from "morabaraba/engine";
import * as families from "morabaraba/families";
import * as formats from "morabaraba/formats";
import * as mancala from "morabaraba/mancala";
import * as mancalaBook from "morabaraba/mancala/book";
import * as mancalaBots from "morabaraba/mancala/bots";
import * as mancalaEndgames from "morabaraba/mancala/endgames";
import * as mancalaFormats from "morabaraba/mancala/formats";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as mancalaReview from "morabaraba/mancala/review";
import * as mancalaRulebook from "morabaraba/mancala/rulebook";
import * as mancalaSvg from "morabaraba/mancala/svg";
import * as mancalaWords from "morabaraba/mancala/words";
import * as opponent from "morabaraba/opponent";
import * as records from "morabaraba/records";
import * as review from "morabaraba/review";
import * as rulebook from "morabaraba/rulebook";
import * as svg from "morabaraba/svg";
import * as turn from "morabaraba/turn";
import * as words from "morabaraba/words";
import { three } from "./endgames/small.ts";

/** The entry points that need no page, by specifier. Boards have their own tests in a page. */
export const entryPoints: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  morabaraba: mills,
  "morabaraba/engine": engine,
  "morabaraba/mancala": mancala,
  "morabaraba/book": book,
  "morabaraba/bots": bots,
  "morabaraba/mancala/bots": mancalaBots,
  "morabaraba/endgames": endgames,
  "morabaraba/mancala/book": mancalaBook,
  "morabaraba/mancala/endgames": mancalaEndgames,
  "morabaraba/svg": svg,
  "morabaraba/mancala/svg": mancalaSvg,
  "morabaraba/turn": turn,
  "morabaraba/words": words,
  "morabaraba/mancala/words": mancalaWords,
  "morabaraba/records": records,
  "morabaraba/mancala/records": mancalaRecords,
  "morabaraba/formats": formats,
  "morabaraba/mancala/formats": mancalaFormats,
  "morabaraba/review": review,
  "morabaraba/mancala/review": mancalaReview,
  "morabaraba/rulebook": rulebook,
  "morabaraba/mancala/rulebook": mancalaRulebook,
  "morabaraba/families": families,
  "morabaraba/opponent": opponent,
};

type Call = (...args: never[]) => unknown;

/** A function and its arguments. */
export interface Subject {
  readonly entryPoint: string;
  readonly name: string;
  readonly call: Call;
  readonly good: readonly unknown[];
  /** Which of its parameters it checks. The engine's rulesets and positions are not checked. */
  readonly checks: (parameter: number) => boolean;
  /** Arguments with faults that {@link badValues} does not have. */
  readonly more: readonly (readonly unknown[])[];
}

/** The functions on integers that check nothing, so that a search loses no time. */
export const unchecked: readonly string[] = [
  ...[
    "canonicalPosition",
    "countBits",
    "decodeGame",
    "decodeMove",
    "endReason",
    "moveFrom",
    "generateMoves",
    "hasLegalMove",
    "positionKeys",
    "makeMove",
  ],
  ...["mayFly", "mayStep", "millPoints", "pointsIn", "moveShot", "symmetries", "targetPoints", "moveTo"],
  ...["transformPosition", "transformMove", "winnerOf", "moveShots"],
];

/** Unchecked parameters of functions that check their other arguments. */
const unreadParameters: Readonly<Record<string, readonly number[]>> = {
  encodeGame: [0, 2],
  encodeMove: [0],
  // The result of another function of the entry point.
  speaksAgainst: [0],
  formatFinding: [2],
  formatRuling: [3],
};

const game = mills.applyMove(
  mills.applyMove(mills.createGame({ base: "standard", repetition: 3 }), "d6"),
  "f4",
);
const unsown = mancala.createGame("oware");
const seeds = mancala.applyMove(unsown, "A");
const state = turn.beginTurn(mills.createGame());
const few = mills.parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60", "nineMens");
const over = mills.resign(game, "light");
const mancalaOver = mancala.resign(seeds, "south");
const position = "8/8/8 l 12,12 - 0 0";
const seedsPosition = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s";

/** Variations that nest 100 levels deep, so that one more is too deep. */
const deep = ((): unknown => {
  let record = records.createRecord("nineMens");
  const quiet = (): mills.Move[] =>
    mills.legalMoves(records.currentNode(record).game).filter(({ shots }) => shots === undefined);
  for (let depth = 0; depth < 100; depth++) {
    const [one, other] = quiet() as [mills.Move, mills.Move];
    record = records.playMove(records.goBack(records.playMove(record, one)), other);
  }
  return records.goBack(records.playMove(record, quiet()[0] as mills.Move));
})();
const other = mills.legalMoves(records.currentNode(deep as records.GameRecord).game)[1];

const style = { level: 3, seed: 1, memory: 1 };
const search = { depth: 1, nodes: 20, lines: 1, onProgress: () => {} };
const signal = new AbortController().signal;
const aborted = AbortSignal.abort(new Error("no more"));
const longText = "x".repeat(1_000_001);

/** Valid arguments, and arguments with other faults, for the functions that both families have. */
function ofRules(family: typeof mills): Readonly<Record<string, readonly (readonly unknown[])[]>> {
  const isMills = family === mills;
  const played: unknown = isMills ? game : seeds;
  const ended = isMills ? over : mancalaOver;
  const move = isMills ? { to: "b2" } : { house: 2 };
  const side = isMills ? "light" : "south";
  const text = isMills ? position : seedsPosition;
  const name = isMills ? "standard" : "oware";
  const json = JSON.stringify(played);
  const long = json.padEnd(6_000_001);
  const longMove = [[played, "x".repeat(41)]];
  return {
    createGame: [[name, { repetition: null }]],
    defineVariant: [[name, { name: "mine" }]],
    parseVariant: [[family.variants["standard" as never] ?? mancala.variants.oware], [long]],
    isVariantName: [["mssa"]],
    safeParseVariant: [[family.variants["standard" as never] ?? mancala.variants.oware], [long]],
    legalMoves: [[played]],
    applyMove: [
      [played, move],
      [ended, move],
    ],
    outcome: [[played]],
    isLegal: [[played, move]],
    whyIllegal: [[played, move]],
    variantOf: [[played]],
    ascii: [[played]],
    opponentOf: [[side]],
    resign: [
      [played, side],
      [ended, side],
    ],
    agreeDraw: [[played], [ended]],
    forfeit: [
      [played, side, "time"],
      [ended, side, "time"],
    ],
    referee: [
      [played, side, move],
      [ended, side, move],
    ],
    formatMove: isMills
      ? [
          [played, move, { notation: "mssa" }],
          [mills.createGame("sesotho25"), "d4", { notation: "mssa" }],
        ]
      : [[played, move]],
    parseMove: isMills ? [[played, "d6", { notation: "wmd" }], ...longMove] : [[played, "2"], ...longMove],
    safeParseMove: isMills
      ? [[played, "d6", { notation: "wmd" }], ...longMove]
      : [[played, "2"], ...longMove],
    formatPosition: [[played]],
    parsePosition: [
      [text, name],
      [longText, name],
      ...(isMills ? ["8/8/9 l 12,12 - 0 0", "8/8/8 l 99,12 - 0 0", "8/8/8 l 12,12 a7-d7 0 0"] : []).map(
        (wrong) => [wrong, name],
      ),
    ],
    safeParsePosition: [
      [text, name],
      [longText, name],
    ],
    parseGame: [
      [played],
      [long],
      [{ ...(played as object), removals: 2 }],
      [{ ...(played as object), barred: { light: { from: "a7", to: "zz" }, dark: null } }],
    ],
    safeParseGame: [[json], [long]],
    phase: [[played, side]],
    pieces: [[played]],
    destinations: [[played]],
    movesFrom: [[played, "hand"]],
    shotTargets: [[played, move]],
    deadCows: [[played]],
    standingMills: [[played, side]],
    closedMills: [[played, move]],
    occurrences: [[played]],
    quietPliesLeft: [[played]],
    explainMove: [[played, move]],
    applyStep: [[played, { kind: "lift", at: 0, seeds: 4 }]],
  };
}

function ofRecords(entryPoint: typeof records): Readonly<Record<string, readonly (readonly unknown[])[]>> {
  const isMills = entryPoint === records;
  const name = isMills ? "mssa" : "oware";
  const move = isMills ? "d6" : "A";
  const record = entryPoint.playMove(entryPoint.createRecord(name as "mssa"), move);
  const { game: played } = entryPoint.currentNode(record);
  const decided = isMills ? mills.resign(played, "light") : mancala.resign(played as never, "south");
  const ended = entryPoint.conclude(record, decided as mills.Game);
  const long = entryPoint.annotate(record, { comment: "x".repeat(1_000_000) });
  const options = isMills ? ({ notation: "wmd" } as const) : {};
  const text = entryPoint.formatRecord(record);
  const link = entryPoint.formatLink(record);
  const longLink = entryPoint.parseRecord(
    `[Termination "${"é".repeat(200_000)}"]\n\n${move} 1-0`,
    name as never,
    options as never,
  );
  return {
    createRecord: [[name, { Event: "x" }], [{ ...played, ply: -1 }]],
    parseRecord: [
      [text, name, options],
      [longText],
      [`${move} 1-0 0-1`],
      [JSON.parse(JSON.stringify(record)), name, options],
    ],
    safeParseRecord: [
      [text, name, options],
      [longText],
      [`${move} 1-0 0-1`],
      [JSON.parse(JSON.stringify(record)), name, options],
    ],
    parseRecords: [[text, name, { ...options, games: 5 }], [longText]],
    parseLink: [[link], [longText]],
    safeParseLink: [[link], [longText]],
    parseComment: [["x"], [longText]],
    formatComment: [
      [{ text: "x", clock: 1, elapsed: 1, evaluation: { score: 1 }, drawings: { rings: [], arrows: [] } }],
    ],
    annotate: [[record, { comment: "x", glyphs: ["!"] }]],
    goBack: [[record, 1]],
    takeBack: [[record, 1]],
    conclude: [
      [record, decided],
      [record, { result: "2-0" }],
      [ended, decided],
    ],
    currentNode: [[record]],
    endOf: [[record]],
    formatLink: [
      [record, { upTo: "current" }],
      [longLink, {}],
    ],
    formatRecord: [
      [record, { upTo: "current", ...(isMills ? { notation: "mssa" } : {}) }],
      [long],
      ...(isMills ? [[records.playMove(records.createRecord("sesotho25"), "d4"), { notation: "mssa" }]] : []),
    ],
    goForward: [[record, 1]],
    goTo: [[record, 0]],
    currentLine: [[record]],
    mainline: [[record, 0]],
    playMove: [
      [record, isMills ? { to: "b2" } : { house: 2 }],
      [deep, other],
    ],
    promoteVariation: [[record]],
    removeNode: [[record]],
    setTags: [[record, { Event: "x" }]],
  };
}

/** All functions that check something. Solving takes a moment, so it is optional. */
export async function subjects(): Promise<readonly Subject[]> {
  const tables = await endgames.solveEndgames(three, { cows: 3 });
  const bytes = await endgames.tablesToBytes(tables);
  const future = Uint8Array.from(bytes, (byte, i) => (i === 4 ? 99 : byte));
  const damaged = Uint8Array.from(bytes, (byte, i) => (i === bytes.length - 9 ? byte ^ 255 : byte));
  const sowingTables = await mancalaEndgames.solveEndgames("kalah", { seeds: 2 });
  const sowingBytes = await mancalaEndgames.tablesToBytes(sowingTables);
  const three3 = mills.parsePosition("L1L/3/DLD l 0,0 - 0 0", three);
  const rules = { legalMoves: mills.legalMoves, applyMove: mills.applyMove, outcome: mills.outcome };
  const playouts = { playouts: 2, longest: 2, seed: 1, onProgress: () => {} };
  const anyMove = (played: mills.Game): { move: mills.Move } => bots.randomMove(rules, played);
  const all = { ...style, ...search };
  const reviewing = { nodes: 1000, most: 1 };
  const closing = mills.parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
  const { findings } = await review.reviewMove(closing, "g7xf6", { nodes: 1000, most: 100 });
  const found = findings.at(-1);
  const [foundSown] = (await mancalaReview.reviewMove(unsown, "2", reviewing)).findings;
  const sown = mancalaRecords.playMove(mancalaRecords.createRecord("oware"), "A");
  const sanmill = ["********/********/******** w p p 0 9 0 9 0 0", "nineMens"];
  const oware = ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", "oware"];
  const sowing = mancala.createGame("oware");
  const port: opponent.WorkerPort = { postMessage: () => {}, on: () => {} };
  const good: Readonly<Record<string, Readonly<Record<string, readonly (readonly unknown[])[]>>>> = {
    morabaraba: ofRules(mills),
    "morabaraba/mancala": ofRules(mancala as unknown as typeof mills),
    "morabaraba/engine": {
      createPosition: [[]],
      rulesetFor: [["standard"]],
      encodeGame: [[engine.rulesetFor(game.variant), game, engine.createPosition()]],
      encodeMove: [[engine.rulesetFor("standard"), { to: "d6" }]],
      perft: [[game, 1]],
      divide: [[game, 1]],
    },
    "morabaraba/book": { bookMoves: [[game]] },
    "morabaraba/mancala/book": { bookMoves: [[seeds]] },
    "morabaraba/bots": {
      chooseMove: [
        [few, { ...all, timeMs: 5, signal, book: true, weights: bots.weights }],
        [over],
        [few, { signal: aborted }],
      ],
      chooseMoveSync: [
        [few, { ...all, book: true }],
        [over],
        [three3, { tablebase: endgames.createTablebase(tables), nodes: 20 }],
        [few, { tablebase: endgames.createTablebase(tables), nodes: 20 }],
      ],
      createBot: [[{ ...style, book: true, weights: bots.weights }]],
      "createBot().chooseMove": [
        [few, { ...search, timeMs: 5, signal, clock: { leftMs: 20 } }],
        [over],
        [few, { signal: aborted }],
      ],
      "createBot().ponder": [[few, { ...search, timeMs: 5, signal }], [over]],
      "createBot().forget": [[]],
      monteCarlo: [
        [rules, few, { ...playouts, timeMs: 5, signal }],
        [rules, over],
        [rules, few, { signal: aborted }],
      ],
      monteCarloSync: [
        [rules, few, playouts],
        [rules, over],
      ],
      randomMove: [
        [rules, few, { seed: 1 }],
        [rules, over],
      ],
      randomOpenings: [[rules, few, { count: 1, plies: 1, seed: 1 }]],
      playMatch: [
        [
          rules,
          anyMove,
          anyMove,
          [few],
          { longest: 2, seed: 1, firstOpening: 0, signal, onProgress: () => {} },
        ],
        [rules, anyMove, () => ({ move: "z9" }), [few]],
        [rules, anyMove, anyMove, [few], { signal: aborted }],
      ],
      playRoundRobin: [
        [rules, { a: anyMove, b: anyMove }, [few], { longest: 2, played: [] }],
        [rules, { a: anyMove, b: anyMove }, [few], { signal: aborted }],
      ],
      scoreMatch: [[[{ opening: 0, points: 1 }]]],
      evaluate: [[few, { weights: bots.weights }]],
      pliesToEnd: [[29_999]],
      winningChance: [[1]],
    },
    "morabaraba/mancala/bots": {
      chooseMove: [[seeds, { ...all, timeMs: 5, signal }], [mancalaOver], [seeds, { signal: aborted }]],
      chooseMoveSync: [[seeds, all], [mancalaOver]],
      createBot: [[style]],
      "createBot().chooseMove": [
        [seeds, { ...search, timeMs: 5, signal, clock: { leftMs: 20 } }],
        [mancalaOver],
        [seeds, { signal: aborted }],
      ],
      "createBot().ponder": [[seeds, { ...search, timeMs: 5, signal }], [mancalaOver]],
      "createBot().forget": [[]],
      winningChance: [[1]],
    },
    "morabaraba/formats": {
      readMove: [
        [mills.createGame(), "d6", { notation: "wmd" }],
        [mills.createGame(), longText],
        [closing, "g7"],
        [mills.createGame(), "c4-c5"],
      ],
      parseSanmillPosition: [sanmill, [longText]],
      safeParseSanmillPosition: [sanmill, [longText]],
      formatSanmillPosition: [[mills.createGame("nineMens")], [mills.createGame("sesotho25")]],
    },
    "morabaraba/mancala/formats": {
      readMove: [
        [sowing, "3", { numbering: "openspiel" }],
        [sowing, longText],
        [sowing, "3 4"],
      ],
      parsePlayStrategyPosition: [oware, [longText]],
      safeParsePlayStrategyPosition: [oware, [longText]],
      formatPlayStrategyPosition: [[sowing], [mancala.createGame()]],
      parsePlayStrategyMove: [
        [sowing, "d1e2"],
        [mancala.createGame(), "d1e2"],
        [sowing, longText],
      ],
      safeParsePlayStrategyMove: [
        [sowing, "d1e2"],
        [mancala.createGame(), "d1e2"],
        [sowing, longText],
      ],
      formatPlayStrategyMove: [
        [sowing, "D"],
        [mancala.createGame(), "3"],
      ],
    },
    "morabaraba/endgames": {
      solveEndgames: [
        [three, { cows: 3, signal, onProgress: () => {} }],
        [three, { cows: 3, signal: aborted }],
        [{ ...three, shooting: "optional" }, { cows: 3 }],
        [wide(), { cows: 14 }],
      ],
      tablesFromBytes: [[bytes], [future], [damaged]],
      tablesToBytes: [[tables]],
      tableSummaries: [[tables]],
      createTablebase: [[tables]],
      probeTables: [
        [tables, three3],
        [tables, few],
      ],
    },
    "morabaraba/mancala/endgames": {
      solveEndgames: [
        ["kalah", { seeds: 2, signal, onProgress: () => {} }],
        ["kalah", { seeds: 2, signal: aborted }],
        ["oware", { seeds: 2 }],
      ],
      tablesFromBytes: [[sowingBytes], [future], [damaged]],
      tablesToBytes: [[sowingTables]],
      tableSummaries: [[sowingTables]],
      createTablebase: [[sowingTables]],
      probeTables: [[sowingTables, mancala.parsePosition("0,0,0,0,0,1/0,0,0,0,0,1 23,23 s", "kalah")]],
    },
    "morabaraba/svg": {
      animate: [
        [
          [{ game }, { game, move: "d6" }],
          { theme: "earth", title: "x", seconds: 1, loop: false, numbers: true },
        ],
        [[{ game: { ...game, variant: "chess" } }]],
      ],
      spotOf: [[game, "a7"]],
      strokes: [[game]],
      svg: [
        [
          game,
          {
            theme: "earth",
            title: "x",
            lastMove: "d6",
            moves: [],
            mills: true,
            drawings: { rings: [{ point: "d6", color: "red" }] },
          },
        ],
      ],
    },
    "morabaraba/mancala/svg": {
      animate: [
        [[{ game: seeds }], { theme: "earth", title: "x", seconds: 1, loop: false, numbers: true }],
        [[{ game: { ...seeds, variant: "chess" } }]],
        [[{ game: unsown }, { before: unsown, game: seeds, move: "9" }]],
      ],
      svg: [
        [
          seeds,
          {
            theme: "earth",
            title: "x",
            layout: "wide",
            sowing: [{ kind: "lift", at: 0, seeds: 4 }],
            drawings: { rings: [{ point: "B" }] },
          },
        ],
      ],
    },
    "morabaraba/turn": {
      beginTurn: [[game, state]],
      cancelTurn: [[state]],
      pressPoint: [[state, "d6"]],
      pickUpCow: [[state, undefined]],
      dropCow: [[state, "d6"]],
      isMovable: [[state, undefined]],
      pointMark: [[state, "d6"]],
      shownPieces: [[state]],
      pointName: [[words.en, state, "d6", { notation: "wmd" }]],
      turnStatus: [[words.en, state, { notation: "wmd" }]],
    },
    "morabaraba/words": {
      announce: [[words.en, game, "b2", { notation: "wmd" }]],
      announceEnd: [[words.en, { winner: "light", reason: "resignation" }]],
      announceTurn: [[words.en, game]],
      announceRefusal: [[words.en, game, "d6", { notation: "wmd" }]],
      fill: [["{a}", { a: 1 }]],
      complete: [[words.en, words.af]],
      titleOf: [[words.en, mills.variants.mssa]],
      usualPieces: [[mills.variants.mssa]],
    },
    "morabaraba/mancala/words": {
      announce: [
        [mancalaWords.en, seeds, { house: 2 }],
        [mancalaWords.en, seeds, [{ kind: "lift", at: -1, seeds: 4 }]],
      ],
      announceEnd: [[mancalaWords.en, { winner: "south", reason: "resignation" }]],
      announceTurn: [[mancalaWords.en, seeds]],
      announceRefusal: [
        [mancalaWords.en, seeds, { house: 2 }],
        [7, seeds, 7],
      ],
      fill: [["{a}", { a: 1 }]],
      complete: [[mancalaWords.en, mancalaWords.af]],
      titleOf: [[mancalaWords.en, mancala.variants.oware]],
    },
    "morabaraba/review": {
      reviewMove: [
        [few, "e4-g7xg4", { ...reviewing, signal }],
        [few, "e4-g7xg4", { signal: aborted }],
        [over, "d6"],
      ],
      reviewRecord: [
        [review.en, records.playMove(records.createRecord(), "d6"), { ...reviewing, signal }],
        [review.en, records.playMove(records.createRecord(), "d6"), { signal: aborted }],
      ],
      speaksAgainst: [[found]],
      formatFinding: [[review.en, closing, found, { notation: "wmd" }]],
    },
    "morabaraba/mancala/review": {
      reviewMove: [
        [seeds, "2", { ...reviewing, signal }],
        [seeds, "2", { signal: aborted }],
        [mancalaOver, "2"],
      ],
      reviewRecord: [
        [mancalaReview.en, sown, { ...reviewing, signal }],
        [mancalaReview.en, sown, { signal: aborted }],
      ],
      speaksAgainst: [[foundSown]],
      formatFinding: [[mancalaReview.en, unsown, foundSown]],
    },
    "morabaraba/rulebook": {
      describeRules: [[rulebook.en, "mssa"]],
      formatPrompt: [[rulebook.en, few, { moves: "listed" }]],
      arbitrate: [[few, "light", "e4-g7xg4"]],
      formatRuling: [
        [rulebook.en, few, "e4-g7xg4", rulebook.arbitrate(few, "light", "e4-g7xg4"), { notation: "wmd" }],
      ],
    },
    "morabaraba/mancala/rulebook": {
      describeRules: [[mancalaRulebook.en, "oware"]],
      formatPrompt: [[mancalaRulebook.en, seeds, { moves: "listed" }]],
      arbitrate: [[seeds, "north", "2"]],
      formatRuling: [[mancalaRulebook.en, seeds, "2", mancalaRulebook.arbitrate(seeds, "north", "2")]],
    },
    "morabaraba/families": { loadFamily: [[families.mills, "words"]] },
    "morabaraba/opponent": {
      createOpponent: [[families.mills, () => port, { level: 3, silenceMs: 1000 }]],
      serveOpponent: [[[families.mills], port]],
    },
    "morabaraba/records": ofRecords(records),
    "morabaraba/mancala/records": ofRecords(mancalaRecords as unknown as typeof records),
  };
  return Object.entries(entryPoints).flatMap(([entryPoint, exports]) =>
    [...functionsOf(exports)]
      .filter(([name]) => !unchecked.includes(name))
      .map(([name, call]) => {
        const given = good[entryPoint]?.[name];
        if (given === undefined) throw new Error(`Say what good arguments of ${name} of ${entryPoint} are.`);
        const [first = [], ...more] = given;
        const unread = unreadParameters[name] ?? [];
        const checks = (parameter: number): boolean => !unread.includes(parameter);
        return { entryPoint, name, call, good: first, checks, more };
      }),
  );
}

/** A board so wide that its tables are too large. */
function wide(): mills.Variant {
  const points = Array.from({ length: 31 }, (_, i) => `${"abcdefg"[i % 7]}${1 + Math.floor(i / 7)}`);
  const lines = points.slice(2).map((point, i) => [points[i], points[i + 1], point] as never);
  return {
    ...mills.variants.standard,
    name: "wide",
    cows: 15,
    board: { points, rings: [31], lines, links: [] },
  };
}

/** The functions that an entry point exports, and those of `createBot`'s result. */
function* functionsOf(exports: Readonly<Record<string, unknown>>): Generator<[string, Call]> {
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value !== "function" || value.prototype instanceof Error) continue;
    yield [name, value as Call];
    if (name === "createBot") {
      for (const method of ["chooseMove", "ponder", "forget"] as const) {
        yield [
          `createBot().${method}`,
          (...args) => {
            const bot = (value as typeof bots.createBot)();
            // Without limits a bot ponders until something else ends it.
            if (method === "ponder") setTimeout(bot.forget, 10);
            return bot[method](...(args as [never]));
          },
        ];
      }
    }
  }
}

/** What unreadable values throw. */
export const trap: Error = new Error("a trap");

const throwing = (): never => {
  throw trap;
};

/** Values of all kinds, most of them useless. */
export const badValues: readonly (readonly [kind: string, value: unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["a boolean", true],
  ["NaN", Number.NaN],
  ["an infinite number", Number.POSITIVE_INFINITY],
  ["minus one", -1],
  ["minus zero", -0],
  ["half a number", 1.5],
  ["a huge number", 1e21],
  ["empty text", ""],
  ["text", "nonsense"],
  ["other text", "z9"],
  ["a number in text", "7"],
  ["text that begins like JSON", "{"],
  ["JSON of a list", "[]"],
  ["long text", longText],
  ["odd text", "\ud800\u0000__proto__"],
  ["a symbol", Symbol("x")],
  ["a big integer", 10n],
  ["a function", () => 7],
  ["an empty list", []],
  ["a list of nothing", [null, undefined]],
  ["a list with holes", new Array(24)],
  ["an empty object", {}],
  ["an object without prototype", Object.create(null)],
  ["a map", new Map([["variant", "standard"]])],
  ["a date", new Date(0)],
  ["an invalid date", new Date(Number.NaN)],
  ["boxed text", new String("d6")],
  ["a boxed number", new Number(1)],
  ["a regular expression", /x/],
  ["an error", new Error("x")],
  ["bytes", new Uint8Array([1, 2, 3])],
  ["a promise", Promise.resolve(1)],
  ["only a variant", { variant: "standard" }],
  ["a game with an unknown variant", { ...mills.createGame(), variant: "chess" }],
  ["a game with a bad variant", { ...seeds, variant: { base: "oware", seeds: 99 } }],
  ["an object that is not text", { toString: null, valueOf: null, [Symbol.toPrimitive]: 7 }],
  ["what cannot be iterated", { [Symbol.iterator]: 7, [Symbol.asyncIterator]: 7, length: -1 }],
  ["an object like a list", { length: 2 ** 32, 0: "d6" }],
  [
    "a cyclic object",
    ((): object => {
      const own: Record<string, unknown> = {};
      own["variant"] = own;
      own["nodes"] = [own];
      own["own"] = own;
      return own;
    })(),
  ],
  [
    "an object that throws when it is read",
    Object.defineProperty({}, "variant", { get: throwing, enumerable: true }),
  ],
  [
    "a proxy that throws",
    new Proxy(
      {},
      {
        get: throwing,
        ownKeys: throwing,
        has: throwing,
        getOwnPropertyDescriptor: throwing,
        getPrototypeOf: throwing,
      },
    ),
  ],
];

/** The arguments with one of them, or a field of one, replaced by each of the values. */
export function* variations(
  { good, checks }: Pick<Subject, "good" | "checks">,
  values: readonly (readonly [string, unknown])[] = badValues,
): Generator<readonly [place: string, args: readonly unknown[]]> {
  for (const [i, argument] of good.entries()) {
    if (!checks(i)) continue;
    const isPlain = typeof argument === "object" && argument !== null && !(argument instanceof Uint8Array);
    const fields = isPlain ? Object.keys(argument) : [];
    for (const [kind, value] of values) {
      yield [`${i}: ${kind}`, good.map((each, j) => (i === j ? value : each))];
      for (const field of fields) {
        const changed = Object.assign(
          Array.isArray(argument) ? [...(argument as unknown[])] : { ...(argument as object) },
          {
            [field]: value,
          },
        );
        yield [`${i}.${field}: ${kind}`, good.map((each, j) => (i === j ? changed : each))];
      }
    }
  }
}

/** A call's error: thrown, rejected or returned; undefined if there is none. */
export async function errorOf(call: Call, args: readonly unknown[]): Promise<unknown> {
  try {
    const result: unknown = await (call as (...args: readonly unknown[]) => unknown)(...args);
    if (Object.prototype.toString.call(result).endsWith("Generator]"))
      for await (const reading of result as AsyncIterable<{ ok: boolean; error?: unknown }>)
        if (!reading.ok) return reading.error;
    const { ok, error } = Object(result) as { readonly ok?: boolean; readonly error?: unknown };
    return ok === false ? error : undefined;
  } catch (error) {
    return error;
  }
}
