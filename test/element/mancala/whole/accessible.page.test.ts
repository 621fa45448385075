/** What axe finds on boards of mancala in each theme, at two widths and twice as large, and what a screen reader is told. */
import axe from "axe-core";
import { createGame, defineVariant, parsePosition } from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { pageThemes } from "../../../../src/element/theme.ts";
import { boardOn, click, statusOf } from "../../../support/element/mancala.ts";
import { drawn } from "../../../support/element/page.ts";

const states: readonly (readonly [string, object, readonly number[]])[] = [
  ["at the start", {}, []],
  ["after a ply", { game: createGame("oware") }, [2]],
  ["after a refusal", {}, [8]],
  ["while seeds are sown", { animation: 5000 }, [2]],
  ["at the end", { game: parsePosition("0,0,0,0,0,1/0,0,0,0,0,3 2,0 s") }, [5]],
  ["that nobody plays on", { playable: "none" }, []],
  [
    "with a swap",
    { game: createGame(defineVariant("kalah", { name: "pie", swap: true })), orientation: "north" },
    [0],
  ],
];

document.documentElement.lang = "en";
document.title = "A board";

describe.each([
  [320, 1],
  [1280, 1],
  [1280, 2],
])("at %d pixels, %d times as large", (width, zoom) => {
  test.each(
    pageThemes.flatMap((theme) =>
      states.map(([state, settings, houses]) => [theme, state, settings, houses] as const),
    ),
  )("axe finds nothing against %s %s", async (theme, state, settings, houses) => {
    await page.viewport(width, 800);
    document.documentElement.style.zoom = `${zoom}`;
    const board = boardOn({ ...settings, theme }, Math.min(width - 16, 640) / zoom);
    await drawn();
    await click(board, ...houses);
    const heading = document.createElement("h1");
    heading.textContent = "A game";
    document.querySelector("main")?.prepend(heading);
    const { violations, passes } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
    if (theme === "dark" || width === 320)
      await commands.photograph(`mancala-${width}-${zoom}-${theme}-${state}`);
  });
});

test("a screen reader hears a group with its name, a button a house, the stores and the status", async () => {
  document.documentElement.style.zoom = "";
  await page.viewport(414, 800);
  const board = boardOn({});
  await drawn();
  await click(board, 2);
  await drawn();
  const heard = await commands.hear();
  const of = (role: string): string[] => heard.filter((node) => node.role === role).map(({ name }) => name);
  expect(of("group")).toEqual(["Kalah"]);
  expect(of("button")).toHaveLength(12);
  expect(of("button")).toEqual(expect.arrayContaining(["House 1 of South: 4", "House 3 of South: 0"]));
  expect(of("StaticText")).toEqual(
    expect.arrayContaining(["Store of South: 1. Store of North: 0.", statusOf(board)]),
  );
  expect(heard.find(({ name }) => name === "House 3 of South: 0")?.states["disabled"]).toBe(true);
  expect(of("img").concat(of("image"))).toEqual([]);
});
