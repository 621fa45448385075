/**
 * Random records of both families, made through the doors from a seed: games with variations, comments, glyphs, tags and ends. Its
 * texts hold all that a reader could stumble over.
 */
import * as morabaraba from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import { pick, type Random } from "../random.ts";

/** The functions of a door of records, as loosely typed as a test of both needs. */
// biome-ignore lint/suspicious/noExplicitAny: records of both families pass through here
type Any = any;

/** A family with its records. */
export interface Kind {
  readonly name: string;
  readonly records: {
    readonly [Name in keyof typeof mancalaRecords]: (typeof mancalaRecords)[Name] extends (
      ...args: never[]
    ) => unknown
      ? (...args: Any[]) => Any
      : Any;
  };
  readonly legalMoves: (game: Any) => readonly unknown[];
  readonly outcome: (game: Any) => unknown;
  readonly createGame: (variant: Any) => Any;
  readonly applyMove: (game: Any, move: Any) => Any;
  /** Every way for players or a referee to end a game. */
  readonly decisions: readonly ((game: Any) => unknown)[];
  readonly notations: readonly (string | undefined)[];
}

export const mills: Kind = {
  name: "mills",
  records,
  legalMoves: morabaraba.legalMoves,
  outcome: morabaraba.outcome,
  createGame: morabaraba.createGame,
  applyMove: morabaraba.applyMove,
  decisions: [
    (game) => morabaraba.resign(game, "light"),
    (game) => morabaraba.resign(game, "dark"),
    morabaraba.agreeDraw,
    (game) => morabaraba.forfeit(game, "light", "cheating"),
    (game) => morabaraba.forfeit(game, "dark", "abandonment"),
    (game) => morabaraba.forfeit(game, "dark", "double-turn"),
  ],
  notations: [undefined, "wmd", "playok", "mssa"],
};

export const sowings: Kind = {
  name: "mancala",
  records: mancalaRecords,
  legalMoves: mancala.legalMoves,
  outcome: mancala.outcome,
  createGame: mancala.createGame,
  applyMove: mancala.applyMove,
  decisions: [
    (game) => mancala.resign(game, "south"),
    (game) => mancala.resign(game, "north"),
    mancala.agreeDraw,
    (game) => mancala.forfeit(game, "south", "time"),
    (game) => mancala.forfeit(game, "north", "cheating"),
  ],
  notations: [undefined],
};

const words: readonly string[] = [
  "good",
  "a2",
  "1-0",
  "*",
  "}",
  "{",
  ";",
  "(",
  ")",
  "$3",
  "!?",
  '"',
  "\\",
  '\\"',
  "[Event",
  '[Event "?"]',
  '"x"]',
  "%",
  "½-½",
  "\ud800",
  "\udc00x",
  "\u{1f402}",
  "‮",
  "\u0000",
  "1...",
  "é",
  "Mlabalaba",
  "x".repeat(90),
  "\n\n",
  "\r\n",
  "\t",
  "  ",
  "__proto__",
];

/** A few words, of which some are none. */
function randomText(random: Random): string {
  return Array.from({ length: 1 + random(random(4) === 0 ? 30 : 4) }, () => pick(words, random)).join(
    random(4) === 0 ? "" : " ",
  );
}

const glyphs: readonly string[] = [
  "!",
  "?",
  "!!",
  "??",
  "!?",
  "?!",
  "$1",
  "$14",
  "$255",
  "±",
  "∓",
  "=",
  "+-",
  "-+",
  "□",
];

const tagNames: readonly string[] = [
  "Event",
  "Site",
  "Date",
  "Round",
  "White",
  "Black",
  "ECO",
  "PlyCount",
  "x",
  "1",
  "__proto__",
  "constructor",
];

function randomTags(random: Random): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: random(5) }, () => [
      pick(tagNames, random),
      random(6) === 0 ? "?" : randomText(random),
    ]),
  );
}

/** What a record may begin with: the variant, or one of its games somewhere on its way. */
function randomStart({ createGame, legalMoves, applyMove }: Kind, variant: unknown, random: Random): unknown {
  if (random(3) > 0) return variant;
  let game = createGame(variant);
  for (let plies = random(40); plies > 0; plies--) {
    const moves = legalMoves(game);
    if (moves.length === 0) break;
    game = applyMove(game, pick(moves, random));
  }
  return game;
}

/** A record of so many steps: moves, steps back, jumps, notes, promotions and removals; then perhaps a decision. */
export function randomRecord(kind: Kind, variant: unknown, random: Random, steps: number): Any {
  const { records: door, legalMoves, outcome, decisions } = kind;
  let record = door.createRecord(randomStart(kind, variant, random), randomTags(random));
  /** How seldom anything else than a move comes. */
  const calm = pick([2, 5, 20], random);
  for (let step = 0; step < steps; step++) {
    const node = door.current(record);
    const moves = legalMoves(node.game);
    if (moves.length > 0 && random(calm) > 0) {
      record = door.play(record, pick(moves, random));
      continue;
    }
    const isFirst = node.ply === 0 || door.current(door.back(record)).next[0] === node.id;
    switch (random(9)) {
      case 0:
      case 1:
        record = door.back(record, 1 + random(4));
        break;
      case 2:
        record = door.forward(record, 1 + random(9));
        break;
      case 3:
        record = door.goTo(record, pick(door.mainline(record) as readonly Any[], random).id);
        break;
      case 4:
        record = door.annotate(record, { comment: randomText(random) });
        break;
      case 5:
        if (node.ply > 0)
          record = door.annotate(record, {
            glyphs: Array.from({ length: random(4) }, () => pick(glyphs, random)),
          });
        break;
      case 6:
        if (!isFirst) record = door.annotate(record, { startingComment: randomText(random) });
        break;
      case 7:
        record = random(3) === 0 ? door.remove(record) : door.promote(record);
        break;
      default:
        record = door.setTags(record, randomTags(random));
    }
  }
  const { game } = door.current(record);
  return outcome(game) === undefined && random(3) === 0
    ? door.conclude(record, pick(decisions, random)(game))
    : record;
}

/** What a record says, whatever the ids of its nodes: the tree as nested data. */
export function outline(record: Any): unknown {
  const nodes = record.nodes;
  const tree = (id: number): Any => {
    const { move, after: _, next, ...rest } = nodes[id];
    const implied = nodes[id + 1] && nodes[id + 1].after === undefined ? [id + 1] : [];
    return { move, ...rest, next: (next ?? implied).map(tree) };
  };
  const { variant, position, tags } = record;
  return { variant, position, tags, tree: tree(0) };
}
