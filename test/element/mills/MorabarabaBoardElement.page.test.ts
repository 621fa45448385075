/** The element in Chromium: what people do on it, what programs do with it, and its events. */
import { applyMove, createGame, formatPosition, legalMoves, parsePosition, resign } from "morabaraba";
import { MorabarabaBoardElement, type MoveDetail } from "morabaraba/board";
import { beginTurn, pressPoint, turnStatus } from "morabaraba/turn";
import { en as words } from "morabaraba/words";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import {
  arrows,
  buttonOf,
  click,
  eventsOf,
  MILL,
  MOVING,
  optionalShots,
  press,
  shown,
  threeMens,
} from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  clickOn,
  cuesOf,
  drawn,
  errorsOf,
  frames,
  labels,
  later,
  middleOf,
  part,
  set,
  shapes,
  statusOf,
} from "../../support/element/page.ts";
import { said } from "../../support/said.ts";

/** Waits until all motion has ended. */
const arrived = (): Promise<void> => later(500);

/** Presses points, and returns the status line. */
const saidAfter = (position: string, ...points: readonly string[]): string =>
  turnStatus(words, points.reduce(pressPoint, beginTurn(parsePosition(position))));

const cowsDrawn = (board: MorabarabaBoardElement): string[] =>
  labels(board, "light").concat(labels(board, "dark"));

afterEach(async () => {
  await commands.prefer({ reducedMotion: "no-preference", forcedColors: "none" });
});

