/** A control with its label, and below it an error or a note. */
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  /** The error, shown in place of the note. Screen readers read it with the control. */
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  /** Renders the control. Spread the given attributes on it. */
  readonly children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

export function Field({ label, fault, note, children }: Props) {
  const id = useId();
  const text = fault ?? note;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": text === undefined ? undefined : `${id}-note`,
        "aria-invalid": fault === undefined ? undefined : true,
      })}
      {text !== undefined && (
        <p id={`${id}-note`} className={fault === undefined ? "note-text" : "fault"}>
          {text}
        </p>
      )}
    </div>
  );
}
