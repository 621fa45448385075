/** A game under analysis: the board with its bar and graph, what the moves are worth, and the tree of moves. */
import { formatMove, type Notation, parseMove } from "morabaraba";
import { announceEnd, fill } from "morabaraba/words";
import { useCallback, useMemo, useState } from "react";
import { notify } from "../app/notify.ts";
import { goTo } from "../app/place.ts";
import { useSettings } from "../app/settings.ts";
import { useShortcuts } from "../app/shortcuts.ts";
import { readStored, store } from "../app/storage.ts";
import { Board } from "../boards/Board.tsx";
import { useMancalaWords, useMillWords } from "../boards/words.ts";
import type { Game, Kit, Side } from "../games/family.ts";
import { Button } from "../ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import { Switch } from "../ui/Switch.tsx";
import { useAnalyseWords } from "../words/analyse/index.ts";
import { adviceOf } from "./advice.ts";
import type { Action, Analysis as State } from "./analysis.ts";
import { Editor } from "./Editor.tsx";
import { EvaluationBar } from "./EvaluationBar.tsx";
import { keepAnalysis } from "./keep.ts";
import { MoveTree } from "./MoveTree.tsx";
import { listMoves, wordsOf } from "./moves.ts";
import { Notes } from "./Notes.tsx";
import { ReviewCard } from "./ReviewCard.tsx";
import { keyOf, mistakesOf, placesOf, withCorrections } from "./review.ts";
import { useEvaluations } from "./useEvaluations.ts";
import { useExact } from "./useExact.ts";
import { Worths } from "./Worths.tsx";
import { act } from "./working.ts";

interface Props {
  readonly kit: Kit;
  readonly analysis: State;
}

const ENGINE = "analysis-engine";

