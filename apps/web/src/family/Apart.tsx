/** A list of sentences on how a variant differs from the usual game of its family. */

import { useLanguage } from "../core/settings.ts";
import { fill, useAppWords } from "../words/words.ts";
import { bookOf } from "./books.ts";
import type { FamilyName, StoredVariant } from "./family.ts";

interface Props {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
}

export default function Apart({ family, variant }: Props) {
  const { unlike } = useAppWords();
  const { apart, usual } = bookOf(family, variant, useLanguage());
  return (
    <ul className="rules-apart">
      {apart.map((text) => (
        <li key={text}>{fill(unlike, { game: usual, rule: text })}</li>
      ))}
    </ul>
  );
}
