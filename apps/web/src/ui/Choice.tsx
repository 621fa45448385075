/** A segmented control: radio buttons side by side. */
import { useId } from "react";
import type { Option } from "./Select.tsx";

interface Props<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value>({ label, value, options, onChange }: Props<Value>) {
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