export function Analysis({ kit, analysis }: Props) {
  const words = useAnalyseWords();
  // A family never changes here: an analysis of the other is another component, by its key.
  const gameWords = (kit.name === "mills" ? useMillWords : useMancalaWords)();
  const { notation } = useSettings();
  const [isFlipped, setFlipped] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isOn, setOn] = useState(() => readStored(ENGINE) !== false);

  const { record, family } = analysis.now;
  const [first, second] = kit.sides;
  const node = useMemo(() => kit.current(record), [kit, record]);
  const { game } = node;
  const exactness = useExact(game);
  const engines = useEvaluations(kit, game, isOn && !isEditing);
  const { known } = engines;

  const { nodes } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the record is does not change its moves.
  const moves = useMemo(() => listMoves(kit, record), [kit, nodes]);
  const line = useMemo(() => placesOf(kit, kit.line(record)), [kit, record]);
  const mistakes = useMemo(() => mistakesOf(line, known, first), [line, known, first]);

  const doIt = useCallback(
    (action: Action) => {
      try {
        act(kit, action);
      } catch {
        // The board and the lists offer legal moves only, so it is the limits of a record.
        notify(words.tooMuch);
      }
    },
    [kit, words],
  );
  const go = useCallback((id: number) => doIt({ kind: "goTo", id }), [doIt]);
  const step = (plies: number) => doIt({ kind: "step", plies });
  const flip = () => setFlipped((is) => !is);

  useShortcuts({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => doIt({ kind: "beside", by: -1 }),
    ArrowDown: () => doIt({ kind: "beside", by: 1 }),
    Home: () => step(Number.NEGATIVE_INFINITY),
    End: () => step(Number.POSITIVE_INFINITY),
    f: flip,
    u: () => doIt({ kind: "undo" }),
  });

  const { variant } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: points have the same names in all games of a variant.
  const name = useMemo(() => namer(game, notation), [variant, notation]);

  if (isEditing)
    return (
      <Editor
        kit={kit}
        game={game}
        words={words}
        onCancel={() => setEditing(false)}
        onDone={(of, set) => {
          setEditing(false);
          doIt({ kind: "open", subject: { family: of.name, record: of.createRecord(set) } });
        }}
      />
    );

  const bottom = isFlipped ? second : first;
  const nameOf = (side: Side) =>
    record.tags[side === first ? "White" : "Black"] ?? (gameWords.players as Record<Side, string>)[side];
  const players = [
    (gameWords.players as Record<Side, string>)[first],
    (gameWords.players as Record<Side, string>)[second],
  ] as const;
  const evaluation = known.get(keyOf(kit, game));
  const exact = exactness.kind === "known" ? exactness.exact : undefined;
  const outcome = kit.outcome(game);
  const mover = players[game.turn === first ? 0 : 1];
  const other = players[game.turn === first ? 1 : 0];
  const exactChance = exact && { won: 1, drawn: 0.5, lost: 0 }[exact.result];
  const chance =
    exactChance === undefined ? evaluation?.chance : game.turn === first ? exactChance : 1 - exactChance;

  const best = exact ? exact.line : (evaluation?.moves ?? []);
  const advice = exact
    ? exact.moves
        .filter(({ result, plies }) => result === exact.result && plies === exact.plies)
        .map(({ move }) => move)
    : isOn
      ? (evaluation?.lines ?? []).map(({ moves: [move = ""] }) => move)
      : [];
  const drawings = kit.name === "mills" ? adviceOf(advice.slice(0, 3)) : undefined;

  return (
    <div className={`analysis ${kit.name}`}>
      <h1 className="hidden-text">{words.title}</h1>
      <div className="analysis-board">
        <EvaluationBar
          share={chance === undefined ? undefined : bottom === first ? chance : 1 - chance}
          isFirst={bottom === first}
          label={fill(words.bar, { player: players[0], percent: Math.round((chance ?? 0.5) * 100) })}
        />
        <Board
          family={family}
          game={game}
          playable="both"
          orientation={bottom}
          drawings={drawings}
          names={{ [first]: nameOf(first), [second]: nameOf(second) }}
          onMove={(move) => doIt({ kind: "play", moves: [move] })}
          onStatus={() => {}}
          onCue={() => {}}
        />
      </div>
      <div className="analysis-side">
        <section className="card verdict" aria-live="polite">
          <p>
            <strong>{verdict()}</strong> <span>{best.slice(0, 8).map(name).join(" ")}</span>
          </p>
        </section>
        <Worths
          exactness={exactness}
          lines={isOn ? (evaluation?.lines ?? []) : []}
          players={players}
          isFirst={game.turn === first}
          told={
            outcome
              ? announceEnd(gameWords as never, outcome as never)
              : engines.failed
                ? words.lines.failed
                : isOn
                  ? words.worth.thinking
                  : words.lines.off
          }
          engine={
            <Switch
              label={
                isOn && evaluation?.depth
                  ? `${words.lines.engine} · ${fill(words.worth.depth, { depth: evaluation.depth })}`
                  : words.lines.engine
              }
              checked={isOn}
              onChange={(next) => {
                store(ENGINE, next);
                setOn(next);
              }}
            />
          }
          name={name}
          words={words}
          onPlay={(played) => doIt({ kind: "play", moves: played })}
        />
        <div className="card tree">
          <header className="card-head">
            <h2>{words.tree.title}</h2>
            <Menu
              label={words.tree.more}
              icon="more"
              items={[
                {
                  label: words.tree.undo,
                  icon: "undo",
                  disabled: analysis.past.length === 0,
                  run: () => doIt({ kind: "undo" }),
                },
                {
                  label: words.tree.redo,
                  icon: "rematch",
                  disabled: analysis.undone.length === 0,
                  run: () => doIt({ kind: "redo" }),
                },
                {
                  label: words.tree.promote,
                  icon: "check",
                  disabled: record.at === 0,
                  run: () => doIt({ kind: "promote" }),
                },
                { label: words.tree.remove, icon: "bin", disabled: record.at === 0, run: removeHere },
                { label: words.tree.flip, icon: "flip", run: flip },
                { label: words.tree.edit, icon: "edit", run: () => setEditing(true) },
                { label: words.tree.copy, icon: "copy", run: () => void copy() },
                { label: words.tree.keep, icon: "save", run: () => void keep() },
                { label: words.tree.open, icon: "open", run: () => goTo("games") },
                { label: words.tree.fresh, icon: "plus", run: fresh },
              ]}
            />
          </header>
          <MoveTree
            moves={moves}
            at={record.at}
            name={name}
            opening={wordsOf(record.nodes[0]?.comment)}
            label={words.tree.title}
            empty={words.tree.empty}
            onGo={go}
          />
          <Notes
            id={record.at}
            comment={node.comment}
            glyphs={node.glyphs ?? []}
            label={
              node.notation === undefined
                ? words.tree.commentStart
                : fill(words.tree.commentHere, { move: name(node.notation) })
            }
            words={words}
            onChange={(notes) => doIt({ kind: "annotate", notes })}
          />
        </div>
        <nav className="tools steps" aria-label={words.graph.place}>
          <Button
            icon="first"
            label={words.tree.first}
            disabled={record.at === 0}
            onClick={() => step(Number.NEGATIVE_INFINITY)}
          />
          <Button
            icon="previous"
            label={words.tree.previous}
            disabled={record.at === 0}
            onClick={() => step(-1)}
          />
          <Button
            icon="next"
            label={words.tree.next}
            disabled={node.next.length === 0}
            onClick={() => step(1)}
          />
          <Button
            icon="last"
            label={words.tree.last}
            disabled={node.next.length === 0}
            onClick={() => step(Number.POSITIVE_INFINITY)}
          />
        </nav>
      </div>
      <ReviewCard
        line={line}
        at={record.at}
        known={known}
        mistakes={mistakes}
        player={players[0]}
        going={engines.going}
        name={name}
        words={words}
        onGo={go}
        onReview={() => void engines.review(line)}
        onStop={engines.stop}
        onAdd={() => {
          doIt({ kind: "change", record: withCorrections(kit, record, mistakes) });
          notify(words.graph.added, {
            action: { label: words.tree.undo, run: () => doIt({ kind: "undo" }) },
          });
        }}
      />
    </div>
  );

  function verdict(): string {
    if (outcome) return announceEnd(gameWords as never, outcome as never);
    if (exact?.result === "drawn") return words.worth.drawn;
    if (exact)
      return fill(words.worth.won, {
        player: exact.result === "won" ? mover : other,
        plies: exact.plies ?? 0,
      });
    if (!evaluation) return isOn ? words.worth.thinking : words.lines.off;
    const ahead = players[evaluation.chance < 0.5 ? 1 : 0];
    if (evaluation.plies !== undefined)
      return fill(words.worth.won, { player: ahead, plies: evaluation.plies });
    return Math.abs(evaluation.chance - 0.5) < 0.05
      ? words.worth.level
      : fill(words.worth.ahead, { player: ahead });
  }

  function removeHere(): void {
    doIt({ kind: "remove" });
    notify(words.tree.removed, { action: { label: words.tree.undo, run: () => doIt({ kind: "undo" }) } });
  }

  function fresh(): void {
    const subject = { family, record: kit.createRecord(record.variant) };
    doIt({ kind: "open", subject });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(kit.formatRecord(record));
      notify(words.tree.copied);
    } catch {
      notify(words.tree.notCopied);
    }
  }

  async function keep(): Promise<void> {
    const kept = await keepAnalysis(kit, analysis.now);
    notify(words.tree[kept]);
  }
}

/** How people read a move: with the names of points that they have chosen, where the board has such names. */
function namer(game: Game, notation: Notation): (move: string) => string {
  if ("stores" in game || notation === "wmd") return (move) => move;
  return (move) => {
    try {
      return formatMove(parseMove(move, game), game, notation);
    } catch {
      return move;
    }
  };
}
