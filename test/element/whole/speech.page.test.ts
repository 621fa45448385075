/** Boards for people who do not see them: typed moves, questions by keys, spoken names, and whole games. */
import { applyMove, outcome, parsePosition } from "morabaraba";
import {
  createGame as createMancala,
  defineVariant,
  outcome as mancalaOutcome,
  parsePosition as parseMancala,
} from "morabaraba/mancala";
import { af } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { neighborsOf } from "../../../src/element/mills/speech.ts";
import { spotAlong, spotByKey } from "../../../src/element/nearest.ts";
import type { Act } from "../../support/element/commands.ts";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import { act, all, drawn, part, recorded, set, statusOf } from "../../support/element/page.ts";

type Board = HTMLElement & { readonly game: object };

/** Records what a screen reader says: labels of what gets the focus, and new texts of the status line. */
function listen(board: HTMLElement): string[] {
  const lines: string[] = [];
  const root = board.shadowRoot as ShadowRoot;
  const status = root.querySelector("[role=status]") as HTMLElement;
  new MutationObserver(() => lines.push(`    ${status.textContent}`)).observe(status, { childList: true });
  root.addEventListener("focusin", ({ target }) => {
    const node = target as HTMLElement;
    lines.push(`  ${node.ariaLabel ?? (node as HTMLInputElement).labels?.[0]?.textContent}`);
  });
  return lines;
}

async function press(board: HTMLElement, ...keys: readonly string[]): Promise<void> {
  board.focus();
  for (const key of keys) await act(["key", key]);
  await drawn();
}

/** Types a text into the field, from a point or a house. */
async function type(board: HTMLElement, text: string): Promise<void> {
  const field = part<HTMLInputElement>(board, "field");
  if (board.shadowRoot?.activeElement !== field) await press(board, "/");
  field.value = "";
  await act(...[...text].map((sign): Act => ["key", sign]), ["key", "Enter"]);
  await drawn();
}

const field = (board: HTMLElement): HTMLInputElement => part<HTMLInputElement>(board, "field");
const focused = (board: HTMLElement): string => board.shadowRoot?.activeElement?.ariaLabel ?? "";
const showMills = async (settings: object): Promise<Board> => mills.shown(settings);
const showMancala = async (settings: object): Promise<Board> => mancala.shown(settings);

