/**
 * Random records of both families, made by the entry points from a seed: games with variations, comments,
 * glyphs, tags and ends. Their texts have everything that a reader could misread.
 */
import * as morabaraba from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as records from "morabaraba/records";
import { pick, type Random } from "../random.ts";

/** The functions of a records entry point, typed loosely enough for both families. */
// biome-ignore lint/suspicious/noExplicitAny: records of both families pass through here
export type Any = any;

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
  readonly players: readonly string[];
  /** Every way in which players or a referee can end a game. */
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
  players: ["light", "dark"],
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
  players: ["south", "north"],
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
  ...'good a2 1-0 * } { ; ( ) $3 !? " \\ \\" [Event "x"] % ½-½ \ud800 \udc00x \u{1f402} \u202e \u0000 1... é __proto__'.split(
    " ",
  ),
  ...['[Event "?"]', "Mlabalaba", "x".repeat(90), "\n\n", "\r\n", "\t", "  "],
];

/** A text of a few random words and signs, sometimes up to 30. */
function randomText(random: Random): string {
  return Array.from({ length: 1 + random(random(4) === 0 ? 30 : 4) }, () => pick(words, random)).join(
    random(4) === 0 ? "" : " ",
  );
}

const glyphs: readonly string[] = "! ? !! ?? !? ?! $1 $14 $255 ± ∓ = +- -+ □".split(" ");

const tagNames: readonly string[] =
  "Event Site Date Round White Black ECO PlyCount x 1 __proto__ constructor".split(" ");

function randomTags(random: Random): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: random(5) }, () => [
      pick(tagNames, random),
      random(6) === 0 ? "?" : randomText(random),
    ]),
  );
}

/** The source of a record: the variant, or one of its games after some moves. */
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

const reasons = ["adjudication", "rules infraction", "Time forfeit", "x}y", "?", '[Event "x"]'] as const;

/** The record with its current game ended by a decision, or by a result without a reason. */
function ended({ records, outcome, decisions }: Kind, record: Any, random: Random): Any {
  const { game } = records.currentNode(record);
  if (outcome(game) !== undefined) return record;
  if (random(2) === 0) return records.conclude(record, pick(decisions, random)(game));
  const result = pick(["1-0", "0-1", "1/2-1/2", "*"], random);
  return records.conclude(record, {
    result,
    termination: pick([undefined, ...reasons, randomText(random)], random),
  });
}

/** A record after random steps: moves, steps back, jumps, notes, promotions, removals and ends. */
export function randomRecord(kind: Kind, variant: unknown, random: Random, steps: number): Any {
  const { records: entryPoint, legalMoves } = kind;
  let record = entryPoint.createRecord(randomStart(kind, variant, random), randomTags(random));
  /** One in this many steps is not a move. */
  const calm = pick([2, 5, 20], random);
  for (let step = 0; step < steps; step++) {
    const node = entryPoint.currentNode(record);
    const moves = legalMoves(node.game);
    if (moves.length > 0 && random(calm) > 0) {
      record = entryPoint.playMove(record, pick(moves, random));
      continue;
    }
    const isFirst = node.ply === 0 || entryPoint.currentNode(entryPoint.goBack(record)).next[0] === node.id;
    switch (random(11)) {
      case 0:
      case 1:
        record = entryPoint.goBack(record, 1 + random(4));
        break;
      case 2:
        record = entryPoint.goForward(record, 1 + random(9));
        break;
      case 3:
        record = entryPoint.goTo(record, pick(entryPoint.mainline(record) as readonly Any[], random).id);
        break;
      case 4:
        record = entryPoint.annotate(record, { comment: randomText(random) });
        break;
      case 5:
        if (node.ply > 0)
          record = entryPoint.annotate(record, {
            glyphs: Array.from({ length: random(4) }, () => pick(glyphs, random)),
          });
        break;
      case 6:
        if (!isFirst) record = entryPoint.annotate(record, { startingComment: randomText(random) });
        break;
      case 7:
        record = random(3) === 0 ? entryPoint.removeNode(record) : entryPoint.promoteVariation(record);
        break;
      case 8:
        record = entryPoint.takeBack(record, pick([1, 2, node.game.turn], random));
        break;
      case 9:
        record = ended(kind, record, random);
        break;
      default:
        record = entryPoint.setTags(record, randomTags(random));
    }
  }
  return random(3) === 0 ? ended(kind, record, random) : record;
}

/** Makes the same record with the functions that an app calls. */
export function rebuilt({ records }: Kind, record: Any): Any {
  const nodes: readonly Any[] = record.nodes;
  // A game that was decided before its first move is ended below, as all games are.
  const { verdict: _, ...start } = records.currentNode(records.goTo(record, 0)).game;
  let made = records.createRecord(record.position ? start : record.variant, record.tags);
  /** Each node's id in the new record, in text order. */
  const ids = new Map<number, number>([[0, 0]]);
  const add = (id: number): void => {
    const { next } = records.currentNode(records.goTo(record, id));
    for (const child of next) {
      made = records.playMove(records.goTo(made, ids.get(id)), nodes[child].move);
      ids.set(child, made.at);
      add(child);
    }
  };
  add(0);
  for (const [id, is] of ids)
    if (nodes[id].end) made = records.conclude(records.goTo(made, is), nodes[id].end);
  // The last promoted variation comes first.
  for (const is of [...ids.values()].reverse()) made = records.promoteVariation(records.goTo(made, is));
  for (const [id, is] of ids) {
    const { comment, startingComment, glyphs } = nodes[id];
    made = records.annotate(records.goTo(made, is), { comment, startingComment, glyphs });
  }
  return records.goTo(made, ids.get(record.at));
}

/** A record's content without node ids: the tree as nested data. */
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
