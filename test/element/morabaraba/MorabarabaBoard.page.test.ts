/** The element in Chromium: what a person does on it, what a program does with it, and what it tells its page. */
import {
  applyMove,
  createGame,
  formatPosition,
  type Game,
  legalMoves,
  parsePosition,
  resign,
  variants,
} from "morabaraba";
import { define, MorabarabaBoard, type MoveDetail } from "morabaraba/board";
import type { Words } from "morabaraba/words";
import { words as afrikaans } from "morabaraba/words/af";
import { words } from "morabaraba/words/en";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { arrows, optionalShots, threeMens } from "../../support/element/games.ts";
import {
  act,
  buttonOf,
  click,
  drawn,
  errorsOf,
  labels,
  middleOf,
  part,
  recorded,
  shown,
  statusOf,
} from "../../support/element/page.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const MOVING = "LL6/2LDD3/L6D l 0,0 - 0 40";
const BARRED = "L1L5/1L1DDD2/8 l 0,0 l:d6-d7 0 40";

/** Everything on its way has arrived. */
const arrived = (): Promise<void> => new Promise((done) => setTimeout(done, 500));

/** The occasions for a sound from now on. */
function cuesOf(board: MorabarabaBoard): string[] {
  const cues: string[] = [];
  board.addEventListener("cue", ({ detail: { kind, point } }) =>
    cues.push(point ? `${kind} ${point}` : kind),
  );
  return cues;
}

const cowsDrawn = (board: MorabarabaBoard): string[] => labels(board, "light").concat(labels(board, "dark"));

afterEach(async () => {
  await commands.prefer({ reducedMotion: "no-preference", forcedColors: "none" });
});

describe("a mill", () => {
  test("shows its step at once and asks for the shot", async () => {
    const board = await shown({ position: MILL });
    const events = recorded(board);
    await click(board, "g7");
    expect(buttonOf(board, "g7").ariaLabel).toBe("g7, light cow, chosen");
    expect(labels(board, "target")).toEqual(["a4, dark cow, can be shot", "b4, dark cow, can be shot"]);
    expect(statusOf(board)).toBe(
      "Light places a cow on g7. This makes a mill: a7 d7 g7. Light to shoot a cow.",
    );
    expect([events, formatPosition(board.game)]).toEqual([[], MILL]);
    await click(board, "b4");
    expect(events.map(([name]) => name)).toEqual(["move"]);
    expect(events[0]?.[1]).toMatchObject({ notation: "g7xb4", move: { to: "g7", shot: "b4" } });
    expect(labels(board, "target")).toEqual([]);
  });

  test("has its band from its step to the next move", async () => {
    const board = await shown({ position: MILL });
    const bands = (): (string | null)[] =>
      [...(board.shadowRoot?.querySelectorAll(".mill .band") ?? [])].map((band) => band.getAttribute("d"));
    await click(board, "d6");
    expect(bands()).toEqual([]);
    board.game = parsePosition(MILL);
    await click(board, "g7");
    expect(bands()).toEqual([expect.stringMatching(/^M76 76L376 76L676 76$/)]);
    await click(board, "b4");
    expect(bands()).toHaveLength(1);
    await click(board, "d6");
    expect(bands()).toEqual([]);
  });

  test("is taken back by Escape, and by a button for those without one", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    await act(["key", "Escape"]);
    expect([buttonOf(board, "g7").ariaLabel, statusOf(board)]).toEqual([
      "g7, empty",
      "Light to place a cow.",
    ]);
    await click(board, "g7");
    const button = part<HTMLButtonElement>(board, "cancel-turn");
    expect([button.hidden, button.textContent, part(board, "no-shot").hidden]).toEqual([
      false,
      "Cancel",
      true,
    ]);
    await act(["click", ...middleOf(button)]);
    expect([buttonOf(board, "g7").ariaLabel, button.hidden]).toEqual(["g7, empty", true]);
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "g7"));
    expect(formatPosition(board.game)).toBe(MILL);
  });

  test("is taken back by Escape on the buttons too, and the page hears nothing of that key", async () => {
    const board = await shown({ position: MILL });
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): number => heard.push(key);
    document.addEventListener("keydown", listen);
    await click(board, "g7");
    await act(["key", "Tab"]);
    expect(board.shadowRoot?.activeElement).toBe(part(board, "cancel-turn"));
    await act(["key", "ArrowUp"], ["key", "Escape"]);
    document.removeEventListener("keydown", listen);
    expect([heard, buttonOf(board, "g7").ariaLabel]).toEqual([["Tab", "ArrowUp"], "g7, empty"]);
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "g7"));
  });

  test("is left by its program, and the focus stays on the board", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    part(board, "cancel-turn").focus();
    board.game = createGame();
    await drawn();
    expect([board.shadowRoot?.activeElement, part(board, "cancel-turn").hidden]).toEqual([
      buttonOf(board, "g7"),
      true,
    ]);
  });

  test("stands no longer when nobody may play", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    board.playable = "none";
    await drawn();
    expect([labels(board, "target"), part(board, "cancel-turn").hidden, statusOf(board)]).toEqual([
      [],
      true,
      "Light to place a cow.",
    ]);
  });

  test("without a duty to shoot keeps its shot for more than one press", async () => {
    const board = await shown({ game: parsePosition("LL5D/7D/8/1 l 10,10 - 0 4", optionalShots) });
    const events = recorded(board);
    await act(["double", ...middleOf(buttonOf(board, "g7"))]);
    expect([events, statusOf(board).endsWith("Light may shoot a cow.")]).toEqual([[], true]);
    await act(["key", "Escape"], ["hold", "Enter"]);
    expect([events, statusOf(board).endsWith("Light may shoot a cow.")]).toEqual([[], true]);
    await act(["key", "Enter"]);
    expect(events.map(([name]) => name)).toEqual(["move"]);
  });

  test("without a duty to shoot offers a button not to", async () => {
    const board = await shown({ game: parsePosition("LL5D/7D/8/1 l 10,10 - 0 4", optionalShots) });
    await click(board, "g7");
    expect(statusOf(board)).toMatch(/Light may shoot a cow\.$/);
    await act(["click", ...middleOf(part(board, "no-shot"))]);
    expect(formatPosition(board.game)).toBe("LLL4D/7D/8/1 d 9,10 - 0 5");
  });

  test("is told to have its shot refused, and goes on waiting", async () => {
    const board = await shown({ position: MILL });
    const events = recorded(board);
    await click(board, "g7", "d7");
    expect(events).toEqual([
      ["refuse", { move: { from: undefined, to: "g7", shot: "d7" }, code: "not-a-target" }],
    ]);
    expect(statusOf(board)).toBe("There is no cow to shoot on d7.");
    await click(board, "a4");
    expect(board.game.ply).toBe(5);
  });
});

