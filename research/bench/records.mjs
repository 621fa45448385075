/**
 * Records: reading and writing, compared with chessops' PGN of chess games with as many plies and tags; a
 * move's cost in a record compared with `applyMove`; and a stream of many games in constant memory.
 */
import { Chess } from "chessops/chess";
import { makePgn, parsePgn, startingPosition } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";
import { applyMove, legalMoves } from "morabaraba";
import {
  createRecord,
  currentNode,
  formatRecord,
  goBack,
  goTo,
  mainline,
  parseRecord,
  parseRecords,
  playMove,
} from "morabaraba/records";
import { compare, heading } from "./compare.mjs";

const GAMES = 200;
const STREAMED = 100_000;

let seed = 1;
function random(limit) {
  seed = (seed * 16807) % 2147483647;
  return seed % limit;
}

/** Plies of random nine men's morris games; many end earlier. */
const MOST_PLIES = 80;

function millGame(plies) {
  let record = createRecord("nineMens", { Event: "Bench", Date: "2026.11.21", White: "a", Black: "b" });
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(currentNode(record).game);
    if (moves.length === 0) break;
    record = playMove(record, moves[random(moves.length)]);
  }
  return record;
}

/** A chess game with this number of plies, as PGN with as many tags. */
function chessGame(plies) {
  const position = Chess.default();
  const words = [];
  for (let ply = 0; ply < plies && !position.isEnd(); ply++) {
    const moves = [...position.allDests()].flatMap(([from, dests]) =>
      Array.from(dests, (to) => ({ from, to })),
    );
    const move = moves[random(moves.length)];
    if (position.board.getRole(move.from) === "pawn" && (move.to < 8 || move.to > 55))
      move.promotion = "queen";
    words.push(`${ply % 2 === 0 ? `${ply / 2 + 1}. ` : ""}${makeSanAndPlay(position, move)}`);
  }
  const head =
    '[Event "Bench"]\n[Site "?"]\n[Date "2026.11.21"]\n[Round "?"]\n[White "a"]\n[Black "b"]\n[Result "*"]\n';
  return { plies: words.length, text: `${head}[Variant "standard"]\n\n${words.join(" ")} *\n` };
}

const mills = Array.from({ length: GAMES }, () => millGame(MOST_PLIES));
const chess = mills.map((record) => chessGame(mainline(record).length - 1));
const millText = mills.map((record) => formatRecord(record)).join("\n");
const chessText = chess.map(({ text }) => text).join("\n");
const millPlies = mills.reduce((sum, record) => sum + mainline(record).length - 1, 0);
const chessPlies = chess.reduce((sum, { plies }) => sum + plies, 0);

function readMills() {
  for (const game of parseRecords(millText)) if (!game.ok) throw game.error;
  return millPlies;
}

function splitChess() {
  parsePgn(chessText);
  return chessPlies;
}

function readChess() {
  for (const game of parsePgn(chessText)) {
    const position = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) position.play(parseSan(position, san));
  }
  return chessPlies;
}

const readRecords = Array.from(parseRecords(millText), ({ value }) => value);
const readGames = parsePgn(chessText);

function writeMills() {
  for (const record of readRecords) formatRecord(record);
  return millPlies;
}

function writeChess() {
  for (const game of readGames) makePgn(game);
  return chessPlies;
}

console.log(
  `\n${GAMES} random games, ${millPlies} plies in ${millText.length} characters, and of chess ${chessPlies} in ${chessText.length}`,
);
heading("moves read and written, beside chessops (reading and writing at least 1)");
const options = { unitsDiffer: true };
compare("text to records, chess moves played too", readChess, readMills, options);
compare("text to records, chess moves only split", splitChess, readMills, options);
compare("records to text", writeChess, writeMills, options);

/** A record with this number of plies, all flights, and this number of different positions. */
function longRecord(plies, places) {
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  const others = ["a7-d6", "b6-c5", "a4-d6", "b4-c5"];
  let record = parseRecord('[FEN "L1L1L3/D1D1D3/8 l 0,0 - 0 0"]\n\n*', "nineMens");
  for (let ply = 0; ply < plies; ply++) record = playMove(record, round[ply % 4]);
  const end = record.at;
  for (let ply = 0; ply < places - plies; ply++) {
    record = goTo(record, mainline(record)[(ply * 7) % plies].id);
    record = playMove(record, others[currentNode(record).ply % 4]);
  }
  return goTo(record, end);
}

const MOVES = 2000;

/** Plays moves from the end of a record, and goes back two of every four. */
function playOn(record) {
  currentNode(record);
  return () => {
    let at = record;
    for (let i = 0; i < MOVES / 2; i++) at = goBack(playMove(playMove(at, "a7-a4"), "b6-b4"), 2);
    return MOVES;
  };
}

function verbs() {
  const { game } = currentNode(longRecord(0, 0));
  let last = game;
  for (let i = 0; i < MOVES / 2; i++) last = applyMove(applyMove(game, "a7-a4"), "b6-b4");
  return last === undefined ? 0 : MOVES;
}

heading("moves played in a record, and half of them taken back, beside applyMove alone");
compare("at the beginning", verbs, playOn(longRecord(0, 0)), options);
compare("after 1,000 plies", verbs, playOn(longRecord(1000, 1000)), options);
compare("after 1,000 plies, of 3,000 places", verbs, playOn(longRecord(1000, 3000)), options);

const RUNS = 20;

/** Reads the same record again and again, so that only its last game is cached. */
const text = formatRecord(longRecord(1000, 1000));
const read = Array.from({ length: RUNS }, () => parseRecord(text));
const stored = JSON.stringify(read[0]);

function time(label, run) {
  const times = Array.from({ length: RUNS }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  const median = times.sort((a, b) => a - b)[RUNS >> 1];
  console.log(`${label.padEnd(60)} ${median.toFixed(3).padStart(8)} ms`);
}

console.log(`\na record of 1,000 plies, medians of ${RUNS}`);
time("the game before the last, found by playing all moves", (i) => currentNode(goBack(read[i])));
time("the same, remembered", (i) => currentNode(goBack(read[i])));
time("all places of the main line, remembered", (i) => mainline(read[i]));
time("read from text", () => parseRecord(text));
time("written to text", (i) => formatRecord(read[i]));
time("read from JSON and checked", () => parseRecord(JSON.parse(stored)));

/** Many games, as from a file. */
async function* stream() {
  for (let game = 0; game < STREAMED; game += GAMES) yield `${millText}\n`;
}

let [games, plies, most] = [0, 0, 0];
const before = process.memoryUsage().heapUsed;
const start = performance.now();
for await (const game of parseRecords(stream())) {
  games++;
  plies += game.value.at;
  if (games % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
}
const seconds = (performance.now() - start) / 1000;
const mega = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
console.log(
  `\n${games} games streamed, ${plies} plies in ${seconds.toFixed(1)} s; heap ${mega(before)} before, at most ${mega(most)} on the way`,
);
