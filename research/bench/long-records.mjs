// Records of many plies: the time to read them from text, from data and from a link, to visit a node in the
// middle, and to write them, and the memory of a process that does all this. Both families, with and without
// counting repetitions. Prints rows of a table; times are processor time in milliseconds.
//
//   node research/bench/long-records.mjs --plies 1000,10000,30000,100000
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import "../sources.mjs";

const { values } = parseArgs({
  options: { plies: { type: "string", default: "1000,10000,30000,100000" }, read: { type: "string" } },
});
/** @typedef {any} Any */
/** @type {Record<string, Any>} */
const entryPoints = {
  mills: await import("morabaraba"),
  mancala: await import("morabaraba/mancala"),
};
/** @type {Record<string, Any>} */
const records = {
  mills: await import("morabaraba/records"),
  mancala: await import("morabaraba/mancala/records"),
};

/** How often a position may occur: one time less than would end the game. */
const MOST = 99;

/** A way to play on without end, by family. */
const starts = {
  mills: {
    base: "nineMens",
    changes: { tenMoves: null, drawAfterQuietPlies: null },
    repetition: 100,
    position: "L1L1L3/D1D1D3/8 l 0,0 - 0 0",
  },
  mancala: {
    base: "oware",
    changes: { houses: 16, seeds: 1, mustFeed: false, majority: false },
    repetition: { occurrence: 100, award: "even", emptySide: "counts" },
    position: undefined,
  },
};

/** @param {"mills" | "mancala"} family @param {boolean} counted @param {number} plies */
function textOf(family, counted, plies) {
  const { base, changes, repetition, position } = starts[family];
  const entryPoint = entryPoints[family];
  const plain = entryPoint.createGame({ base, ...changes, repetition: null });
  const data = { base, ...changes, repetition: counted ? repetition : null };
  const start = position ? entryPoint.parsePosition(position, plain.variant) : plain;
  const times = new Map();
  const words = [];
  const games = [start];
  let seed = 1;
  const dice = (/** @type {number} */ sides) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % sides;
  };
  const nameOf = (/** @type {Any} */ game) => `${game.board ?? game.houses} ${game.turn}`;
  while (words.length < plies) {
    const game = games[words.length];
    const ways = entryPoint
      .legalMoves(game)
      .map((/** @type {Any} */ move) => ({ move, next: entryPoint.applyMove(game, move) }))
      .filter(
        (/** @type {Any} */ { move, next }) =>
          move.shots === undefined &&
          next.stores?.south === game.stores?.south &&
          next.stores?.north === game.stores?.north &&
          (times.get(nameOf(next)) ?? 0) < MOST &&
          !entryPoint.outcome(next),
      );
    if (ways.length === 0) {
      // No quiet move is left here, so go some plies back.
      words.length = Math.max(0, words.length - 50);
      games.length = words.length + 1;
      continue;
    }
    const { move, next } = ways[dice(ways.length)];
    times.set(nameOf(next), (times.get(nameOf(next)) ?? 0) + 1);
    words.push(entryPoint.formatMove(game, move));
    games.push(next);
  }
  const head = `[VariantData "${JSON.stringify(data).replaceAll('"', '\\"')}"]\n${position ? `[FEN "${position}"]\n` : ""}`;
  return `${head}\n${words.join(" ")} *\n`;
}

/** Milliseconds of the processor. @template T @param {() => T} work @returns {[T, number]} */
function timed(work) {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

/** Does all this with a text, and prints the results. @param {string} family @param {string} text */
function measure(family, text) {
  const entryPoint = records[family];
  const [record, read] = timed(() => entryPoint.parseRecord(text));
  const json = JSON.stringify(record);
  const [, data] = timed(() => entryPoint.parseRecord(json));
  const middle = entryPoint.goTo(record, record.nodes.length >> 1);
  const [, current] = timed(() => entryPoint.currentNode(middle));
  const [written, write] = timed(() => entryPoint.formatRecord(record));
  const [link, writeLink] = timed(() => entryPoint.formatLink(record));
  const [back, readLink] = timed(() => entryPoint.parseLink(link));
  if (entryPoint.formatLink(back) !== link || written.length === 0)
    throw new Error("The link gives another record.");
  const times = [read, data, current, write, writeLink, readLink].map((time) => time.toFixed(0));
  console.log(`${times.join(" | ")} | ${link.length} | ${Math.round(process.resourceUsage().maxRSS / 1024)}`);
}

if (values.read) {
  let text = "";
  process.stdin.setEncoding("utf8");
  for await (const part of process.stdin) text += part;
  measure(values.read, text);
} else {
  console.log(
    "| family | repetitions | plies | read | data | current | write | write link | read link | characters of the link | MB |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|---|");
  for (const plies of values.plies.split(",").map(Number))
    for (const family of /** @type {const} */ (["mills", "mancala"]))
      for (const counted of [false, true]) {
        const child = spawnSync(process.execPath, [process.argv[1] ?? "", "--read", family], {
          input: textOf(family, counted, plies),
          encoding: "utf8",
        });
        if (child.status !== 0) throw new Error(child.stderr);
        console.log(`| ${family} | ${counted ? "counted" : "not"} | ${plies} | ${child.stdout.trim()} |`);
      }
}
