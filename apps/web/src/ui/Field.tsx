/** A control with its label, and below it what is wrong with it. */
import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  /** The error, which screen readers read with the control. */
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  /** Draws the control; spread what it gets on it. */
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
