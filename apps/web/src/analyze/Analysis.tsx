/** A game under analysis: the board, the values of moves, the openings, the move tree and the review. */
import { formatMove, type Notation, parseMove } from "morabaraba";
import { announceEnd, fill } from "morabaraba/words";
import { Suspense, useCallback, useMemo, useState } from "react";
import { Board } from "../boards/Board.tsx";
import { useShortcuts } from "../core/keys.ts";
import { notify } from "../core/notices.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import { readStored, store } from "../core/store.ts";
import type { Game, GameRecord, Kit, RecordNode, Side, StoredVariant } from "../family/family.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Select, Switch } from "../ui/fields.tsx";
import { useAnalyzeWords } from "../words/words.ts";
import { adviceOf, houseValues } from "./advice.ts";
import { type Action, nodeOf, type Analysis as State } from "./analysis.ts";
import { Editor, kitWith, useRulesOptions } from "./Editor.tsx";
import { MoveTree, Notes, Steps, TreeMenu } from "./MoveTree.tsx";
import { type ListedMove, listMoves, numberAfter, numbersOf, wordsOf } from "./moves.ts";
import { OpeningsCard } from "./Openings.tsx";
import { Review } from "./ReviewCard.tsx";
import { keyOf } from "./review.ts";
import { useEvaluations } from "./useEvaluations.ts";
import { useExact, useSeedBook } from "./useExact.ts";
import { EvaluationBar, Verdict, Worths } from "./Worths.tsx";
import { act } from "./working.ts";

interface Props {
  readonly kit: Kit;
  readonly analysis: State;
}

/** The storage name of whether the engine is on. */
const ENGINE = "analysis-engine";

/** The most moves to draw on the board, and the most lines of a search to show. */
const [DRAWN, SHOWN] = [3, 3];

const none: readonly string[] = [];

