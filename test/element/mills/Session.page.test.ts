/** The parts of a board that apps can use: pending turns, cues, drawings, the editor, slots and geometry. */
import { applyMove, createGame, parsePosition, resign } from "morabaraba";
import type { EditDetail, MorabarabaBoardElement } from "morabaraba/board";
import { type CommentParts, formatComment, parseComment } from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { BARRED, buttonOf, click, MILL, MOVING, press, shown } from "../../support/element/morabaraba.ts";
import {
  act,
  clickOn,
  cuesOf,
  drawn,
  errorsOf,
  heard,
  later,
  middleOf,
  part,
  pointer,
  set,
  shapes,
  statusOf,
} from "../../support/element/page.ts";
import { said } from "../../support/said.ts";

describe("an unfinished turn", () => {
  test("is reported while a shot is pending, with the text of the status line", async () => {
    const board = await shown({ position: MILL });
    const changes = heard(board, "update") as { pending: object; status: string }[];
    await click(board, "g7");
    expect(board.pending).toEqual({ to: "g7" });
    expect(changes.at(-1)).toMatchObject({ pending: { to: "g7" }, status: statusOf(board) });
    expect(board.statusText).toBe(statusOf(board));
    await click(board, "b4");
    expect(changes.at(-1)).toMatchObject({ pending: {} });
    const { length } = changes;
    await set(board, { theme: "dark" });
    expect(changes).toHaveLength(length);
  });
});

describe("cues", () => {
  test("come for a placement, a mill, a shot and a refusal", async () => {
    const board = await shown({ position: MILL });
    const cues = cuesOf(board);
    await click(board, "a4");
    await click(board, "g7");
    await click(board, "b4");
    expect(cues).toEqual(["refuse a4", "place g7", "mill g7", "shot b4"]);
  });

  test("come for steps, flights and the end, also in moves of a program", async () => {
    const board = await shown({ position: MOVING });
    const cues = cuesOf(board);
    await click(board, "d7", "g7");
    await set(board, { game: applyMove(board.game, "c4-b4") });
    const flying = await shown({ position: "LLL5/8/DDDD4 l 0,0 - 0 40" });
    const flown = cuesOf(flying);
    await click(flying, "g7", "a1");
    flying.game = resign(flying.game, "dark");
    await drawn();
    expect([cues, flown]).toEqual([
      ["move g7", "fly b4"],
      ["fly a1", "end"],
    ]);
  });
});

describe("a refusal", () => {
  test("marks the cow for a while, and a point where it cannot go for longer", async () => {
    const board = await shown({ position: BARRED, variant: "mssa", animation: 200 });
    await click(board, "d6", "d7");
    expect([shapes(board, "refused"), shapes(board, "shut")]).toEqual([1, 1]);
    await later(1800);
    expect([shapes(board, "refused"), shapes(board, "shut")]).toEqual([0, 0]);
  });
});

describe("a program that sets another game", () => {
  test("clears refusals, the hovered point and motions of the old board", async () => {
    const board = await shown({ game: createGame("achi"), animation: 200, drawable: true });
    await press(board, "c2", "c2");
    expect(shapes(board, "refused")).toBe(1);
    await act(["move", ...middleOf(buttonOf(board, "a2"))]);
    const errors = await errorsOf(async () => {
      board.game = applyMove(createGame(), "d6");
      // The old board is still drawn.
      expect(board.geometry.points.has("c2")).toBe(true);
      await drawn();
    });
    expect(errors).toEqual([]);
    expect(board.geometry.points.has("c2")).toBe(false);
    expect(["refused", "ghost", "cow"].map((kind) => shapes(board, kind))).toEqual([0, 0, 1]);
    expect(statusOf(board)).toBe(said(["turns.placing", { player: "dark" }]));
    expect(part(board, "picture").getAnimations({ subtree: true })).toEqual([]);
  });

  test("in a `pick` listener ends the drag", async () => {
    const board = await shown({ position: MOVING });
    for (const game of [createGame("achi"), createGame()]) {
      await set(board, { game: parsePosition(MOVING) });
      board.addEventListener("pick", () => Object.assign(board, { game }), { once: true });
      const errors = await errorsOf(() =>
        act(["drag", ...middleOf(buttonOf(board, "d7")), ...middleOf(buttonOf(board, "g7"))]),
      );
      expect([errors, shapes(board, "lifted"), board.game]).toEqual([[], 0, game]);
    }
  });

  test("discards the position that was being edited", async () => {
    const board = await shown({ editable: true });
    await click(board, "d6");
    await set(board, { editable: false });
    await click(board, "a1");
    await set(board, { editable: true });
    expect(["d6", "a1"].map((point) => buttonOf(board, point).ariaLabel)).toEqual([
      said(["points.empty", { point: "d6" }]),
      said(["points.light", { point: "a1" }]),
    ]);
  });
});