describe("refusals", () => {
  test.each([
    ["standard", MOVING, ["d7", "a1"], "not-adjacent", "a1 is not next to d7."],
    ["mssa", BARRED, ["d6", "d7"], "mill-barred", "This mill may not be made again so soon."],
    ["standard", MILL, ["a4"], "occupied", "There is already a cow on a4."],
    ["standard", MILL, ["a7"], "cow-in-hand", "Place the cows in your hand first."],
    ["standard", MOVING, ["f4"], "not-your-cow", "None of your cows is on f4."],
  ])("%s %s %j is %s: %s", async (variant, position, points, code, text) => {
    const board = await shown({ variant, position });
    const events = recorded(board);
    await click(board, ...points);
    expect(events.at(-1)).toMatchObject(["refuse", { code }]);
    const line = part(board, "status");
    expect([line.textContent, line.role ?? line.getAttribute("role")]).toEqual([text, "status"]);
    const heard = await commands.hear();
    expect(heard.some(({ name }) => name === text)).toBe(true);
    expect(line.getBoundingClientRect().height).toBeGreaterThan(10);
    expect(formatPosition(board.game)).toBe(position);
  });

  test("are of a cow that has nowhere to go, which is not chosen", async () => {
    const board = await shown({ position: "LL5L/LDDDD3/8 l 0,0 - 0 40" });
    const events = recorded(board);
    await click(board, "a7");
    expect([statusOf(board), buttonOf(board, "a7").ariaLabel]).toEqual([
      "The cow on a7 cannot move now.",
      "a7, light cow",
    ]);
    expect(events).toEqual([["refuse", { move: { from: "a7", to: "a7" }, code: "blocked" }]]);
  });

  test("do not come from a double click, nor from a key that is held", async () => {
    const board = await shown({});
    const events = recorded(board);
    await act(["double", ...middleOf(buttonOf(board, "d6"))]);
    expect(statusOf(board)).toBe("Light places a cow on d6. Dark to place a cow.");
    await act(["key", "ArrowUp"], ["hold", "Enter"]);
    expect(statusOf(board)).toBe("Dark places a cow on d7. Light to place a cow.");
    expect(events.map(([name]) => name)).toEqual(["move", "move"]);
  });

  test("are said again when they come again", async () => {
    const board = await shown({ position: MILL });
    await click(board, "a4");
    const first = part(board, "status").firstChild;
    await click(board, "a4");
    expect(part(board, "status").firstChild).not.toBe(first);
    const second = part(board, "status").firstChild;
    board.coordinates = false;
    await drawn();
    expect(part(board, "status").firstChild).toBe(second);
  });
});

describe("a cow", () => {
  test("is chosen with lights where it may go, and laid back", async () => {
    const board = await shown({ position: MOVING });
    const events = recorded(board);
    await click(board, "d7");
    expect(buttonOf(board, "d7").ariaLabel).toBe("d7, light cow, chosen");
    expect([buttonOf(board, "d7").ariaPressed, buttonOf(board, "a7").ariaPressed]).toEqual(["true", "false"]);
    expect([buttonOf(board, "g7").ariaPressed, buttonOf(board, "f4").ariaPressed]).toEqual([null, null]);
    expect(labels(board, "destination")).toEqual(["g7, empty, can be reached", "d6, empty, can be reached"]);
    await click(board, "a7", "a7");
    expect(events).toEqual([
      ["pick", { point: "d7" }],
      ["pick", { point: "a7" }],
      ["pick", { point: null }],
    ]);
  });

  test("alone keeps a finger from scrolling the page", async () => {
    const board = await shown({ position: MOVING });
    const still = [...(board.shadowRoot?.querySelectorAll<HTMLElement>("[part~=point]") ?? [])]
      .filter((button) => getComputedStyle(button).touchAction === "none")
      .map(({ ariaLabel }) => ariaLabel);
    expect(still).toEqual(["a7, light cow", "d7, light cow", "f6, light cow", "c5, light cow"]);
    expect(getComputedStyle(part(board, "frame")).touchAction).toBe("manipulation");
  });
});

