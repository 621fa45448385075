/** The position editor: on the board or as text, with errors below the text. */
import type * as mills from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import { lazy, use, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import {
  type FamilyName,
  type Game,
  type Kit,
  kitOf,
  type StoredVariant,
  variantTitle,
} from "../family/family.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Field, type Option, Select } from "../ui/fields.tsx";

const MancalaBoard = lazy(() => import("../boards/MancalaBoard.tsx"));

interface Props {
  readonly kit: Kit;
  readonly game: Game;
  readonly words: AnalyzeWords;
  readonly onDone: (kit: Kit, game: Game) => void;
  readonly onCancel: () => void;
}

export function Editor({ kit: first, game, words, onDone, onCancel }: Props) {
  const [draft, setDraft] = useState<Draft>(() => beginDraft(first, game));
  const { kits, options } = useRulesOptions(words, draft.variant, draft.family);
  const kit = kits.find(({ name }) => name === draft.family) ?? first;
  const millWords = useMillWords();
  const { text, fault, variant } = draft;
  const isMills = kit.name === "mills";
  const faults: Readonly<Record<string, string>> = words.editor.faults;

  const type = (next: string) => setDraft(withText(kit, draft, next));
  const start = (of: Kit, rules: StoredVariant) => setDraft(beginDraft(of, of.createGame(rules)));

  return (
    <div className="analysis editor">
      <div className="analysis-board">
        {isMills ? (
          <MillBoard
            game={draft.game as mills.Game}
            editable
            onEdit={({ detail }) => setDraft(withEdit(kit, draft, detail.position))}
          />
        ) : (
          <MancalaBoard game={draft.game as mancala.Game} playable="none" />
        )}
      </div>
      <div className="analysis-side">
        <h1>{words.editor.title}</h1>
        {isMills && <p className="soft small">{words.editor.board}</p>}
        <Select
          label={words.editor.rules}
          value={variant}
          options={options}
          onChange={(chosen) => start(kitWith(kits, chosen) ?? kit, chosen)}
        />
        {isMills && (
          <Choice
            label={words.editor.turn}
            value={turnOf(text)}
            options={[
              { value: "l", label: millWords.players.light },
              { value: "d", label: millWords.players.dark },
            ]}
            onChange={(turn) => type(withTurn(text, turn))}
          />
        )}
        <Field
          label={words.editor.text}
          note={words.editor.textNote}
          fault={fault && (faults[fault] ?? faults["other"])}
        >
          {(control) => (
            <textarea
              {...control}
              className="position"
              rows={2}
              maxLength={2000}
              spellCheck={false}
              autoCapitalize="off"
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        {isMills && (
          <div className="buttons">
            <Button icon="bin" onClick={() => setDraft(emptied(kit, draft))}>
              {words.editor.empty}
            </Button>
            <Button icon="rematch" onClick={() => start(kit, variant)}>
              {words.editor.start}
            </Button>
          </div>
        )}
        <div className="buttons">
          <Button kind="main" disabled={fault !== undefined} onClick={() => onDone(kit, draft.game)}>
            {words.editor.done}
          </Button>
          <Button onClick={onCancel}>{words.editor.cancel}</Button>
        </div>
      </div>
    </div>
  );
}

/** Returns both families, and the options with the built-in variants; rules of the game's own come first. */
export function useRulesOptions(
  { editor }: AnalyzeWords,
  own: StoredVariant,
  family: Kit["name"],
): { readonly kits: readonly Kit[]; readonly options: readonly Option<StoredVariant>[] } {
  const kits = [use(kitOf("mills")), use(kitOf("mancala"))];
  const words = { mills: useMillWords(), mancala: useMancalaWords() };
  const options: Option<StoredVariant>[] = kits.flatMap(({ name, variants }) =>
    Object.keys(variants).map((variant) => ({
      value: variant as StoredVariant,
      label: variantTitle(words[name], variant as StoredVariant),
      group: editor[name],
    })),
  );
  if (typeof own !== "string") options.unshift({ value: own, label: variantTitle(words[family], own) });
  return { kits, options };
}

/** Returns the family that a chosen variant belongs to. */
export const kitWith = (kits: readonly Kit[], variant: StoredVariant): Kit | undefined =>
  kits.find(({ variants }) => `${variant}` in variants);

/** A position in the editor: a text, typed or written by the board, and its game. */
interface Draft {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly text: string;
  /** The game on the board: that of the text, or of the last valid text. */
  readonly game: Game;
  /** The cows in hand on the board, such as `3,0`. */
  readonly hands: string;
  /** The error code, if the text is invalid. */
  readonly fault?: string | undefined;
}

/** Begins a draft with a game. */
export function beginDraft(kit: Kit, game: Game): Draft {
  const text = kit.formatPosition(game);
  return { family: kit.name, variant: game.variant, text, game, hands: handsOf(text) };
}

/** Returns the draft with another text. */
export function withText(kit: Kit, draft: Draft, typed: string): Draft {
  const text = typed.replace(/\s+/g, " ").trimStart();
  const read = kit.safeParsePosition(text.trim(), draft.variant);
  return read.ok
    ? { ...draft, text, game: read.value, hands: handsOf(text), fault: undefined }
    : { ...draft, text, fault: read.error.code };
}

/**
 * Returns the draft after a change on the board. The board cannot show every text, such as one without cows.
 * So the side to move and the hands stay as in the text, and changes to the board's hands are added to them.
 */
export function withEdit(kit: Kit, draft: Draft, position: string): Draft {
  const [board = "", , hands = ""] = position.split(" ");
  const [, turn = "l", typedHands = ""] = draft.text.split(" ");
  const [before, now] = [draft.hands.split(",").map(Number), hands.split(",").map(Number)];
  const counts = typedHands
    .split(",")
    .map((count, i) => Math.max(0, Number(count) + (now[i] ?? 0) - (before[i] ?? 0)));
  return withText(kit, { ...draft, hands }, `${board} ${turn} ${counts.join(",")} - 0 0`);
}

/** Returns the draft without cows on the board and in hand. */
export function emptied(kit: Kit, draft: Draft): Draft {
  const empty = kit.formatPosition(kit.createGame(draft.variant));
  const [board = "", turn = "l"] = empty.split(" ");
  return withText(kit, withText(kit, draft, empty), `${board} ${turn} 0,0 - 0 0`);
}

function handsOf(text: string): string {
  return text.split(" ")[2] ?? "";
}

/** Returns the side to move in a position string, `l` or `d`. */
export function turnOf(text: string): string {
  return text.split(" ")[1] ?? "";
}

/** Returns a position string with another side to move. */
export function withTurn(text: string, turn: string): string {
  const [board = "", _turn, ...rest] = text.split(" ");
  return [board, turn, ...rest].join(" ");
}