export function Analysis({ kit, analysis }: Props) {
  const words = useAnalyzeWords();
  const language = useLanguage();
  const { notation } = useSettings();
  const [isFlipped, setFlipped] = useState(false);
  const [isEditing, setEditing] = useState(false);
  /** Cancels a step that waits for its shot. */
  const [cancel, setCancel] = useState<() => void>();
  const [isOn, setOn] = useState(() => readStored(ENGINE) !== false);

  const { record, family } = analysis.now;
  const { nodes, at, tags } = record;
  const [first, second] = kit.sides;
  const node = useMemo(() => kit.currentNode(record), [kit, record]);
  const { game } = node;
  const gameWords = kit.wordsIn(language, game.variant);
  const [preview, onPreview] = usePreview(kit, record);
  const seen = preview ?? node;
  const exactness = useExact(game);
  const seedBook = useSeedBook(kit, game);
  const engines = useEvaluations(kit, game, isOn && !isEditing);
  const { known } = engines;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the record's position does not change its moves.
  const moves = useMemo(() => listMoves(kit, record), [kit, nodes]);
  const numbers = useMemo(() => numbersOf(moves), [moves]);
  const { variant } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a variant's points keep their names.
  const name = useMemo(() => namer(game, notation), [variant, notation]);

  const doIt = useAct(kit, words);
  const go = useCallback((id: number) => doIt({ kind: "goTo", id }), [doIt]);
  const step = (plies: number) => (cancel && plies < 0 ? cancel() : doIt({ kind: "step", plies }));
  const play = (...played: string[]) => doIt({ kind: "play", moves: played });
  const undo = () => doIt({ kind: "undo" });
  const flip = () => setFlipped((is) => !is);

  useShortcuts({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => doIt({ kind: "beside", by: -1 }),
    ArrowDown: () => doIt({ kind: "beside", by: 1 }),
    Home: () => step(Number.NEGATIVE_INFINITY),
    End: () => step(Number.POSITIVE_INFINITY),
    f: flip,
    u: undo,
  });

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

  const sides: Readonly<Partial<Record<Side, string>>> = gameWords.players;
  const players = [sides[first] ?? first, sides[second] ?? second] as const;
  const isFirst = game.turn === first;
  const bottom = isFlipped ? second : first;
  const outcome = kit.outcome(game);
  const end = outcome && announceEnd(gameWords as never, outcome as never);
  const exact = exactness.kind === "known" ? exactness.exact : undefined;
  const evaluation = known.get(keyOf(kit, game));
  const found = isOn ? (evaluation?.lines ?? []) : [];
  const isCounted = found[0]?.lead !== undefined;
  const lines = isCounted ? found : found.slice(0, SHOWN);
  const status = engines.failed ? words.lines.failed : isOn ? words.worth.thinking : words.lines.off;

  const mine = exact && { won: 1, drawn: 0.5, lost: 0 }[exact.result];
  const chance = mine === undefined ? evaluation?.chance : isFirst ? mine : 1 - mine;
  const percent = Math.round((chance ?? 0.5) * 100);
  const advice = exact
    ? exact.moves.filter(({ result, plies }) => result === exact.result && plies === exact.plies)
    : lines.map(({ moves: [move = ""] }) => ({ move }));
  const sign = isFirst ? 1 : -1;
  const values = isCounted
    ? found.map(({ moves: [move = ""], lead = 0 }) => ({ move, lead: lead * sign }))
    : seedBook;
  const drawings =
    kit.name === "mills"
      ? adviceOf(advice.slice(0, DRAWN).map(({ move }) => move))
      : houseValues(values, isFirst);
  /** The proved lead of the first side. */
  const lead = values[0] && end === undefined ? values[0].lead * sign : undefined;

  const verdict = <Verdict {...{ end, exact, lead, evaluation, players, isFirst, words }} />;

  return (
    <div className={`analysis ${kit.name}`}>
      <h1 className="hidden-text">{words.title}</h1>
      <div className="analysis-board">
        <EvaluationBar
          share={chance === undefined || bottom === first ? chance : 1 - chance}
          isFirst={bottom === first}
          label={fill(words.bar, { player: players[0], percent })}
        />
        <Board
          family={family}
          game={seen.game}
          playable={preview ? "none" : "both"}
          orientation={bottom}
          lastMove={seen.move ?? null}
          drawings={preview ? undefined : drawings}
          names={{ [first]: tags["White"] ?? players[0], [second]: tags["Black"] ?? players[1] }}
          onMove={(move) => play(move)}
          onTurn={({ cancel }) => setCancel(() => cancel)}
          onCue={() => {}}
        />
      </div>
      <div className="analysis-side">
        {end !== undefined ? (
          <section className="card told">{verdict}</section>
        ) : (
          <Worths
            {...{ exactness, verdict, lines, players, isFirst, status, name, words }}
            number={numberAfter(kit, game)}
            engine={
              <EngineSwitch {...{ isOn, isCounted, words }} depth={evaluation?.depth} onChange={setOn} />
            }
            onPlay={play}
            onPreview={onPreview}
          />
        )}
        <OpeningsCard {...{ kit, game, players, isFirst, name, words, onPreview }} onPlay={play} />
        <MovesCard
          {...{ kit, analysis, moves, name, words }}
          onAct={doIt}
          onGo={go}
          onFlip={flip}
          onEdit={() => setEditing(true)}
        />
        <Review
          {...{ kit, record, engines, numbers, name, words }}
          player={players[0]}
          onGo={go}
          onAct={doIt}
        />
        <Steps isStart={at === 0 && !cancel} isEnd={node.next.length === 0} words={words} onStep={step} />
      </div>
    </div>
  );
}

interface MovesProps extends Props {
  readonly moves: readonly ListedMove[];
  readonly name: (move: string) => string;
  readonly words: AnalyzeWords;
  readonly onAct: (action: Action) => void;
  readonly onGo: (id: number) => void;
  readonly onFlip: () => void;
  readonly onEdit: () => void;
}