describe("keys", () => {
  test("go to the nearest point in their direction, with one stop for the tab key", async () => {
    const board = await shown({});
    await act(["key", "Tab"]);
    const now = (): string => (board.shadowRoot?.activeElement as HTMLElement)?.ariaLabel ?? "";
    const seen = [now()];
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home"]) {
      await act(["key", key]);
      seen.push(now().slice(0, 2));
    }
    expect(seen).toEqual(["a7, empty", "d7", "d6", "b6", "c4", "a7"]);
    const stops = [...(board.shadowRoot?.querySelectorAll<HTMLElement>("[part~=point]") ?? [])].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toHaveLength(1);
    await act(["key", "Control+ArrowRight"], ["key", "x"], ["key", "Escape"]);
    expect(now()).toBe("a7, empty");
    await act(["key", "ArrowRight"], ["key", "Tab"]);
    expect(board.shadowRoot?.activeElement).toBeNull();
  });

  test("that the board does not use stay the page's", async () => {
    const board = await shown({});
    const heard: string[] = [];
    document.addEventListener("keydown", ({ key }) => heard.push(key));
    buttonOf(board, "a7").focus();
    await act(["key", "Escape"], ["key", "ArrowRight"], ["key", "x"]);
    expect(heard).toEqual(["Escape", "x"]);
  });

  test("go on where a point has gone that had the focus", async () => {
    const board = await shown({ variant: "sesotho25" });
    buttonOf(board, "d4").focus();
    board.game = createGame("standard");
    await drawn();
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "a7"));
  });

  test("lead over another board as soon as it is there", async () => {
    const board = await shown({});
    buttonOf(board, "c4").focus();
    board.game = createGame(threeMens);
    await drawn();
    expect(labels(board, "point")).toHaveLength(9);
    expect(arrows(board, "a1").length).toBeGreaterThan(0);
    board.variant = "sesotho25";
    board.game = undefined as unknown as Game;
    await drawn();
    expect(labels(board, "point")).toHaveLength(25);
  });
});

describe("a program", () => {
  test("may refuse a move, which leaves the game as it was", async () => {
    const board = await shown({});
    const events = recorded(board);
    board.addEventListener("move", (event) => event.preventDefault());
    await click(board, "d6");
    expect([board.game.ply, labels(board, "light"), statusOf(board)]).toEqual([
      0,
      [],
      "Light to place a cow.",
    ]);
    expect(events.map(([name]) => name)).toEqual(["move"]);
  });

  test("refuses a move, and what it had marked stays marked", async () => {
    const board = await shown({ position: MILL, lastMove: { to: "a7" } });
    board.addEventListener("move", (event) => event.preventDefault(), { once: true });
    await click(board, "d6");
    expect([board.lastMove, board.game.ply]).toEqual([{ to: "a7" }, 4]);
    await click(board, "d6");
    expect([board.lastMove, board.game.ply]).toEqual([{ kind: "place", to: "d6" }, 5]);
  });

  test("refuses a move by giving the game before it back, also one that ends the game", async () => {
    const board = await shown({ position: "LL6/2L5/2DDD3 l 0,0 - 0 40" });
    const events = recorded(board);
    board.addEventListener("move", ({ detail }) => {
      board.game = detail.before;
    });
    await click(board, "f6", "g7", "e3");
    expect([board.game.ply, board.lastMove, statusOf(board)]).toEqual([
      40,
      undefined,
      "Light to move; the cows may fly.",
    ]);
    expect(events.map(([name]) => name)).toEqual(["pick", "move"]);
  });

  test.each([false, true])("may answer a move at once, refused or not (%s)", async (refused) => {
    const board = await shown({});
    board.addEventListener(
      "move",
      (event) => {
        if (refused) event.preventDefault();
        board.game = applyMove(event.detail.after, "a1");
      },
      { once: true },
    );
    await click(board, "d6");
    expect([board.game.ply, board.lastMove]).toEqual([2, { kind: "place", to: "a1" }]);
    expect(statusOf(board)).toBe("Dark places a cow on a1. Light to place a cow.");
  });

  test("may refuse a move and then allow it at once", async () => {
    const board = await shown({});
    board.addEventListener("move", (event) => {
      event.preventDefault();
      board.game = event.detail.after;
    });
    await click(board, "d6");
    expect([board.game.ply, board.lastMove]).toEqual([1, { kind: "place", to: "d6" }]);
  });

  test("may go back to the attributes while it hears of the move", async () => {
    const board = await shown({ game: createGame("mssa") });
    board.addEventListener("move", (event) => {
      event.preventDefault();
      board.game = undefined as unknown as Game;
    });
    await click(board, "d6");
    expect([board.game.ply, board.game.variant]).toEqual([0, "standard"]);
  });

  test("lays a cow back that was chosen when it sets a game", async () => {
    const board = await shown({ position: MOVING });
    const events = recorded(board);
    await click(board, "d7");
    board.variant = "nineMens";
    const seen: unknown[] = [];
    board.addEventListener("pick", () => seen.push(board.game.variant));
    board.game = createGame("mssa");
    expect([events, seen]).toEqual([
      [
        ["pick", { point: "d7" }],
        ["pick", { point: null }],
      ],
      ["mssa"],
    ]);
  });

  test("has the last move marked still when a side resigns", async () => {
    const board = await shown({});
    await click(board, "d6");
    board.game = resign(board.game, "dark");
    await drawn();
    expect([board.lastMove, statusOf(board)]).toEqual([
      { kind: "place", to: "d6" },
      "Light places a cow on d6. Light wins. Dark resigned.",
    ]);
  });

  test("may give the same game back, as frameworks do", async () => {
    const board = await shown({});
    board.addEventListener("move", ({ detail }) => {
      board.game = detail.after;
    });
    await click(board, "d6");
    expect(statusOf(board)).toBe("Light places a cow on d6. Dark to place a cow.");
    const first = part(board, "status").firstChild;
    board.game = board.game as Game;
    await drawn();
    expect(part(board, "status").firstChild).toBe(first);
  });

  test("plays the other side by setting games, and the board says what was played", async () => {
    const board = await shown({ playable: "light" });
    await click(board, "d6", "a1");
    expect(board.game.ply).toBe(1);
    expect(buttonOf(board, "a1").ariaDisabled).toBe("true");
    board.game = applyMove(board.game, "a1");
    await drawn();
    expect(statusOf(board)).toBe("Dark places a cow on a1. Light to place a cow.");
    expect(board.lastMove).toEqual({ kind: "place", to: "a1" });
    expect(buttonOf(board, "a1").ariaDisabled).toBe("false");
  });

  test("says which move is marked, in whatever order it sets it", async () => {
    const marked = (board: MorabarabaBoard): number =>
      board.shadowRoot?.querySelectorAll("svg > .last").length ?? 0;
    const game = applyMove(createGame(), "d6");
    const board = await shown({ lastMove: { to: "d6" }, game });
    expect([board.lastMove, marked(board)]).toEqual([{ to: "d6" }, 1]);
    board.lastMove = null;
    await drawn();
    expect(marked(board)).toBe(0);
    board.game = applyMove(game, "a1");
    await drawn();
    expect([board.lastMove, marked(board)]).toEqual([{ kind: "place", to: "a1" }, 1]);
    board.lastMove = { to: "d4" };
    await drawn();
    expect(marked(board)).toBe(0);
    board.game = createGame(threeMens);
    await drawn();
    expect([board.lastMove, marked(board)]).toEqual([undefined, 0]);
    for (const elsewhere of [
      { to: "a1", from: "d4" },
      { to: "a1", shot: "d4" },
    ]) {
      board.lastMove = elsewhere;
      await drawn();
      expect(marked(board)).toBe(0);
    }
  });

  test("hears of the end, once, and nothing can be played after it", async () => {
    const board = await shown({ position: "LL6/2L5/2DDD3 l 0,0 - 0 40" });
    const events = recorded(board);
    await click(board, "f6", "g7", "e3");
    expect(events.at(-1)).toMatchObject(["end", { outcome: { winner: "light", reason: "few-cows" } }]);
    expect(statusOf(board)).toMatch(/Light wins\. Dark has too few cows left\.$/);
    const { length } = events;
    await click(board, "e5", "a7");
    expect(events).toHaveLength(length);
    board.game = resign(createGame(), "light");
    await drawn();
    expect(statusOf(board)).toBe("Dark wins. Light resigned.");
    expect(part(board, "grip")).toBe(null);
  });

  test("gets an error at once for a game that is none", async () => {
    const board = await shown({});
    expect(() => {
      board.game = { variant: "standard" } as Game;
    }).toThrow(expect.objectContaining({ name: expect.stringMatching(/Error$/) as string }));
    expect(board.game.ply).toBe(0);
  });
});