describe("on a board of mills", () => {
  test.each([
    ["d6", "Light places a cow on d6. Dark to place a cow."],
    ["place a cow on D6", "Light places a cow on d6. Dark to place a cow."],
    ["1. d6!", "Light places a cow on d6. Dark to place a cow."],
    ["R1", "Light places a cow on c5. Dark to place a cow."],
    ["not d6", 'Write a move like a7, not "not d6".'],
    ["z9", 'Write a move like a7, not "z9".'],
    ["a7-d7", "Place the cows in your hand first."],
    ["", 'Write a move like a7, not "".'],
  ])("a person types %j and hears: %s", async (text, status) => {
    const board = await showMills({});
    await type(board, text);
    expect(statusOf(board)).toBe(status);
    const isRefused = !status.startsWith("Light");
    expect(field(board).getAttribute("aria-invalid")).toBe(isRefused ? "true" : null);
    expect(field(board).value).toBe(isRefused ? text : "");
    expect(board.shadowRoot?.activeElement).toBe(field(board));
  });

  test("a mill that is typed without its shot waits for the shot", async () => {
    const board = await mills.shown({ position: mills.MILL });
    const events = recorded(board, "move", "refuse");
    await type(board, "g7");
    const mill = "Light places a cow on g7. This makes a mill: a7 d7 g7.";
    expect([statusOf(board), board.pending.to]).toEqual([`${mill} Light to shoot a cow.`, "g7"]);
    await type(board, "d6");
    expect(board.pending.to).toBe("g7");
    expect(statusOf(board)).toBe("There is no cow to shoot on d6.");
    expect(events.map(([name]) => name)).toEqual(["refuse"]);
    await type(board, "x b4");
    expect(statusOf(board)).toBe(`${mill} Light shoots the cow on b4. Dark to place a cow.`);
    expect(events.at(-1)).toMatchObject(["move", { notation: "g7xb4" }]);
  });

  test("a mill may be typed with its shot while the shot is due", async () => {
    const board = await mills.shown({ position: mills.MILL });
    await type(board, "g7");
    await type(board, "g7xb4");
    expect(board.game).toEqual(applyMove(parsePosition(mills.MILL), "g7xb4"));
  });

  test("a text that can mean several steps lists them, in the board's notation", async () => {
    const board = await mills.shown({ position: mills.MOVING });
    await type(board, "d7");
    expect(statusOf(board)).toBe('"d7" can mean d7-g7, d7-d6: write the whole move.');
    await set(board, { notation: "mssa" });
    await type(board, "E2");
    expect(statusOf(board)).toBe('"E2" can mean E2-E3, E2-A2: write the whole move.');
  });

  test("the field explains why nobody can move now", async () => {
    const board = await showMills({ playable: "dark" });
    await type(board, "d6");
    expect([statusOf(board), outcome(board.game as never)]).toEqual(["Light to place a cow.", undefined]);
    const ended = await mills.shown({ position: mills.ENDING });
    for (const move of ["f6-g7xe3", "a7"]) await type(ended, move);
    expect(statusOf(ended)).toBe("The game is over.");
  });

  test("there is no field to look at, and none in the editor", async () => {
    for (const settings of [{ playable: "none" }, { editable: true }]) {
      const board = await showMills(settings);
      await press(board, "/");
      expect([part(board, "typed").hidden, board.shadowRoot?.activeElement === field(board)]).toEqual([
        true,
        false,
      ]);
    }
  });

  test("keys read the neighbors, the lines and the status", async () => {
    const board = await showMills({ position: mills.MILL });
    await press(board, "Home", "i");
    expect(statusOf(board)).toBe("Next to a7: d7, light cow; a4, dark cow; b6, empty.");
    await press(board, "l");
    expect(statusOf(board)).toBe(
      "Line: a7, light cow; d7, light cow; g7, empty. Line: a1, empty; a4, dark cow; a7, light cow. " +
        "Line: a7, light cow; b6, empty; c5, empty.",
    );
    await press(board, "s");
    expect(statusOf(board)).toBe("Light to place a cow.");
  });

  test("an answer is read again, and goes when the turn goes on", async () => {
    const board = await showMills({ position: mills.MILL });
    const lines = listen(board);
    await press(board, "i", "i", "ArrowRight", "i");
    expect(lines.filter((line) => line.includes("Next to"))).toHaveLength(3);
    await press(board, "b", "Escape");
    await type(board, "d6");
    expect(statusOf(board)).toContain("Light places a cow on d6.");
  });

  test("digits go along every line, and stay where there is none", async () => {
    const board = await showMills({});
    const went = async (...keys: string[]): Promise<string> => {
      await press(board, ...keys);
      return focused(board).slice(0, 2);
    };
    const to = [await went("Home", "3"), await went("3"), await went("3"), await went("6"), await went("9")];
    expect(to).toEqual(["b6", "c5", "c5", "d5", "d5"]);
    expect([await went("4"), await went("7"), await went("7"), await went("7")]).toEqual([
      "c5",
      "b6",
      "a7",
      "a7",
    ]);
    expect([await went("5"), await went("0"), await went("2")]).toEqual(["a7", "a7", "a4"]);
  });

  test("keys with Ctrl, Alt or Meta are the browser's, and typed keys not the page's", async () => {
    const board = await showMills({});
    const heard: string[] = [];
    document.addEventListener("keydown", ({ key }) => heard.push(key));
    await press(board, "Control+i", "x");
    await type(board, "i");
    expect(heard.filter((key) => key !== "Control")).toEqual(["i", "x"]);
    expect(statusOf(board)).toBe('Write a move like a7, not "i".');
  });

  test("Escape returns from the field to the board", async () => {
    const board = await showMills({});
    await press(board, "ArrowRight", "/", "Escape");
    expect(focused(board)).toBe("d7, empty");
  });

  test("a mill and a cow that cannot move are said before they are asked", async () => {
    const board = await mills.shown({ position: mills.MILL });
    const names = (): string[] => all(board, "[part~=point]").map(({ ariaLabel }) => ariaLabel ?? "");
    expect(names().filter((name) => / (makes|cannot) /.test(name))).toEqual(["g7, empty, makes a mill"]);
    await set(board, { position: "LDL4D/D1DL4/D6L l 0,0 - 0 40", variant: "nineMens" });
    expect(names().filter((name) => / cannot /.test(name))).toEqual(["a7, light cow, cannot move"]);
    await set(board, { playable: "dark" });
    expect(names().filter((name) => / (makes|cannot) /.test(name))).toEqual([]);
  });

  test("names for speech are in the labels, the status and the answers, in each language", async () => {
    const board = await mills.shown({ position: mills.MILL, spoken: true });
    const button = (): string => all(board, "[data-point=a4]")[0]?.ariaLabel ?? "";
    expect(button()).toBe("alpha 4, dark cow");
    await type(board, "g7");
    const mill = "Light places a cow on golf 7. This makes a mill: alpha 7 delta 7 golf 7.";
    expect([statusOf(board), board.statusText]).toEqual(Array(2).fill(`${mill} Light to shoot a cow.`));
    await set(board, { messages: af, notation: "mssa" });
    expect(button()).toBe("echo 8, donker koei, kan geskiet word");
    await set(board, { spoken: false });
    expect(button()).toBe("E8, donker koei, kan geskiet word");
  });

  test("a reply is said once, and in full", async () => {
    const board = await mills.shown({ playable: "light" });
    board.addEventListener("move", ({ detail }) => {
      board.game = applyMove(detail.game, "d7");
    });
    const lines = listen(board);
    await type(board, "d6");
    expect(lines.filter((line) => line.includes("d7"))).toEqual([
      "    Dark places a cow on d7. Light to place a cow.",
    ]);
  });
});