describe("a mill", () => {
  test("shows its step at once and asks for the shot", async () => {
    const board = await shown({ position: MILL });
    const events = eventsOf(board);
    await click(board, "g7");
    expect(buttonOf(board, "g7").ariaLabel).toBe(said(["marks.chosen", { place: "g7, light cow" }]));
    expect(labels(board, "target")).toEqual([
      said(["marks.target", { place: "a4, dark cow" }]),
      said(["marks.target", { place: "b4, dark cow" }]),
    ]);
    expect(statusOf(board)).toBe(saidAfter(MILL, "g7"));
    expect([events, formatPosition(board.game)]).toEqual([[], MILL]);
    await click(board, "b4");
    expect(events.map(([name]) => name)).toEqual(["move"]);
    expect(events[0]?.[1]).toMatchObject({ notation: "g7xb4", move: { to: "g7", shots: ["b4"] } });
    expect(labels(board, "target")).toEqual([]);
  });

  test("of three lines asks for three shots, and shows the shots so far", async () => {
    const game = parsePosition("1LL3LL/LD1DD1D1/L4D1D l 3,4 - 0 16", "daSanQi");
    const board = await shown({ game });
    const events = eventsOf(board);
    const targets = ["d6", "f4", "f2", "b2", "d3", "c4"];
    const calls = (): string[] => labels(board, "target").map((label) => label.split(",")[0] as string);
    await click(board, "a7");
    expect(calls().sort()).toEqual([...targets].sort());
    await click(board, "f4", "d6");
    expect(calls().sort()).toEqual(["b2", "c4", "d3", "f2"]);
    expect([shapes(board, "target"), buttonOf(board, "f4").ariaLabel]).toEqual([
      4,
      said(["points.dead", { point: "f4" }]),
    ]);
    expect([board.pending, events]).toEqual([{ to: "a7", shots: ["f4", "d6"] }, []]);
    await click(board, "c4");
    expect(events.map(([, detail]) => detail)).toMatchObject([{ notation: "a7xd6xf4xc4" }]);
  });

  test("has its band from the step until the next move", async () => {
    const board = await shown({ position: MILL });
    const bands = (): (string | null)[] => all(board, ".mill .band").map((band) => band.getAttribute("d"));
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

  test("is taken back by Escape, or by a button on devices without keys", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    await act(["key", "Escape"]);
    expect(buttonOf(board, "g7").ariaLabel).toBe("g7, empty, makes a mill");
    expect(statusOf(board)).toBe(saidAfter(MILL));
    await click(board, "g7");
    const button = part<HTMLButtonElement>(board, "cancel-turn");
    expect([button.hidden, button.textContent]).toEqual([false, "Cancel"]);
    expect(part(board, "no-shot").hidden).toBe(true);
    await clickOn(button);
    expect([buttonOf(board, "g7").ariaLabel, button.hidden]).toEqual(["g7, empty, makes a mill", true]);
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "g7"));
    expect(formatPosition(board.game)).toBe(MILL);
  });

  test("is taken back by Escape on the buttons too, and the key event stays inside", async () => {
    const board = await shown({ position: MILL });
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): number => heard.push(key);
    document.addEventListener("keydown", listen);
    await click(board, "g7");
    await act(["key", "Tab"]);
    expect(board.shadowRoot?.activeElement).toBe(part(board, "cancel-turn"));
    await act(["key", "ArrowUp"], ["key", "Escape"]);
    document.removeEventListener("keydown", listen);
    expect([heard, buttonOf(board, "g7").ariaLabel]).toEqual([["Tab", "ArrowUp"], "g7, empty, makes a mill"]);
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "g7"));
  });

  test("is discarded when the program sets a game, and the focus stays on the board", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    part(board, "cancel-turn").focus();
    await set(board, { game: createGame() });
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "g7"));
    expect(part(board, "cancel-turn").hidden).toBe(true);
  });

  test("is taken back when `playable` becomes none", async () => {
    const board = await shown({ position: MILL });
    await click(board, "g7");
    await set(board, { playable: "none" });
    expect([labels(board, "target"), part(board, "cancel-turn").hidden]).toEqual([[], true]);
    expect(statusOf(board)).toBe(saidAfter(MILL));
  });

  test("with an optional shot waits for more than one press", async () => {
    const board = await shown({ game: parsePosition("LL5D/7D/8/1 l 10,10 - 0 4", optionalShots) });
    const events = eventsOf(board);
    await act(["double", ...middleOf(buttonOf(board, "g7"))]);
    expect([events, statusOf(board).includes(" may shoot ")]).toEqual([[], true]);
    await act(["key", "Escape"], ["hold", "Enter"]);
    expect([events, statusOf(board).includes(" may shoot ")]).toEqual([[], true]);
    await act(["key", "Enter"]);
    expect(events.map(([name]) => name)).toEqual(["move"]);
  });

  test("with an optional shot offers a button to play without it", async () => {
    const board = await shown({ game: parsePosition("LL5D/7D/8/1 l 10,10 - 0 4", optionalShots) });
    await click(board, "g7");
    expect(statusOf(board)).toContain(" may shoot ");
    await clickOn(part(board, "no-shot"));
    // A program can click a hidden button.
    part(board, "no-shot").click();
    expect(formatPosition(board.game)).toBe("LLL4D/7D/8/1 d 9,10 - 0 5");
  });

  test("goes on waiting after an illegal shot", async () => {
    const board = await shown({ position: MILL });
    const events = eventsOf(board);
    await click(board, "g7", "d7");
    expect(events).toEqual([
      ["refuse", { move: { from: undefined, to: "g7", shots: ["d7"] }, code: "not-a-target" }],
    ]);
    expect(statusOf(board)).toBe(saidAfter(MILL, "g7", "d7"));
    await click(board, "a4");
    expect(board.game.ply).toBe(5);
  });
});

