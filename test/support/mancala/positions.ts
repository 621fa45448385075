/** Games from short texts for tests, and the texts of games. */
import { formatPosition, type Game, parsePosition, type Variant, type VariantName } from "morabaraba/mancala";

/**
 * A game from a text such as `4,4,0,0,0,0,1,1,1,1,1,1; 3,2; S`: south's houses and north's, each from its
 * owner's left to right, then the stores, south's first, and the turn.
 */
export function board(text: string, variant: VariantName | Variant = "kalah"): Game {
  const [ring = "", stores = "", turn = ""] = text.split(";").map((part) => part.trim());
  const houses = ring.split(",");
  const half = houses.length / 2;
  return parsePosition(
    `${houses.slice(0, half)}/${houses.slice(half)} ${stores} ${turn.toLowerCase()}`,
    variant,
  );
}

/** A game as text that {@link board} reads. */
export function shown(game: Game): string {
  const [rows = "", stores = "", turn = ""] = formatPosition(game).split(" ");
  return `${rows.replace("/", ",")}; ${stores}; ${turn.toUpperCase()}`;
}

/** A lazy value, because code that runs while a file loads counts as covered by every test. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
