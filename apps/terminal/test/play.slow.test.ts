/** The game of apps/terminal, played on a real pseudo terminal: what a person types, and what is then to be seen. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createGame, formatMove } from "morabaraba";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bundle } from "./support/bundle.ts";
import { photograph } from "./support/photograph.ts";
import { type TerminalOptions, TestTerminal } from "./support/terminal.ts";

let folder = "";
let remove = (): void => {};
const open: TestTerminal[] = [];

beforeAll(async () => {
  ({ folder, remove } = await bundle({ play: "apps/terminal/play.mjs" }));
}, 120_000);
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});
afterAll(() => remove());

const command = (args: readonly string[]): string[] => [process.execPath, join(folder, "play.mjs"), ...args];
/** The game with these flags on a terminal, in the folder of the bundle. */
function play(args: readonly string[], options: TerminalOptions = {}): TestTerminal {
  const terminal = new TestTerminal(command(args), { cwd: folder, ...options });
  open.push(terminal);
  return terminal;
}
const people = ["--light", "person", "--dark", "person"];
/** Light closes a7 d7 g7 with its next move, and dark has three cows. */
const nearlyWon = "LL1L1DD1/7D/8 l 0,0 - 0 30";

describe("a game on the terminal", { timeout: 120_000 }, () => {
  test("is won by a mill, which asks for its shot", async () => {
    const terminal = play(["--position", nearlyWon, "--dark", "4", "--seed", "1", "--pace", "0"]);
    await terminal.see("Light · person · 3 cows, flying", "Light to move; the cows may fly.");
    terminal.enter("g4-g7");
    await terminal.see("Light to shoot a cow.", "×D×", /^ {2}d1 {2}a1 {2}b4$/m);
    await photograph(terminal.emulator, "shot");
    terminal.enter("d6");
    await terminal.see("There is no cow to shoot on d6.", "Light to shoot a cow.");
    terminal.enter("b4");
    await terminal.see("This makes a mill: a7 d7 g7.", "Light wins. Dark has too few cows left.");
    await photograph(terminal.emulator, "won");
    terminal.enter("quit");
    await terminal.see("Leave anyway?");
    terminal.enter("yes");
    expect(await terminal.end()).toBe(0);
    expect(terminal.history()).toContain("Light wins. Dark has too few cows left.");
  });

  test("is lost to the bot, which sees the mill", async () => {
    const terminal = play(["--position", nearlyWon, "--light", "10", "--dark", "person"]);
    await terminal.see("Light wins. Dark has too few cows left.");
  });

  test("is won from its beginning against the weakest level, by the hints alone", async () => {
    const terminal = play(["--variant", "standard", "--dark", "1", "--seed", "5", "--pace", "0"]);
    for (let ply = 0; ; ply += 2) {
      await terminal.see(ply === 0 ? "Light to place" : new RegExp(`( ${ply}\\. [^]*Light to )|wins\\.`));
      if (terminal.text().includes("wins.")) break;
      terminal.enter("hint");
      await terminal.see(/^Try \S+\.$/m);
      const hint = /^Try (\S+)\.$/m.exec(terminal.text())?.[1] ?? "";
      terminal.enter(hint);
      await terminal.see(new RegExp(` ${ply + 1}\\. `));
    }
    await terminal.see("Light wins.");
  });

  test("is drawn on a full board, every move typed", async () => {
    // Nobody closes a mill.
    const points = "g4 a4 b4 d3 d6 f6 d1 e5 g7 g1 a7 d7 b2 b6 f2 d2 c3 a1 c5 c4 e4 f4 e3 d5".split(" ");
    const moves = points.map((to, i) =>
      formatMove(createGame(), { to }, { notation: i % 2 === 0 ? "wmd" : "mssa" }),
    );
    const terminal = play(people);
    await terminal.see(/^>/m);
    for (const [i, move] of moves.entries()) {
      terminal.enter(move);
      await terminal.see(new RegExp(` ${i + 1}\\. `));
    }
    await terminal.see("The game is drawn. The board is full.");
  });

  test("is drawn by agreement, or not, and resigned", async () => {
    const terminal = play(people);
    await terminal.see(/^>/m);
    terminal.enter("draw");
    await terminal.see("Light offers a draw. Does Dark accept?");
    terminal.enter("perhaps");
    await terminal.see("Answer yes or no.");
    terminal.enter("no");
    await terminal.see("Dark declines the draw.");
    terminal.enter("d6");
    await terminal.see("Dark to place a cow.");
    terminal.enter("draw");
    await terminal.see("Dark offers a draw. Does Light accept?");
    terminal.enter("yes");
    await terminal.see("The game is drawn. The players agreed to a draw.");
    terminal.enter("undo");
    await terminal.see("Light to place a cow.");
    terminal.enter("resign");
    await terminal.see("Dark wins. Light resigned.");
  });

  test("refuses a move with its reason, and takes moves back", async () => {
    const terminal = play(people);
    await terminal.see(/^>/m);
    const refusals = [
      ["d6-d7", "Place the cows in your hand first."],
      ["z9", 'The board has no point "z9": write a move like'],
      ["d6xa1", "You may shoot a cow only when you make a mill."],
      ["hello", '"hello" is neither a move nor a command.'],
      ["undo", "There is nothing to take back."],
      ["dark d6", "It is not your turn."],
    ];
    for (const [typed = "", sentence = ""] of refusals) {
      terminal.enter(typed);
      await terminal.see(sentence);
    }
    terminal.enter("d6");
    await terminal.see(/ 1\. \(L\) d6 +A2/, "Dark to place a cow.");
    terminal.enter("d6");
    await terminal.see("There is already a cow on d6.");
    await photograph(terminal.emulator, "refused");
    terminal.enter("undo");
    await terminal.see("Light to place a cow.");
    await terminal.seeNo(" 1. ");
    terminal.enter("redo");
    await terminal.see(/ 1\. \(L\) d6 +A2/, "Dark to place a cow.");
  });

  test("is saved, left, loaded and gone on with", async () => {
    const terminal = play(people);
    await terminal.see(/^>/m);
    for (const move of ["d6", "f4"]) terminal.enter(move);
    await terminal.see(/ 2\. \[D\] f4/);
    terminal.enter("save game.pgn");
    await terminal.see("Saved as game.pgn.");
    terminal.enter("quit");
    expect(await terminal.end()).toBe(0);
    expect(readFileSync(join(folder, "game.pgn"), "utf8")).toContain("1. d6 f4 *");

    const again = play(["--record", "game.pgn", ...people]);
    await again.see("Loaded game.pgn.", / 2\. \[D\] f4/, "Light to place a cow.");
    again.enter("d2");
    await again.see(/ 3\. \(L\) d2/);
    again.enter("save game.pgn");
    await again.see("game.pgn already exists. Overwrite it?");
    again.enter("no");
    await again.seeNo("Overwrite it?");
    again.enter("load game.pgn");
    await again.see("Loaded game.pgn.");
    await again.seeNo(" 3. ");
    rmSync(join(folder, "game.pgn"));
  });

  test("is saved in a folder of its own where no file is named, with the names of its players", async () => {
    const terminal = play(["--light", "person", "--dark", "4", "--pace", "60000"], { env: { HOME: folder } });
    await terminal.see(/^>/m);
    terminal.enter("d6");
    await terminal.see(/ 1\. \(L\) d6/);
    terminal.enter("save");
    await terminal.see("Saved as");
    const [name = ""] = readdirSync(join(folder, "morabaraba"));
    const saved = readFileSync(join(folder, "morabaraba", name), "utf8");
    expect(saved).toContain('[White "person"]\n[Black "bot, level 4"]');
    expect(readdirSync(folder).filter((each) => each.endsWith(".pgn"))).toEqual([]);
    writeFileSync(join(folder, "named.pgn"), '[White "Thandi"]\n[Variant "standard"]\n\n1. d6 *\n');
    terminal.enter("load named.pgn");
    await terminal.see("Loaded named.pgn.");
    terminal.enter("save named.pgn");
    await terminal.see("Overwrite it?");
    terminal.enter("yes");
    await terminal.see("Saved as named.pgn.");
    expect(readFileSync(join(folder, "named.pgn"), "utf8")).toContain(
      '[White "Thandi"]\n[Black "bot, level 4"]',
    );
    rmSync(join(folder, "morabaraba"), { recursive: true });
    rmSync(join(folder, "named.pgn"));
  });

  test("survives damaged files", async () => {
    writeFileSync(join(folder, "damaged.pgn"), '[Variant "mssa"]\n\n1. d6 f4 2. d6 b4 *\n');
    writeFileSync(join(folder, "nonsense.pgn"), "\0\x1b[31mno record ((({\n");
    const terminal = play(people);
    await terminal.see(/^>/m);
    terminal.enter("a7");
    await terminal.see(/ 1\. \(L\) a7/);
    terminal.enter("load nowhere.pgn");
    await terminal.see("Could not read nowhere.pgn: ENOENT");
    terminal.enter("load nonsense.pgn");
    await terminal.see("Could not read nonsense.pgn:", / 1\. \(L\) a7/);
    terminal.enter("load damaged.pgn");
    await terminal.see("damaged.pgn is damaged at ply 3", "Load the 2 plies before that?");
    terminal.enter("yes");
    await terminal.see("Loaded damaged.pgn.", / 2\. \(L\) f4/, "Dark to place a cow.");
    const refused = play(["--record", "damaged.pgn"]);
    expect(await refused.end()).toBe(2);
    expect(refused.history()).toContain("damaged.pgn, ply 3: ");
    for (const name of ["damaged.pgn", "nonsense.pgn"]) rmSync(join(folder, name));
  });

  test("never prints what steers a terminal, whatever a file or a flag holds", async () => {
    const evil = "\u001b]0;title\u0007\u009b31m\u202e";
    writeFileSync(
      join(folder, "evil.json"),
      JSON.stringify({ base: "standard", name: evil, [evil]: evil, blocked: evil }),
    );
    writeFileSync(join(folder, "broken.json"), `{"name": ${evil}`);
    writeFileSync(join(folder, "evil.pgn"), `[Variant "standard"]\n\n1. d6 ${evil} *`);
    writeFileSync(join(folder, "named.pgn"), `[Variant "${evil}"]\n\n1. d6 *`);
    for (const flags of [
      ["--rules", "evil.json"],
      ["--rules", "broken.json"],
      ["--record", "evil.pgn"],
      ["--record", "named.pgn"],
      ["--record", `${evil}.pgn`],
      ["--position", `8/8/8 ${evil}`],
      ["--variant", evil],
      ["--seed", evil],
      [evil],
    ]) {
      const refused = play(flags);
      expect(await refused.end()).toBe(2);
      expect(refused.history()).not.toBe("");
      for (const unsafe of ["\u001b]0", "\u0007", "\u009b", "\u202e"])
        expect(refused.raw).not.toContain(unsafe);
    }
    for (const name of ["evil.json", "broken.json", "evil.pgn", "named.pgn"]) rmSync(join(folder, name));
  });

  test("knows the oldest rules: dark begins, no mill twice at once, three forfeits", async () => {
    const dark = "DDD1L1L1/D1D1L1L1/3L4 d 0,0 - 0 30";
    const terminal = play(["--variant", "mssa", "--referee", "forfeit", ...people]);
    await terminal.see("illegal moves lose at once", "Dark to place a cow.");
    terminal.enter(`position ${dark}`);
    await terminal.see("Dark to move a cow.");
    terminal.enter("d7-d6");
    await terminal.see("Dark to shoot a cow.");
    terminal.enter("e4");
    await terminal.see("This makes a mill: b6 d6 f6.", "Light to move a cow.");
    terminal.enter("g1-g4");
    await terminal.see("Dark to move a cow.");
    terminal.enter("d6-d7");
    await terminal.see(
      "This mill may not be made again so soon.",
      "Light wins. Dark tried an illegal move and forfeits the game.",
    );
    await photograph(terminal.emulator, "forfeit");
    terminal.enter(`position ${dark}`);
    await terminal.see("Dark to move a cow.");
    terminal.enter("light g1-g4");
    await terminal.see("It is not your turn.", "Dark wins. Light played out of turn and forfeits the game.");
    terminal.enter(`position ${dark}`);
    await terminal.see("Dark to move a cow.");
    terminal.enter("pickup");
    await terminal.see("Light wins. Dark abandoned the game.");
  });

  test("lets an offence be claimed, where the referee waits for a claim", async () => {
    const terminal = play(["--referee", "claim", ...people]);
    await terminal.see("illegal moves may be claimed");
    terminal.enter("claim");
    await terminal.see("There is nothing to claim.");
    terminal.enter("d6xa1");
    await terminal.see("That is an offence: Dark may claim the game.");
    terminal.enter("claim");
    await terminal.see("Dark wins. Light tried an illegal move and forfeits the game.");
  });

  test("refuses to play twice while the bot thinks", async () => {
    const terminal = play(["--referee", "forfeit", "--dark", "10", "--pace", "60000", "--seed", "1"]);
    await terminal.see("Light to place a cow.");
    terminal.enter("d6");
    terminal.enter("f4");
    await terminal.see("Dark wins. Light played out of turn and forfeits the game.");
  });

  test("completes what is typed, and lets moves be picked from a list", async () => {
    const terminal = play(people);
    await terminal.see(/^>/m);
    terminal.type("b");
    await terminal.see(/^ {2}b6 {2}b2 {2}b4$/m, "○");
    terminal.type("\x1b[B\x1b[B");
    await photograph(terminal.emulator, "picked");
    terminal.type("\r");
    await terminal.see(/ 1\. \(L\) b2/);
    terminal.type("ana\t");
    await terminal.see(/^> analyse$/m);
    terminal.type("\r");
    await terminal.see(/^(Dark stands at|Dark wins by|Dark loses by)/m, /^Expected: \S/m);
    await photograph(terminal.emulator, "analysed");
    terminal.enter("help");
    await terminal.see(/resign +give the game up/, /save +FILE +save the game/, /quit +leave/);
    await photograph(terminal.emulator, "help");
  });

  test("speaks Afrikaans", async () => {
    const terminal = play(["--language", "af", ...people]);
    await terminal.see("Lig moet 'n koei plaas.", "mens");
    terminal.enter("d6");
    await terminal.see("Lig plaas 'n koei op d6.");
    terminal.enter("d6");
    await terminal.see("Daar staan reeds 'n koei op d6.");
    terminal.enter("terug");
    await terminal.seeNo(" 1. ");
    terminal.enter("taal");
    await terminal.see("Light to place a cow.");
  });

  test("is mancala too", async () => {
    const terminal = play(["--variant", "kalah", "--north", "2", "--seed", "3", "--pace", "0"]);
    await terminal.see("South is to move.");
    terminal.enter("3");
    await terminal.see("South sows house 3, which held 4. South moves again.");
    terminal.enter("3");
    await terminal.see("That house is empty.");
    terminal.enter("1");
    await terminal.see("North sows house", "South is to move.");
    await photograph(terminal.emulator, "kalah");
    terminal.enter("undo");
    await terminal.see("South is to move.");
    await terminal.seeNo(" 2. ");
  });

  test("plays by rules from a file, or shows all their faults", async () => {
    writeFileSync(
      join(folder, "bad.json"),
      JSON.stringify({ base: "standard", name: "x y", cows: 40, blocked: "maybe" }),
    );
    writeFileSync(
      join(folder, "good.json"),
      JSON.stringify({ base: "standard", name: "five-cows", cows: 5 }),
    );
    const refused = play(["--rules", "bad.json"]);
    expect(await refused.end()).toBe(2);
    for (const fault of ["name must", "cows must", "blocked must"])
      expect(refused.history()).toContain(fault);
    const terminal = play(["--rules", "good.json", ...people]);
    await terminal.see("five-cows", "5 in hand");
    terminal.enter("rules bad.json");
    await terminal.see("These rules cannot be played:", "name must", "cows must", "blocked must");
    for (const name of ["bad.json", "good.json"]) rmSync(join(folder, name));
  });

  test("begins with a form, and two bots play by themselves", async () => {
    const terminal = play(["--pace", "0", "--seed", "2"]);
    await terminal.see("A new game", "< Morabaraba >");
    await photograph(terminal.emulator, "form");
    terminal.type("\x1b[B");
    await terminal.see(/> Light +< person >/);
    for (let level = 1; level <= 5; level++) terminal.type("\x1b[C");
    await terminal.see("< bot, level 5 >");
    terminal.type("\r");
    await terminal.see("The game is over");
    await photograph(terminal.emulator, "bots");
  });

  test("fits itself to the terminal", async () => {
    const terminal = play(people, { columns: 50, rows: 20 });
    await terminal.see("Light to place a cow.", "a b c d e f g");
    terminal.resize(30, 14);
    await terminal.see(/^ 7 {2}•─/m);
    await photograph(terminal.emulator, "small");
    terminal.resize(18, 8);
    await terminal.see("too small");
    terminal.resize(120, 40);
    await terminal.see("a       b       c       d", "(L) Light · person · 12 in hand");
    await photograph(terminal.emulator, "large");
  });

  test("needs neither colour nor Unicode, but a terminal", async () => {
    const plain = play(["--ascii", ...people], { env: { NO_COLOR: "1" } });
    await plain.see(/^>/m);
    plain.enter("d6");
    await plain.see(">L<");
    plain.enter("f4");
    await plain.see("(L)", ">D<");
    for (const colour of ["[38;", "[48;", ";38;", ";48;", "[31m"]) expect(plain.raw).not.toContain(colour);
    expect(plain.text()).toMatch(/^[ -~\n]*$/);
    await photograph(plain.emulator, "ascii");
    const dumb = play(people, { env: { TERM: "dumb" } });
    expect(await dumb.end()).toBe(2);
    expect(dumb.history()).toContain("needs a terminal");
    const wrong = play(["--variant", "chess", "--dark", "11"]);
    expect(await wrong.end()).toBe(2);
    expect(wrong.history()).toMatch(/There is no variant "chess"/);
    expect(wrong.history()).toMatch(/--dark must be person or a level/);
  });
});

