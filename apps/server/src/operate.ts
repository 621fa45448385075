/** What the operator may do with matches and people. Each of it is an event in the log of a match. */
import { randomBytes } from "node:crypto";
import type { Games } from "./games.ts";
import { createCode, readCode } from "./shared/codes.ts";
import { families } from "./shared/families.ts";
import { statusOf } from "./shared/match.ts";
import { isName, tidyName } from "./shared/names.ts";
import type { Code, Forfeit, Match, MatchEvent, Player } from "./shared/protocol.ts";
import { type Seats, type Store, yieldTurn } from "./store.ts";
import { codeHashOf, seatOf } from "./tokens.ts";

const forfeits: readonly string[] = ["abandonment", "cheating", "double-turn", "time"] satisfies Forfeit[];

/** No token has this hash: the seat is taken, and only a code leads to it. */
const lockedSeat = (): string => seatOf(randomBytes(32).toString("base64url"));

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

  const rename = (id: string, player: string, text: string): Promise<Match> =>
    operate(id, ({ match }) => {
      const name = tidyName(text);
      if (!isName(name)) throw new Error("That is no name.");
      return { event: { kind: "rename", player: sideOf(match, player), name } };
    });

  /** Keeps a game out of the archive, or brings it back. */
  const hide = (id: string, hidden: boolean): Promise<Match> =>
    operate(id, () => ({ event: { kind: "hide", hidden }, hidden }));

  /**
   * Removes a person's name from all matches and their logs, and what leads to the seats in those that are over.
   *
   * @returns In how many matches the name was.
   */
  async function forget(text: string): Promise<number> {
    const name = tidyName(text);
    for (let count = 0; ; ) {
      const rows = await store.list({ name }, 100);
      if (rows.length === 0) return count;
      for (const { id } of rows) {
        await operate(id, ({ match, seats }) => {
          const { players } = families[match.family];
          const player = players.find((each) => match.names[each] === name) as Player;
          const over = statusOf(match) === "finished";
          const taken = players.map((each, i) => (over && each === player ? lockedSeat() : seats[i])) as [
            string,
            string,
          ];
          return {
            event: { kind: "forget", player },
            taken,
            rewrite: (event) => withoutName(event, player),
            ...(over ? { code: { hash: lockedSeat(), player } } : {}),
          };
        });
        count += 1;
        await yieldTurn();
      }
    }
  }

  return { adjudicate, free, rename, hide, forget };
}

function withoutName(event: MatchEvent, player: Player): MatchEvent {
  if (event.kind === "create" && event.names[player] !== undefined)
    return { ...event, names: { ...event.names, [player]: "?" } };
  const isNamed = (event.kind === "join" || event.kind === "rename") && event.player === player;
  return isNamed ? { ...event, name: "?" } : event;
}
