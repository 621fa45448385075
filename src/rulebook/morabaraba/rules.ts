/** The rules of a variant, each with its sentence and its sources, before they have words. Every field has its rule. */
import { equals } from "../../base/data.ts";
import {
  type Board,
  centreBoard,
  diagonalBoard,
  neighbourPairs,
  straightBoard,
} from "../../rules/morabaraba/data/board.ts";
import { variants } from "../../rules/morabaraba/data/builtIns.ts";
import type { Point } from "../../rules/morabaraba/data/terms.ts";
import { laterFields, type Variant, type VariantName } from "../../rules/morabaraba/data/variant.ts";
import type { Rule } from "../describe.ts";
import { allTexts, gameSources, type SourceTag, sourcesOf, sourcesOfTenMoves } from "./sources.ts";

/** The sections of a rulebook, in their order. */
export type Section = "board" | "placing" | "mills" | "moving" | "end" | "draws" | "conduct";

/** What a rule is about. */
export type RuleName =
  | "board"
  | "shape"
  | "links"
  | "cows"
  | "first-player"
  | "turns"
  | "setup"
  | "placing"
  | "no-placing"
  | "moving-while-placing"
  | "mill"
  | "mill-worth"
  | "shot"
  | "shots"
  | "placing-shot"
  | "no-target"
  | "cows-in-mills"
  | "repeat-mill"
  | "moves-first"
  | "step"
  | "flying"
  | "few-cows"
  | "no-moves"
  | "full-board"
  | "ten-moves"
  | "repetition"
  | "no-shots"
  | "cheating"
  | "abandonment"
  | "double-turn";

/** The sentences: a rule, and where it has several values, the value. */
export type SentenceName =
  | Exclude<
      RuleName,
      | "shape"
      | "first-player"
      | "turns"
      | "setup"
      | "no-placing"
      | "mill-worth"
      | "shots"
      | "placing-shot"
      | "moves-first"
      | "moving-while-placing"
      | "shot"
      | "cows-in-mills"
      | "repeat-mill"
      | "flying"
      | "few-cows"
      | "no-moves"
      | "full-board"
      | "ten-moves"
      | "repetition"
      | "no-shots"
    >
  | "shape-diagonals"
  | "shape-straight"
  | "shape-centre"
  | "first-player-light"
  | "first-player-dark"
  | "turns"
  | "turns-passing"
  | "setup"
  | "no-setup"
  | `no-placing-${"none" | "first" | "all"}`
  | `mill-worth-${Variant["mill"]}`
  | `shots-${Variant["shots"]}`
  | `placing-shot-${Variant["placingShot"]}`
  | `moves-first-${Variant["movesFirst"]}`
  | "moving-while-placing"
  | "no-moving-while-placing"
  | "shot-required"
  | "shot-optional"
  | "cows-in-mills-last-resort"
  | "cows-in-mills-never"
  | "cows-in-mills-always"
  | "repeat-mill-allowed"
  | "repeat-mill-same-cow"
  | "repeat-mill-same-mill"
  | "repeat-mill-once"
  | "flying"
  | "no-flying"
  | "few-cows"
  | "no-few-cows"
  | "no-moves-loses"
  | "no-moves-draws"
  | "no-moves-passes"
  | "no-moves-freed"
  | "full-board-draws"
  | "full-board-first-player-loses"
  | "full-board-each-shoots"
  | "full-board-each-gives"
  | "ten-moves-either"
  | "ten-moves-both"
  | "no-ten-moves"
  | "repetition"
  | "no-repetition"
  | "no-shots"
  | "no-no-shots";

type MillRule = Rule<Section, RuleName, SentenceName, SourceTag>;

/** What is said of a board beyond its numbers. */
function shapeOf(board: Board): readonly [SentenceName, ...SourceTag[]] | undefined {
  const is = (other: Board): boolean =>
    equals(other.points, board.points) &&
    equals(other.lines, board.lines) &&
    equals(other.links, board.links);
  if (is(diagonalBoard)) return ["shape-diagonals", "GAR", "WP-en"];
  if (is(straightBoard)) return ["shape-straight", "WMD"];
  return is(centreBoard) ? ["shape-centre", "LUD", "GMO", "PORGES"] : undefined;
}

