/** What the forms and lists of games share: the field for a name, what others will see, titles of variants. */
import type { FamilyName } from "morabaraba-protocol/protocol";
import * as names from "morabaraba-protocol/typed";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
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

/** The variants' titles in the page's language. */
export function useVariantTitle(): (family: FamilyName, variant: string) => string {
  const mills = useMillWords();
  const mancala = useMancalaWords();
  return (family, variant) => {
    const titles: Readonly<Record<string, string>> = (family === "mancala" ? mancala : mills).variants;
    return titles[variant] ?? variant;
  };
}
