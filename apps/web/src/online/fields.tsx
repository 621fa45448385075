/** What the forms of a new and of a joined game share. */
import * as names from "morabaraba-protocol/names";
import { Field } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";
import { aboutServer } from "./server.ts";

/** Returns whether the server accepts a name. */
export const isName = (name: string): boolean => names.isName(names.tidyName(name));

interface Props {
  readonly name: string;
  /** Whether the player has tried to send the form. Errors show only then. */
  readonly tried: boolean;
  readonly onChange: (name: string) => void;
}

/** A field for the player's name. */
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

/** Explains before a game what others will see of it. */
export function Privacy() {
  const words = useOnlineWords();
  const { privacy, keepDays } = aboutServer();
  return (
    <p className="soft small">
      {words.privacy[privacy]} {keepDays !== null && words.kept(keepDays)}
    </p>
  );
}