describe("attributes", () => {
  test("are properties too", async () => {
    const board = await shown({});
    expect([board.variant, board.orientation, board.playable, board.notation, board.theme]).toEqual([
      "standard",
      "light",
      "both",
      "wmd",
      "earth",
    ]);
    expect([board.coordinates, board.pieces, board.frame, board.hands, board.status]).toEqual([
      true,
      "auto",
      "plain",
      "auto",
      "shown",
    ]);
    expect([board.drawable, board.editable, board.animation]).toEqual([false, false, 0]);
    Object.assign(board, {
      variant: "mssa",
      position: MILL,
      orientation: "dark",
      playable: "none",
      notation: "mssa",
      theme: "dark",
    });
    expect(board.outerHTML).toBe(
      `<morabaraba-board animation="0" variant="mssa" position="${MILL}" orientation="dark" playable="none" notation="mssa" theme="dark"></morabaraba-board>`,
    );
    await drawn();
    expect(formatPosition(board.game)).toBe(MILL);
    board.position = null;
    board.theme = undefined as never;
    await drawn();
    expect([board.position, board.game.ply, board.hasAttribute("theme")]).toEqual([null, 0, false]);
  });

  test("stand in the page before the element is known", async () => {
    const name = "late-board";
    document.body.innerHTML = `<${name} variant="nineMens"></${name}>`;
    const early = document.querySelector(name) as MorabarabaBoard;
    const game = applyMove(createGame("mssa"), "d6");
    early.game = game;
    customElements.define(name, class extends MorabarabaBoard {});
    await drawn();
    expect(early.game).toBe(game);
    expect(Object.hasOwn(early, "game")).toBe(false);
    expect(labels(early, "dark")).toEqual(["d6, dark cow"]);
  });

  test("do not replace a game that a program has set", async () => {
    const game = applyMove(createGame(), "d6");
    const board = await shown({ game });
    board.variant = "nineMens";
    await drawn();
    expect(board.game).toBe(game);
  });

  test.each([
    ["variant", "chess", "unknown-variant"],
    ["position", "9/9/9", "syntax"],
    ["theme", "pink", "bad-argument"],
    ["playable", "me", "bad-argument"],
    ["orientation", "up", "bad-argument"],
    ["coordinates", "chess", "bad-argument"],
  ])("%s=%s is an error of the page, and the board stays", async (name, value, code) => {
    const board = await shown({});
    expect(await errorsOf(() => board.setAttribute(name, value))).toEqual([code]);
    expect(labels(board, "point")).toHaveLength(24);
    board.removeAttribute(name);
    await drawn();
    await click(board, "d6");
    expect(board.game.ply).toBe(1);
  });
});

