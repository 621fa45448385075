/** The game on a real pseudo terminal: what a person types and sees, and how the terminal is restored. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import { photograph } from "../../support/command/photograph.ts";
import { type TerminalOptions, TestTerminal } from "../../support/command/terminal.ts";
import { said } from "../../support/said.ts";
import { someOf } from "../../support/share.ts";

const folder = mkdtempSync(join(tmpdir(), "session-"));
const open: TestTerminal[] = [];
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const command = (...words: readonly string[]): string[] => [
  ...[process.execPath, "--import", import.meta.resolve("tsx"), join(root, "src", "command", "main.ts")],
  ...words,
];
function on(parts: readonly string[], options: TerminalOptions = {}): TestTerminal {
  const terminal = new TestTerminal(parts, { cwd: folder, ...options });
  open.push(terminal);
  return terminal;
}
const play = (...words: readonly string[]): TestTerminal => on(command("play", ...words));
/** In a shell, with commands before and after. */
const shell = (before: string, after: string, ...words: readonly string[]): string[] => {
  const quoted = command(...words).map((word) => `'${word}'`);
  return ["sh", "-c", `${before} ${quoted.join(" ")} ${after}`];
};
const people = ["--side", "both"];
/** Light closes a7 d7 g7 with its next move, and dark has three cows. */
const nearlyWon = ["--position", "LL1L1DD1/7D/8 l 0,0 - 0 30"];
const start = said(["terminal.start", { move: "a7" }]);

