/** A match in progress or at its end: the board, whose turn it is, the moves, and the player's actions. */
import type { Table } from "morabaraba-protocol/client";
import { families, opponentOf } from "morabaraba-protocol/families";
import { isAborted, statusOf } from "morabaraba-protocol/match";
import type { Answer, Done, Match, Player } from "morabaraba-protocol/protocol";
import { useEffect, useMemo, useState } from "react";
import { Board } from "../boards/Board.tsx";
import { busy, notify } from "../core/notices.ts";
import type { StoredVariant } from "../family/family.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { useOnlineWords } from "../words/words.ts";
import { Actions, Offers } from "./Actions.tsx";
import { endText, keepMatch } from "./finished.ts";
import { Moves } from "./Moves.tsx";
import { useConnected, useMatch, usePresent } from "./server.ts";
import { Clock } from "./times.tsx";

export function MatchBoard({ table }: { readonly table: Table }) {
  const words = useOnlineWords();
  const match = useMatch(table);
  const present = usePresent(table);
  const [flipped, setFlipped] = useState(false);
  const [hint, setHint] = useState("");
  /** Cancels a step that waits for its shot. */
  const [cancel, setCancel] = useState<() => void>();
  const [refusals, setRefusals] = useState(0);
  const { family, names, game, finishedAt } = match;
  const { player } = table;
  const { players } = families[family];
  const own: Player = player ?? players[0];
  const playing = statusOf(match) === "playing";
  const mine = playing && game.turn === player;

  // The board plays a move before the server answers. A refusal gives it the game again, as a new object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal changes nothing else.
  const shown = useMemo(() => ({ ...game }), [game, refusals]);

  useEffect(() => {
    busy.set(playing && player !== null);
    return () => busy.set(false);
  }, [playing, player]);

  // The player's finished games go into the page's list.
  const isOwnEnd = finishedAt !== null && player !== null;
  useEffect(() => {
    if (!isOwnEnd || isAborted(match)) return;
    keepMatch(match).then((kept) => kept.ok || notify(words.notKept));
  }, [isOwnEnd, match, words]);

  /** Waits for a request's answer, and shows why if it was refused. */
  async function report(answering: Promise<Answer<Done>>): Promise<boolean> {
    const answer = await answering;
    if (answer.ok) return true;
    // Another request came first, and the page shows its effect.
    if (answer.code !== "stale") {
      notify(answer.code === "unavailable" ? words.unanswered : words.refused(answer.message));
    }
    return false;
  }
  const move = async (notation: string) => {
    if (!(await report(table.move(notation)))) setRefusals((count) => count + 1);
  };

  const both = <Value,>(of: (player: Player) => Value) =>
    Object.fromEntries(players.map((side) => [side, of(side)])) as Record<Player, Value>;
  const label = (side: Player) => {
    const name = names[side] ?? words.free;
    const away = playing && side !== player && !present.includes(side);
    return (
      <>
        {side === player ? words.you(name) : name}
        {away && <span className="soft small"> · {words.away}</span>}
      </>
    );
  };

  return (
    <div className="page online match">
      <h1 className="hidden-text">{players.map((side) => names[side]).join(" – ")}</h1>
      <div className="place">
        <Board
          family={match.family}
          game={shown}
          playable={mine && player ? player : "none"}
          orientation={flipped ? opponentOf(family, own) : own}
          names={both(label)}
          clocks={match.clock ? both((side) => <Clock table={table} player={side} />) : undefined}
          onMove={move}
          onTurn={({ status, cancel }) => {
            setHint(status);
            setCancel(() => cancel);
          }}
          onCue={() => {}}
        />
      </div>
      <section className="card side" aria-label={words.moves}>
        <TurnStatus {...{ match, player, hint }} />
        {player !== null && <Offers table={table} report={report} />}
        <Moves match={match} />
        <Actions {...{ table, report, cancel }} onMove={move} onFlip={() => setFlipped(!flipped)} />
      </section>
    </div>
  );
}

interface TurnProps {
  readonly match: Match;
  /** The player of this browser, `null` for a spectator. */
  readonly player: Player | null;
  /** The board's sentence on the turn. */
  readonly hint: string;
}

/** Whose turn it is or how the match ended, and whether the connection is lost. */
function TurnStatus({ match, player, hint }: TurnProps) {
  const words = useOnlineWords();
  const connected = useConnected();
  const { family, names, game, finishedAt } = match;
  const mills = useMillWords(game.variant as StoredVariant);
  const mancala = useMancalaWords();
  const isMine = game.turn === player;
  return (
    // This sentence has no role `status`, because the board itself announces moves and turns.
    <div className="turn">
      {statusOf(match) === "playing" && (
        <p>
          <strong>{isMine ? words.yourMove : words.theirMove(names[game.turn] ?? "")}.</strong>{" "}
          <span className="soft">{isMine ? hint : player === null && words.watching}</span>
        </p>
      )}
      <div role="status">
        {finishedAt !== null && (
          <strong>{endText(match, family === "mancala" ? mancala : mills) || words.aborted}</strong>
        )}
        {!connected && <p className="note">{words.connecting}</p>}
      </div>
    </div>
  );
}