describe("an attribute that does not fit", () => {
  test.each([
    ["orientation", "dark", "up"],
    ["playable", "light", "me"],
    ["frame", "kraal", "chess"],
    ["theme", "dark", "constructor"],
  ] as const)("%s: what it was before counts, until it fits again", async (name, value, wrong) => {
    const board = await shown({ [name]: value });
    const picture = part(board, "picture").outerHTML;
    expect(await errorsOf(() => board.setAttribute(name, wrong))).toEqual(["bad-argument"]);
    expect([board[name], part(board, "picture").outerHTML]).toEqual([value, picture]);
    expect(await errorsOf(() => click(board, "a7"))).toEqual([]);
    expect([cowsDrawn(board), statusOf(board)]).toEqual([
      ["a7, light cow"],
      "Light places a cow on a7. Dark to place a cow.",
    ]);
    board.removeAttribute(name);
    await drawn();
    expect([board[name], part(board, "picture").outerHTML === picture]).not.toContain(value);
  });

  test.each([
    ["variant", "chess", "unknown-variant"],
    ["position", "junk", "syntax"],
  ] as const)("%s: the game goes on, and the error comes once", async (name, wrong, code) => {
    const board = await shown({ variant: "mssa" });
    await click(board, "a7", "g7");
    const { game, lastMove } = board;
    expect(
      await errorsOf(() => {
        board.setAttribute(name, wrong);
        expect([board.game, board.lastMove]).toEqual([game, lastMove]);
      }),
    ).toEqual([code]);
    expect(board.game).toBe(game);
    expect(await errorsOf(() => click(board, "d6"))).toEqual([]);
    expect([cowsDrawn(board).length, board.game.ply]).toEqual([3, 3]);
    expect(await errorsOf(() => board.setAttribute(name, name === "variant" ? "sesotho" : MILL))).toEqual([]);
    expect([board.game.variant, formatPosition(board.game)]).toEqual(
      name === "variant" ? ["sesotho", formatPosition(createGame("sesotho"))] : ["mssa", MILL],
    );
  });

  test("of two that make the game leaves it alone, whichever it is, until both fit", async () => {
    const board = await shown({ position: MILL });
    const other = "L7/8/8/1 d 11,12 - 0 1";
    expect(await errorsOf(() => board.setAttribute("position", other))).toEqual(["bad-board"]);
    expect(formatPosition(board.game)).toBe(MILL);
    expect(await errorsOf(() => board.setAttribute("variant", "sesotho25"))).toEqual([]);
    expect([formatPosition(board.game), board.game.variant]).toEqual([other, "sesotho25"]);
    expect(statusOf(board)).toBe("Dark to place a cow.");
  });

  test("from the first leaves the board as it is without", async () => {
    const written = '<morabaraba-board variant="chess" theme="pink" orientation="dark"></morabaraba-board>';
    const errors = await errorsOf(() => {
      document.body.innerHTML = written;
    });
    expect(errors).toEqual(["bad-argument", "unknown-variant"]);
    const [board] = document.getElementsByTagName("morabaraba-board") as HTMLCollectionOf<MorabarabaBoard>;
    expect([board?.game, board?.theme, board?.playable, board?.orientation]).toEqual([
      createGame(),
      "earth",
      "both",
      "dark",
    ]);
    expect(labels(board as MorabarabaBoard, "point")).toHaveLength(24);
  });

  test("does not end the program's game, nor is it read while that counts", async () => {
    const game = applyMove(createGame(), "d6");
    const board = await shown({ game });
    expect(await errorsOf(() => board.setAttribute("variant", "chess"))).toEqual([]);
    expect(
      await errorsOf(() => {
        board.game = undefined as unknown as Game;
      }),
    ).toEqual(["unknown-variant"]);
    expect([board.game, cowsDrawn(board)]).toEqual([game, ["d6, light cow"]]);
    board.variant = "nineMens";
    await drawn();
    expect(board.game.variant).toBe("nineMens");
  });
});

describe("a game that is refused", () => {
  const refused = (board: MorabarabaBoard): void =>
    expect(() => {
      board.game = { a: 1 } as unknown as Game;
    }).toThrow(expect.objectContaining({ name: expect.stringMatching(/Error$/) as string }));

  test("leaves the attributes in their right", async () => {
    const board = await shown({});
    refused(board);
    board.variant = "sesotho";
    await drawn();
    expect(board.game.variant).toBe("sesotho");
    board.variant = "mssa";
    refused(board);
    await drawn();
    expect([board.game.variant, statusOf(board)]).toEqual(["mssa", "Dark to place a cow."]);
  });

  test("leaves the program's game in its own", async () => {
    const game = applyMove(createGame("mssa"), "d6");
    const board = await shown({ game });
    refused(board);
    board.variant = "sesotho";
    await drawn();
    expect(board.game).toBe(game);
  });

  test("that was set before the page knew the element hides nothing else", async () => {
    const name = "hasty-board";
    document.body.innerHTML = `<${name}></${name}>`;
    const early = document.querySelector(name) as MorabarabaBoard;
    Object.assign(early, { game: { a: 1 }, theme: "dark", position: MILL });
    const errors = await errorsOf(() => customElements.define(name, class extends MorabarabaBoard {}));
    expect(errors).toHaveLength(1);
    expect([early.getAttribute("theme"), cowsDrawn(early).length]).toEqual(["dark", 4]);
  });
});

test("an attribute of a class of one's own leaves the game alone", async () => {
  class Own extends MorabarabaBoard {
    static override get observedAttributes(): readonly string[] {
      return [...MorabarabaBoard.observedAttributes, "own"];
    }
  }
  customElements.define("own-board", Own);
  const board = document.createElement("own-board") as Own;
  document.body.replaceChildren(board);
  await drawn();
  await click(board, "d6");
  board.setAttribute("own", "1");
  await drawn();
  expect(board.game.ply).toBe(1);
});

