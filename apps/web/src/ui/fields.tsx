/** Fields of forms: each a control with its label. */
import { type ReactNode, useId } from "react";

interface FieldProps {
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

/** A control with its label, and below it an error or a note. */
export function Field({ label, fault, note, children }: FieldProps) {
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

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The heading above the option. */
  readonly group?: string | undefined;
}

interface SelectProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly note?: string | undefined;
  readonly fault?: string | undefined;
}

/** A drop-down list with its label. */
export function Select<Value>({ label, value, options, onChange, note, fault }: SelectProps<Value>) {
  const groups = grouped(options);
  const optionOf = (option: Option<Value>) => {
    const at = options.indexOf(option);
    return (
      <option key={at} value={at}>
        {option.label}
      </option>
    );
  };
  return (
    <Field label={label} note={note} fault={fault}>
      {(control) => (
        <select
          {...control}
          value={options.findIndex((option) => option.value === value)}
          onChange={({ target }) => {
            const chosen = options[Number(target.value)];
            if (chosen) onChange(chosen.value);
          }}
        >
          {[...groups].map(([group, members]) =>
            group === undefined ? (
              members.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {members.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

/** Groups options by heading, in the order in which the headings first occur. */
function grouped<Value>(options: readonly Option<Value>[]): Map<string | undefined, Option<Value>[]> {
  const groups = new Map<string | undefined, Option<Value>[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return groups;
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A segmented control: radio buttons side by side. */
export function Choice<Value>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.label} className={option.value === value ? "on" : undefined}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
