/** The rules of a variant, each with its sentence and its sources, before they have words. Every field has its rule. */
import { equals } from "../../base/data.ts";
import {
  type Board,
  centreBoard,
  diagonalBoard,
  neighbourPairs,
  straightBoard,
} from "../../rules/mills/data/board.ts";
import { variants } from "../../rules/mills/data/builtIns.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import {
  alternates,
  hasPasses,
  hasRemovals,
  type Variant,
  type VariantName,
} from "../../rules/mills/data/variant.ts";
import type { Rule } from "../describe.ts";
import { allTexts, gameSources, sourcesOf, sourcesOfTenMoves } from "./sources.ts";

/** The sections of a rulebook, in their order. */
export type RuleSection = "board" | "placing" | "mills" | "moving" | "end" | "draws" | "conduct";

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
      | "placing"
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
      | "double-turn"
    >
  | "shape-diagonals"
  | "shape-straight"
  | "shape-centre"
  | "first-player-light"
  | "first-player-dark"
  | "turns"
  | "turns-passing"
  | "setup"
  | "setup-all"
  | "no-setup"
  | "placing"
  | "placing-somewhere"
  | `no-placing-${"none" | "first" | "all"}`
  | `mill-worth-${Variant["millEffect"]}`
  | "mill-worth-once"
  | "mill-worth-late"
  | "mill-worth-late-once"
  | `shots-${Variant["shotsPerMove"]}`
  | "shots-each-mill-once"
  | "shots-each-mill-optional"
  | "shots-each-mill-once-optional"
  | `placing-shot-${Variant["shotWhilePlacing"]}`
  | `moves-first-${Variant["startsMoving"]}`
  | "moving-while-placing"
  | "no-moving-while-placing"
  | "shot-required"
  | "shot-optional"
  | "shot-required-marks"
  | "shot-optional-marks"
  | "cows-in-mills-last-resort"
  | "cows-in-mills-never"
  | "cows-in-mills-always"
  | "repeat-mill-allowed"
  | "repeat-mill-same-cow"
  | "repeat-mill-same-mill"
  | "repeat-mill-once"
  | "repeat-mill-once-late"
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
  | "ten-moves-wins"
  | "repetition"
  | "no-repetition"
  | "no-shots"
  | "no-shots-wins"
  | "no-other-count"
  | "no-count"
  | "double-turn"
  | "out-of-turn";

type MillRule = Rule<RuleSection, RuleName, SentenceName>;

/** What is said of a board beyond its numbers. */
function shapeOf(board: Board): readonly [SentenceName, ...string[]] | undefined {
  const is = (other: Board): boolean =>
    equals(other.points, board.points) &&
    equals(other.lines, board.lines) &&
    equals(other.links, board.links);
  if (is(diagonalBoard)) return ["shape-diagonals", "GAR", "WP-en"];
  if (is(straightBoard)) return ["shape-straight", "WMD"];
  return is(centreBoard) ? ["shape-centre", "LUD", "GMO", "PORGES"] : undefined;
}

/** The fields that say nothing in any Morabaraba. */
const specialFields = [
  "millEffect",
  "shotsPerMove",
  "shotWhilePlacing",
  "startsMoving",
  "noPlacing",
  "setup",
] as const;

