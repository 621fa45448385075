/**
 * Animates the terminal game: it runs the program on a pseudo terminal, types keys, and turns the emulator's
 * screens into frames of an SVG. A seed makes the bot, and so the picture, reproducible.
 */
import type headless from "@xterm/headless";
import { joinScenes } from "../../src/picture/animation.ts";
import type { Scene, Shape } from "../../src/picture/shapes.ts";
import { toSvg } from "../../src/picture/toSvg.ts";
import { colorOf, TestTerminal } from "../../test/support/command/terminal.ts";
import { root } from "../entry-points.mjs";

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

/** Draws a screen row by row (backgrounds and text), so that unchanged rows are stored once. */
function frameOf(terminal: headless.Terminal): Scene {
  const [width, height] = [columns * cell.width + 2 * margin, rows * cell.height + 2 * margin];
  const { active } = terminal.buffer;
  const shapes = Array.from({ length: rows }, (_, y): readonly Shape[] => {
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
      .map(({ x, text, ground }): Shape => {
        const size = { width: [...text].length * cell.width, height: cell.height };
        const attributes = { x: margin + x * cell.width, y: top, ...size, "shape-rendering": "crispEdges" };
        return { key: `ground ${x} ${y}`, tag: "rect", attributes: { ...attributes, fill: ground } };
      });
    const spans = runs
      .filter(({ text }) => text.trim() !== "")
      .map(({ x, text, fore, bold }): Shape => {
        const content = text.trimEnd();
        const attributes = {
          x: margin + x * cell.width,
          textLength: [...content].length * cell.width,
          fill: fore === usual.text ? undefined : fore,
          "font-weight": bold ? 700 : undefined,
        };
        return { key: `${x}`, tag: "tspan", attributes, content };
      });
    const attributes = {
      "xml:space": "preserve",
      y: top + 14,
      fill: usual.text,
      "font-family": "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace",
      "font-size": 15,
    };
    return spans.length === 0
      ? grounds
      : [...grounds, { key: `row ${y}`, tag: "text", attributes, content: spans }];
  });
  const ground = { width, height, rx: 12, fill: usual.ground };
  return { width, height, shapes: [{ key: "ground", tag: "rect", attributes: ground }, ...shapes.flat()] };
}

/** Runs the program and records it. This takes some seconds. */
export async function terminalPicture(): Promise<string> {
  const terminal = new TestTerminal([process.execPath, ...command, ...flags], { columns, rows, cwd: root });
  const frames: Scene[] = [];
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
    return toSvg(joinScenes(frames, { seconds }), {}, "A game against the bot on the terminal");
  } finally {
    terminal.close();
  }
}
