/** Kept games: every import, every export, and the list. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { createGame } from "morabaraba";
import { formatSanmillPosition } from "morabaraba/formats";
import { createRecord, formatLink, formatRecord, parseRecord, playMove } from "morabaraba/records";
import { expectMoves, isPhone, open, press } from "./support/page.ts";

const record = ["d6", "f4", "d2", "b4"].reduce(
  playMove,
  createRecord("mssa", { White: "Thandi", Black: "Sipho" }),
);

async function paste(page: Page, text: string): Promise<void> {
  await page.goto("#games");
  await page.getByRole("button", { name: "Paste a game" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(text);
  await page.getByRole("button", { name: "Read" }).click();
}

const imports: Readonly<Record<string, readonly [text: string, plies: number]>> = {
  record: [formatRecord(record), 4],
  "moves alone": ["d6 f4 d2 b4", 4],
  PlayOK: [formatRecord(record, { notation: "playok" }), 4],
  Sanmill: [formatSanmillPosition(createGame("nineMens")), 0],
  position: ["LL5D/7D/8 l 10,10 - 0 4", 0],
  mancala: ["1. 3-6 1 2. 2 *", 4],
  link: [`https://example.org/#games/=${formatLink(record)}`, 4],
};
for (const [name, [text, plies]] of Object.entries(imports)) {
  test(`a game is pasted: ${name}`, async ({ page }) => {
    await open(page, {}, "#games");
    await paste(page, text);
    await expect(page).toHaveURL(/#play\/[\w-]+$/);
    await expect(page.locator(".moves button")).toHaveCount(plies);
  });
}

test("a pasted game continues against the bot", async ({ page }, info) => {
  await open(page, {}, "#games");
  await paste(page, formatRecord(record));
  await expect(page.locator(".moves button")).toHaveCount(4);
  await page.goto("#games");
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Play on against the bot" }).click();
  await expect(page).toHaveURL(/#play\/[\w-]+$/);
  await expect(page.getByText("Place a cow.", { exact: true })).toBeVisible();
  await press(page, "a1", isPhone(info));
  await expectMoves(page, 6);
  // The pasted game itself does not change.
  await page.goto("#games");
  await expect(page.locator(".game")).toHaveCount(2);
  await expect(page.locator(".game", { hasText: "4 moves" })).toHaveCount(1);
  // The card's link covers its text.
  await page.getByText("4 moves").click({ force: true });
  await expect(page).toHaveURL(/#play\/[\w-]+$/);
  await expectMoves(page, 4);
});

test("one file is opened, another dropped", async ({ page }) => {
  await open(page, {}, "#games");
  const two = `${formatRecord(record)}\n\n${formatRecord(playMove(createRecord("nineMens"), "d2"))}`;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "two.pgn", mimeType: "text/plain", buffer: Buffer.from(two) });
  await expect(page.locator(".game")).toHaveCount(2);
  const data = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["1. C f 2. D"], "oware.txt", { type: "text/plain" }));
    return data;
  });
  await page.locator(".games").dispatchEvent("drop", { dataTransfer: data });
  await expect(page.locator(".notice").last()).toContainText("cannot be read");
  const named = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['[Variant "oware"]\n\n1. C f 2. D'], "oware.txt", { type: "text/plain" }));
    return data;
  });
  await page.locator(".games").dispatchEvent("drop", { dataTransfer: named });
  await expect(page).toHaveURL(/#play\//);
});

test("a game is copied in each format, and saved as text, SVG and PNG", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, {}, "#games");
  await paste(page, formatRecord(record));
  await expect(page.locator(".moves button")).toHaveCount(4);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Share and save" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [tab, wanted] of [
    ["Record", "1. d6 f4 2. d2 b4"],
    ["Position", " d 10,10 "],
    ["Sanmill", " b p p "],
    ["PlayOK", '[Notation "playok"]'],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(copied).toContain(wanted);
  }
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(copied).toContain(`#games/=${formatLink(record)}`);
  await page.getByRole("tab", { name: "Record" }).click();
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    return readFile(await download.path());
  };
  const text = (await saved("Save as text")).toString();
  expect(parseRecord(text).tags["White"]).toBe("Thandi");
  expect((await saved("Save as SVG")).toString()).toMatch(/^<svg/);
  expect((await saved("Save as a moving picture")).toString()).toContain("<animate ");
  expect((await saved("Save as PNG")).subarray(1, 4).toString()).toBe("PNG");
});

test("games are searched, renamed, and deleted with undo", async ({ page }) => {
  await open(page, {}, "#games");
  await paste(page, formatRecord(record));
  await expect(page).toHaveURL(/#play\//);
  await paste(page, "d6 f4 d2 b4");
  await expect(page).toHaveURL(/#play\//);
  await page.goto("#games");
  await expect(page.locator(".game")).toHaveCount(2);
  await page.getByRole("searchbox").fill("thandi");
  await expect(page.locator(".game")).toHaveCount(1);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name of the game" }).fill("The final");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".game h2")).toHaveText("The final");
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.locator(".game")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".game h2")).toHaveText("The final");
});

for (const [name, text] of [
  ["nonsense", "<script>alert(1)</script>"],
  ["a game with an illegal move", "d6 f4 d6"],
  ["a bomb of brackets", "d6 ".padEnd(200_000, "(")],
  ["zeros", "\0\0\0"],
] as const) {
  test(`pasted text is refused with a sentence, and stays in the field: ${name}`, async ({ page }) => {
    await open(page, {}, "#games");
    await paste(page, text);
    await expect(page.getByRole("dialog").locator(".fault")).not.toBeEmpty();
    await expect(page.getByRole("textbox", { name: "Text" })).not.toBeEmpty();
  });
}

test("an invalid link and an invalid file show what is wrong", async ({ page }) => {
  await open(page, {}, "#games");
  for (const rest of ["=1.mssa...%00%ff", "=", `=${"A".repeat(100_000)}`, "=1.standard...~~~~.9999"]) {
    await page.goto(`#games/${rest}`);
    await expect(page.locator(".notice").first()).toContainText("The link is damaged");
    await expect(page).toHaveURL(/#games$/);
    await page.locator(".notice button").first().click();
  }
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "cat.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0]) });
  await expect(page.locator(".notice")).toContainText("cat.png: That is not a text file.");
  await page.goto("#play/no-such-game");
  await expect(page.locator(".notice").last()).toContainText("not kept on this device");
});