describe("the pointer", () => {
  test("shows the cow that a press would place, a destination, and the target of a shot", async () => {
    const board = await shown({ position: MILL });
    const hover = (point: string): Promise<void> => act(["move", ...middleOf(buttonOf(board, point))]);
    await hover("d6");
    expect([shapes(board, "ghost"), shapes(board, "hover")]).toEqual([1, 0]);
    await hover("a4");
    expect(shapes(board, "ghost")).toBe(0);
    await click(board, "g7");
    await hover("b4");
    expect(shapes(board, "target .cross")).toBeGreaterThan(0);
    const moving = await shown({ position: MOVING });
    await click(moving, "d7");
    await act(["move", ...middleOf(buttonOf(moving, "g7"))]);
    expect([shapes(moving, "ghost"), shapes(moving, "hover")]).toEqual([1, 1]);
    await act(["move", 1, 1]);
    await drawn();
    expect(shapes(moving, "ghost")).toBe(0);
  });
});

describe("drawings", () => {
  const drag = async (
    board: MorabarabaBoardElement,
    from: string,
    to: string,
    button = 2,
    keys: object = {},
  ): Promise<void> => {
    const at = (type: string, point: string, more: object): void => {
      const { left, top, width, height } = buttonOf(board, point).getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      pointer(buttonOf(board, point), type, { ...place, ...more });
    };
    // Synthetic events cannot capture a pointer.
    const frame = part(board, "frame");
    frame.setPointerCapture = () => {};
    const buttons = button === 2 ? 2 : 1;
    at("pointerdown", from, { button, buttons, shiftKey: button === 0, ...keys });
    at("pointermove", to, { buttons });
    await drawn();
    at("pointerup", to, {});
    await drawn();
  };

  test("of a program appear, except at points that the board lacks", async () => {
    const board = await shown({
      drawings: {
        arrows: [{ from: "d7", to: "d6" }],
        rings: [{ point: "a1" }, { point: "d4" }],
        labels: { g1: "7" },
      },
    });
    expect([shapes(board, "arrow"), shapes(board, "ring"), shapes(board, "label")]).toEqual([1, 1, 1]);
    expect(board.drawings.rings).toEqual([{ point: "a1" }, { point: "d4" }]);
    await set(board, { drawings: null });
    expect(shapes(board, "arrow")).toBe(0);
  });

  test("of people are reported, erased if drawn twice, and removed by the next move", async () => {
    const board = await shown({ drawable: true });
    const drawings = heard(board, "drawingschange") as {
      drawings: { arrows: unknown[]; rings: unknown[] };
    }[];
    await drag(board, "d7", "d6");
    await drag(board, "a1", "a1", 0);
    expect(drawings.at(-1)?.drawings).toEqual({
      arrows: [{ from: "d7", to: "d6" }],
      rings: [{ point: "a1" }],
    });
    expect([shapes(board, "arrow"), shapes(board, "ring")]).toEqual([1, 1]);
    await drag(board, "d7", "d6");
    await drag(board, "a1", "a1", 0);
    expect(drawings.at(-1)?.drawings).toEqual({ arrows: [], rings: [] });
    await drag(board, "d7", "d6");
    await click(board, "d6");
    expect([shapes(board, "arrow"), board.game.ply]).toEqual([0, 1]);
  });

  test("of people have a colour by the keys held, and go into a comment as they are", async () => {
    const board = await shown({ drawable: true });
    const details = heard(board, "drawingschange") as CommentParts[];
    await drag(board, "d7", "d6", 2, { shiftKey: true });
    await drag(board, "a1", "a4", 2, { altKey: true });
    await drag(board, "a1", "a1", 2, { ctrlKey: true, altKey: true });
    await drag(board, "g1", "g1");
    expect(formatComment(details.at(-1) ?? {})).toBe("[%csl Ya1,Gg1] [%cal Rd7d6,Ba1a4]");
    expect([shapes(board, "arrow"), shapes(board, "ring")]).toEqual([2, 2]);
    await drag(board, "a1", "a1", 2, { shiftKey: true });
    await drag(board, "a1", "a4", 2, { altKey: true });
    const comment = formatComment(details.at(-1) ?? {});
    expect(comment).toBe("[%csl Gg1,Ra1] [%cal Rd7d6]");
    await set(board, { drawings: parseComment(comment).drawings, game: createGame() });
    expect([shapes(board, "arrow"), shapes(board, "ring")]).toEqual([1, 2]);
  });

  test("are off by default, and the context menu stays", async () => {
    const board = await shown({});
    const drawings = heard(board, "drawingschange");
    await drag(board, "d7", "d6");
    const menu = (): boolean =>
      part(board, "frame").dispatchEvent(new MouseEvent("contextmenu", { cancelable: true }));
    expect([drawings, menu()]).toEqual([[], true]);
    board.drawable = true;
    expect(menu()).toBe(false);
  });
});

