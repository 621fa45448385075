/** A field for the player's name. */
import * as names from "morabaraba-protocol/names";
import { Field } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";

/** Returns whether the server accepts a name. */
export const isName = (name: string): boolean => names.isName(names.tidyName(name));

interface Props {
  readonly name: string;
  /** Whether the player has tried to send the form. Errors show only then. */
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