describe("refusals", () => {
  test.each([
    [MOVING, ["d7", "a1"], "not-adjacent"],
    [MILL, ["a4"], "occupied"],
    [MILL, ["a7"], "cow-in-hand"],
    [MOVING, ["f4"], "not-your-cow"],
    ["LL5L/LDDDD3/8 l 0,0 - 0 40", ["a7"], "blocked"],
  ])("%s %j is %s", async (position, points, code) => {
    const board = await shown({ position });
    const events = eventsOf(board);
    await click(board, ...points);
    expect(events.at(-1)).toMatchObject(["refuse", { code }]);
    const line = part(board, "status");
    const text = saidAfter(position, ...points);
    expect([line.textContent, line.role ?? line.getAttribute("role")]).toEqual([text, "status"]);
    const heard = await commands.hear();
    expect(heard.some(({ name }) => name === text)).toBe(true);
    expect(line.getBoundingClientRect().height).toBeGreaterThan(10);
    expect(formatPosition(board.game)).toBe(position);
  });

  test("do not come from a held key", async () => {
    const board = await shown({});
    const events = eventsOf(board);
    await click(board, "d6");
    await act(["key", "ArrowUp"], ["hold", "Enter"]);
    expect(events.map(([name]) => name)).toEqual(["move", "move"]);
  });

  test("are read out again when they repeat", async () => {
    const board = await shown({ position: MILL });
    await click(board, "a4");
    const first = part(board, "status").firstChild;
    await click(board, "a4");
    expect(part(board, "status").firstChild).not.toBe(first);
    const second = part(board, "status").firstChild;
    await set(board, { coordinates: false });
    expect(part(board, "status").firstChild).toBe(second);
  });
});

describe("a cow", () => {
  test("can be chosen, with lights on its destinations, and put back", async () => {
    const board = await shown({ position: MOVING });
    const events = eventsOf(board);
    await click(board, "d7");
    expect(buttonOf(board, "d7").ariaLabel).toBe(said(["marks.chosen", { place: "d7, light cow" }]));
    expect([buttonOf(board, "d7").ariaPressed, buttonOf(board, "a7").ariaPressed]).toEqual(["true", "false"]);
    expect([buttonOf(board, "g7").ariaPressed, buttonOf(board, "f4").ariaPressed]).toEqual([null, null]);
    expect(labels(board, "destination")).toEqual([
      said(["marks.destination", { place: "g7, empty" }]),
      said(["marks.destination", { place: "d6, empty" }]),
    ]);
    await click(board, "a7", "a7");
    expect(events.map(([, detail]) => detail)).toEqual([{ point: "d7" }, { point: "a7" }, { point: null }]);
  });

  test("keeps a finger from scrolling the page, but empty points do not", async () => {
    const board = await shown({ position: MOVING });
    const still = all(board, "[part~=point]")
      .filter((button) => getComputedStyle(button).touchAction === "none")
      .map(({ ariaLabel }) => ariaLabel);
    expect(still).toEqual([
      said(["points.light", { point: "a7" }]),
      said(["points.light", { point: "d7" }]),
      said(["points.light", { point: "f6" }]),
      said(["points.light", { point: "c5" }]),
    ]);
    expect(getComputedStyle(part(board, "frame")).touchAction).toBe("manipulation");
  });
});

describe("keys", () => {
  test("lead to the nearest point in their direction, and the Tab key has one stop", async () => {
    const board = await shown({});
    await act(["key", "Tab"]);
    const now = (): string => (board.shadowRoot?.activeElement as HTMLElement)?.ariaLabel ?? "";
    const seen = [now()];
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home"]) {
      await act(["key", key]);
      seen.push(now().slice(0, 2));
    }
    expect(seen).toEqual([said(["points.empty", { point: "a7" }]), "d7", "d6", "b6", "c4", "a7"]);
    const stops = all(board, "[part~=point]").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    await act(["key", "Control+ArrowRight"], ["key", "x"], ["key", "Escape"]);
    expect(now()).toBe(said(["points.empty", { point: "a7" }]));
    await act(["key", "ArrowRight"], ["key", "Tab"]);
    expect(board.shadowRoot?.activeElement).toBeNull();
  });

  test("that the board does not use reach the page", async () => {
    const board = await shown({});
    const heard: string[] = [];
    document.addEventListener("keydown", ({ key }) => heard.push(key));
    buttonOf(board, "a7").focus();
    await act(["key", "Escape"], ["key", "ArrowRight"], ["key", "x"]);
    expect(heard).toEqual(["Escape", "x"]);
  });

  test("work after the focused point was removed", async () => {
    const board = await shown({ variant: "sesotho25" });
    buttonOf(board, "d4").focus();
    await set(board, { game: createGame("standard") });
    expect(board.shadowRoot?.activeElement).toBe(buttonOf(board, "a7"));
  });

  test("lead over another board as soon as it is drawn", async () => {
    const board = await shown({});
    buttonOf(board, "c4").focus();
    await set(board, { game: createGame(threeMens) });
    expect(labels(board, "point")).toHaveLength(9);
    expect(arrows(board, "a1").length).toBeGreaterThan(0);
    await set(board, { variant: "sesotho25", game: undefined });
    expect(labels(board, "point")).toHaveLength(25);
  });
});

