/** The moves of a match in rows: one turn of each player. The latest is marked and scrolled into view. */
import { createGame, families } from "morabaraba-protocol/families";
import type { Match } from "morabaraba-protocol/protocol";
import { useEffect, useMemo, useRef } from "react";
import { useOnlineWords } from "../words/words.ts";

export function Moves({ match }: { readonly match: Match }) {
  const words = useOnlineWords();
  const list = useRef<HTMLOListElement>(null);
  const { family, variant, moves } = match;
  const rows = useMemo(() => rowsOf({ family, variant, moves }), [family, variant, moves]);
  useEffect(() => {
    if (list.current && rows.length > 0)
      list.current.scrollTo(list.current.scrollWidth, list.current.scrollHeight);
  }, [rows]);
  if (rows.length === 0) return <p className="moves none soft">{words.noMoves}</p>;
  const last = rows.length - 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a list that scrolls
    <ol className="moves" ref={list} tabIndex={0} aria-label={words.moves}>
      {rows.map(({ first, second }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <li key={row}>
          <span className={row === last && second.length === 0 ? "now" : undefined}>{first.join(" ")}</span>
          <span className={row === last && second.length > 0 ? "now" : undefined}>{second.join(" ")}</span>
        </li>
      ))}
    </ol>
  );
}

interface Row {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Returns the rows of a match. Several moves of one turn, as in mancala, share a cell. */
export function rowsOf({
  family,
  variant,
  moves,
}: Pick<Match, "family" | "variant" | "moves">): readonly Row[] {
  const { rules, players } = families[family];
  const rows: { first: string[]; second: string[] }[] = [];
  let game = createGame(family, variant);
  for (const move of moves) {
    const isFirst = game.turn === players[0];
    const last = rows.at(-1);
    if (last === undefined || (isFirst && last.second.length > 0)) {
      rows.push(isFirst ? { first: [move], second: [] } : { first: [], second: [move] });
    } else {
      last[isFirst ? "first" : "second"].push(move);
    }
    game = rules.applyMove(game, move);
  }
  return rows;
}