describe("an editor", () => {
  test("changes points, hands and the side to move, and reports the position", async () => {
    const board = await shown({ editable: true });
    const edits = heard(board, "edit") as EditDetail[];
    await click(board, "d6");
    expect(edits.at(-1)).toMatchObject({ position: "8/1L6/8 l 12,12 - 0 0", error: { code: "bad-hands" } });
    await clickOn(part(board, "bar-light").querySelector("[part~=hand]") as Element);
    expect(edits.at(-1)).toMatchObject({ position: "8/1L6/8 l 11,12 - 0 0", turn: "light" });
    expect(board.game.board[9]).toBe("L");
    await clickOn(part(board, "side-dark"));
    expect(board.game.turn).toBe("dark");
    expect(edits).toHaveLength(3);
    board.editable = false;
    await click(board, "a1");
    expect(board.game.ply).toBe(1);
  });

  test("counts both clicks of a double click, on points, hands and sides", async () => {
    const board = await shown({ editable: true });
    const edits = heard(board, "edit") as EditDetail[];
    const hand = part(board, "bar-dark").querySelector("[part~=hand]") as Element;
    for (const node of [buttonOf(board, "d6"), hand, part(board, "side-dark")])
      await act(["double", ...middleOf(node)]);
    expect(edits).toHaveLength(6);
    expect(edits[1]?.position).toBe("8/1D6/8 l 12,12 - 0 0");
    expect(edits.at(-1)).toMatchObject({ position: "8/1D6/8 d 12,10 - 0 0", turn: "dark" });
  });

  test("drags cows between points, from and to a hand, and off the board", async () => {
    const board = await shown({ editable: true, position: "L6D/8/8 l 11,11 - 0 0" });
    const edits = heard(board, "edit") as EditDetail[];
    const at = (point: string): readonly [number, number] => middleOf(buttonOf(board, point));
    await act(["drag", ...at("a7"), ...at("d6")]);
    expect(edits.at(-1)?.position).toBe("7D/1L6/8 l 11,11 - 0 0");
    const hand = middleOf(part(board, "bar-dark").querySelector("[part~=hand]") as Element);
    await act(["drag", ...hand, ...at("g1")]);
    expect(edits.at(-1)?.position).toBe("4D2D/1L6/8 l 11,10 - 0 0");
    await act(["drag", ...at("g1"), ...hand]);
    expect(edits.at(-1)?.position).toBe("7D/1L6/8 l 11,11 - 0 0");
    const [x, y] = at("d6");
    const [, middle] = at("a4");
    await act(["drag", x, y, x, middle]);
    expect(edits.at(-1)?.position).toBe("7D/8/8 l 11,11 - 0 0");
    const { length } = edits;
    const [left] = at("a4");
    await act(["down", left, middle], ["move", x, y], ["move", left + 9, middle], ["up"]);
    expect(edits).toHaveLength(length);
  });
});

