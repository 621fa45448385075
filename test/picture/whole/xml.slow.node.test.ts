/**
 * With any options, pictures are well-formed, hold only shapes and text, and hold the text that was given. In
 * Node alone, because mutation testing would repeat these long runs for each change.
 */
import fc from "fast-check";
import { type Game, legalMoves, MorabarabaError, type MoveLike } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { anyGame, damaged as damagedMancala } from "../../support/mancala/arbitraries.ts";
import { damaged, game } from "../../support/mills/arbitraries.ts";
import { type Element, elementsOf } from "../../support/picture/xml.ts";
import { pick, seeded } from "../../support/random.ts";

/** Awkward text: control characters, lone surrogates, markup. */
const hostile: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(
        "</title>",
        "<script>",
        "]]>",
        "&",
        "&amp;",
        '"',
        "'",
        "<!--",
        "-->",
        "<?",
        "\0",
        "\r\n",
        "\uFFFE",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** Converts text as XML does: replaces what it cannot hold, and normalizes line ends. */
const asXml = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) as number;
      const control = code < 32 && ![9, 10, 13].includes(code);
      const half = code >= 0xd800 && code < 0xe000;
      return control || half || code === 0xfffe || code === 0xffff ? "\uFFFD" : character;
    })
    .join("")
    .replace(/\r\n?/g, "\n");

const hex = fc.stringMatching(/^#(?:[0-9a-fA-F]{3}){1,2}$/);
const colors = fc.record(
  Object.fromEntries(
    ["ground", "wall", "line", "light", "dark", "mark", "hint", "shade"].map((name) => [
      name,
      fc.option(hex, { nil: undefined }),
    ]),
  ),
  { requiredKeys: [] },
);
const theme = fc.oneof(fc.constantFrom("earth" as const, "dark" as const), colors);

const tags = /^(?:svg|title|desc|g|rect|circle|path|text)$/;
const names =
  /^(?:viewBox|role|aria-hidden|font-family|d|x|y|r|rx|cx|cy|width|height|transform|fill|stroke|opacity|stroke-(?:width|linecap|linejoin|dasharray|dashoffset)|paint-order|font-size|font-weight|text-anchor|direction)$/;
const values = /^(?!.*(?:NaN|undefined|Infinity|url|e[+-]\d))[#\w ,.()-]*$/;

/** Expects only shapes with plain values: no ids, styles, references or handlers. Returns the elements. */
function plain(picture: string): readonly Element[] {
  const elements = elementsOf(picture);
  const faults = elements.flatMap(({ name, attributes: { xmlns, ...attributes } }, i) => [
    ...(tags.test(name) && (name === "svg") === (i === 0) ? [] : [name]),
    ...((xmlns === "http://www.w3.org/2000/svg") === (i === 0) ? [] : ["xmlns"]),
    ...Object.entries(attributes).filter(
      ([attribute, value]) => !names.test(attribute) || !values.test(value),
    ),
  ]);
  expect(faults).toEqual([]);
  return elements;
}

function plainOrRefused(draw: () => string): void {
  try {
    plain(draw());
  } catch (error) {
    expect(error).toBeInstanceOf(MorabarabaError);
  }
}

describe("a picture of a mill game", () => {
  const options = fc.record({
    theme,
    orientation: fc.constantFrom("light" as const, "dark" as const),
    notation: fc.constantFrom("wmd" as const, "mssa" as const),
    coordinates: fc.boolean(),
    hands: fc.constantFrom("auto" as const, "none" as const, "always" as const),
    frame: fc.constantFrom("plain" as const, "kraal" as const, "none" as const),
    pieces: fc.constantFrom("auto" as const, "cows" as const, "stones" as const),
    mills: fc.boolean(),
    title: hostile,
    description: hostile,
  });

  test("is well-formed and plain for any game and any marks, and has its title", () => {
    fc.assert(
      fc.property(game, options, fc.nat(), (position, asked, seed) => {
        const random = seeded(seed);
        const moves = legalMoves(position);
        const move = moves.length > 0 ? pick(moves, random) : undefined;
        const { from: source = "hand" }: Partial<MoveLike> = move ?? {};
        const picture = svg(position, {
          ...asked,
          moves,
          lastMove: move,
          destinations: random(2) === 0 ? true : source,
          shots: random(2) === 0 ? move : undefined,
          drawings: move && {
            arrows: (move.shots ?? [])
              .filter((shot) => shot !== move.to)
              .map((shot) => ({ from: move.to, to: shot, color: "red" as const })),
            labels: { [move.to]: "<&>" },
          },
        });
        const elements = plain(picture);
        const said = (name: string): string | undefined =>
          elements.find((element) => element.name === name)?.text;
        expect(said("title")).toBe(asked.title === "" ? undefined : asXml(asked.title));
        expect(said("desc")).toBe(asked.description === "" ? undefined : asXml(asked.description));
      }),
    );
  });

  test("of a damaged game is well-formed or rejected", () => {
    fc.assert(fc.property(game.chain(damaged), (position) => plainOrRefused(() => svg(position as Game))));
  });
});

describe("a picture of mancala", () => {
  const options = fc.record({
    theme,
    orientation: fc.constantFrom("south" as const, "north" as const),
    direction: fc.constantFrom("clockwise" as const, "counter-clockwise" as const),
    coordinates: fc.boolean(),
    title: hostile,
    description: hostile,
  });

  test("is well-formed and plain for any game and any ply, and has its title", () => {
    fc.assert(
      fc.property(anyGame, options, fc.nat(), (position, asked, seed) => {
        const moves = mancala.legalMoves(position);
        const move = moves.length > 0 ? pick(moves, seeded(seed)) : undefined;
        const sowing = move && mancala.explainMove(position, move);
        const picture = mancalaSvg(move ? mancala.applyMove(position, move) : position, { ...asked, sowing });
        const title = plain(picture).find(({ name }) => name === "title")?.text;
        expect(title).toBe(asked.title === "" ? undefined : asXml(asked.title));
      }),
    );
  });

  test("of a damaged game is well-formed or rejected", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.jsonValue(), (position, seed, rubbish) => {
        const broken = damagedMancala(position, seeded(seed), rubbish);
        plainOrRefused(() => mancalaSvg(broken as mancala.Game));
      }),
    );
  });
});
