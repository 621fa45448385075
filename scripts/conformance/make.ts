// node --import tsx scripts/conformance/make.ts
// Writes `conformance/mills.json` and `conformance/mancala.json`: situations, positions, counts and games of all
// built-in variants, for programs in any language. `npm run update` runs it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { diceFrom } from "../../src/bots/random.ts";
import {
  type Answer,
  type AnyGame,
  answerOf,
  moveFrom,
  moveText,
  plainOf,
  replay,
  type State,
  validGame,
} from "../../src/command/conform/states.ts";
import { type VariantChoice, variantNamed } from "../../src/command/input/variants.ts";
import { type Family, loadFamily, mancala, mills } from "../../src/families.ts";
import type * as millRules from "../../src/index.ts";
import { root } from "../entry-points.mjs";
import { mancalaSituations } from "./mancala.ts";
import { millSituations } from "./mills.ts";
import type { Situation } from "./situation.ts";

const wordsIn = (text: string | undefined): readonly string[] => text?.split(" ").filter(Boolean) ?? [];

/** Returns the state that a situation describes. */
export function stateOf({ light, dark, south, north, turn, hand, stores, play }: Situation): State {
  const numbers = (text: string): readonly number[] => wordsIn(text).map(Number);
  const position =
    light !== undefined
      ? { turn: turn ?? "light", light: wordsIn(light), dark: wordsIn(dark), hand: hand ?? [0, 0] }
      : south !== undefined && north !== undefined
        ? { turn: turn ?? "south", south: numbers(south), north: numbers(north), stores: stores ?? [0, 0] }
        : undefined;
  return { position, play: wordsIn(play) };
}

/** Returns what a situation promises and the rules do not keep. */
export function brokenPromises({ legal, illegal, ends }: Situation, answer: Answer): readonly string[] {
  return [
    ...wordsIn(legal).filter((move) => !answer.moves.includes(move)),
    ...wordsIn(illegal).filter((move) => answer.moves.includes(move)),
    ...(ends === undefined || ends === answer.outcome ? [] : [`${ends} is ${answer.outcome}`]),
  ];
}

const familyData = {
  mills: {
    family: mills as unknown as Family,
    situations: millSituations,
    counted: ["morabaraba", "mill-games"],
  },
  mancala: { family: mancala as unknown as Family, situations: mancalaSituations, counted: ["mancala"] },
} as const;

interface Counted {
  readonly variant?: string;
  readonly game?: string;
  readonly fields?: object;
  readonly changes?: object;
  readonly houses?: number;
  readonly seeds?: number;
  readonly counts: readonly number[];
}

/** The counts from the start that the tests have for built-in variants, up to depth 5. */
function countsOf(files: readonly string[], choices: ReadonlyMap<string, VariantChoice>): object[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const path = join(root, `test/support/vectors/${file}-perft.json`);
    const data = JSON.parse(readFileSync(path, "utf8")) as { start?: Counted[]; counts?: Counted[] };
    return (data.start ?? data.counts ?? []).flatMap((entry) => {
      const { variant = entry.game ?? "", fields, changes, houses, seeds, counts } = entry;
      const choice = choices.get(variant);
      if (choice === undefined || (fields ?? changes) !== undefined || seen.has(variant)) return [];
      const own = choice.family.rules.variantOf(choice.family.rules.createGame(variant)) as Counted;
      if (houses !== undefined && (own.houses !== houses || own.seeds !== seeds)) return [];
      seen.add(variant);
      return [{ variant, counts: counts.slice(0, 5) }];
    });
  });
}

/** A random game: its states, moves and end. */
function randomGame(choice: VariantChoice, seed: number): { games: AnyGame[]; moves: string[] } {
  const { family } = choice;
  const dice = diceFrom(seed);
  const games = [family.rules.createGame(choice.variant)];
  const moves: string[] = [];
  for (;;) {
    const game = games.at(-1) as AnyGame;
    const texts = family.rules.legalMoves(game).map((move) => moveText(family, game, move));
    if (texts.length === 0 || moves.length > 150) return { games, moves };
    const shots = texts.filter((text) => text.includes("x"));
    const from = shots.length > 0 && dice(3) > 0 ? shots : texts;
    const move = from[dice(from.length)] as string;
    moves.push(move);
    games.push(family.rules.applyMove(game, moveFrom(family, move)));
  }
}

/** What is special about a position: the kinds of moves that it has. */
function featuresOf(game: AnyGame, { moves }: Answer): readonly string[] {
  const { hands } = game as { hands?: { light: number; dark: number } };
  return [
    ...new Set(moves.map((move) => `${move.includes("-")}${move.split("x").length}${move.startsWith("x")}`)),
    `hand ${hands === undefined ? 0 : hands.light > 0}`,
    `many ${Math.ceil(moves.length / (hands ? 10 : 2))}`,
    `turn ${game.turn}`,
  ];
}

const GAMES = 60;
const POSITIONS = 6;