/** All rules of a variant, in the order in which they are read. */
export function rulesIn(variant: Variant): readonly MillRule[] {
  const rules: MillRule[] = [];
  let section: RuleSection = "board";
  const game = Object.hasOwn(variants, variant.name) ? variants[variant.name as VariantName] : undefined;
  const texts = game && gameSources[variant.name as VariantName];
  // The texts speak of Morabaraba; of other games of the family they say nothing.
  const isMorabaraba =
    texts === undefined &&
    specialFields.every((field) => equals(variants.standard[field], variant[field])) &&
    ["loses", "draws"].includes(variant.blocked) &&
    ["draws", "first-player-loses"].includes(variant.fullBoard);
  const add = (
    rule: RuleName,
    sentence: SentenceName,
    fields: readonly (keyof Variant)[] = [],
    values: MillRule["values"] = {},
    sources: readonly string[] = [],
  ): void => {
    const own = fields.filter((field) => equals(variant[field], game?.[field]));
    const tags = isMorabaraba ? sources : [...new Set(own.flatMap((field) => texts?.[field] ?? []))];
    rules.push({ section, rule, sentence, fields, values, sources: tags });
  };
  const { board, cows, firstPlayer, flyAt, loseBelow, shooting: shot, targetsInMills, repeatMill } = variant;
  const { moveWhilePlacing, blocked, fullBoard, tenMoves, repetition, drawAfterQuietPlies } = variant;
  const { millEffect: mill, shotsPerMove: shots, shotWhilePlacing, startsMoving, noPlacing, setup } = variant;
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
  const isPlaced = setup?.light.length === cows && setup.dark.length === cows;
  if (setup === null) add("setup", "no-setup", ["setup"]);
  else {
    const cowsOn = { light: listed(setup.light), dark: listed(setup.dark) };
    // All that is about placing rests.
    const resting = ["noPlacing", "moveWhilePlacing", "shotWhilePlacing", "startsMoving"] as const;
    if (isPlaced) add("setup", "setup-all", ["setup", ...resting], cowsOn);
    else add("setup", "setup", ["setup"], cowsOn);
  }
  add("first-player", `first-player-${firstPlayer}`, ["firstPlayer"], {}, sourcesOf.firstPlayer(firstPlayer));
  add("turns", hasPasses(variant) || hasRemovals(variant) ? "turns-passing" : "turns", [], {}, allTexts);

  section = "placing";
  if (!isPlaced) {
    add("placing", noPlacing === null ? "placing" : "placing-somewhere", [], {}, allTexts);
    if (noPlacing === null) add("no-placing", "no-placing-none", ["noPlacing"]);
    else
      add("no-placing", `no-placing-${noPlacing.turns}`, ["noPlacing"], { closed: listed(noPlacing.points) });
    const early = moveWhilePlacing ? "moving-while-placing" : "no-moving-while-placing";
    add("moving-while-placing", early, ["moveWhilePlacing"], {}, moveWhilePlacing ? [] : allTexts);
  }

  section = "mills";
  add("mill", "mill", [], {}, allTexts);
  if (mill === "wins") {
    // All that is about shots rests.
    const resting = [
      "shooting",
      "shotsPerMove",
      "shotWhilePlacing",
      "targetsInMills",
      "repeatMill",
      "loseBelow",
    ] as const;
    add("mill-worth", "mill-worth-wins", ["millEffect", ...resting]);
  } else {
    const isOnce = repeatMill === "once";
    const isLate = shotWhilePlacing === "none" && !isPlaced;
    const worth = isLate ? (isOnce ? "late-once" : "late") : isOnce ? "once" : "shoots";
    add("mill-worth", `mill-worth-${worth}`, ["millEffect"], {}, allTexts);
    const isMarking = shotWhilePlacing === "marks" && !isPlaced;
    add(
      "shot",
      isMarking ? `shot-${shot}-marks` : `shot-${shot}`,
      ["shooting"],
      {},
      sourcesOf.shooting(shot),
    );
    const several = isOnce ? "each-mill-once" : "each-mill";
    const most = shots === "one" ? "one" : shot === "optional" ? (`${several}-optional` as const) : several;
    add("shots", `shots-${most}`, ["shotsPerMove"], {}, allTexts);
    if (!isPlaced)
      add("placing-shot", `placing-shot-${shotWhilePlacing}`, ["shotWhilePlacing"], {}, allTexts);
    add(
      "cows-in-mills",
      `cows-in-mills-${targetsInMills}`,
      ["targetsInMills"],
      {},
      sourcesOf.targetsInMills(targetsInMills),
    );
    add("no-target", "no-target");
    // A mill that may not shoot uses no line up.
    const again = isOnce && (isLate || blocked === "freed") ? "once-late" : repeatMill;
    add("repeat-mill", `repeat-mill-${again}`, ["repeatMill"], {}, sourcesOf.repeatMill(repeatMill));
  }

  section = "moving";
  if (!isPlaced) add("moves-first", `moves-first-${startsMoving}`, ["startsMoving"], {}, allTexts);
  if (flyAt === null || flyAt < cows) add("step", "step", [], {}, allTexts);
  if (flyAt === null) add("flying", "no-flying", ["flyAt"]);
  else add("flying", "flying", ["flyAt"], { cows: flyAt }, sourcesOf.flyAt(flyAt));

  section = "end";
  if (mill === "shoots" && loseBelow === 0) add("few-cows", "no-few-cows", ["loseBelow"]);
  else if (mill === "shoots")
    add("few-cows", "few-cows", ["loseBelow"], { cows: loseBelow }, sourcesOf.loseBelow(loseBelow));
  add("no-moves", `no-moves-${blocked}`, ["blocked"], {}, sourcesOf.blocked(blocked));
  add("full-board", `full-board-${fullBoard}`, ["fullBoard"]);

  section = "draws";
  // Where nothing is shot or taken off, all cows stay.
  const keepsCows = mill === "wins" && !hasRemovals(variant);
  const counted = keepsCows && tenMoves !== null && tenMoves.cows < cows ? null : tenMoves;
  if (counted !== null) {
    const { plies, cows: few, who } = counted;
    const sentence = keepsCows ? "ten-moves-wins" : (`ten-moves-${who}` as const);
    add("ten-moves", sentence, ["tenMoves"], { plies, cows: few }, sourcesOfTenMoves(counted));
  }
  if (repetition === null) add("repetition", "no-repetition", ["repetition"]);
  else add("repetition", "repetition", ["repetition"], { times: repetition });
  const alone = counted === null ? (["tenMoves"] as const) : [];
  if (drawAfterQuietPlies !== null)
    add("no-shots", keepsCows ? "no-shots-wins" : "no-shots", ["drawAfterQuietPlies", ...alone], {
      plies: drawAfterQuietPlies,
    });
  else add("no-shots", counted === null ? "no-count" : "no-other-count", ["drawAfterQuietPlies", ...alone]);

  section = "conduct";
  add("cheating", "cheating", [], {}, ["WP-en", "ZB"]);
  add("abandonment", "abandonment", [], {}, ["ZB"]);
  add("double-turn", alternates(variant) ? "double-turn" : "out-of-turn", [], {}, ["ZB"]);
  return rules;
}

/** Points in a sentence; a dash for none. */
const listed = (points: readonly Point[]): string => points.join(" ") || "–";
