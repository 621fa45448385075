/** The moves of a game: a table beside the board, or a strip below it on phones. */
import { type ReactNode, useEffect, useRef } from "react";
import { useSettings } from "../core/settings.ts";
import type { Kit, RecordNode } from "../family/family.ts";
import { usePlayWords } from "../words/words.ts";

interface Row {
  readonly number: number;
  /** The moves of the first and the second side; a turn of mancala may have several. */
  readonly turns: [RecordNode[], RecordNode[]];
}

/** Groups moves into rows. A row begins with a turn of the side that began. */
function rowsOf(nodes: readonly RecordNode[]): readonly Row[] {
  const rows: Row[] = [];
  const first = nodes.find(({ before }) => before)?.before?.turn;
  let last: string | undefined;
  for (const node of nodes) {
    const mover = node.before?.turn;
    if (mover === undefined) continue;
    if (rows.length === 0 || (mover === first && last !== first))
      rows.push({ number: rows.length + 1, turns: [[], []] });
    rows.at(-1)?.turns[mover === first ? 0 : 1].push(node);
    last = mover;
  }
  return rows;
}

interface Props {
  readonly kit: Kit;
  readonly nodes: readonly RecordNode[];
  readonly shown: number;
  /** The text before the first move. */
  readonly empty: ReactNode;
  readonly onShow: (id: number) => void;
}

export function Moves({ kit, nodes, shown, empty, onShow }: Props) {
  const words = usePlayWords();
  const { notation } = useSettings();
  const list = useRef<HTMLOListElement>(null);

  // In the next frame, which has to lay out the page anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const current = box?.querySelector(`[data-node="${shown}"]`) as HTMLElement | null;
      if (!box || !current) return box?.scrollTo(0, 0);
      box.scrollTo(current.offsetLeft - box.clientWidth / 2, current.offsetTop - box.clientHeight / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a list that scrolls.
    <ol className="moves" aria-label={words.moves} ref={list} tabIndex={0}>
      {nodes.length < 2 && <li className="none soft">{empty}</li>}
      {rowsOf(nodes).map(({ number, turns }) => (
        <li key={number}>
          <span className="number">{number}</span>
          {turns.map((turn, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides keep their order.
            <span className="turn" key={at}>
              {turn.map(({ id, move, before }) => (
                <button
                  key={id}
                  type="button"
                  data-node={id}
                  aria-current={id === shown ? "step" : undefined}
                  onClick={() => onShow(id)}
                >
                  {move && before && kit.formatMove(before, move, { notation })}
                </button>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