describe("a page", () => {
  test("gets the points' places in units of the picture", async () => {
    const board = await shown({});
    expect(board.geometry).toMatchObject({ width: 752, height: 752 });
    expect(board.geometry.points.get("a7")).toEqual([76, 76]);
    expect(buttonOf(board, "d6").dataset["point"]).toBe("d6");
    expect(buttonOf(board, "d6").part.contains("d6")).toBe(true);
  });

  test("can put names and clocks into the bars, or leave the bars out", async () => {
    const board = await shown({ orientation: "dark" });
    const order = (): (string | null)[] =>
      [...part(board, "board").children].map((each) => each.getAttribute("part"));
    expect(order()).toEqual(["bar bar-light", "frame", "bar bar-dark", "foot"]);
    await set(board, { hands: "none" });
    expect(order()).toEqual(["frame", "foot"]);
    expect(part(board, "hands").textContent).toBe(
      said(["hand", { player: "light", count: 12 }], ["hand", { player: "dark", count: 12 }]),
    );
  });

  test("shows the cows shot at the end of a bar, with a title", async () => {
    const game = ["a7", "a1", "d7", "d1", "g7xa1"].reduce(applyMove, createGame());
    const board = await shown({ game });
    expect(part(board, "bar-light").querySelector<HTMLElement>("[part~=shot]")?.title).toBe(
      said(["shots", { player: "light", count: 1 }]),
    );
  });

  test("can make a bar narrow, and the cows in hand wrap", async () => {
    const style = document.createElement("style");
    style.textContent = `
      morabaraba-board::part(bar) { inline-size: 90px; block-size: auto; flex-direction: column }
      morabaraba-board::part(hand) { flex-wrap: wrap; flex: none; block-size: auto; inline-size: 90px }
      morabaraba-board::part(row) { block-size: 20px }`;
    document.head.append(style);
    const board = await shown({});
    const rows = (): DOMRect[] =>
      [...part(board, "bar-light").querySelectorAll("[part~=hand] [part~=row]")]
        .map((row) => row.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    expect(rows().map(({ width, height }) => [width, height])).toEqual(Array(3).fill([80, 20]));
    expect(new Set(rows().map(({ top }) => top)).size).toBe(3);
    const game = ["a1", "a4", "b2", "b4", "d3", "d2", "f2", "c3"].reduce(applyMove, createGame());
    await set(board, { game });
    expect(rows().map(({ width }) => width)).toEqual([80, 80]);
    style.remove();
    await drawn();
    expect(new Set(rows().map(({ top }) => top)).size).toBe(1);
  });

  test("can use pieces of its own", async () => {
    const part = { d: "M-9 0H9", stroke: "mark" } as const;
    const pieces = { light: [part], dark: [part] };
    const board = await shown({ pieces, game: applyMove(createGame(), "d6") });
    expect(board.pieces).toBe(pieces);
    expect(shapes(board, "cow .part0")).toBe(1);
    await set(board, { pieces: "stones" });
    expect([board.pieces, shapes(board, "cow .ring")]).toEqual(["stones", 1]);
  });
});

describe("a board", () => {
  test("shows the last of more games than it can animate one by one", async () => {
    const board = await shown({ animation: 200 });
    let game = createGame();
    for (const point of ["d6", "a1", "g1", "a7", "b2", "f4", "e3", "c5"]) {
      game = applyMove(game, point);
      board.game = game;
    }
    await expect.poll(() => shapes(board, "cow"), { timeout: 5000 }).toBe(8);
  });

  test("far down the page may be as high as the window", async () => {
    const board = await shown({}, 4000);
    const above = document.createElement("div");
    above.style.height = "3000px";
    board.parentElement?.prepend(above);
    window.dispatchEvent(new Event("resize"));
    expect(Math.abs(board.offsetHeight - window.innerHeight + 8)).toBeLessThanOrEqual(1);
  });

  test("ignores a second pointer during a drawing, and discards an unfinished drawing", async () => {
    const board = await shown({ drawable: true });
    const drawings = heard(board, "drawingschange");
    const frame = part(board, "frame");
    frame.setPointerCapture = () => {};
    const { left, top } = buttonOf(board, "d6").getBoundingClientRect();
    const at = (type: string, more: object): boolean =>
      pointer(frame, type, { clientX: left + 9, clientY: top + 9, ...more });
    at("pointerdown", { button: 2, buttons: 2 });
    at("pointerdown", { button: 2, buttons: 2, pointerId: 8, isPrimary: false });
    at("pointermove", { buttons: 2, clientX: -999 });
    at("lostpointercapture", {});
    await drawn();
    expect([drawings, shapes(board, "ring")]).toEqual([[], 0]);
    at("pointermove", { pointerType: "touch", pointerId: 9 });
    await drawn();
    expect(shapes(board, "ghost")).toBe(0);
  });

  test("puts back a cow dragged in the editor if the browser ends the drag", async () => {
    const board = await shown({ editable: true, position: "L6D/8/8 l 11,11 - 0 0" });
    const edits = heard(board, "edit");
    await act(["down", ...middleOf(buttonOf(board, "a7"))], ["move", ...middleOf(buttonOf(board, "d6"))]);
    part(board, "frame").releasePointerCapture(1);
    await act(["move", 1, 1]);
    await drawn();
    expect([edits, shapes(board, "lifted")]).toEqual([[], 0]);
  });

  test("without bars shows a cow from the hand without motion", async () => {
    const board = await shown({ hands: "none", animation: 200 });
    await press(board, "d6");
    expect(buttonOf(board, "d6").ariaLabel).toBe(said(["points.light", { point: "d6" }]));
  });

  test("marks a move that is set together with a game or a press", async () => {
    const board = await shown({});
    const game = applyMove(createGame(), "d6");
    board.lastMove = { to: "a1" };
    board.game = game;
    expect(board.lastMove).toEqual({ to: "a1" });
    await drawn();
    board.lastMove = { to: "g1" };
    buttonOf(board, "a7").click();
    expect(board.lastMove).toEqual({ to: "g1" });
  });

  test("does not lift a cow that has become immovable since the press", async () => {
    const board = await shown({ position: MOVING });
    pointer(buttonOf(board, "d7"), "pointerdown", { clientX: 0, buttons: 1 });
    board.playable = "none";
    pointer(buttonOf(board, "d7"), "pointermove", { clientX: 40, buttons: 1 });
    await drawn();
    expect([shapes(board, "lifted"), board.pending]).toEqual([0, {}]);
  });
});
