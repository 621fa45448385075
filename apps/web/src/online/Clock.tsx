/** A player's clock, which runs between the server's messages too. */
import type { Table } from "morabaraba-protocol/client";
import type { Player } from "morabaraba-protocol/protocol";
import { useEffect, useState } from "react";
import { useOnlineWords } from "../words/words.ts";
import { useMatch } from "./follow.ts";
import { clockText } from "./times.ts";

const tickMs = 100;
const lowMs = 20_000;

export function Clock({ table, player }: { readonly table: Table; readonly player: Player }) {
  const words = useOnlineWords();
  const { clock } = useMatch(table);
  const runs = clock?.running === player;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), tickMs);
    return () => clearInterval(timer);
  }, [runs]);

  const left = table.timeLeft(player);
  if (left === null) return null;
  const low = runs && left < lowMs;
  return (
    <span role="timer" className={`clock ${runs ? "runs" : ""} ${low ? "low" : ""}`}>
      {clockText(left, words)}
    </span>
  );
}
