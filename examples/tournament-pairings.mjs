// Pairs people for a tournament, round by round, and reads the results from files of records. The library
// tournament-organizer takes care of pairings, byes and tie-breaks.
//
//   npm install tournament-organizer
//   node tournament-pairings.mjs cup.json swiss Ama Lerato Sipho Thandi    begins a tournament and pairs its first round
//   node tournament-pairings.mjs cup.json round1.pgn                       takes in the games of a round, pairs the next
//
// Instead of `swiss` you can name `round-robin` or `double-round-robin`. White plays light. A game with an
// illegal move, or with a result that contradicts its moves, waits for a referee, and the next round waits
// for it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { endOf, parseRecords } from "morabaraba/records";
import Manager from "tournament-organizer";

/** @import { Tournament } from "tournament-organizer/components" */

const [file, first = "", ...names] = process.argv.slice(2);

/** Prints text without control characters, which names and tags may have. @param {string} text */
const print = (text) => console.log(text.replace(/[\p{Cc}\p{Cf}]/gu, "?"));

if (file === undefined)
  print("Name the tournament's file; the comment at the top of this script lists the other arguments.");
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

/** Saves the tournament, and prints the games to play and the standings. @param {Tournament} cup */
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
