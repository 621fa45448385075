/** The position editor: on the board or as text, with errors below the text. */
import type * as mills from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import { lazy, useState } from "react";
import { MillBoard } from "../boards/MillBoard.tsx";
import type { Game, Kit, StoredVariant } from "../family/family.ts";
import { useMillWords } from "../family/millWords.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Field, Select } from "../ui/fields.tsx";
import { beginDraft, type Draft, emptied, turnOf, withEdit, withText, withTurn } from "./position.ts";
import { kitWith, useRulesOptions } from "./rulesOptions.ts";

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
