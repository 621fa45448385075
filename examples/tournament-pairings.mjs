// Pairs people for a tournament, round by round, and takes the results from files of records. Who meets whom, byes and
// tie-breaks are the work of a library of its own, tournament-organizer.
//
//   npm install tournament-organizer
//   node tournament-pairings.mjs cup.json swiss Ama Lerato Sipho Thandi    begins a tournament and pairs its first round
//   node tournament-pairings.mjs cup.json round1.pgn                       takes in the games of a round, pairs the next
//
// In place of `swiss` you can name `round-robin` or `double-round-robin`. White is whoever plays light. A game counts by
// its moves and its end: one with an illegal move, or with a result that its moves contradict, waits for a referee, and the
// next round for that game.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { endOf, parseRecords } from "morabaraba/records";
import Manager from "tournament-organizer";

/** @import { Tournament } from "tournament-organizer/components" */

const [file, first = "", ...names] = process.argv.slice(2);

/** Prints text that may hold what strangers wrote, without its control characters. @param {string} text */
const print = (text) => console.log(text.replace(/[\p{Cc}\p{Cf}]/gu, "?"));

if (file === undefined)
  print("Name the file of the tournament; the top of this script says what comes after it.");
else if (!existsSync(file)) save(begin(first, names));
else {
  const cup = new Manager().loadTournament(JSON.parse(readFileSync(file, "utf8")));
  takeResults(cup, readFileSync(first, "utf8"));
  const isLast = cup.getRoundNumber() >= cup.getStageOne().rounds;
  if (cup.getActiveMatches().length > 0) print("Games of this round are missing.");
  else if (isLast) print("That was the last round.");
  else cup.nextRound();
  save(cup);
}

/** @param {string} format @param {readonly string[]} players */
function begin(format, players) {
  const cup = new Manager().createTournament("Tournament", {
    seating: true,
    scoring: { win: 1, draw: 0.5, loss: 0, bye: 1, tiebreaks: ["sonneborn berger", "versus"] },
    stageOne: { format: /** @type {"swiss"} */ (format) },
  });
  for (const name of players) cup.createPlayer(name);
  cup.startTournament();
  return cup;
}

/** @param {Tournament} cup @param {string} text */
function takeResults(cup, text) {
  const nameOf = (/** @type {string | null} */ id) => (id === null ? "" : cup.getPlayer(id).getName());
  for (const read of parseRecords(text)) {
    const { White: light = "?", Black: dark = "?" } = (read.ok ? read.value : read.error.record).tags;
    const match = cup
      .getActiveMatches()
      .find((each) => nameOf(each.getPlayer1().id) === light && nameOf(each.getPlayer2().id) === dark);
    const { result } = read.ok ? endOf(read.value) : { result: "*" };
    if (match === undefined) print(`${light} against ${dark}: not a game of this round`);
    else if (result === "*") print(`${light} against ${dark}: ${read.ok ? "not over" : read.error.message}`);
    else
      cup.enterResult(
        match.getId(),
        Number(result === "1-0"),
        Number(result === "0-1"),
        Number(result === "1/2-1/2"),
      );
  }
}

/** Keeps the tournament and prints what is to be played and how everybody stands. @param {Tournament} cup */
function save(cup) {
  writeFileSync(/** @type {string} */ (file), JSON.stringify(cup.getValues()));
  for (const match of cup.getActiveMatches()) {
    const [light, dark] = [match.getPlayer1(), match.getPlayer2()].map(
      ({ id }) => id && cup.getPlayer(id).getName(),
    );
    print(`Round ${match.getRoundNumber()}: ${light} (light) against ${dark} (dark)`);
  }
  for (const { player, matchPoints, tiebreaks } of cup.getStandings())
    print(`${player.getName().padEnd(8)} ${matchPoints}  Sonneborn-Berger ${tiebreaks.sonnebornBerger}`);
}