describe("a program", () => {
  test("can refuse a move, and its marked move stays", async () => {
    const board = await shown({ position: MILL, lastMove: { to: "a7" } });
    board.addEventListener("move", (event) => event.preventDefault(), { once: true });
    await click(board, "d6");
    expect([board.lastMove, board.game.ply]).toEqual([{ to: "a7" }, 4]);
    await click(board, "d6");
    expect([board.lastMove, board.game.ply]).toEqual([{ kind: "place", to: "d6" }, 5]);
  });

  test("puts back a chosen cow by setting a game", async () => {
    const board = await shown({ position: MOVING });
    const events = eventsOf(board);
    await click(board, "d7");
    board.variant = "nineMens";
    const seen: unknown[] = [];
    board.addEventListener("pick", () => seen.push(board.game.variant));
    board.game = createGame("mssa");
    expect(events.map(([, detail]) => detail)).toEqual([{ point: "d7" }, { point: null }]);
    expect(seen).toEqual(["mssa"]);
  });

  test("keeps the last move marked when a side resigns", async () => {
    const board = await shown({});
    await click(board, "d6");
    await set(board, { game: resign(board.game, "dark") });
    expect(board.lastMove).toEqual({ kind: "place", to: "d6" });
  });

  test("plays the other side by setting games, and the status line has the move", async () => {
    const board = await shown({ playable: "light" });
    await click(board, "d6", "a1");
    expect(board.game.ply).toBe(1);
    expect(buttonOf(board, "a1").ariaDisabled).toBe("true");
    await set(board, { game: applyMove(board.game, "a1") });
    expect(board.lastMove).toEqual({ kind: "place", to: "a1" });
    expect(buttonOf(board, "a1").ariaDisabled).toBe("false");
  });

  test("can set the marked move before or after the game", async () => {
    const marked = (board: MorabarabaBoardElement): number => shapes(board, "last");
    const game = applyMove(createGame(), "d6");
    const board = await shown({ lastMove: "d6", game });
    expect([board.lastMove, marked(board)]).toEqual([{ to: "d6" }, 1]);
    await set(board, { lastMove: { to: "d6" } });
    expect([board.lastMove, marked(board)]).toEqual([{ to: "d6" }, 1]);
    await set(board, { lastMove: null });
    expect(marked(board)).toBe(0);
    await set(board, { lastMove: undefined });
    expect(board.lastMove).toBeUndefined();
    await set(board, { game: applyMove(game, "a1") });
    expect([board.lastMove, marked(board)]).toEqual([{ kind: "place", to: "a1" }, 1]);
    await set(board, { lastMove: { to: "d4" } });
    expect(marked(board)).toBe(0);
    await set(board, { game: createGame(threeMens) });
    expect([board.lastMove, marked(board)]).toEqual([undefined, 0]);
    await set(board, { lastMove: { to: "a1", from: "d4" } });
    expect(marked(board)).toBe(0);
    await set(board, { lastMove: { to: "a1", shots: ["d4"] } });
    expect(marked(board)).toBe(0);
  });
});

