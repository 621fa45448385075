/**
 * Pictures of a terminal's screen for people to look at, drawn from the emulator's cells by Chromium, dark
 * and light. Only if the environment variable `PHOTOGRAPHS` names a folder.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type headless from "@xterm/headless";
import { chromium } from "playwright-core";
import { colorOf } from "./terminal.ts";

const grounds = {
  dark: { ground: "#16181d", text: "#d8dbe2" },
  light: { ground: "#ffffff", text: "#24292f" },
};
export async function photograph(terminal: headless.Terminal, name: string): Promise<void> {
  const folder = process.env["PHOTOGRAPHS"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    for (const [ground, colors] of Object.entries(grounds)) {
      const page = await browser.newPage({ deviceScaleFactor: 2 });
      await page.setContent(html(terminal, colors));
      await page.locator("pre").screenshot({ path: join(folder, `${name}-${ground}.png`) });
    }
  } finally {
    await browser.close();
  }
}

function html(terminal: headless.Terminal, { ground, text }: { ground: string; text: string }): string {
  const { active } = terminal.buffer;
  const rows = Array.from({ length: terminal.rows }, (_, y) => {
    const line = active.getLine(active.viewportY + y);
    return Array.from({ length: terminal.cols }, (_, x) => {
      const cell = line?.getCell(x);
      if (!cell) return " ";
      let [fore, back] = [colorOf(cell, "Fg", text), colorOf(cell, "Bg", ground)];
      if (cell.isInverse()) [fore, back] = [back, fore];
      const cursor = active.cursorX === x && active.cursorY === y ? `outline:1px solid ${text};` : "";
      const style = `color:${fore};background:${back};${cell.isBold() ? "font-weight:bold;" : ""}${cell.isDim() ? "opacity:.6;" : ""}${cursor}`;
      const shown = (cell.getChars() || " ").replace("&", "&amp;").replace("<", "&lt;");
      return `<span style="${style}">${shown}</span>`;
    }).join("");
  });
  const style = `margin:0;padding:12px;display:inline-block;background:${ground};color:${text};font:16.4px/19px "DejaVu Sans Mono","Liberation Mono",monospace`;
  return `<meta charset="utf-8"><style>span{display:inline-block;width:10px;height:19px;vertical-align:top;white-space:pre;overflow:hidden}</style><pre style='${style}'>${rows.join("\n")}</pre>`;
}
