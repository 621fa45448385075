/** What the operator may do with matches and people. Each of it is an event in the log of a match. */
import type { Games } from "./games.ts";
import { yieldTurn } from "./queue.ts";
import { createCode, readCode } from "./shared/codes.ts";
import { families } from "./shared/families.ts";
import { statusOf } from "./shared/match.ts";
import { isName, tidyName } from "./shared/names.ts";
import type { Code, Forfeit, Match, MatchEvent, Player } from "./shared/protocol.ts";
import type { Seats, Store } from "./store.ts";
import { codeHashOf, lockedSeat } from "./tokens.ts";

const forfeits: readonly string[] = ["abandonment", "cheating", "double-turn", "time"] satisfies Forfeit[];

export function createOperator(store: Store, { operate }: Games) {
  function sideOf({ family, names }: Match, player: string): Player {
    const side = families[family].players.find((each) => each === player);
    if (side === undefined) throw new Error(`The sides are ${families[family].players.join(" and ")}.`);
    if (names[side] === undefined) throw new Error("Nobody sits there.");
    return side;
  }

  function demandOpen(match: Match): void {
    if (statusOf(match) === "finished") throw new Error("The game is over.");
  }

  /** Ends a game: lost by a side for a reason, `draw`, or `abort` without an outcome. */
  const adjudicate = (id: string, verdict: string, reason = "abandonment"): Promise<Match> =>
    operate(id, ({ match }) => {
      demandOpen(match);
      if (verdict === "abort") return { event: { kind: "abort" } };
      if (!forfeits.includes(reason)) throw new Error(`The reasons are ${forfeits.join(", ")}.`);
      const loser = verdict === "draw" ? null : sideOf(match, verdict);
      return { event: { kind: "adjudicate", loser, reason: reason as Forfeit } };
    });

  /** Takes a seat from whoever holds it, and gives it a code: for the person to whom it belongs. */
  async function free(id: string, player: string): Promise<Code> {
    const code = createCode();
    await operate(id, ({ match, seats }) => {
      const side = sideOf(match, player);
      const first = families[match.family].players[0] === side;
      const taken: Seats = first ? [lockedSeat(), seats[1]] : [seats[0], lockedSeat()];
      return {
        event: { kind: "free", player: side },
        taken,
        code: { hash: codeHashOf(readCode(code)), player: side },
      };
    });
    return code;
  }

  /** Gives a player another name, in all that was ever said of the match. */
  const renamed = (player: Player, name: string) => ({
    event: { kind: "rename", player, name } as const,
    rewrite: (event: MatchEvent): MatchEvent => withName(event, player, name),
  });

  const rename = (id: string, player: string, text: string): Promise<Match> =>
    operate(id, ({ match }) => renamed(sideOf(match, player), demandName(text)));

  /** Keeps a game from all but its players, or brings it back. */
  const hide = (id: string, hidden: boolean): Promise<Match> =>
    operate(id, () => ({ event: { kind: "hide", hidden }, hidden }));

  /**
   * Removes a person's name from all matches and their logs, and what leads to the seats in those that are over. A match in which
   * that fails keeps no other from it.
   */
  async function forget(text: string): Promise<{ matches: number; failed: string[] }> {
    const name = demandName(text);
    const failed: string[] = [];
    for (let count = 0, after = ""; ; ) {
      const ids = await store.idsOf(name, after, 100);
      if (ids.length === 0) return { matches: count, failed };
      for (const id of ids) {
        after = id;
        try {
          for (const side of [0, 1] as const) await forgetSide(id, side, name);
          count += 1;
        } catch (error) {
          failed.push(`${id}: ${(error as Error).message}`);
        }
        await yieldTurn();
      }
    }
  }

  async function forgetSide(id: string, side: 0 | 1, name: string): Promise<void> {
    const stored = await store.read(id);
    const player = stored && families[stored.match.family].players[side];
    if (player === undefined || stored?.match.names[player] !== name) return;
    await operate(id, ({ match, seats }) => {
      const change = renamed(player, forgotten);
      if (statusOf(match) !== "finished") return change;
      const taken: Seats = side === 0 ? [lockedSeat(), seats[1]] : [seats[0], lockedSeat()];
      return { ...change, taken, code: { hash: lockedSeat(), player } };
    });
  }

  return { adjudicate, free, rename, hide, forget };
}

/** What stands for a name that is forgotten: nobody can be called so. */
const forgotten = "?";

function demandName(text: string): string {
  const name = tidyName(text);
  if (!isName(name)) throw new Error("Give a name as players have them: letters and digits, at most 40.");
  return name;
}

function withName(event: MatchEvent, player: Player, name: string): MatchEvent {
  if (event.kind === "create" && event.names[player] !== undefined)
    return { ...event, names: { ...event.names, [player]: name } };
  const isNamed = (event.kind === "join" || event.kind === "rename") && event.player === player;
  return isNamed ? { ...event, name } : event;
}
