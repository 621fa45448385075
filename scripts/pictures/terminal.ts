/**
 * Animates the terminal game: it runs the program on a pseudo terminal, types keys, and turns the emulator's
 * screens into frames of an SVG. A seed makes the bot, and so the picture, reproducible.
 */
import type headless from "@xterm/headless";
import { colorOf } from "../../test/support/command/colors.ts";
import { TestTerminal } from "../../test/support/command/terminal.ts";
import { root } from "../entry-points.mjs";
import { movingPicture } from "./moving.mjs";

const columns = 80;
const rows = 24;
const cell = { width: 9, height: 18 };
const margin = 14;
const usual = { ground: "#1e1814", text: "#f2e8dc" };
const seconds = 0.12;

/** Light to move: e4-e5 makes a mill. */
const position = "1DL2D1D/D1L1L1D1/3L1D1L l 0,0 - 0 30";
const command = ["--import", "tsx", "src/command/main.ts", "play", "--position", position];
const flags = ["--level", "5", "--seed", "1", "--pace", "0"];

/** The keys to type, and the text that must then be on the screen. */
const script: readonly (readonly [typed: string, seen: string | RegExp])[] = [
  ["hint", /Try \S+\./],
  ["e4-f4", "Light to shoot a cow."],
  ["b2", /2\. \[D\][\s\S]*Light to/],
  ["analyze", "Expected:"],
];

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Draws a screen as SVG, row by row (backgrounds and text), so that unchanged rows are stored once. */
function frameOf(terminal: headless.Terminal): string {
  const [width, height] = [columns * cell.width + 2 * margin, rows * cell.height + 2 * margin];
  const { active } = terminal.buffer;
  const parts = Array.from({ length: rows }, (_, y) => {
    const line = active.getLine(active.viewportY + y);
    const runs: { x: number; text: string; fore: string; ground: string; bold: boolean }[] = [];
    for (let x = 0; x < columns; x++) {
      const found = line?.getCell(x);
      if (found === undefined) continue;
      const text = found.getChars() || " ";
      let [fore, ground] = [colorOf(found, "Fg", usual.text), colorOf(found, "Bg", usual.ground)];
      if (found.isInverse()) [fore, ground] = [ground, fore];
      if (active.cursorX === x && active.cursorY === y) [fore, ground] = [ground, fore];
      const bold = Boolean(found.isBold());
      const last = runs.at(-1);
      if (last && last.ground === ground && last.bold === bold && (last.fore === fore || text === " "))
        last.text += text;
      else runs.push({ x, text, fore, ground, bold });
    }
    const top = margin + y * cell.height;
    const grounds = runs
      .filter(({ ground }) => ground !== usual.ground)
      .map(
        ({ x, text, ground }) =>
          `<rect x="${margin + x * cell.width}" y="${top}" width="${[...text].length * cell.width}" height="${cell.height}" shape-rendering="crispEdges" fill="${ground}"/>`,
      );
    const spans = runs
      .filter(({ text }) => text.trim() !== "")
      .map(({ x, text, fore, bold }) => {
        const shown = text.trimEnd();
        return `<tspan x="${margin + x * cell.width}" textLength="${[...shown].length * cell.width}"${fore === usual.text ? "" : ` fill="${fore}"`}${bold ? ' font-weight="700"' : ""}>${escaped(shown)}</tspan>`;
      });
    const text =
      spans.length === 0
        ? ""
        : `<text xml:space="preserve" y="${top + 14}" fill="${usual.text}" font-family="ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="15">${spans.join("")}</text>`;
    return grounds.join("") + text;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">` +
    `<rect width="${width}" height="${height}" rx="12" fill="${usual.ground}"/>${parts.join("")}</svg>`
  );
}

/** Runs the program and records it. This takes some seconds. */
export async function terminalPicture(): Promise<string> {
  const terminal = new TestTerminal([process.execPath, ...command, ...flags], { columns, rows, cwd: root });
  const frames: string[] = [];
  const show = (beats: number) =>
    frames.push(...Array.from({ length: beats }, () => frameOf(terminal.emulator)));
  try {
    await terminal.see("Light to move");
    show(10);
    for (const [typed, seen] of script) {
      for (let length = 1; length <= typed.length; length++) {
        terminal.type(typed[length - 1] ?? "");
        await terminal.see(`> ${typed.slice(0, length)}`);
        show(2);
      }
      terminal.type("\r");
      await terminal.see(seen);
      show(16);
    }
    return movingPicture(frames, { title: "A game against the bot on the terminal", seconds, still: 10 });
  } finally {
    terminal.close();
  }
}