describe("the game", { timeout: 120_000 }, () => {
  test("is won by a mill, which asks for its shot", async () => {
    const terminal = play(...nearlyWon, "--seed", "1", "--pace", "0");
    await terminal.see(
      said(["terminal.onBoard", { count: "Light · person · 3", phase: "flying" }]),
      said(["turns.flying", { player: "light" }]),
    );
    terminal.enter("g4-g7");
    await terminal.see(said(["turns.shooting", { player: "light" }]), "×D×", /^ {2}d1 {2}a1 {2}b4$/m);
    await photograph(terminal.emulator, "shot");
    terminal.enter("b4");
    await terminal.see("Light wins. Dark has too few cows left.", "The game is over");
    terminal.enter("quit");
    expect(await terminal.end()).toBe(0);
    expect(terminal.history()).toMatch(/Light wins\. Dark has too few cows left\..*16\. g4-g7xb4 1-0/s);
  });

  test("goes on with the bot's replies, hints and evaluations", async () => {
    const terminal = play("--level", "1", "--seed", "5", "--pace", "0");
    await terminal.see(start, said(["terminal.inHand", { count: "Dark · bot, level 1 · 12" }]));
    await photograph(terminal.emulator, "start");
    terminal.enter("hint");
    await terminal.see(/^Try \S+\.$/m, "○");
    terminal.enter("d6");
    await terminal.see(/ 2\. \[D\] /, said(["turns.placing", { player: "light" }]));
    terminal.type("ana\t");
    await terminal.see(/^> analyze$/m);
    terminal.type("\r");
    await terminal.see(/^Light stands at/m, /^Expected: \S/m);
    await photograph(terminal.emulator, "analyzed");
    terminal.type("b");
    await terminal.see(/^ {2}b6/m, "○");
    terminal.type("\x1b[B\x1b[B\r");
    await terminal.see(/ 3\. \(L\) b/);
    terminal.enter("new kalah");
    await terminal.see("Kalah", said(["mancala.turns.next", { player: "south" }]));
    terminal.enter("3");
    await terminal.see(
      said(
        ["mancala.steps.lift", { player: "south", house: 3, seeds: 4 }],
        ["mancala.turns.again", { player: "south" }],
      ),
    );
    await photograph(terminal.emulator, "kalah");
    terminal.enter("language");
    await terminal.see("mens");
    terminal.enter("verlaat");
    expect(await terminal.end()).toBe(0);
    expect(terminal.history()).toMatch(/\[Variant "standard"\].*\[Variant "kalah"\]/s);
  });

  test("shows two bots, which can be paused", async () => {
    const terminal = on(command("demo", "--pace", "30", "--seed", "2", "--variant", "threeMens"));
    await terminal.see("Light · bot, level 6", " 1. ");
    terminal.type("\r");
    await terminal.see("Paused.");
    terminal.enter("side light");
    await terminal.see("Light · person");
    terminal.enter("level 3");
    await terminal.see("Dark · bot, level 3");
    terminal.type("\x03");
    expect(await terminal.end()).toBe(0);
  });

  test("has no colours where they are unwanted, and is a screen all the same", async () => {
    const terminal = on(command("play", ...nearlyWon), { env: { NO_COLOR: "1" } });
    await terminal.see(said(["turns.flying", { player: "light" }]));
    terminal.enter("g4-g7");
    await terminal.see(said(["turns.shooting", { player: "light" }]), "×D×");
    expect(terminal.emulator.buffer.active.type).toBe("alternate");
    const styles = terminal.raw
      .split("\x1b[")
      .flatMap((part) => /^([\d;]*)m/.exec(part)?.[1]?.split(";") ?? []);
    expect(styles).toContain("1");
    expect(styles.filter((code) => !["0", "1", "2", "7", ""].includes(code))).toEqual([]);
  });

  /** Lines typed while the bot thinks, and keys after them, if any. */
  const interruptions: readonly (readonly [line: string, keys?: string])[] = [
    ["save there.pgn", "\x1b"],
    ["save there.pgn", "no\r"],
    ["save there.pgn", "yes\r"],
    ["save there.pgn", "perhaps\r\r\x1b"],
    ["save missing/new.pgn"],
    ["load missing.pgn"],
    ["help", "\x1b"],
    ["rules", "\r\x1b"],
    ["hint"],
    ["analyze"],
    ["analyze", "\x1b"],
    ["draw"],
    ["undo"],
    ["redo"],
    ["level 2"],
    ["level"],
    ["notation"],
    ["side dark"],
    ["new standard"],
    ["new chess"],
    ["a7"],
    ["what?"],
    ["", "\x1b"],
    ["", "\x1b\x1b\t"],
  ];
  test("goes on with the bot's move, whatever is typed while the bot thinks", async () => {
    writeFileSync(join(folder, "there.pgn"), "*\n");
    const terminal = play("--side", "dark", "--level", "1", "--pace", "500");
    for (const [line, keys = ""] of someOf(interruptions, 12)) {
      await terminal.see("Light is thinking");
      terminal.enter(line);
      if (line.startsWith("save there")) await terminal.see("there.pgn already exists");
      terminal.type(keys);
      await terminal.see(said(["turns.placing", { player: "dark" }]), / 1\. \(L\) \S/);
      terminal.enter("new standard");
    }
  });

  test("fits itself to the terminal", async () => {
    const terminal = on(command("play", ...people), { columns: 50, rows: 20 });
    await terminal.see(said(["turns.placing", { player: "light" }]), "a b c d e f g");
    terminal.resize(30, 14);
    await terminal.see(/^ 7 {2}•─/m);
    terminal.resize(18, 8);
    terminal.type("\x1b");
    await terminal.see("too small");
    terminal.resize(120, 40);
    await terminal.see(
      "a       b       c       d",
      said(["terminal.inHand", { count: "(L) Light · person · 12" }]),
    );
    await photograph(terminal.emulator, "large");
  });
});

const plain: Readonly<Record<string, () => TestTerminal>> = {
  "out of a pipe": () => on(shell("echo d6 |", "", "play", "--seed", "1")),
  "without columns": () => on(shell("stty cols 0 rows 0;", "", "play", "--seed", "1")),
  "on a dumb terminal": () => on(command("play", "--seed", "1"), { env: { TERM: "dumb" } }),
  "with --plain": () => on(command("play", "--seed", "1", "--plain")),
};
test.each(Object.keys(plain))("the game is played line by line %s", { timeout: 120_000 }, async (where) => {
  const terminal = plain[where]!();
  // From a pipe, the game is over before the screen can be read.
  if (where !== "out of a pipe") {
    await terminal.see("7  .-----------.");
    terminal.enter("d6");
    await terminal.see(said(["moves.place", { player: "light", to: "d6" }]), /^Dark places a cow on \S+\.$/m);
    terminal.type("quit\r");
  }
  expect(await terminal.end()).toBe(0);
  for (const text of ["7  .-----------.", said(["moves.place", { player: "light", to: "d6" }])])
    expect(terminal.history()).toContain(text);
  expect(terminal.history()).toMatch(/^1\. d6 \S+ \*$/m);
  expect(terminal.raw).not.toContain("\x1b");
});