/** Positions with many kinds of moves, and the shortest game for each way to end. */
function samplesOf(
  name: string,
  choice: VariantChoice,
  most: number,
): { positions: object[]; games: object[] } {
  const known = new Set<string>();
  const positions: object[] = [];
  const byReason = new Map<string, { moves: string[]; games: AnyGame[] }>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const played = randomGame(choice, seed);
    const last = played.games.at(-1) as AnyGame;
    const reason = choice.family.rules.outcome(last)?.reason;
    const best = reason === undefined ? undefined : byReason.get(reason);
    if (reason !== undefined && !(best && best.moves.length <= played.moves.length))
      byReason.set(reason, played);
    if (positions.length >= POSITIONS) continue;
    for (const game of played.games.slice(4, -1).filter((_, i) => i % 7 === seed % 7)) {
      const position = plainOf(game);
      const answer = answerOf(choice, game);
      const plain = validGame(choice, { position, play: [] });
      // A position whose past matters cannot stand alone.
      if (plain === undefined || answerOf(choice, plain).moves.join() !== answer.moves.join()) continue;
      const features = featuresOf(game, answer);
      if (answer.moves.length > 40 || features.filter((each) => !known.has(each)).length === 0) continue;
      for (const feature of features) known.add(feature);
      positions.push({ variant: name, position, ...answer });
    }
  }
  const shortest = [...byReason].sort(([, a], [, b]) => a.moves.length - b.moves.length).slice(0, most);
  const games = shortest.map(([reason, { moves, games }]) => ({
    variant: name,
    moves,
    legal: games.map((game) => choice.family.rules.legalMoves(game).length),
    outcome: answerOf(choice, games.at(-1) as AnyGame).outcome,
    reason,
  }));
  return { positions, games };
}

/** Returns the vectors of a family as data. */
export async function vectorsOf(name: "mills" | "mancala"): Promise<Record<string, unknown>> {
  const { family, situations, counted } = familyData[name];
  const { rulebook, words } = await loadFamily(family, "rulebook", "words");
  const names = Object.keys(family.rules.variants);
  const choices = new Map(names.map((each) => [each, variantNamed(each)]));
  const variants: Record<string, object> = {};
  const rules = new Map<string, ReadonlyMap<string, { text: string; sources: readonly string[] }>>();
  for (const each of names) {
    const told = rulebook.describeRules(rulebook.en, each);
    rules.set(each, new Map(told.map(({ rule, text, sources }) => [rule, { text, sources }])));
    const data = family.rules.variantOf(family.rules.createGame(each)) as {
      board?: millRules.Board;
      cows?: number;
      firstPlayer?: string;
      houses?: number;
      seeds?: number;
    };
    const { board, cows, firstPlayer, houses, seeds } = data;
    variants[each] = {
      title: words.titleOf(words.en, data),
      ...(board && {
        points: board.points,
        lines: board.lines,
        neighbors: neighborsOf(board),
        cows,
        first: firstPlayer,
      }),
      ...(houses && { houses, seeds, first: "south" }),
      rules: Object.fromEntries(told.map(({ rule, text }) => [rule, text])),
    };
  }
  const shown = situations.flatMap((situation) => {
    const state = stateOf(situation);
    const groups = new Map<string, { variants: string[]; answer: Answer; sources: Set<string> }>();
    for (const each of wordsIn(situation.variants)) {
      const choice = variantNamed(each);
      const answer = answerOf(choice, replay(choice, state));
      const broken = brokenPromises(situation, answer);
      if (broken.length > 0) throw new Error(`${situation.name} in ${each}: ${broken.join(", ")}`);
      const told = rules.get(each)?.get(situation.rule);
      if (told === undefined) throw new Error(`${situation.name}: ${each} has no rule ${situation.rule}`);
      const key = JSON.stringify(answer);
      const group = groups.get(key) ?? { variants: [], answer, sources: new Set() };
      groups.set(key, group);
      group.variants.push(each);
      for (const source of told.sources) group.sources.add(source);
    }
    return [...groups.values()].map(({ variants, answer, sources }) => ({
      name: situation.name,
      rule: situation.rule,
      about: situation.about,
      sources: [...sources],
      variants,
      ...(state.position && { position: state.position }),
      ...(state.play.length > 0 && { play: state.play }),
      ...answer,
    }));
  });
  const samples = names.map((each) =>
    samplesOf(each, variantNamed(each), ["standard", "kalah", "oware"].includes(each) ? 6 : 3),
  );
  const cited = new Set(shown.flatMap(({ sources }) => sources));
  return {
    format: 1,
    family: name,
    sources: Object.fromEntries(Object.entries(rulebook.sources).filter(([tag]) => cited.has(tag))),
    variants,
    situations: shown,
    positions: samples.flatMap(({ positions }) => positions),
    counts: countsOf(counted, choices),
    games: samples.flatMap(({ games }) => games),
  };
}

/** The pairs of points that are joined: neighbours on a line, and links. */
function neighborsOf({ lines, links }: millRules.Board): readonly (readonly string[])[] {
  const pairs = [
    ...lines.flatMap(([a, b, c]) => [
      [a, b],
      [b, c],
    ]),
    ...links.map((link) => [...link]),
  ];
  return [...new Map(pairs.map((pair) => [[...pair].sort().join(), pair])).values()];
}

/** Writes the vectors with an entry per line, so that changes are readable. */
export function written(vectors: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(vectors).map(([key, value]) => {
    if (Array.isArray(value))
      return `${JSON.stringify(key)}:[\n${value.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`;
    if (typeof value !== "object") return `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    const entries = Object.entries(value as object).map(
      ([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`,
    );
    return `${JSON.stringify(key)}:{\n${entries.join(",\n")}\n}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const name of ["mills", "mancala"] as const)
    writeFileSync(join(root, `conformance/${name}.json`), written(await vectorsOf(name)));
