/** Moves of Morabaraba in sentences. */
import { createGame, defineVariant, parsePosition } from "morabaraba";
import { af, announce, en } from "morabaraba/words";
import { expect, test } from "vitest";
import { said } from "../../support/said.ts";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const moving = parsePosition("LLL1L3/8/DDDD4 l 0,0 - 0 40");
const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
const giving = parsePosition("LLLLDDDD/LDLDLLDD/LLLDDDLD l 0,0 - removals:2 0 24", "umlabalaba");
const free = defineVariant("standard", { name: "free", moveWhilePlacing: true });
const mill = said(["moves.place", { player: "light", to: "g7" }], ["mill", { mill: "a7 d7 g7" }]);

test.each([
  ["d6", createGame(), said(["moves.place", { player: "light", to: "d6" }])],
  ["d6", createGame("mssa"), said(["moves.place", { player: "dark", to: "d6" }])],
  ["a7-a4", moving, said(["moves.move", { player: "light", from: "a7", to: "a4" }])],
  [
    "a7-a4",
    parsePosition("LL5D/7D/8 l 10,10 - 0 4", free),
    said(["moves.move", { player: "light", from: "a7", to: "a4" }]),
  ],
  ["a7-g4", flying, said(["moves.fly", { player: "light", from: "a7", to: "g4" }])],
  ["g7", placing, mill],
  ["g7xb4", placing, `${mill} Light shoots the cow on b4.`],
  [
    "g7xb4",
    parsePosition("LL1LL3/7D/8 l 8,10 - 0 6"),
    `${mill} This makes a mill: g7 g4 g1. Light shoots the cow on b4.`,
  ],
  ["a7xa7", giving, said(["moves.give", { player: "light", to: "a7" }])],
])("%s", (move, game, text) => {
  expect(announce(en, game, move)).toBe(text);
});

test("a move may be an object, and points with labels have their labels", () => {
  expect(announce(af, placing, { to: "g7", shots: ["b4"] })).toBe(
    "Lig plaas 'n koei op g7. Dit maak 'n meule: a7 d7 g7. Lig skiet die koei op b4.",
  );
  expect(announce(en, placing, "g7xb4", { notation: "mssa" })).toBe(
    said(
      ["moves.place", { player: "light", to: "E3" }],
      ["mill", { mill: "E1 E2 E3" }],
      ["shot", { player: "light", shot: "A8" }],
    ),
  );
  expect(announce(en, createGame("sesotho25"), "d4", { notation: "mssa" })).toBe(
    said(["moves.place", { player: "light", to: "d4" }]),
  );
});

test("invalid words, texts and moves are refused", () => {
  for (const [move, code] of [
    ["over there", "malformed"],
    ["z9", "unknown-point"],
  ] as const)
    expect(() => announce(en, placing, move)).toThrow(expect.objectContaining({ code }));
  for (const [words, at] of [
    [null, "words"],
    ["en", "words"],
    [{ mill: 5 }, "words.mill"],
    [{ players: { light: [] } }, "words.players.light"],
  ])
    expect(() => announce(words as never, placing, "g7xb4")).toThrow(
      expect.objectContaining({ name: "ArgumentError", at }),
    );
});
