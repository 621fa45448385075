/** Boards as the tests write them down, and the text that the library gives back for a game. */
import { formatPosition, type Game, parsePosition, type Variant, type VariantName } from "morabaraba/mancala";

/**
 * A game from a ring and stores such as `4,4,0,0,0,0,1,1,1,1,1,1; 3,2; S`: south's houses, then
 * north's, each from the left to the right of their owner, the stores, south's first, and the turn.
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

/** A game as {@link board} reads it. */
export function shown(game: Game): string {
  const [rows = "", stores = "", turn = ""] = formatPosition(game).split(" ");
  return `${rows.replace("/", ",")}; ${stores}; ${turn.toUpperCase()}`;
}

/** A value made when it is first asked for: what runs while a file loads counts as covered by every test. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
