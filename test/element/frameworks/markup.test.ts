import { createGame, parsePosition } from "morabaraba";
import { renderMancalaBoard, renderMorabarabaBoard } from "morabaraba/markup";
import { expect, test } from "vitest";
import { colorNames } from "../../../src/picture/colors.ts";

test("the markup has settings as attributes, and a picture of the position", () => {
  const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
  const { attributes, html } = renderMorabarabaBoard({ game, playable: "light", premove: true, theme: null });
  expect(attributes).toMatchObject({
    variant: "standard",
    position: "LL5D/7D/8 l 10,10 - 0 4",
    playable: "light",
    premove: "true",
  });
  expect(Object.keys(attributes)).not.toContain("theme");
  expect(Object.keys(attributes)).not.toContain("game");
  expect(html).toContain("var(--morabaraba-ground,#ad5230)");
});

test("a custom variant is drawn, but not written as an attribute", () => {
  const game = createGame({ base: "threeMens", name: "own", flyAt: null });
  const { attributes, html } = renderMorabarabaBoard({ game, hands: "none", theme: "auto" });
  expect(Object.keys(attributes).sort()).toEqual(["data-morabaraba", "hands", "style", "theme"]);
  expect(attributes["style"]).toContain("--morabaraba-bars:0");
  expect(html).toContain("light-dark(");
});

test("a mancala board is rendered in both layouts, or in the one that is set", () => {
  const countOf = (html: string) => html.split("<svg").length - 1;
  expect(countOf(renderMancalaBoard().html)).toBe(2);
  expect(countOf(renderMancalaBoard({ layout: "upright" }).html)).toBe(1);
  expect(renderMancalaBoard({ status: "hidden" }).attributes["style"]).toContain("--morabaraba-foot:0");
});

test("the styles set no colours", () => {
  const { attributes, html } = renderMorabarabaBoard();
  const written = `${attributes["style"]};${html.split("</style>")[0]}`;
  const set = [...written.matchAll(/--morabaraba-(\w+):/g)].map(([, name]) => name);
  expect(set).toContain("wide");
  expect(set.filter((name) => (colorNames as readonly unknown[]).includes(name))).toEqual([]);
});

test("invalid settings throw", () => {
  expect(() => renderMorabarabaBoard({ theme: "pink" as "earth" })).toThrow(/theme/);
  expect(() => renderMorabarabaBoard({ orientation: '"><script>' as "light" })).toThrow(/orientation/);
  expect(() => renderMancalaBoard({ position: "none" })).toThrow();
  expect(() =>
    renderMorabarabaBoard({ pieces: { light: [{ d: '"><script>' }], dark: [] } as never }),
  ).toThrow(/pieces/);
});
