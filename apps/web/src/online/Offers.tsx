/** The current offers between the players, with buttons to answer them. */
import type { Table } from "morabaraba-protocol/client";
import { opponentOf } from "morabaraba-protocol/families";
import { isLive } from "morabaraba-protocol/match";
import type { Answer, Done, Offer } from "morabaraba-protocol/protocol";
import { Button } from "../ui/Button.tsx";
import { useOnlineWords } from "../words/words.ts";
import { useMatch } from "./follow.ts";

interface Props {
  readonly table: Table;
  /** Waits for a request's answer, and shows why if it was refused. Resolves to whether it was accepted. */
  readonly report: (answering: Promise<Answer<Done>>) => Promise<boolean>;
}

const kinds: readonly Offer[] = ["draw", "takeback", "rematch", "claim"];

export function Offers({ table, report }: Props) {
  const words = useOnlineWords();
  const match = useMatch(table);
  const { family, names, offers } = match;
  const { player } = table;
  if (player === null) return null;
  const other = opponentOf(family, player);
  return (
    <div role="status" className="offers">
      {kinds.map((what) => {
        const by = offers[what];
        if (by === null) return null;
        return (
          <div key={what} className="note offer">
            <p>
              {by === other ? words.offers[what](names[other] ?? "") : words.offered[what]}
              {what === "claim" && ` ${words.claimEnds[isLive(match) ? "live" : "unlimited"]}`}
            </p>
            <div className="buttons">
              {by === other && what !== "claim" && (
                <Button kind="main" onClick={() => report(table.accept(what))}>
                  {words.accept}
                </Button>
              )}
              <Button onClick={() => report(table.decline(what))}>
                {by !== other ? words.withdraw : what === "claim" ? words.here : words.decline}
              </Button>
            </div>
          </div>
        );
      })}
    </div>
  );
}