/** What is on the screen, and what was typed before, when the person leaves. */
const prompts: Readonly<
  Record<string, readonly [args: readonly string[], typed: string, seen: string | RegExp]>
> = {
  "the form": [[], "", "A new game"],
  "an empty line": [people, "", "Light to place a cow."],
  "half a move": [people, "d", /^> d$/m],
  "a picked move": [people, "\x1b[B", /^>$/m],
  "a shot": [["--position", nearlyWon, ...people], "g4-g7\r", "Light to shoot a cow."],
  "a question": [people, "draw\r", "Does Dark accept?"],
  help: [people, "help\r", "give the game up"],
  "a thinking bot": [["--light", "10", "--dark", "person", "--pace", "60000"], "", "Light is thinking"],
  "two bots": [["--light", "5", "--dark", "5", "--pace", "60000"], "", "Press Enter to pause."],
  "the end of a game": [[...people], "resign\r", "Light resigned."],
};

/** The letter that ended the last sequence of this kind. */
const lastOf = (raw: string, sequence: string): string =>
  raw.slice(raw.lastIndexOf(sequence) + sequence.length)[0] ?? "";

describe("Ctrl-C", { timeout: 120_000 }, () => {
  test.each(Object.keys(prompts))("at %s leaves the terminal as it was", async (prompt) => {
    const [args, typed, seen] = prompts[prompt]!;
    const shell = `stty -a > before; ${command(args)
      .map((part) => `'${part}'`)
      .join(" ")}; echo "left with $?"; stty -a > after; read line; echo "read $line"`;
    const terminal = new TestTerminal(["sh", "-c", shell], { cwd: folder });
    open.push(terminal);
    await terminal.see(args.length === 0 ? "A new game" : /^>/m);
    terminal.type(typed);
    await terminal.see(seen);
    expect(terminal.emulator.buffer.active.type).toBe("alternate");
    terminal.type("\x03");
    await terminal.see("left with 0");
    expect(terminal.emulator.buffer.active.type).toBe("normal");
    // The last words to the terminal about its cursor and its lines: shown, and wrapped.
    expect(lastOf(terminal.raw, "\x1b[?25")).toBe("h");
    expect(lastOf(terminal.raw, "\x1b[?7")).toBe("h");
    // The shell reads lines again, and shows what is typed.
    terminal.enter("hello");
    await terminal.see("read hello");
    expect(await terminal.end()).toBe(0);
    expect(readFileSync(join(folder, "after"), "utf8")).toBe(readFileSync(join(folder, "before"), "utf8"));
    await terminal.vanish();
  });
});

test("Ctrl-Z leaves the terminal to the shell, until the game is taken up again", {
  timeout: 120_000,
}, async () => {
  const terminal = new TestTerminal(["bash", "--norc", "-i"], { cwd: folder, env: { PS1: "shell> " } });
  open.push(terminal);
  await terminal.see("shell>");
  terminal.enter(command(people).join(" "));
  await terminal.see("Light to place a cow.");
  terminal.enter("d6");
  await terminal.see("Dark to place a cow.");
  terminal.type("\x1a");
  await terminal.see("Stopped");
  expect(terminal.emulator.buffer.active.type).toBe("normal");
  terminal.enter("echo still $((20 + 2))");
  await terminal.see("still 22");
  terminal.enter("fg");
  await terminal.see("Dark to place a cow.", / 1\. \(L\) d6/);
  terminal.enter("f4");
  await terminal.see(/ 2\. \[D\] f4/);
  terminal.type("\x03");
  await terminal.see("still 22");
  terminal.enter("exit");
  expect(await terminal.end()).toBe(0);
});
