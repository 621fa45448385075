/** The menu for everything besides playing moves and going to them. */
import { notify } from "../core/notify.ts";
import { goTo } from "../core/place.ts";
import type { Kit } from "../family/family.ts";
import { copyText } from "../games/export.ts";
import { openGame } from "../games/open.ts";
import { keepRecord, readGame } from "../games/store.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Menu } from "../ui/Menu.tsx";
import type { Action, Analysis, Subject } from "./analysis.ts";

interface Props {
  readonly kit: Kit;
  readonly analysis: Analysis;
  readonly words: AnalyzeWords;
  readonly onAct: (action: Action) => void;
  readonly onFlip: () => void;
  readonly onEdit: () => void;
}

export function TreeMenu({ kit, analysis, words: { tree }, onAct, onFlip, onEdit }: Props) {
  const { past, undone, now } = analysis;
  const { record, family } = now;
  const isStart = record.at === 0;
  const isOver = kit.outcome(kit.currentNode(record).game) !== undefined;
  const undo = () => onAct({ kind: "undo" });

  function remove(): void {
    onAct({ kind: "remove" });
    notify(tree.removed, { action: { label: tree.undo, run: undo } });
  }

  const redo = () => onAct({ kind: "redo" });
  const promote = () => onAct({ kind: "promote" });
  const copy = async () => notify((await copyText(kit.formatRecord(record))) ? tree.copied : tree.notCopied);
  const keep = async () => notify(tree[await keepAnalysis(now)]);
  const fresh = () => onAct({ kind: "open", subject: { family, record: kit.createRecord(record.variant) } });

  return (
    <Menu
      label={tree.more}
      icon="more"
      items={[
        { label: tree.undo, icon: "undo", disabled: past.length === 0, run: undo },
        { label: tree.redo, icon: "rematch", disabled: undone.length === 0, run: redo },
        { label: tree.promote, icon: "check", disabled: isStart, run: promote },
        { label: tree.remove, icon: "bin", disabled: isStart, run: remove },
        { label: tree.flip, icon: "flip", run: onFlip },
        { label: tree.edit, icon: "edit", run: onEdit },
        { label: tree.copy, icon: "copy", run: () => void copy() },
        { label: tree.playOn, icon: "bot", disabled: isOver, run: () => openGame(now, "play") },
        { label: tree.keep, icon: "save", run: () => void keep() },
        { label: tree.open, icon: "open", run: () => goTo("games") },
        { label: tree.fresh, icon: "plus", run: fresh },
      ]}
    />
  );
}

/**
 * Keeps the analysed game. If the analysis began with a finished game, it replaces that game. Otherwise it
 * becomes a new game.
 */
async function keepAnalysis({ family, record, id }: Subject): Promise<"kept" | "notKept"> {
  const original = id === undefined ? undefined : await readGame(id);
  const isFinished = original !== undefined && original.result !== "*";
  const kept = await keepRecord(family, record, isFinished ? id : undefined);
  return kept.ok ? "kept" : "notKept";
}
