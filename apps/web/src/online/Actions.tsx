/** A player's actions besides moves: take back, offer a draw, resign, play again and others. */
import type { Table } from "morabaraba-protocol/client";
import { opponentOf } from "morabaraba-protocol/families";
import { bothMoved, hasMoved, isAborted, isLive, statusOf } from "morabaraba-protocol/match";
import type { Answer, Done, Match, Offer } from "morabaraba-protocol/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { goTo, hashOf } from "../core/place.ts";
import { openGame } from "../games/open.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useOnlineWords } from "../words/words.ts";
import { recordOf } from "./finished.ts";
import { SeatCode } from "./SeatCode.tsx";
import { keepSeat, tokenOf } from "./seats.ts";
import { useMatch, usePresent } from "./server.ts";

interface Props {
  readonly table: Table;
  /** Waits for a request's answer, and shows why if it was refused. Resolves to whether it was accepted. */
  readonly report: (answering: Promise<Answer<Done>>) => Promise<boolean>;
  /** Cancels a step that waits for its shot. */
  readonly cancel: (() => void) | undefined;
  readonly onMove: (notation: string) => void;
  readonly onFlip: () => void;
}

export function Actions({ table, report, cancel, onMove, onFlip }: Props) {
  const words = useOnlineWords();
  const match = useMatch(table);
  const present = usePresent(table);
  const [resigning, setResigning] = useState(false);
  const [writing, setWriting] = useState(false);
  const { player } = table;
  const { rematch, offers } = match;
  const status = statusOf(match);
  useRematch(table, match);
  const analyze = async () => openGame({ family: match.family, record: await recordOf(match) }, "analyze");

  const playing = player !== null && status === "playing";
  const isOtherGone = playing && match.game.turn !== player && !present.includes(match.game.turn);
  const mayClaim = isOtherGone && !(match.timeControl && "days" in match.timeControl);
  const offer = (what: Offer) => () => report(table.offer(what));
  return (
    <>
      {player !== null && match.referee && status === "playing" && <TypedMove onMove={onMove} />}
      <div className="tools named">
        {player !== null && status === "playing" && (
          <>
            {cancel ? (
              <Button icon="undo" onClick={cancel}>
                {words.cancel}
              </Button>
            ) : (
              <Button
                icon="undo"
                disabled={offers.takeback !== null || !hasMoved(match, player)}
                onClick={offer("takeback")}
              >
                {words.takeback}
              </Button>
            )}
            <Button icon="draw" disabled={offers.draw !== null} onClick={offer("draw")}>
              {words.draw}
            </Button>
          </>
        )}
        {player !== null && status === "finished" && rematch === null && (
          <Button icon="rematch" disabled={offers.rematch !== null} onClick={offer("rematch")}>
            {words.rematch}
          </Button>
        )}
        <Button icon="flip" onClick={onFlip}>
          {words.flip}
        </Button>
        {mayClaim && (
          <Button icon="people" disabled={offers.claim !== null} onClick={offer("claim")}>
            {words.claim}
          </Button>
        )}
        {playing && !bothMoved(match) && (
          <Button icon="close" onClick={() => report(table.abort())}>
            {words.abort}
          </Button>
        )}
        {playing && (
          <Button icon="flag" onClick={() => setResigning(true)}>
            {words.resign}
          </Button>
        )}
        {playing && (
          <Button icon="keys" onClick={() => setWriting(true)}>
            {words.code}
          </Button>
        )}
        {status === "finished" && !isAborted(match) && (
          <Button icon="analyze" onClick={analyze}>
            {words.analyze}
          </Button>
        )}
        {status === "finished" && (
          <a className="button" href={hashOf("online", player === null ? (rematch ?? "") : "")}>
            <Icon name="plus" />
            {player === null && rematch !== null ? words.toRematch : words.newGame}
          </a>
        )}
      </div>
      {writing && <SeatCode table={table} onClose={() => setWriting(false)} />}
      {resigning && (
        <ResignDialog onClose={() => setResigning(false)} onResign={() => report(table.resign())} />
      )}
    </>
  );
}

/** Goes to the rematch when both players have agreed to one. The token of this seat holds the seat there too. */
function useRematch({ player }: Table, { id, rematch }: Match): void {
  useEffect(() => {
    const token = tokenOf(id);
    if (rematch === null || player === null || token === undefined) return;
    keepSeat(rematch, token);
    goTo("online", rematch);
  }, [rematch, id, player]);
}

interface ResignProps {
  readonly onClose: () => void;
  readonly onResign: () => void;
}

function ResignDialog({ onClose, onResign }: ResignProps) {
  const words = useOnlineWords();
  return (
    <Dialog title={words.resignSure} onClose={onClose}>
      <p>{words.resignNote}</p>
      <div className="buttons">
        <Button
          kind="main"
          icon="flag"
          onClick={() => {
            onClose();
            onResign();
          }}
        >
          {words.resign}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Dialog>
  );
}

/** A field for moves in games with a referee, because the board rejects illegal moves. */
function TypedMove({ onMove }: Pick<Props, "onMove">) {
  const words = useOnlineWords();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onMove(text.trim());
    setText("");
  };
  return (
    <form className="typed" onSubmit={send}>
      <input
        aria-label={words.typeMove}
        placeholder={words.typeMove}
        value={text}
        maxLength={20}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}

interface OffersProps {
  readonly table: Table;
  /** Waits for a request's answer, and shows why if it was refused. Resolves to whether it was accepted. */
  readonly report: (answering: Promise<Answer<Done>>) => Promise<boolean>;
}

const kinds: readonly Offer[] = ["draw", "takeback", "rematch", "claim"];

/** The current offers between the players, with buttons to answer them. */
export function Offers({ table, report }: OffersProps) {
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
