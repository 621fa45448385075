/** The tools as a client uses them: whole games of both families, refusals, changed rules, and hostile requests. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createServer } from "../src/server.ts";

const client = new Client({ name: "test", version: "1" });
const server = createServer("1.2.3");

before(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
});
after(async () => {
  await client.close();
  await server.close();
});

interface Said {
  readonly text: string;
  readonly isError: boolean;
}

async function call(name: string, input: Record<string, unknown> = {}, by = client): Promise<Said> {
  const { content, isError } = (await by.callTool({ name, arguments: input })) as CallToolResult;
  const [first] = content;
  assert.equal(content.length, 1);
  assert.equal(first?.type, "text");
  return { text: first?.type === "text" ? first.text : "", isError: isError ?? false };
}

const gameIn = ({ text }: Said): string => text.split("The game, to pass to the next call:\n")[1] ?? "";

/** Plays random legal moves to the end of a game, in the words of a talkative player. */
async function playToEnd(
  input: Record<string, unknown>,
): Promise<{ game: string; last: Said; plies: number }> {
  let last = await call("new_game", input);
  let plies = 0;
  for (let seed = 7; plies < 400; plies++) {
    const game = gameIn(last);
    assert.notEqual(game, "", last.text);
    const { text } = await call("legal_moves", { game });
    if (/ /.test(text) && /\./.test(text)) return { game, last, plies };
    const moves = text.split(" ");
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const shooting = moves.filter((move) => move.includes("x"));
    const from = shooting.length > 0 ? shooting : moves;
    const move = from[seed % from.length] as string;
    const said = [move, `My move: **${move}**`, JSON.stringify({ reason: "it is good", move })][plies % 3];
    last = await call("move", { game, move: said });
    assert.equal(last.isError, false, last.text);
  }
  throw new Error("The game has no end.");
}

describe("a whole game", () => {
  for (const variant of ["standard", "oware"])
    test(`of ${variant}`, async () => {
      const { game, last, plies } = await playToEnd({ variant });
      assert.ok(plies > 20, `${plies} plies`);
      assert.match(last.text, /wins|drawn|draw/i);
      const refused = await call("move", { game, move: "3" });
      assert.equal(refused.isError, true);
      const text = await call("save", { game, format: "text" });
      assert.match(text.text, /(1-0|0-1|1\/2-1\/2)\s*$/);
      for (const format of ["json", "link", "svg"])
        assert.equal((await call("save", { game, format })).isError, false);
      const reviewed = await call("review", { game });
      assert.equal(reviewed.isError, false, reviewed.text);
      assert.match(reviewed.text, /\{/);
    });

  test("with changed rules travels in its text alone", async () => {
    const changes = { cows: 5, flyAt: null, shotsPerMove: "each-mill" };
    const { game, plies } = await playToEnd({ variant: "nineMens", changes });
    assert.ok(plies > 9);
    const { text } = await call("rules", { game });
    assert.match(text, /5 cows each/);
    assert.match(text, /Cows never fly/);
    assert.match(text, /"shotsPerMove":"each-mill"/);
  });
});

describe("the referee", () => {
  test("names every variant, and tells the rules with fields and sources", async () => {
    const { text } = await call("list_variants");
    for (const name of ["standard: ", "shax: ", "kalah: ", "congkak: "]) assert.ok(text.includes(name));
    const rules = await call("rules", { variant: "mssa" });
    assert.match(rules.text, /straight back.*fields: repeatMill; sources: GAR/);
  });

  test("refuses an illegal move with its rule, and plays nothing", async () => {
    const start = await call("new_game", { variant: "standard" });
    const game = gameIn(await call("move", { game: gameIn(start), move: "place a cow on d6" }));
    const refused = await call("move", { game, move: "d6" });
    assert.deepEqual([refused.isError, /occupied/.test(refused.text)], [true, true]);
    const why = await call("why_refused", { game, move: "d7-d6" });
    assert.match(why.text, /The rule: /);
    assert.match((await call("why_refused", { game, move: "d7" })).text, /d7 is legal/);
    assert.match((await call("why_refused", { game, move: "hello there" })).text, /not understood/);
    assert.match((await call("show", { game })).text, /Dark/);
  });

  test("analyzes, and writes prompts for others", async () => {
    const game = gameIn(await call("new_game", { variant: "kalah" }));
    assert.match((await call("analyze", { game, nodes: 2000 })).text, /^Scores for south.*\n\d: score/);
    assert.match((await call("prompt", { game, moves: "listed" })).text, /The legal moves: 1 2 3 4 5 6/);
    const mill = gameIn(await call("new_game", { variant: "nineMens" }));
    assert.match((await call("analyze", { game: mill, nodes: 1000 })).text, /hundredths of a cow/);
  });
});

describe("limits", () => {
  const requests: readonly (readonly [string, Record<string, unknown>])[] = [
    ["show", {}],
    ["show", { game: 3 }],
    ["show", { game: "x".repeat(60_000) }],
    ["show", { game: "not a game" }],
    ["show", { game: "1. d6 d6" }],
    ["move", { game: '[Variant "standard"]\n\n*', move: "x".repeat(5_000) }],
    ["new_game", { variant: "chess" }],
    ["new_game", { variant: "__proto__" }],
    ["new_game", { variant: "standard", changes: { cows: 1e9 } }],
    ["new_game", { variant: "standard", changes: { board: { points: Array(99).fill("a1") } } }],
    ["new_game", { variant: "standard", changes: { name: "x".repeat(60_000) } }],
    ["analyze", { game: '[Variant "standard"]\n\n*', nodes: 1e12 }],
    ["save", { game: '[Variant "standard"]\n\n*', format: "exe" }],
    ["no_such_tool", {}],
  ];
  for (const [name, input] of requests)
    test(`${name} ${JSON.stringify(input).slice(0, 60)} is refused with a reason`, async () => {
      const said = await call(name, input).catch((error: Error) => ({ text: error.message, isError: true }));
      assert.equal(said.isError, true, said.text);
      assert.ok(said.text.length > 10 && said.text.length < 3000, said.text);
    });
});

test("the process serves the tools on its standard input and output, and ends with them", async () => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const transport = new StdioClientTransport({ command: process.execPath, args: ["--import", "tsx", main] });
  const other = new Client({ name: "test", version: "1" });
  await other.connect(transport);
  const { tools } = await other.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), [
    "analyze",
    "legal_moves",
    "list_variants",
    "move",
    "new_game",
    "prompt",
    "review",
    "rules",
    "save",
    "show",
    "why_refused",
  ]);
  for (const { annotations, description } of tools) {
    assert.equal(annotations?.readOnlyHint, true);
    assert.ok((description ?? "").endsWith("."));
  }
  assert.match((await call("new_game", { variant: "kalah" }, other)).text, /South/);
  await other.close();
});