describe("words", () => {
  test("are English, and others when they are set", async () => {
    const board = await shown({ messages: afrikaans });
    const frame = part(board, "frame");
    expect([frame.lang, frame.ariaLabel]).toEqual(["af", afrikaans.variants.standard]);
    expect(board.messages).toBe(afrikaans);
    await click(board, "d6");
    expect(statusOf(board)).toMatch(/^Lig/);
    board.messages = undefined as never;
    await drawn();
    expect(board.messages).toBe(words);
    expect(part(board, "hands").textContent).toBe("Light has 11 in hand. Dark has 12 in hand.");
  });

  test("that are missing are English", async () => {
    const ours = { players: { ...words.players, light: "Thandi" } } as Words;
    const board = await shown({ messages: ours });
    expect(board.messages).toBe(ours);
    expect(part(board, "frame").lang).toBe("en");
    expect(part(board, "hands").textContent).toBe("Thandi has 12 in hand. Dark has 12 in hand.");
    board.messages = {} as Words;
    await click(board, "d6");
    expect(part(board, "hands").textContent).toBe("Light has 11 in hand. Dark has 12 in hand.");
  });

  test("call points as the picture does", async () => {
    const board = await shown({ position: MILL, notation: "mssa" });
    const names = [...(board.shadowRoot?.querySelectorAll("text") ?? [])].map(
      ({ textContent }) => textContent,
    );
    await click(board, "E3");
    expect(statusOf(board)).toBe(
      "Light places a cow on E3. This makes a mill: E1 E2 E3. Light to shoot a cow.",
    );
    expect([buttonOf(board, "E8").ariaLabel, names.includes("E8")]).toEqual([
      "E8, dark cow, can be shot",
      true,
    ]);
    await click(board, "A2");
    expect(statusOf(board)).toBe("There is no cow to shoot on A2.");
    board.game = createGame("sesotho25");
    await drawn();
    expect(labels(board, "point").slice(-2)).toEqual(["R8, empty", "d4, empty"]);
  });

  test("call a variant of one's own by its name", async () => {
    const board = await shown({ game: createGame(threeMens) });
    expect(part(board, "frame").ariaLabel).toBe("three-mens");
    board.game = { ...createGame("mssa"), variant: structuredClone(variants.mssa) };
    await drawn();
    expect(part(board, "frame").ariaLabel).toBe(words.variants.mssa);
    board.game = createGame({ ...threeMens, name: "constructor" });
    await drawn();
    expect(part(board, "frame").ariaLabel).toBe("constructor");
  });
});

