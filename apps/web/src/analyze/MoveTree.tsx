/** A record's moves with variations, numbers, glyphs and comments, the steps through them, and notes. */
import { formatComment, parseComment, type Notes as RecordNotes } from "morabaraba/records";
import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { notify } from "../core/notices.ts";
import { goTo } from "../core/place.ts";
import type { Kit } from "../family/family.ts";
import { copyText } from "../games/export.ts";
import { openGame } from "../games/open.ts";
import { keepRecord, readGame } from "../games/store.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import type { Action, Analysis, Subject } from "./analysis.ts";
import type { ListedMove } from "./moves.ts";
import { isJudgement } from "./review.ts";

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

/** Pressing a move goes to it. */
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

interface StepsProps {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly words: AnalyzeWords;
  /** Called with the number of plies to go forward, or back if negative. */
  readonly onStep: (plies: number) => void;
}

/** The buttons that walk through the moves. */
export function Steps({ isStart, isEnd, words: { tree }, onStep }: StepsProps) {
  const steps = [
    ["first", Number.NEGATIVE_INFINITY],
    ["previous", -1],
    ["next", 1],
    ["last", Number.POSITIVE_INFINITY],
  ] as const;
  return (
    <nav className="tools steps" aria-label={tree.steps}>
      {steps.map(([name, plies]) => (
        <Button
          key={name}
          icon={name}
          label={tree[name]}
          disabled={plies < 0 ? isStart : isEnd}
          onClick={() => onStep(plies)}
        />
      ))}
    </nav>
  );
}

interface NotesProps {
  /** The node of the notes; 0 is the start, which has no move. */
  readonly id: number;
  readonly comment: string | undefined;
  readonly glyphs: readonly string[];
  readonly label: string;
  readonly words: AnalyzeWords;
  readonly onChange: (notes: RecordNotes) => void;
}

const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"] as const;

/**
 * The comment and the glyph of the current move. Commands in the comment, such as clocks, stay hidden, and so
 * does what a review wrote, which the list of moves shows.
 */
export function Notes({ id, comment = "", glyphs, label, words, onChange }: NotesProps) {
  const field = useId();
  const { text: shown = "", ...parts } = parseComment(comment);
  const change = (text: string) => {
    // A person may type commands too.
    if (text !== shown) onChange({ comment: `${text} ${formatComment(parts)}` });
  };
  return (
    <div className="notes">
      {id > 0 && (
        <fieldset className="glyphs">
          <legend className="hidden-text">{words.tree.glyphs}</legend>
          {GLYPHS.map((glyph) => {
            const isOn = glyphs.includes(glyph);
            const others = glyphs.filter((other) => !isJudgement(other));
            return (
              <button
                key={glyph}
                type="button"
                aria-pressed={isOn}
                aria-label={words.tree.glyphNames[glyph]}
                title={words.tree.glyphNames[glyph]}
                onClick={() => onChange({ glyphs: isOn ? others : [glyph, ...others] })}
              >
                {glyph}
              </button>
            );
          })}
        </fieldset>
      )}
      <label className="hidden-text" htmlFor={field}>
        {label}
      </label>
      <textarea
        // Each move has its own field. The typed text is stored when the field loses focus.
        key={`${id} ${comment}`}
        id={field}
        rows={2}
        maxLength={5000}
        placeholder={words.tree.comment}
        defaultValue={shown}
        onBlur={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
    </div>
  );
}

interface TreeMenuProps {
  readonly kit: Kit;
  readonly analysis: Analysis;
  readonly words: AnalyzeWords;
  readonly onAct: (action: Action) => void;
  readonly onFlip: () => void;
  readonly onEdit: () => void;
}

/** The menu for everything besides playing moves and going to them. */
export function TreeMenu({ kit, analysis, words: { tree }, onAct, onFlip, onEdit }: TreeMenuProps) {
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