/** The typed text before the person leaves, and what is then on the screen. */
const prompts: Readonly<
  Record<string, readonly [words: readonly string[], typed: string, seen: string | RegExp]>
> = {
  "half a move": [people, "d", /^> d$/m],
  "a shot": [[...nearlyWon, ...people], "g4-g7\r", said(["turns.shooting", { player: "light" }])],
  "a question": [people, "draw\r", "Does Dark accept?"],
  help: [people, "help\r", "give up the game"],
  "a thinking bot": [["--side", "dark", "--level", "10", "--pace", "60000"], "", "Light is thinking"],
  "the end of a game": [people, "resign\r", said(["reasons.resignation", { loser: "light" }])],
};
const ways = { "Ctrl-C": "\x03", "Ctrl-D": "\x15\x04", SIGTERM: undefined };

/** The letter at the end of the last sequence of this kind. */
const lastOf = (raw: string, sequence: string): string =>
  raw.slice(raw.lastIndexOf(sequence) + sequence.length)[0] ?? "";

describe("leaving", { timeout: 120_000 }, () => {
  test.each([
    ...Object.keys(prompts).map((prompt) => ["Ctrl-C", prompt] as const),
    ["Ctrl-D", "half a move"] as const,
    ["SIGTERM", "half a move"] as const,
  ])("by %s at %s leaves the terminal as it was", async (way, prompt) => {
    const [words, typed, seen] = prompts[prompt]!;
    const before = "stty -a > before; sh -c 'echo $$ > pid; exec \"$@\"' sh";
    const after = '; echo "left with $?"; stty -a > after; read line; echo "read $line"';
    const terminal = on(shell(before, after, "play", ...words));
    await terminal.see(/^>/m);
    terminal.type(typed);
    await terminal.see(seen);
    expect(terminal.emulator.buffer.active.type).toBe("alternate");
    const keys = ways[way];
    if (keys === undefined) process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), "SIGTERM");
    else terminal.type(keys);
    await terminal.see("left with 0");
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    // At the end the cursor is shown, and lines wrap.
    expect([lastOf(terminal.raw, "\x1b[?25"), lastOf(terminal.raw, "\x1b[?7")]).toEqual(["h", "h"]);
    // The shell reads lines again, and echoes them.
    terminal.enter("hello");
    await terminal.see("read hello");
    expect(await terminal.end()).toBe(0);
    expect(readFileSync(join(folder, "after"), "utf8")).toBe(readFileSync(join(folder, "before"), "utf8"));
    await terminal.vanish();
  });

  test("by an error does so too, and reports the error", async () => {
    const watch = "setInterval(()=>{if(existsSync('fault'))throw(new(Error)('a%20fault'))},50).unref()";
    const fault = `data:text/javascript,import{existsSync}from'node:fs';${watch}`;
    const terminal = on(command("play", ...people), { env: { NODE_OPTIONS: `--import=${fault}` } });
    await terminal.see(start);
    writeFileSync(join(folder, "fault"), "");
    await terminal.see("a fault");
    expect(await terminal.end()).toBe(1);
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    expect(lastOf(terminal.raw, "\x1b[?25")).toBe("h");
  });

  test("by Ctrl-Z gives the terminal to the shell, until the game continues", async () => {
    const terminal = on(["bash", "--norc", "-i"], { env: { PS1: "shell> " } });
    await terminal.see("shell>");
    terminal.enter(command("play", ...people).join(" "));
    await terminal.see(said(["turns.placing", { player: "light" }]));
    terminal.enter("d6");
    await terminal.see(said(["turns.placing", { player: "dark" }]));
    terminal.type("\x1a");
    await terminal.see("Stopped");
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    terminal.enter("echo still $((20 + 2))");
    await terminal.see("still 22");
    terminal.enter("fg");
    await terminal.see(said(["turns.placing", { player: "dark" }]), / 1\. \(L\) d6/);
    terminal.enter("f4");
    await terminal.see(/ 2\. \[D\] f4/);
    terminal.type("\x03");
    await terminal.see("1. d6 f4 *");
    terminal.enter("exit");
    expect(await terminal.end()).toBe(0);
  });
});
