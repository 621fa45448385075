/** Every script in examples runs and prints what its comments promise. The scripts import the source here. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as mills from "morabaraba";
import { randomMove } from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import { createRecord, formatRecord, playMove } from "morabaraba/records";
import { expect, test, vi } from "vitest";
import { mancalaGame, morabarabaGame } from "../examples/boardgame.mjs";
import { root } from "../scripts/entry-points.mjs";

/** Parts of an app, which print nothing: `examples.page.test.ts` and the tests below run them. */
const parts = ["boardgame.mjs"];
const scripts = readdirSync(join(root, "examples")).filter(
  (name) => name.endsWith(".mjs") && !parts.includes(name),
);
/** Whole apps, which are longer. */
const apps = [
  "both-families.tsx",
  "chat-bot.cjs",
  "page.html",
  "tournament-pairings.mjs",
  "tournament-table.mjs",
];
/** More lines than any script prints. */
const MOST_LINES = 20_000;

/** What a script must print, if not just anything. */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  "alpha-beta.mjs": [/^c4-c5 wins in 5 plies\.$/],
  "convert-record.mjs": [
    /^1\. 22 10 2\. 17 21/m,
    /tournament\.pgn:103: ply 5: \d+ is illegal: occupied|ply 5: d7 is illegal: occupied/,
  ],
  "mancala.mjs": [/^oware: \d+ to \d+ after/m, /"kind":"forfeit"/],
  "own-variant.mjs": [/"reason":"few-cows"/],
  "tournament-table.mjs": [
    /^Sipho +2½ of 3$/m,
    /^Lerato +0 of 3$/m,
    /Ama against Thandi: not counted/,
    /^2 Thandi +0 +× +1 +1 +2$/m,
  ],
  "simple-bot.mjs": [/"light":(9|10),"dark":0/],
};

async function printedBy(script: string): Promise<string> {
  let lines = 0;
  const log = vi.spyOn(console, "log").mockImplementation(() => {
    if (++lines > MOST_LINES) throw new Error(`${script} goes on and on`);
  });
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ join(root, "examples", script));
    return log.mock.calls
      .map((values) =>
        values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join(" "),
      )
      .join("\n");
  } finally {
    log.mockRestore();
  }
}

test.each(scripts)("%s prints what its comments promise", async (script) => {
  const printed = await printedBy(script);
  expect(printed).not.toBe("");
  for (const promise of promises[script] ?? []) expect(printed).toMatch(promise);
});