describe("on a board of mancala", () => {
  test.each([
    ["3", "South sows house 3, which held 4. South moves again."],
    ["the third house, please", "South sows house 3, which held 4. South moves again."],
    ["pit 9", 'There is no house "pit 9" on your side: write a move like 1.'],
    ["swap", "You cannot swap sides now."],
    ["d6", 'Write a move like 1, not "d6".'],
  ])("a person types %j and hears: %s", async (text, status) => {
    const board = await showMancala({});
    await type(board, text);
    expect(statusOf(board)).toBe(status);
    expect(field(board).value).toBe(status.startsWith("South") ? "" : text);
  });

  test("a person types an empty house, the swap, and a move after the end", async () => {
    const pie = createMancala(defineVariant("kalah", { name: "pie", swap: true }));
    const board = await mancala.shown({ game: pie });
    for (const text of ["1", "swap sides"]) await type(board, text);
    expect(statusOf(board)).toContain("North takes over the other side.");
    const last = await mancala.shown({ game: parseMancala("0,0,0,0,0,1/0,0,0,0,0,3 2,0 s") });
    await type(last, "1");
    expect(statusOf(last)).toBe("That house is empty.");
    for (const text of ["6", "6"]) await type(last, text);
    expect(statusOf(last)).toBe("The game is over.");
    const other = await mancala.shown({ playable: "north" });
    await type(other, "1");
    expect(statusOf(other)).toBe("South is to move.");
  });

  test("a key reads the house, the house opposite and the stores", async () => {
    const board = await showMancala({});
    await press(board, "Home", "PageDown", "i");
    expect(statusOf(board)).toBe(
      "House 2 of South: 4. House 5 of North: 4. Store of South: 0. Store of North: 0.",
    );
    await press(board, "l", "7", "s");
    expect(statusOf(board)).toBe("South is to move.");
  });
});

/** The fewest keys from the focused point to another one. */
function keysTo(board: Awaited<ReturnType<typeof mills.shown>>, to: string): string[] {
  const points = [...board.geometry.points.keys()];
  const spots = [...board.geometry.points.values()];
  const ways = new Map<number, string[]>([
    [all(board, "[part~=point]").findIndex(({ tabIndex }) => tabIndex === 0), []],
  ]);
  for (const [now, keys] of ways)
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", ..."12346789"]) {
      const next =
        spotByKey(spots, now, key) ?? spotAlong(spots, now, key, neighborsOf(board.game, now)) ?? now;
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  return ways.get(points.indexOf(to)) as string[];
}

describe("a whole game by keys and typed moves alone, with all that is said in order", () => {
  test("of mills: light types, dark presses keys", async () => {
    const moves =
      "f2 g7 b2 a1 d2xg7 c5 b6 a4 f6 a7xf6 f6 b4 f4xb4 b4 d6xb4 b4 c4 e4 d1 d3 e3 g1 d5 e5 d6-d7 d3-c3 d2-d3 g1-g4 f2-d2xg4";
    const board = await mills.shown({});
    const said = listen(board);
    for (const [i, move] of moves.split(" ").entries()) {
      said.push(`${i + 1}. ${move}`);
      if (i % 2 === 0) {
        // Every other shot is typed on its own.
        const [step = "", shot] = move.split("x");
        for (const text of i % 4 === 0 || shot === undefined ? [move] : [step, `x${shot}`])
          await type(board, text);
        await press(board, "Escape");
      } else for (const point of move.split(/[-x]/)) await press(board, ...keysTo(board, point), "Enter");
    }
    expect(outcome(board.game)).toEqual({ winner: "light", reason: "no-moves" });
    await expect(`${said.join("\n")}\n`).toMatchFileSnapshot("spoken-mills.txt");
  });

  test("of mancala: south types, north presses keys", async () => {
    const moves = "3 6 3 5 5 6 2 6 1 6 5 6 3 2 2 5 5 6 3 3 1";
    const board = await mancala.shown({});
    const said = listen(board);
    for (const [i, move] of moves.split(" ").entries()) {
      const { turn } = board.game;
      said.push(`${i + 1}. ${turn}: ${move}`);
      if (turn === "south") {
        await type(board, move);
        await press(board, "Escape");
      } else await mancala.keys(board, { house: Number(move) } as never, i);
      await drawn();
    }
    expect(mancalaOutcome(board.game)?.winner).toBe("south");
    await expect(`${said.join("\n")}\n`).toMatchFileSnapshot("spoken-mancala.txt");
  });
});
