/** The comment and the mark of the current move. What programs wrote into the comment, such as clocks, stays there. */
import { formatComment, parseComment, type Notes as RecordNotes } from "morabaraba/records";
import { useId } from "react";
import type { AnalyseWords } from "../words/analyse/en.ts";
import { isJudgement } from "./review.ts";

interface Props {
  /** The node that the notes are on; 0 is the beginning, which has no move. */
  readonly id: number;
  readonly comment: string | undefined;
  readonly glyphs: readonly string[];
  readonly label: string;
  readonly words: AnalyseWords;
  readonly onChange: (notes: RecordNotes) => void;
}

const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"] as const;

export function Notes({ id, comment = "", glyphs, label, words, onChange }: Props) {
  const field = useId();
  const parts = parseComment(comment);
  const change = (text: string) => {
    if (text !== (parts.text ?? "")) onChange({ comment: formatComment({ ...parts, text }) });
  };
  return (
    <div className="notes">
      {id > 0 && (
        <fieldset className="glyphs">
          <legend className="hidden-text">{words.tree.glyphs}</legend>
          {GLYPHS.map((glyph) => {
            const isOn = glyphs.includes(glyph);
            const others = glyphs.filter((each) => !isJudgement(each));
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
        // Another move has a field of its own, and what was typed is kept when the field is left.
        key={`${id} ${comment}`}
        id={field}
        rows={2}
        maxLength={5000}
        placeholder={words.tree.comment}
        defaultValue={parts.text ?? ""}
        onBlur={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
    </div>
  );
}
