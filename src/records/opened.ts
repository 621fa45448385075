/** A game that is being read: how it begins by its tags, and the record that it becomes in the end. */
import { type ParseCode, ParseError, RulesError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { createDraft, type Draft, finish, pathIn } from "./draft.ts";
import type { Family, Played } from "./family.ts";
import { emptyLine, pliesTo } from "./lines.ts";
import { made } from "./memory.ts";
import type { RecordTree } from "./state.ts";
import { tagsOf } from "./tags.ts";
import { resultIn } from "./text.ts";
import { endOf } from "./verdict.ts";

/** What a text may leave unsaid. */
export interface Unsaid<V> {
  /** The variant of games that name none, or one that is not known. */
  readonly variant?: V | undefined;
  /** How moves are written in games that do not say. */
  readonly notation?: string | undefined;
}

export interface Opened<V, G, M, S> {
  /** Where it begins in the text. */
  readonly start: number;
  readonly tags: [name: string, value: string][];
  /** Where the value of a tag stands in the text. */
  readonly places: Map<string, number>;
  /** Comments before the first move. */
  comment: string;
  notation: string | undefined;
  variant: V | undefined;
  position: string;
  /** Once moves may come. */
  draft: Draft<G, M, S> | undefined;
  /** Once it has come; with its place. */
  result: string | undefined;
  resultAt: number;
}

export function createOpened<V, G, M, S>(start: number): Opened<V, G, M, S> {
  return {
    start,
    tags: [],
    places: new Map(),
    comment: "",
    notation: undefined,
    variant: undefined,
    position: "",
    draft: undefined,
    result: undefined,
    resultAt: start,
  };
}

/** The variant, the beginning and the notation by what the tags say; throws {@link ParseError} with its place in the text. */
export function begin<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  unsaid: Unsaid<V>,
  opened: Opened<V, G, M, S>,
): Draft<G, M, S> {
  const tags = new Map(opened.tags);
  const place = (name: string): number => opened.places.get(name) as number;
  const within = <Value>(name: string, read: (value: string) => Value): Value => {
    try {
      return read(tags.get(name) as string);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      const inside = error instanceof ParseError && typeof error.at === "number" ? error.at : 0;
      throw new ParseError(error.code as ParseCode, place(name) + inside, error.message);
    }
  };
  opened.variant = unsaid.variant;
  const name = tags.get("Variant");
  if (tags.has("VariantData")) opened.variant = within("VariantData", family.parseVariant);
  else if (name !== undefined) {
    opened.variant = family.variantNamed(name) ?? unsaid.variant;
    if (opened.variant === undefined) {
      const message = `${show(name)} is no built-in variant; say which one is meant.`;
      throw new ParseError("unknown-variant", place("Variant"), message);
    }
  }
  let start = family.createGame(opened.variant);
  const { variant } = start;
  opened.variant = variant;
  if (tags.has("FEN") && tags.get("SetUp") !== "0") {
    const usual = family.formatPosition(start);
    start = within("FEN", (value) => family.parsePosition(value, variant));
    const position = family.formatPosition(start);
    if (position !== usual) opened.position = position;
  }
  const notation = tags.get("Notation")?.toLowerCase();
  opened.notation = family.notations.find((known) => known === notation) ?? unsaid.notation;
  const draft = createDraft<G, M, S>(family.replay(start));
  draft.comment = opened.comment;
  return draft;
}

/** The record of a game that was read to its end; throws {@link ParseError} where its result contradicts its moves. */
export function whole<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  opened: Opened<V, G, M, S>,
  draft: Draft<G, M, S>,
): RecordTree<V> {
  const tags = new Map(opened.tags);
  const said = resultIn(tags.get("Result") ?? "*") ?? "*";
  const written = opened.result ?? "*";
  const result = written === "*" ? said : written;
  const at =
    written !== "*"
      ? opened.resultAt
      : (opened.places.get("Result") ?? opened.places.get("Termination") ?? opened.start);
  if (said !== "*" && result !== said)
    throw new ParseError("bad-result", at, `The tag of this game says ${said}, not ${result}.`);
  const termination = tags.get("Termination") ?? "?";
  const line = finish(draft);
  const { state, plies } = draft.line;
  const game = draft.replay.game(state);
  try {
    const end = endOf(family, game, result, /^\??$/.test(termination) ? undefined : termination);
    const trail = { game, plies, before: undefined };
    return made({ ...partsOf(family, opened, draft), line, end, path: [plies] }, trail);
  } catch (error) {
    const { code, message } = error as ParseError;
    throw new ParseError(code, at, message);
  }
}

/** The record of what was read of a game before a fault, its place where the fault is. */
export function partial<V, G extends Played<V>, M, S>(
  family: Family<V, G, M, S>,
  unsaid: Unsaid<V>,
  opened: Opened<V, G, M, S>,
): RecordTree<V> {
  const { draft } = opened;
  if (draft === undefined) {
    // Not even the beginning could be read.
    const variant = opened.variant ?? family.createGame(unsaid.variant).variant;
    return made({ ...partsOf(family, opened), variant, line: emptyLine, end: undefined, path: [0] });
  }
  const path = pathIn(draft);
  return made({ ...partsOf(family, opened, draft), line: finish(draft), end: undefined, path });
}

function partsOf<V, G extends Played<V>, M, S>(
  { players }: Family<V, G, M, S>,
  { variant, position, tags, comment }: Opened<V, G, M, S>,
  draft?: Draft<G, M, S>,
): { variant: V; position: string; tags: RecordTree<V>["tags"]; comment: string } {
  return { variant: variant as V, position, tags: tagsOf(tags, players), comment: draft?.comment ?? comment };
}

/** The ply that comes next in a game. */
export function plyIn<V, G, M, S>({ draft }: Opened<V, G, M, S>): number {
  return draft === undefined ? 1 : pliesTo(pathIn(draft)) + 1;
}
