/* Reads and writes games as text: the server keeps nothing, so every request and every answer has a whole game. */
import { type Family, loadFamily, mancala, mills } from "morabaraba/families";

const families = await Promise.all(
  ([mills, mancala] as readonly Family[]).map((family) =>
    loadFamily(family, "records", "words", "formats", "bots", "review", "rulebook", "pictures"),
  ),
);

/** A family with all that the tools need. */
type Games = (typeof families)[number];
type GameRecord = ReturnType<Games["records"]["parseRecord"]>;
type Game = ReturnType<Games["rules"]["createGame"]>;

/** A game with its moves. */
export interface Opened {
  readonly family: Games;
  readonly record: GameRecord;
  readonly game: Game;
}

/** Something wrong that the model can put right. */
export class ToolFault extends Error {}

/** The names of all variants with their titles, by family. */
export const variantTitles: readonly { readonly name: string; readonly title: string }[] = families.flatMap(
  ({ rules, words }) =>
    Object.entries(rules.variants).map(([name, variant]) => ({
      name,
      title: words.titleOf(words.en, variant),
    })),
);

/** Opens the last position of a game's main line. Throws `ToolFault` if no family can read the text. */
export function openGame(text: string): Opened {
  const faults: string[] = [];
  for (const family of families) {
    const { records } = family;
    const read = records.safeParseRecord(text);
    if (read.ok) {
      const nodes = records.mainline(read.value);
      const record = records.goTo(read.value, (nodes.at(-1) as (typeof nodes)[number]).id);
      return { family, record, game: records.currentNode(record).game };
    }
    faults.push(`${family.name}: ${read.error.message}`);
  }
  throw new ToolFault(`This is not a game that a tool returned. ${faults.join(" ")}`);
}

/** Starts a game of a built-in, or of one with changes. Throws the library's errors for an invalid variant. */
export function newGame(variant: string, changes: object | undefined): Opened {
  const family = families.find(({ rules }) => Object.hasOwn(rules.variants, variant));
  if (family === undefined)
    throw new ToolFault(
      `Unknown variant ${JSON.stringify(variant.slice(0, 40))}. The variants are ${variantTitles.map(({ name }) => name).join(", ")}.`,
    );
  const { rules, records } = family;
  const isChanged = changes !== undefined && Object.keys(changes).length > 0;
  const source = isChanged ? rules.defineVariant(variant, { name: `my-${variant}`, ...changes }) : variant;
  const record = records.createRecord(source);
  return { family, record, game: records.currentNode(record).game };
}

/** Writes a game so that `openGame` reads it. */
export const gameText = ({ family, record }: Opened): string => family.records.formatRecord(record);

/** Returns how a game stands: the board, whose turn it is or how the game ended, and the game as text. */
export function standing(opened: Opened, ...news: readonly string[]): string {
  const { family, game } = opened;
  const { rules, words } = family;
  const end = rules.outcome(game);
  const moves = rules.legalMoves(game);
  return [
    ...news,
    words.announceTurn(words.en, game),
    ...(end === undefined ? [`There are ${moves.length} legal moves.`] : []),
    "",
    rules.ascii(game),
    "",
    "The game, to pass to the next call:",
    gameText(opened).trim(),
  ].join("\n");
}