/** The tree of moves with its menu, and the notes of the current move. */
function MovesCard({ kit, analysis, moves, name, words, onAct, onGo, onFlip, onEdit }: MovesProps) {
  const { record } = analysis.now;
  const { at } = record;
  const node = kit.currentNode(record);
  return (
    <div className="card tree">
      <header className="card-head">
        <h2>{words.tree.title}</h2>
        <TreeMenu {...{ kit, analysis, words }} onAct={onAct} onFlip={onFlip} onEdit={onEdit} />
      </header>
      <MoveTree
        {...{ moves, at, name }}
        opening={wordsOf(nodeOf(record, 0)?.comment)}
        label={words.tree.title}
        empty={words.tree.empty}
        onGo={onGo}
      />
      {moves.length === 0 && (
        <Suspense>
          <RulesChoice {...{ kit, words, onAct }} variant={node.game.variant} />
        </Suspense>
      )}
      <Notes
        id={at}
        comment={node.comment}
        glyphs={node.glyphs ?? []}
        label={
          node.notation === undefined
            ? words.tree.commentStart
            : fill(words.tree.commentHere, { move: name(node.notation) })
        }
        words={words}
        onChange={(notes) => onAct({ kind: "annotate", notes })}
      />
    </div>
  );
}

/** The choice of the game to analyse, as long as it has no moves. */
function RulesChoice({
  kit,
  words,
  variant,
  onAct,
}: Pick<MovesProps, "kit" | "words" | "onAct"> & { readonly variant: StoredVariant }) {
  const { kits, options } = useRulesOptions(words, variant, kit.name);
  return (
    <div className="rules-choice">
      <Select
        label={words.editor.rules}
        value={variant}
        options={options}
        onChange={(chosen) => {
          const { name, createRecord } = kitWith(kits, chosen) ?? kit;
          onAct({ kind: "open", subject: { family: name, record: createRecord(chosen) } });
        }}
      />
    </div>
  );
}

/** Returns a function that applies an action to the analysis. */
function useAct(kit: Kit, { tooMuch }: AnalyzeWords): (action: Action) => void {
  return useCallback(
    (action) => {
      try {
        act(kit, action);
      } catch {
        // The board and the lists offer legal moves only, so this record is full.
        notify(tooMuch);
      }
    },
    [kit, tooMuch],
  );
}

/** Returns the end of the line that the player previews, if any, and a function to preview one. */
function usePreview(
  kit: Kit,
  record: GameRecord,
): readonly [RecordNode | undefined, (moves: readonly string[]) => void] {
  const [preview, setPreview] = useState<{ readonly at: GameRecord; readonly moves: readonly string[] }>();
  const moves = preview?.at === record ? preview.moves : none;
  const end = useMemo(
    () =>
      moves.length > 0
        ? kit.currentNode(moves.reduce<GameRecord>((at, move) => kit.playMove(at, move), record))
        : undefined,
    [kit, record, moves],
  );
  return [end, (moves) => setPreview({ at: record, moves })];
}

interface EngineSwitchProps {
  readonly isOn: boolean;
  /** Whether the search has counted the seeds to the end. */
  readonly isCounted: boolean;
  readonly depth: number | undefined;
  readonly words: AnalyzeWords;
  readonly onChange: (isOn: boolean) => void;
}

/** The engine's switch, after the depth of its search. */
const EngineSwitch = ({ isOn, isCounted, depth, words, onChange }: EngineSwitchProps) => (
  <>
    {isCounted ? (
      <span className="depth">{words.seeds.source}</span>
    ) : (
      isOn && depth && <span className="depth">{fill(words.worth.depth, { depth })}</span>
    )}
    <Switch
      label={words.lines.engine}
      checked={isOn}
      onChange={(next) => {
        store(ENGINE, next);
        onChange(next);
      }}
    />
  </>
);

/** Returns a function that writes a move in the player's notation, if the board has such labels. */
function namer(game: Game, notation: Notation): (move: string) => string {
  if ("stores" in game || notation === "wmd") return (move) => move;
  return (move) => {
    try {
      return formatMove(game, parseMove(game, move), { notation });
    } catch {
      return move;
    }
  };
}
