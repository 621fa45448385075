/** A record's moves with variations, numbers, glyphs and comments. Pressing a move goes to it. */
import { memo, type ReactNode, useEffect, useRef } from "react";
import type { ListedMove } from "./moves.ts";

interface Props {
  readonly moves: readonly ListedMove[];
  readonly at: number;
  /** Writes a move in the player's notation. */
  readonly name: (move: string) => string;
  readonly opening: string;
  readonly label: string;
  readonly empty: string;
  readonly onGo: (id: number) => void;
}

export function MoveTree({ moves, at, name, opening, label, empty, onGo }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list needs its mark again.
  useEffect(() => {
    const box = list.current;
    const move = box?.querySelector<HTMLElement>(`[data-id="${at}"]`);
    for (const old of box?.querySelectorAll("[aria-current]") ?? []) old.removeAttribute("aria-current");
    if (!box) return;
    if (!move) {
      box.scrollTop = 0;
      return;
    }
    move.setAttribute("aria-current", "true");
    // Only the list scrolls, never the page.
    const [top, bottom] = [move.offsetTop - 24, move.offsetTop + move.offsetHeight + 24];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [at, moves]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a list that scrolls.
    <section className="move-tree" ref={list} aria-label={label} tabIndex={0}>
      {opening !== "" && <em>{opening} </em>}
      {moves.length === 0 ? <p className="soft">{empty}</p> : <Line moves={moves} name={name} onGo={onGo} />}
    </section>
  );
}

type LineProps = Pick<Props, "moves" | "name" | "onGo">;

/** One line. {@link MoveTree} sets the mark of the current move, so a step does not render the tree again. */
const Line = memo(function Line({ moves, name, onGo }: LineProps): ReactNode {
  return moves.map(({ id, number, isNumbered, text, glyphs, opening, comment, variations }) => (
    <span key={id}>
      {opening !== "" && <em>{opening} </em>}
      <span className="numbered">
        {isNumbered && <span className="number">{number}</span>}
        <button type="button" tabIndex={-1} data-id={id} onClick={() => onGo(id)}>
          {name(text)}
          {glyphs !== "" && <b>{glyphs}</b>}
        </button>
      </span>{" "}
      {comment !== "" && <em>{comment} </em>}
      {variations.map((line) => (
        <div key={line[0]?.id} className="variation">
          <Line moves={line} name={name} onGo={onGo} />
        </div>
      ))}
    </span>
  ));
});