/** All rules of a variant, in the order in which they are read. */
export function rulesIn(variant: Variant): readonly MillRule[] {
  const rules: MillRule[] = [];
  let section: Section = "board";
  const game = Object.hasOwn(variants, variant.name) ? variants[variant.name as VariantName] : undefined;
  const texts = game && gameSources[variant.name as VariantName];
  // The texts speak of Morabaraba; of other games of the family they say nothing.
  const isMorabaraba =
    texts === undefined &&
    Object.entries(laterFields).every(([field, value]) => equals(value, variant[field as keyof Variant])) &&
    ["loses", "draws"].includes(variant.blocked) &&
    ["draws", "first-player-loses"].includes(variant.fullBoard);
  const add = (
    rule: RuleName,
    sentence: SentenceName,
    fields: readonly (keyof Variant)[] = [],
    values: MillRule["values"] = {},
    sources: readonly SourceTag[] = [],
  ): void => {
    const own = fields.filter((field) => equals(variant[field], game?.[field]));
    const tags = isMorabaraba ? sources : [...new Set(own.flatMap((field) => texts?.[field] ?? []))];
    rules.push({ section, rule, sentence, fields, values, sources: tags });
  };
  const { board, cows, firstPlayer, flyAt, loseBelow, shot, millCows, repeatMill } = variant;
  const { moveWhilePlacing, blocked, fullBoard, tenMoves, repetition, noShots } = variant;
  const { mill, shots, placingShot, movesFirst, noPlacing, setup } = variant;
  const onLines = neighbourPairs({ ...board, links: [] }).map((pair) => [...pair].sort().join());
  const links = board.links.filter((pair) => !onLines.includes([...pair].sort().join()));
  const shape = shapeOf(board);

  add("board", "board", ["board"], { points: board.points.length, lines: board.lines.length });
  if (shape) {
    const [sentence, ...tags] = shape;
    add("shape", sentence, ["board"], {}, tags);
  }
  if (links.length > 0) add("links", "links", ["board"], { links: links.length });
  add("cows", "cows", ["cows"], { cows }, sourcesOf.cows(cows));
  if (setup === null) add("setup", "no-setup", ["setup"]);
  else add("setup", "setup", ["setup"], { light: listed(setup.light), dark: listed(setup.dark) });
  add("first-player", `first-player-${firstPlayer}`, ["firstPlayer"], {}, sourcesOf.firstPlayer(firstPlayer));
  const isPassing = blocked === "passes" || blocked === "freed";
  add("turns", isPassing ? "turns-passing" : "turns", [], {}, allTexts);

  section = "placing";
  add("placing", "placing", [], {}, allTexts);
  if (noPlacing === null) add("no-placing", "no-placing-none", ["noPlacing"]);
  else
    add("no-placing", `no-placing-${noPlacing.turns}`, ["noPlacing"], { closed: listed(noPlacing.points) });
  const early = moveWhilePlacing ? "moving-while-placing" : "no-moving-while-placing";
  add("moving-while-placing", early, ["moveWhilePlacing"], {}, moveWhilePlacing ? [] : allTexts);

  section = "mills";
  add("mill", "mill", [], {}, allTexts);
  if (mill === "wins") {
    // All that is about shots rests.
    const resting = ["shot", "shots", "placingShot", "millCows", "repeatMill", "loseBelow"] as const;
    add("mill-worth", "mill-worth-wins", ["mill", ...resting]);
  } else {
    add("mill-worth", "mill-worth-shoots", ["mill"], {}, allTexts);
    add("shot", `shot-${shot}`, ["shot"], {}, sourcesOf.shot(shot));
    add("shots", `shots-${shots}`, ["shots"], {}, allTexts);
    add("placing-shot", `placing-shot-${placingShot}`, ["placingShot"], {}, allTexts);
    add("cows-in-mills", `cows-in-mills-${millCows}`, ["millCows"], {}, sourcesOf.millCows(millCows));
    add("no-target", "no-target");
    add("repeat-mill", `repeat-mill-${repeatMill}`, ["repeatMill"], {}, sourcesOf.repeatMill(repeatMill));
  }

  section = "moving";
  add("moves-first", `moves-first-${movesFirst}`, ["movesFirst"], {}, allTexts);
  add("step", "step", [], {}, allTexts);
  if (flyAt === null) add("flying", "no-flying", ["flyAt"]);
  else add("flying", "flying", ["flyAt"], { cows: flyAt }, sourcesOf.flyAt(flyAt));

  section = "end";
  if (mill === "shoots" && loseBelow === 0) add("few-cows", "no-few-cows", ["loseBelow"]);
  else if (mill === "shoots")
    add("few-cows", "few-cows", ["loseBelow"], { cows: loseBelow }, sourcesOf.loseBelow(loseBelow));
  add("no-moves", `no-moves-${blocked}`, ["blocked"], {}, sourcesOf.blocked(blocked));
  add("full-board", `full-board-${fullBoard}`, ["fullBoard"]);

  section = "draws";
  if (tenMoves === null) add("ten-moves", "no-ten-moves", ["tenMoves"]);
  else {
    const { plies, cows: few, who } = tenMoves;
    add("ten-moves", `ten-moves-${who}`, ["tenMoves"], { plies, cows: few }, sourcesOfTenMoves(tenMoves));
  }
  if (repetition === null) add("repetition", "no-repetition", ["repetition"]);
  else add("repetition", "repetition", ["repetition"], { times: repetition });
  if (noShots === null) add("no-shots", "no-no-shots", ["noShots"]);
  else add("no-shots", "no-shots", ["noShots"], { plies: noShots });

  section = "conduct";
  add("cheating", "cheating", [], {}, ["WP-en", "ZB"]);
  add("abandonment", "abandonment", [], {}, ["ZB"]);
  add("double-turn", "double-turn", [], {}, ["ZB"]);
  return rules;
}

/** Points in a sentence; a dash for none. */
const listed = (points: readonly Point[]): string => points.join(" ") || "–";
