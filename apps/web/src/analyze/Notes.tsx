/**
 * The comment and the glyph of the current move. Commands in the comment, such as clocks, stay hidden, and so
 * does what a review wrote, which the list of moves shows.
 */
import { formatComment, parseComment, type Notes as RecordNotes } from "morabaraba/records";
import { useId } from "react";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { isJudgement } from "./review.ts";

interface Props {
  /** The node of the notes; 0 is the start, which has no move. */
  readonly id: number;
  readonly comment: string | undefined;
  readonly glyphs: readonly string[];
  readonly label: string;
  readonly words: AnalyzeWords;
  readonly onChange: (notes: RecordNotes) => void;
}

const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"] as const;

export function Notes({ id, comment = "", glyphs, label, words, onChange }: Props) {
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
