// A game as lines of text, for a pipe, a log, or a terminal that cannot do more.

/** @import { Contest } from "./contest.mjs" */

/** Two bots could play for ever, so the demo stops at this ply. */
export const LONGEST = 400;

/** @param {Contest} contest */
export async function printPlainly(contest) {
  const { title, sides, start, nameOf, seatOf } = contest;
  console.log(`${title}: ${sides.map((side) => `${nameOf(side)} (${seatOf(side)})`).join(" against ")}\n`);
  let game = start;
  while (contest.end(game) === undefined && game.ply < LONGEST) {
    const move = await contest.choose(game);
    const [first = "", second = ""] = contest.write(game, move);
    const notes = contest.highlight(game, move);
    const number = String(game.ply + 1).padStart(3);
    const line = `${number}. ${nameOf(game.turn).padEnd(5)}  ${first.padEnd(9)} ${second.padEnd(9)} ${notes}`;
    console.log(line.trimEnd());
    game = contest.play(game, move);
  }
  console.log(`\n${contest.ascii(game)}\n`);
  console.log(contest.end(game) ?? `Not over after ${LONGEST} plies.`);
}