test("convert-record.mjs prints no control characters", () => {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  try {
    const file = join(folder, "evil.pgn");
    const evil = "\u001b]0;x\u0007\u009b31m\u202e";
    writeFileSync(file, `[Event "${evil}"]\n\n1. d6 {${evil}} f4 *\n\n[Event "next"]\n\n1. d6 ${evil} *\n`);
    const script = join(root, "examples", "convert-record.mjs");
    const printed = execFileSync(process.execPath, ["--import", "tsx", script, file, "mssa"], { cwd: root });
    expect(`${printed}`).toContain("1. A2");
    expect(`${printed}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs a script of examples, and returns its output. */
function run(script: string, ...words: readonly string[]): string {
  const loaded = ["--import", "tsx", join(root, "examples", script), ...words];
  return execFileSync(process.execPath, loaded, { cwd: root, encoding: "utf8" });
}

/** A game of random moves as text. */
function randomGame(light: string, dark: string, seed: number): string {
  let record = createRecord("standard", { White: light, Black: dark });
  for (let game = mills.createGame(); mills.outcome(game) === undefined; ) {
    const { move } = randomMove(mills, game, { seed });
    record = playMove(record, move);
    game = mills.applyMove(game, move);
  }
  return formatRecord(record);
}

test("tournament-pairings.mjs makes new pairings each round, and counts every game", () => {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  try {
    let printed = run(
      "tournament-pairings.mjs",
      join(folder, "cup.json"),
      "swiss",
      ..."Ama Lerato Sipho Thandi Zola".split(" "),
    );
    const met = new Set<string>();
    let rounds = 0;
    for (; !printed.includes("last round"); rounds++) {
      const pairs = [...printed.matchAll(/^Round \d: (\w+) \(light\) against (\w+) \(dark\)$/gm)];
      expect(pairs).toHaveLength(2);
      for (const [, light = "", dark = ""] of pairs) met.add([light, dark].sort().join());
      expect(met.size).toBe(2 * (rounds + 1));
      const games = pairs.map(([, light = "", dark = ""], i) => randomGame(light, dark, 10 * rounds + i));
      writeFileSync(join(folder, "round.pgn"), `${games[0]}\n[White "Ama"]\n[Black "Ama"]\n\n1. d6 *\n`);
      expect(run("tournament-pairings.mjs", join(folder, "cup.json"), join(folder, "round.pgn"))).toContain(
        "Games of this round are missing.",
      );
      writeFileSync(join(folder, "round.pgn"), games.join("\n"));
      printed = run("tournament-pairings.mjs", join(folder, "cup.json"), join(folder, "round.pgn"));
    }
    const points = [...printed.matchAll(/ ([\d.]+) {2}Sonneborn/g)].map(([, sum]) => Number(sum));
    // Two games and a bye per round.
    expect([rounds, points.reduce((sum, each) => sum + each, 0)]).toEqual([3, 9]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("tournament-table.mjs writes a crosstable and a score sheet for each game", () => {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-"));
  try {
    writeFileSync(join(folder, "games.pgn"), randomGame("A&B", "<b>", 1));
    run("tournament-table.mjs", join(folder, "games.pgn"), join(folder, "sheets.html"));
    const page = readFileSync(join(folder, "sheets.html"), "utf8");
    expect(page).toMatch(
      /<h2>Round \?, A&amp;B against &lt;b>: (1-0|0-1|1\/2-1\/2)<\/h2><ol><li>[a-g]\d [a-g]\d\n/,
    );
    expect(page).toContain("<svg");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("chat-bot.cjs answers, refuses, takes back and resigns in both families", async () => {
  const families = await import("morabaraba/families");
  const module = { exports: {} as { answer(chat: string, said: string): Promise<string> } };
  const text = readFileSync(join(root, "examples", "chat-bot.cjs"), "utf8");
  new Function("require", "module", text)(() => families, module);
  const { answer } = module.exports;
  expect(await answer("a", "d6")).toMatch(/^Begin/);
  expect(await answer("a", "new chess")).toContain("congkak");
  for (const [game, move, wrong] of [
    ["oware", "house C", "not D"],
    ["nineMens", "Place D6", "d6"],
  ] as const) {
    expect(await answer("a", `new ${game}`)).toMatch(/\.$/);
    expect(await answer("a", move)).toMatch(/^(South|Light) .* (North|Dark) /);
    expect(await answer("a", wrong)).toMatch(/^("not" is not understood|d6 is illegal: occupied)/);
    expect(await answer("a", "hint")).toMatch(/^\S+$/);
    expect(await answer("a", "board")).toContain("\n");
    expect(await answer("a", "undo")).toMatch(/^(South|Light) /);
    expect(await answer("a", "resign")).toMatch(/wins/);
    expect(await answer("a", move)).toBe("The game is over.");
  }
});

test("every promise has its script", () => {
  expect(Object.keys(promises).filter((script) => !scripts.includes(script))).toEqual([]);
});

test.each([
  ["morabaraba", morabarabaGame, mills, ["light", "dark"]],
  ["mancala", mancalaGame, mancala, ["south", "north"]],
] as const)("boardgame.mjs has %s as boardgame.io needs it", (_name, given, rules, players) => {
  // The library's own server and clients play it in scripts/consumers.
  // biome-ignore lint/suspicious/noExplicitAny: one test for two families.
  const game: any = given;
  const { order } = game.turn;
  let G = game.setup(undefined);
  for (let ply = 0; ply < 2000 && game.endIf({ G }) === undefined; ply++) {
    expect(players[order.next({ G })]).toBe(G.turn);
    // biome-ignore lint/suspicious/noExplicitAny: one test for two families.
    const { move } = randomMove(rules as any, G, { seed: ply });
    expect(game.moves.play.move({ G }, "nonsense")).toBe("INVALID_MOVE");
    G = game.moves.play.move({ G }, move);
  }
  const { winner, reason } = rules.outcome(G) as { winner: string | null; reason: string };
  expect(game.endIf({ G })).toEqual(
    winner === null ? { draw: true, reason } : { winner: `${players.indexOf(winner as never)}`, reason },
  );
});

test("every example is short, and the cookbook lists it", () => {
  const cookbook = readFileSync(join(root, "docs/guides/cookbook.md"), "utf8");
  for (const name of readdirSync(join(root, "examples")).filter((name) => /\.\w+$/.test(name))) {
    expect(cookbook).toContain(`(../../examples/${name})`);
    expect(readFileSync(join(root, "examples", name), "utf8").split("\n").length).toBeLessThanOrEqual(
      apps.includes(name) ? 120 : 65,
    );
  }
});