describe("an invalid attribute", () => {
  test("keeps the earlier game until position and variant are both valid", async () => {
    const board = await shown({ position: MILL });
    const other = "L7/8/8/1 d 11,12 - 0 1";
    expect(await errorsOf(() => board.setAttribute("position", other))).toEqual(["bad-board"]);
    expect(formatPosition(board.game)).toBe(MILL);
    expect(await errorsOf(() => board.setAttribute("variant", "sesotho25"))).toEqual([]);
    expect([formatPosition(board.game), board.game.variant]).toEqual([other, "sesotho25"]);
  });

  test("in the markup leaves the default", async () => {
    const written = '<morabaraba-board variant="chess" theme="pink" orientation="dark"></morabaraba-board>';
    const errors = await errorsOf(() => {
      document.body.innerHTML = written;
    });
    expect(errors).toEqual(["bad-argument", "unknown-variant"]);
    const [board] = document.getElementsByTagName(
      "morabaraba-board",
    ) as HTMLCollectionOf<MorabarabaBoardElement>;
    expect(board?.game).toEqual(createGame());
    expect([board?.theme, board?.playable, board?.orientation]).toEqual(["earth", "both", "dark"]);
    expect(labels(board as MorabarabaBoardElement, "point")).toHaveLength(24);
  });
});

