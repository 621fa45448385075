/** The name under which somebody plays. */
import * as names from "morabaraba-protocol/names";
import { Field } from "../ui/Field.tsx";
import { useOnlineWords } from "../words/words.ts";

/** Whether the server accepts a name. */
export const isName = (name: string): boolean => names.isName(names.tidyName(name));

interface Props {
  readonly name: string;
  /** Whether it was sent before, so that a fault may be shown. */
  readonly tried: boolean;
  readonly onChange: (name: string) => void;
}

export function NameField({ name, tried, onChange }: Props) {
  const words = useOnlineWords();
  return (
    <Field label={words.name} fault={tried && !isName(name) ? words.nameFault : undefined}>
      {(control) => (
        <input
          {...control}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
