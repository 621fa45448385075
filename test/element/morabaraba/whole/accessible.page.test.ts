/** What axe finds on boards in either theme, at two widths and twice as large, and what a screen reader is told. */
import axe from "axe-core";
import { createGame } from "morabaraba";
import { describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { pageThemes } from "../../../../src/element/theme.ts";
import type { Act } from "../../../support/element/commands.ts";
import { threeMens } from "../../../support/element/games.ts";
import { act, boardOn, buttonOf, drawn, middleOf, statusOf } from "../../../support/element/page.ts";

const states: readonly (readonly [string, object, readonly string[]])[] = [
  ["at the start", {}, []],
  ["with a chosen cow", { position: "LL6/2LDD3/L6D l 0,0 - 0 40" }, ["d7"]],
  ["while a shot is awaited", { position: "LL5D/7D/8 l 10,10 - 0 4" }, ["g7"]],
  ["after a refusal", { position: "LL5D/7D/8 l 10,10 - 0 4" }, ["a4"]],
  ["at the end", { position: "LL6/2L5/2DDD3 l 0,0 - 0 40" }, ["f6", "g7", "e3"]],
  ["that nobody plays on", { playable: "none" }, []],
  ["that is set up", { editable: true }, ["a7"]],
  ["with drawings", { drawable: true, drawings: { arrows: [{ from: "a1", to: "a4" }], shut: ["g7"] } }, []],
  ["of a stranger", { game: createGame(threeMens), orientation: "dark" }, ["b2"]],
];

document.documentElement.lang = "en";
document.title = "A board";

describe.each([
  [320, 1],
  [1280, 1],
  [1280, 2],
])("at %d pixels, %d times as large", (width, zoom) => {
  test.each(
    (width === 320 ? pageThemes : (["earth", "dark"] as const)).flatMap((theme) =>
      states.map(([state, settings, points]) => [theme, state, settings, points] as const),
    ),
  )("axe finds nothing against %s %s", async (theme, state, settings, points) => {
    await page.viewport(width, 800);
    document.documentElement.style.zoom = `${zoom}`;
    const board = boardOn({ ...settings, theme }, Math.min(width - 16, 640) / zoom);
    await drawn();
    await act(...points.map((point): Act => ["click", ...middleOf(buttonOf(board, point))]));
    const heading = document.createElement("h1");
    heading.textContent = "A game";
    document.querySelector("main")?.prepend(heading);
    const { violations, passes } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
    if (theme === "dark" || width === 320)
      await commands.photograph(`axe-${width}-${zoom}-${theme}-${state}`);
  });
});

test("a screen reader hears a group with its name, a button a point, the hands and the status", async () => {
  document.documentElement.style.zoom = "";
  await page.viewport(414, 800);
  const board = boardOn({ position: "LL5D/7D/8 l 10,10 - 0 4" });
  await drawn();
  await act(["click", ...middleOf(buttonOf(board, "g7"))]);
  const heard = await commands.hear();
  const of = (role: string): string[] => heard.filter((node) => node.role === role).map(({ name }) => name);
  expect(of("group")).toEqual(["Morabaraba"]);
  expect(of("button")).toHaveLength(25);
  expect(of("button")).toEqual(
    expect.arrayContaining(["g7, light cow, chosen", "a4, dark cow, can be shot", "d6, empty", "Cancel"]),
  );
  expect(of("StaticText")).toEqual(
    expect.arrayContaining(["Light has 9 in hand. Dark has 10 in hand.", statusOf(board)]),
  );
  expect(heard.find(({ name }) => name === "g7, light cow, chosen")?.states["pressed"]).toBe("true");
  expect(of("img").concat(of("image"))).toEqual([]);
});