describe("motion", () => {
  /** From where cows have been seen to move since the last look, and how many faded. */
  const animate = vi.spyOn(Element.prototype, "animate");
  const motions = (): string[] => {
    const seen = animate.mock.calls.map(([frames]) => {
      const { transform } = frames as { transform?: readonly string[] };
      return transform?.[0] ?? "fades";
    });
    animate.mockClear();
    return seen;
  };

  test("is of cows that step, that come from the hand, and that are shot", async () => {
    motions();
    const board = await shown({ position: MILL, animation: 200 });
    expect(motions()).toEqual([]);
    buttonOf(board, "g7").click();
    await drawn();
    expect(motions()).toContainEqual(
      expect.stringMatching(/^translate\(-?[\d.]+px,-?[\d.]+px\) scale\(0\.\d+\)$/),
    );
    await arrived();
    buttonOf(board, "b4").click();
    await drawn();
    expect(motions()).toContainEqual(expect.stringMatching(/^translate.*scale\(1\)$/));
    await arrived();
    expect(cowsDrawn(board)).toHaveLength(4);
    board.game = parsePosition(MOVING);
    await drawn();
    await arrived();
    motions();
    buttonOf(board, "d7").click();
    await drawn();
    buttonOf(board, "g7").click();
    await drawn();
    expect(motions()).toContainEqual(expect.stringMatching(/scale\(1\)$/));
  });

  test("is above everything until it is over", async () => {
    const board = await shown({ position: MOVING, animation: 50 });
    const above = (): string | undefined => part(board, "picture").lastElementChild?.classList[0];
    const still = above();
    buttonOf(board, "d7").click();
    await drawn();
    buttonOf(board, "g7").click();
    await drawn();
    expect(above()).toBe("cow");
    await arrived();
    expect(above()).toBe(still);
    buttonOf(board, "d6").click();
    await drawn();
    board.theme = "dark";
    await arrived();
    expect(above()).toBe(still);
  });

  test("waits for the one before it", async () => {
    const board = await shown({ animation: 200 });
    const cues = cuesOf(board);
    board.addEventListener(
      "move",
      ({ detail }) => {
        // A bot that answers at once.
        board.game = applyMove(detail.after, "a1");
      },
      { once: true },
    );
    buttonOf(board, "d6").click();
    await drawn();
    expect([board.game.ply, cowsDrawn(board), cues]).toEqual([2, ["d6, light cow"], ["place d6"]]);
    await arrived();
    expect([cowsDrawn(board), cues]).toEqual([
      ["d6, light cow", "a1, dark cow"],
      ["place d6", "place a1"],
    ]);
  });

  test("begins where a cow was let go", async () => {
    motions();
    const board = await shown({ position: MOVING, animation: 200 });
    const spot = (point: string): DOMRect => buttonOf(board, point).getBoundingClientRect();
    const [x, y] = middleOf(buttonOf(board, "g7"));
    await act(["drag", ...middleOf(buttonOf(board, "d7")), x - 8, y]);
    expect(board.game.ply).toBe(41);
    const from = motions().find((motion) => motion.startsWith("translate")) ?? "";
    const units = (spot("g7").left - spot("d7").left) / 300;
    expect(Number(/\((\d+)/.exec(from)?.[1]) * units).toBeGreaterThan(300 * units);
  });

  test("is of a cow that is lifted: it grows, and its shadows come out below it", async () => {
    const board = await shown({ position: MOVING, animation: 200 });
    const from = middleOf(buttonOf(board, "d7"));
    motions();
    await act(["down", ...from], ["move", from[0] + 9, from[1] + 9]);
    await drawn();
    const parts = motions().filter((motion) => motion.startsWith("scale"));
    expect(parts.slice(0, 3)).toEqual(["scale(0.6)", "scale(0.6)", `scale(${1 / 1.12})`]);
    await act(["up"]);
    await commands.prefer({ reducedMotion: "reduce" });
    motions();
    await act(["down", ...from], ["move", from[0] + 9, from[1] + 9]);
    await drawn();
    expect(board.shadowRoot?.querySelectorAll(".lifted").length).toBe(1);
    expect(motions().filter((motion) => motion.startsWith("scale"))).toEqual([]);
    await act(["up"]);
  });

  test("is none where people ask for rest", async () => {
    await commands.prefer({ reducedMotion: "reduce" });
    motions();
    const board = await shown({ position: MILL, animation: 200 });
    await click(board, "g7", "b4");
    expect([motions().filter((motion) => motion !== "fades"), board.game.ply]).toEqual([[], 5]);
    expect(cowsDrawn(board)).toHaveLength(4);
  });

  /** What was animated since the last look: with which frames, and after which delay. */
  const frames = (): readonly (readonly [frames: PropertyIndexedKeyframes, delay: number])[] => {
    const seen = animate.mock.calls.map(
      ([each, timing]) =>
        [each as PropertyIndexedKeyframes, (timing as KeyframeAnimationOptions).delay ?? 0] as const,
    );
    animate.mockClear();
    return seen;
  };

  test("is of a mill whose line grows out of its last cow once that has arrived", async () => {
    const board = await shown({ position: MILL, animation: 100 });
    frames();
    buttonOf(board, "g7").click();
    await drawn();
    const line = ["0 600 0 600", "0 0 600 0"];
    expect(frames()).toContainEqual([{ strokeDasharray: line, strokeLinecap: ["butt", "butt"] }, 110]);
    board.animation = 0;
    board.cancelTurn();
    await drawn();
    frames();
    buttonOf(board, "g7").click();
    await drawn();
    expect([frames(), part(board, "picture").querySelectorAll(".mill")]).toMatchObject([[], { length: 1 }]);
  });

  test("is of a mill that is there for people who ask for rest", async () => {
    await commands.prefer({ reducedMotion: "reduce" });
    const board = await shown({ position: MILL, animation: 200 });
    frames();
    buttonOf(board, "g7").click();
    await drawn();
    expect(frames().filter(([each]) => "strokeDasharray" in each)).toEqual([]);
  });

  test("is of an arrow that grows out of its start, or appears", async () => {
    const board = await shown({ position: MOVING, animation: 200 });
    const arrow = { arrows: [{ from: "d7", to: "d6" }] };
    frames();
    board.drawings = arrow;
    await drawn();
    const grown = ["translate(376px,76px) scale(0) translate(-376px,-76px)", "none"];
    expect(frames().map(([each]) => each)).toEqual([{ transform: grown }]);
    await commands.prefer({ reducedMotion: "reduce" });
    board.drawings = {};
    await drawn();
    board.drawings = arrow;
    await drawn();
    expect(frames().map(([each]) => each)).toEqual([{ opacity: [0, 1] }]);
    board.animation = 0;
    await commands.prefer({ reducedMotion: "no-preference" });
    board.drawings = {};
    await drawn();
    board.drawings = arrow;
    await drawn();
    expect(frames()).toEqual([]);
  });

  test("is of a board that is seen from the other side: one picture fades into the other", async () => {
    const board = await shown({ position: MILL, animation: 200 });
    const pictures = (): number => board.shadowRoot?.querySelectorAll(".picture").length ?? 0;
    board.orientation = "dark";
    await drawn();
    expect([pictures(), board.shadowRoot?.querySelectorAll("[part=picture]").length]).toEqual([2, 1]);
    await arrived();
    expect(pictures()).toBe(1);
    board.animation = 0;
    board.orientation = "light";
    await drawn();
    expect(pictures()).toBe(1);
  });

  test("is of a cow that goes home from where it may not go, if it is still there", async () => {
    const board = await shown({ position: MOVING, animation: 200 });
    motions();
    const far = middleOf(buttonOf(board, "d7"));
    await act(["drag", ...far, far[0] + 30, far[1] + 20]);
    await drawn();
    expect(motions()).toContainEqual(expect.stringMatching(/scale\(1\.12\)$/));
    expect(board.pending).toEqual({});
    board.addEventListener("pick", ({ detail }) => {
      if (detail.point === null) board.game = parsePosition("L2L4/1LLDD3/3D4 l 0,0 - 0 40");
    });
    await act(["drag", ...far, far[0] + 30, far[1] + 20]);
    await drawn();
    expect(cowsDrawn(board)).toHaveLength(7);
  });

  test("of a picture that goes away leaves nothing behind", async () => {
    const board = await shown({ position: MILL, animation: 200 });
    buttonOf(board, "g7").click();
    await drawn();
    await arrived();
    buttonOf(board, "b4").click();
    await drawn();
    for (const each of (board.shadowRoot as unknown as DocumentOrShadowRoot).getAnimations()) each.cancel();
    await drawn();
    expect(board.shadowRoot?.querySelectorAll(".picture > .cow").length).toBe(4);
  });
});

describe("size", () => {
  test("is the same for the whole game, however long the status line is", async () => {
    const board = await shown({ position: "LL6/2L5/2DDD3 l 0,0 - 0 40" }, 340);
    board.style.height = "420px";
    const width = async (): Promise<number> => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return part(board, "frame").offsetWidth;
    };
    const before = await width();
    expect(before).toBeLessThan(320);
    await click(board, "f6", "g7");
    expect([await width(), part(board, "cancel-turn").hidden]).toEqual([before, false]);
    await click(board, "e3");
    expect([await width(), statusOf(board).length > 100]).toEqual([before, true]);
  });

  test("leaves room for a status line of the page", async () => {
    const board = await shown({}, 340);
    board.style.height = "420px";
    const own = document.createElement("div");
    own.slot = "status";
    own.style.height = "200px";
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const before = part(board, "frame").offsetWidth;
    board.append(own);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    expect(part(board, "frame").offsetWidth).toBeLessThan(before - 80);
  });

  test.each([
    [120, "none", "none"],
    [180, "none", "inline"],
    [320, "block", "inline"],
  ])(
    "of %d pixels leaves out what would be too small to be read, and what would be noise",
    async (width, name, hide) => {
      const board = await shown({}, width);
      const displayOf = (kind: string): string =>
        getComputedStyle(part(board, "picture").querySelector(`.${kind}`) as Element).display;
      expect([displayOf("rank"), displayOf("hide")]).toEqual([name, hide]);
    },
  );

  test.each([120, 320, 400])(
    "is that of a box of %d pixels, and the points stay under their buttons",
    async (width) => {
      const board = await shown({ position: MILL }, width);
      const picture = part(board, "picture").getBoundingClientRect();
      expect(picture.width).toBeCloseTo(width, 0);
      for (const cow of ["a7", "b4"]) {
        const button = buttonOf(board, cow).getBoundingClientRect();
        const under = board.shadowRoot
          ?.elementsFromPoint(button.left + button.width / 2, button.top + button.height / 2)
          .map(({ tagName }) => tagName);
        expect(under?.[0]).toBe("BUTTON");
        expect(button.width / picture.width).toBeGreaterThan(0.09);
      }
    },
  );

  test("is not taller than the page, but for a page that says so", async () => {
    const board = await shown({}, 4000);
    const height = (): number => part(board, "board").getBoundingClientRect().height;
    await arrived();
    expect(board.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    board.style.setProperty("--morabaraba-height", "400px");
    await arrived();
    expect(height()).toBeCloseTo(400, 0);
    board.style.removeProperty("--morabaraba-height");
    board.style.height = "450px";
    await arrived();
    expect(height()).toBeLessThanOrEqual(450);
    expect(height()).toBeGreaterThan(430);
  });

  const boxes = [
    "display:flex",
    "display:grid;place-items:center",
    "display:flex;flex-direction:column;align-items:center",
    "width:fit-content",
    "float:left",
    "position:absolute",
  ];
  test.each(boxes)("does not depend on what the status says in a box with %s", async (style) => {
    const board = await shown({ position: MILL }, 380);
    const [outer, box] = [document.createElement("main"), document.createElement("div")];
    outer.style.width = "380px";
    box.style.cssText = style;
    document.body.replaceChildren(outer);
    outer.append(box);
    box.append(board);
    const widths = new Set<number>();
    const measure = async (): Promise<void> => {
      await drawn();
      widths.add(part(board, "frame").getBoundingClientRect().width);
    };
    await measure();
    await click(board, "g7");
    await measure();
    board.game = createGame();
    await measure();
    const [width = 0, ...others] = widths;
    expect([others, width > 370]).toEqual([[], true]);
  });

  test("comes with the box of details that open, and with a board that moves about", async () => {
    document.body.innerHTML = "<details><summary>Board</summary></details>";
    const board = document.createElement("morabaraba-board");
    document.querySelector("details")?.append(board);
    await drawn();
    document.querySelector("details")?.setAttribute("open", "");
    expect(part(board, "frame").getBoundingClientRect().width).toBeGreaterThan(100);
    await click(board, "d6");
    document.body.append(board);
    board.orientation = "dark";
    await drawn();
    expect(board.game.ply).toBe(1);
    board.remove();
    board.game = createGame();
    await drawn();
    expect(labels(board, "light")).toEqual(["d6, light cow"]);
  });
});

test("the element is defined once, however often it is asked for", () => {
  define();
  define();
  expect(customElements.get("morabaraba-board")).toBe(MorabarabaBoard);
  expect(document.createElement("morabaraba-board")).toBeInstanceOf(MorabarabaBoard);
  define("another-board");
  expect(document.createElement("another-board")).toBeInstanceOf(MorabarabaBoard);
});

test("a board that moves to another document and back keeps its looks", async () => {
  const board = await shown({});
  const looks = (): unknown => [
    part(board, "point").ownerDocument.defaultView?.getComputedStyle(part(board, "point")).position,
    board.shadowRoot?.adoptedStyleSheets.length,
  ];
  const box = board.parentNode as Element;
  const frame = document.createElement("iframe");
  box.append(frame);
  frame.contentDocument?.body.append(board);
  await drawn();
  expect(looks()).toEqual(["absolute", 1]);
  document.implementation.createHTMLDocument("").body.append(board);
  expect(board.shadowRoot?.adoptedStyleSheets).toHaveLength(0);
  box.append(board);
  await drawn();
  expect(looks()).toEqual(["absolute", 1]);
  box.append(board);
  expect(looks()).toEqual(["absolute", 1]);
});

test("the words go in their own direction, whatever the page's is", async () => {
  const board = await shown({});
  document.body.dir = "rtl";
  const direction = (): string => getComputedStyle(part(board, "status")).direction;
  expect(direction()).toBe("ltr");
  board.messages = { ...words, turns: { ...words.turns, placing: "שלום." } };
  await drawn();
  expect(direction()).toBe("rtl");
  document.body.removeAttribute("dir");
});

test("the point that has the focus has a ring with dark edges", async () => {
  const board = await shown({});
  await act(["key", "Tab"]);
  const { outlineStyle, boxShadow } = getComputedStyle(buttonOf(board, "a7"));
  expect([outlineStyle, boxShadow]).toEqual(["solid", "rgb(0, 0, 0) 0px 0px 0px 6px"]);
});

test("the move is heard on the page around", async () => {
  const board = await shown({ game: createGame() });
  const heard: MoveDetail[] = [];
  document.addEventListener("move", (event) => heard.push((event as CustomEvent).detail), { once: true });
  await click(board, "a1");
  expect(heard[0]?.before).toEqual(createGame());
  expect(heard[0]?.move).toEqual(legalMoves(createGame()).find(({ to }) => to === "a1"));
});

test("the move is heard outside of another element's shadow, until nobody listens", async () => {
  const board = await shown({});
  const host = document.createElement("div");
  board.parentNode?.append(host);
  host.attachShadow({ mode: "open" }).append(board);
  const heard: string[] = [];
  const listen = ({ detail }: CustomEvent<MoveDetail>): number => heard.push(detail.notation);
  board.addEventListener("move", listen);
  host.addEventListener("move", () => heard.push("outside"));
  await click(board, "a1");
  board.removeEventListener("move", listen);
  await click(board, "d1");
  expect(heard).toEqual(["a1", "outside", "outside"]);
});
