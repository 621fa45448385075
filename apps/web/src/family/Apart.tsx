/** How rules differ from the usual ones of their family, in sentences. */
import { useLanguage } from "../core/language.ts";
import { bookOf } from "./books.ts";
import type { FamilyName, StoredVariant } from "./family.ts";

interface Props {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
}

export default function Apart({ family, variant }: Props) {
  const { apart } = bookOf(family, variant, useLanguage());
  return (
    <ul className="rules-apart">
      {apart.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
