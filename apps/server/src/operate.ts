/** What the operator can do. Each change is an event in a match's log. */
import { families } from "morabaraba-protocol/families";
import { statusOf } from "morabaraba-protocol/match";
import type { Code, Forfeit, Match, MatchEvent, Player } from "morabaraba-protocol/protocol";
import { createCode, isName, readCode, tidyName } from "morabaraba-protocol/typed";
import { operate, withSeat } from "./games.ts";
import { matchesOf } from "./listings.ts";
import { yieldTurn } from "./queue.ts";
import { readMatch } from "./store.ts";
import { codeHashOf, lockedSeat } from "./tokens.ts";
import type { Games } from "./turns.ts";

const forfeits: readonly string[] = ["abandonment", "cheating", "double-turn", "time"] satisfies Forfeit[];

function sideOf({ family, names }: Match, player: string): Player {
  const side = families[family].players.find((side) => side === player);
  if (side === undefined) throw new Error(`The sides are ${families[family].players.join(" and ")}.`);
  if (names[side] === undefined) throw new Error("Nobody sits there.");
  return side;
}

/** Ends a game. `verdict` is the losing side, `draw`, or `abort` for no outcome. */
export const adjudicate = (games: Games, id: string, verdict: string, reason = "abandonment") =>
  operate(games, id, ({ match }) => {
    if (statusOf(match) === "finished") throw new Error("The game is over.");
    if (verdict === "abort") return { event: { kind: "abort" } };
    if (!forfeits.includes(reason)) throw new Error(`The reasons are ${forfeits.join(", ")}.`);
    const loser = verdict === "draw" ? null : sideOf(match, verdict);
    return { event: { kind: "adjudicate", loser, reason: reason as Forfeit } };
  });

/** Takes a seat from its holder, and returns a new code for the person to whom it belongs. */
export async function freeSeat(games: Games, id: string, side: string): Promise<Code> {
  const code = createCode();
  await operate(games, id, ({ match, seats }) => {
    const player = sideOf(match, side);
    return {
      event: { kind: "free", player },
      taken: withSeat(seats, families[match.family].players.indexOf(player), lockedSeat()),
      code: { hash: codeHashOf(readCode(code)), player },
    };
  });
  return code;
}

/** Renames a player, in the match's past events too. */
const renamed = (player: Player, name: string) => ({
  event: { kind: "rename", player, name } as const,
  rewrite: (event: MatchEvent): MatchEvent => withName(event, player, name),
});

export const renamePlayer = (games: Games, id: string, side: string, name: string): Promise<Match> =>
  operate(games, id, ({ match }) => renamed(sideOf(match, side), demandName(name)));

/** Hides a game from all but its players, or shows it again. */
export const hideMatch = (games: Games, id: string, hidden: boolean): Promise<Match> =>
  operate(games, id, () => ({ event: { kind: "hide", hidden }, hidden }));

/**
 * Removes a person's name from all matches and logs, and the token and code of the person's seat in finished
 * ones. Goes on with the other matches if one fails.
 */
export async function forgetName(games: Games, text: string): Promise<{ matches: number; failed: string[] }> {
  const name = demandName(text);
  const failed: string[] = [];
  for (let count = 0, after = ""; ; ) {
    const ids = await matchesOf(games.database, name, after, 100);
    if (ids.length === 0) return { matches: count, failed };
    for (const id of ids) {
      after = id;
      try {
        for (const at of [0, 1]) await forgetSide(games, id, at, name);
        count += 1;
      } catch (error) {
        failed.push(`${id}: ${(error as Error).message}`);
      }
      await yieldTurn();
    }
  }
}

async function forgetSide(games: Games, id: string, at: number, name: string): Promise<void> {
  const { match } = (await readMatch(games.database, id)) ?? {};
  const player = match && families[match.family].players[at];
  if (player === undefined || match?.names[player] !== name) return;
  await operate(games, id, ({ match, seats }) => {
    const change = renamed(player, forgotten);
    if (statusOf(match) !== "finished") return change;
    const taken = withSeat(seats, at, lockedSeat());
    return { ...change, taken, code: { hash: lockedSeat(), player } };
  });
}

/** Replaces a forgotten name. It is not a valid name. */
const forgotten = "?";

function demandName(text: string): string {
  const name = tidyName(text);
  if (!isName(name)) throw new Error("The name is invalid. Use letters and digits, at most 40 characters.");
  return name;
}

function withName(event: MatchEvent, player: Player, name: string): MatchEvent {
  if (event.kind === "create" && event.names[player] !== undefined)
    return { ...event, names: { ...event.names, [player]: name } };
  const isNamed = (event.kind === "join" || event.kind === "rename") && event.player === player;
  return isNamed ? { ...event, name } : event;
}