test("an attribute of a subclass does not touch the game", async () => {
  class Own extends MorabarabaBoardElement {
    static override get observedAttributes(): readonly string[] {
      return [...MorabarabaBoardElement.observedAttributes, "own"];
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
  test("name points as the picture does", async () => {
    const board = await shown({ position: MILL, notation: "mssa" });
    const names = all(board, "text").map(({ textContent }) => textContent);
    await click(board, "E3");
    expect(statusOf(board)).toContain("E1 E2 E3");
    expect(buttonOf(board, "E8").ariaLabel).toBe(said(["marks.target", { place: "E8, dark cow" }]));
    expect(names).toContain("E8");
    await click(board, "A2");
    expect(statusOf(board)).toContain(" A2.");
    await set(board, { game: createGame("sesotho25") });
    expect(labels(board, "point").slice(-2)).toEqual([
      said(["points.empty", { point: "R8" }]),
      said(["points.empty", { point: "d4" }]),
    ]);
  });
});

describe("motion", () => {
  /** The starts of motions, and the number of fades, since the last call. */
  const animate = vi.spyOn(Element.prototype, "animate");
  const motions = (): string[] => {
    const seen = animate.mock.calls.map(([frames]) => {
      const { transform } = frames as { transform?: readonly string[] };
      return transform?.[0] ?? "fades";
    });
    animate.mockClear();
    return seen;
  };

  test("shows cows that step, come from the hand, or are shot", async () => {
    motions();
    const board = await shown({ position: MILL, animation: 200 });
    expect(motions()).toEqual([]);
    await press(board, "g7");
    expect(motions()).toContainEqual(
      expect.stringMatching(/^translate\(-?[\d.]+px,-?[\d.]+px\) scale\(0\.\d+\)$/),
    );
    await arrived();
    await press(board, "b4");
    expect(motions()).toContainEqual(expect.stringMatching(/^translate.*scale\(1\)$/));
    await arrived();
    expect(cowsDrawn(board)).toHaveLength(4);
    await set(board, { game: parsePosition(MOVING) });
    await arrived();
    motions();
    await press(board, "d7", "g7");
    expect(motions()).toContainEqual(expect.stringMatching(/scale\(1\)$/));
  });

  test("is above everything until it ends", async () => {
    const board = await shown({ position: MOVING, animation: 50 });
    const above = (): string | undefined => part(board, "picture").lastElementChild?.classList[0];
    const still = above();
    await press(board, "d7", "g7");
    expect(above()).toBe("cow");
    await expect.poll(above, { timeout: 5000 }).toBe(still);
    await press(board, "d6");
    board.theme = "dark";
    await arrived();
    expect(above()).toBe(still);
  });

  test("waits until the previous one has ended", async () => {
    const board = await shown({ animation: 200 });
    const cues = cuesOf(board);
    board.addEventListener(
      "move",
      ({ detail }) => {
        // A bot that replies at once.
        board.game = applyMove(detail.game, "a1");
      },
      { once: true },
    );
    await press(board, "d6");
    expect([board.game.ply, cowsDrawn(board), cues]).toEqual([
      2,
      [said(["points.light", { point: "d6" }])],
      ["place d6"],
    ]);
    await arrived();
    expect(cowsDrawn(board)).toEqual([
      said(["points.light", { point: "d6" }]),
      said(["points.dark", { point: "a1" }]),
    ]);
    expect(cues).toEqual(["place d6", "place a1"]);
  });

  test("starts where a cow was dropped", async () => {
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

  test("lifts a cow: it grows, and its shadows come out below it", async () => {
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
    expect(shapes(board, "lifted")).toBe(1);
    expect(motions().filter((motion) => motion.startsWith("scale"))).toEqual([]);
    await act(["up"]);
  });

  test("is off if people prefer reduced motion", async () => {
    await commands.prefer({ reducedMotion: "reduce" });
    motions();
    const board = await shown({ position: MILL, animation: 200 });
    await click(board, "g7", "b4");
    expect([motions().filter((motion) => motion !== "fades"), board.game.ply]).toEqual([[], 5]);
    expect(cowsDrawn(board)).toHaveLength(4);
  });

  /** The animations since the last call, with their frames and delays. */
  const animated = (): readonly (readonly [frames: PropertyIndexedKeyframes, delay: number])[] => {
    const seen = animate.mock.calls.map(
      ([each, timing]) =>
        [each as PropertyIndexedKeyframes, (timing as KeyframeAnimationOptions).delay ?? 0] as const,
    );
    animate.mockClear();
    return seen;
  };

  test("draws a mill's line out of its last cow once the cow has arrived", async () => {
    const board = await shown({ position: MILL, animation: 100 });
    animated();
    await press(board, "g7");
    const line = ["0 600 0 600", "0 0 600 0"];
    expect(animated()).toContainEqual([{ strokeDasharray: line, strokeLinecap: ["butt", "butt"] }, 110]);
    await commands.prefer({ reducedMotion: "reduce" });
    await press(board, "b4");
    await set(board, { game: parsePosition(MILL) });
    animated();
    await press(board, "g7");
    expect(animated().filter(([each]) => "strokeDasharray" in each)).toEqual([]);
    board.cancelTurn();
    await set(board, { animation: 0 });
    animated();
    await press(board, "g7");
    expect([animated(), shapes(board, "mill")]).toEqual([[], 1]);
  });

  test("grows an arrow out of its start, or fades it in", async () => {
    const board = await shown({ position: MOVING, animation: 200 });
    const arrow = { arrows: [{ from: "d7", to: "d6" }] };
    animated();
    await set(board, { drawings: arrow });
    const grown = ["translate(376px,76px) scale(0) translate(-376px,-76px)", "none"];
    expect(animated().map(([each]) => each)).toEqual([{ transform: grown }]);
    await commands.prefer({ reducedMotion: "reduce" });
    await set(board, { drawings: {} });
    await set(board, { drawings: arrow });
    expect(animated().map(([each]) => each)).toEqual([{ opacity: [0, 1] }]);
    board.animation = 0;
    await commands.prefer({ reducedMotion: "no-preference" });
    await set(board, { drawings: {} });
    await set(board, { drawings: arrow });
    expect(animated()).toEqual([]);
  });

  test("returns a cow from an illegal drop, if the cow is still there", async () => {
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

  test("of a removed picture leaves no node behind", async () => {
    const board = await shown({ position: MILL, animation: 200 });
    await press(board, "g7");
    await arrived();
    await press(board, "b4");
    for (const each of (board.shadowRoot as unknown as DocumentOrShadowRoot).getAnimations()) each.cancel();
    await drawn();
    expect(shapes(board, "cow")).toBe(4);
  });
});

describe("size", () => {
  test("leaves space for the page's own status line", async () => {
    const board = await shown({}, 340);
    board.style.height = "420px";
    const own = document.createElement("div");
    own.slot = "status";
    own.style.height = "200px";
    await frames(3);
    const before = part(board, "frame").offsetWidth;
    board.append(own);
    await frames(3);
    expect(part(board, "frame").offsetWidth).toBeLessThan(before - 80);
  });

  test.each([
    [120, "none", "none"],
    [180, "none", "inline"],
    [320, "block", "inline"],
  ])("of %d pixels leaves out unreadable names and noisy texture", async (width, name, hide) => {
    const board = await shown({}, width);
    const displayOf = (kind: string): string =>
      getComputedStyle(part(board, "picture").querySelector(`.${kind}`) as Element).display;
    expect([displayOf("rank"), displayOf("hide")]).toEqual([name, hide]);
  });

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

  test("is at most the window's height, unless the page sets another height", async () => {
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

  test.each([
    "display:flex",
    "display:grid;place-items:center",
    "display:flex;flex-direction:column;align-items:center",
    "width:fit-content",
    "float:left",
    "position:absolute",
  ])("does not depend on what the status says in a box with %s", async (style) => {
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

  test("follows its box when details open or the board moves", async () => {
    document.body.innerHTML = "<details><summary>Board</summary></details>";
    const board = document.createElement("morabaraba-board");
    document.querySelector("details")?.append(board);
    await drawn();
    document.querySelector("details")?.setAttribute("open", "");
    expect(part(board, "frame").getBoundingClientRect().width).toBeGreaterThan(100);
    await click(board, "d6");
    document.body.append(board);
    await set(board, { orientation: "dark" });
    expect(board.game.ply).toBe(1);
    board.remove();
    await set(board, { game: createGame() });
    expect(labels(board, "light")).toEqual([said(["points.light", { point: "d6" }])]);
  });
});

test("a board that moves to another document and back keeps its styles", async () => {
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

test("words run in their own direction, whatever the page's direction is", async () => {
  const board = await shown({});
  document.body.dir = "rtl";
  const direction = (): string => getComputedStyle(part(board, "status")).direction;
  expect(direction()).toBe("ltr");
  await set(board, { messages: { ...words, turns: { ...words.turns, placing: "שלום." } } });
  expect(direction()).toBe("rtl");
  document.body.removeAttribute("dir");
});

test("the focused point has a ring with dark edges", async () => {
  const board = await shown({});
  await act(["key", "Tab"]);
  const { outlineStyle, boxShadow } = getComputedStyle(buttonOf(board, "a7"));
  expect([outlineStyle, boxShadow]).toEqual(["solid", "rgb(0, 0, 0) 0px 0px 0px 6px"]);
});

test("`move` reaches its own listeners until they are removed, and nobody else", async () => {
  const board = await shown({ game: createGame() });
  const host = document.createElement("div");
  board.parentNode?.append(host);
  host.attachShadow({ mode: "open" }).append(board);
  const heard: MoveDetail[] = [];
  const listen = ({ detail }: CustomEvent<MoveDetail>): number => heard.push(detail);
  board.addEventListener("move", listen);
  for (const node of [host.shadowRoot as ShadowRoot, host, document])
    node.addEventListener("move", (event) => listen(event as CustomEvent), { once: true });
  await click(board, "a1");
  board.removeEventListener("move", listen);
  await click(board, "d1");
  const move = legalMoves(createGame()).find(({ to }) => to === "a1");
  const detail = { before: createGame(), move, notation: "a1", game: applyMove(createGame(), "a1") };
  expect(heard).toEqual([detail]);
});
