/** A drop-down list with its label. */
import { Field } from "./Field.tsx";

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The heading above the option. */
  readonly group?: string | undefined;
}

interface Props<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly note?: string | undefined;
  readonly fault?: string | undefined;
}

export function Select<Value>({ label, value, options, onChange, note, fault }: Props<Value>) {
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
