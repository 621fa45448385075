/** The position on the board: the current one, or an earlier one that the player looks at. */
import type { GameRecord, Kit, RecordNode } from "../family/family.ts";

export interface View {
  /** All positions, from the first to the current one. */
  readonly nodes: readonly RecordNode[];
  readonly shown: RecordNode;
  readonly isEarlier: boolean;
  readonly show: (id: number) => void;
  readonly steps: Readonly<Record<"first" | "previous" | "next" | "last", () => void>>;
}

/** Returns the view of a match. `viewed` is the node that the player looks at, if it is an earlier one. */
export function viewOf(
  kit: Kit,
  record: GameRecord,
  viewed: number | undefined,
  onView: (id: number | undefined) => void,
): View {
  const nodes = kit.mainline(record);
  const current = kit.currentNode(record);
  const shown = nodes.find(({ id }) => id === viewed) ?? current;
  const at = nodes.findIndex(({ id }) => id === shown.id);
  const show = (id: number) => onView(id === current.id ? undefined : id);
  const step = (index: number) => {
    const node = nodes[Math.max(0, Math.min(nodes.length - 1, index))];
    if (node) show(node.id);
  };
  const steps = {
    first: () => step(0),
    previous: () => step(at - 1),
    next: () => step(at + 1),
    last: () => onView(undefined),
  };
  return { nodes, shown, isEarlier: shown.id !== current.id, show, steps };
}
