/** Dragging cows, and everything that can end a drag. */
import { applyMove, createGame, formatPosition, parsePosition } from "morabaraba";
import type { MorabarabaBoardElement } from "morabaraba/board";
import { describe, expect, test } from "vitest";
import type { Act } from "../../support/element/commands.ts";
import { buttonOf, eventsOf, MILL, MOVING, shown } from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  drawn,
  errorsOf,
  heard,
  labels,
  later,
  middleOf,
  part,
  pointer,
  set,
  shapes,
  statusOf,
} from "../../support/element/page.ts";
import { said } from "../../support/said.ts";
import { someOf } from "../../support/share.ts";

/** Light has a cow at the edge of the board. */
const EDGE = "LLD1L3/DD1L4/L3D3 l 0,0 - 0 30";

const inTheAir = (board: MorabarabaBoardElement): number => shapes(board, "lifted");
const rings = (board: MorabarabaBoardElement): number => all(board, ".picture > .ring").length;
const startOf = (board: MorabarabaBoardElement, from: string): readonly [number, number] =>
  middleOf(from === "hand" ? part(board, "grip") : buttonOf(board, from));

/** Two presses on one place are a double click, unless some time passes between them. */
const afterDoubleClick = (): Promise<void> => later(600);

/** Drags a cow above a point, without dropping it. */
async function hold(board: MorabarabaBoardElement, from: string, to: string): Promise<void> {
  const [x, y] = startOf(board, from);
  await act(["down", x, y], ["move", x - 20, y - 20], ["move", ...middleOf(buttonOf(board, to))]);
  await drawn();
  expect([inTheAir(board), labels(board, "destination").length > 0]).toEqual([1, true]);
}

test("a cow follows the pointer, and lands where it is dropped", async () => {
  const board = await shown({ position: MOVING });
  const events = eventsOf(board);
  await hold(board, "d7", "g7");
  const cow = board.shadowRoot?.querySelector(".lifted") as SVGElement;
  expect(cow.getBoundingClientRect().x).toBeGreaterThan(buttonOf(board, "f6").getBoundingClientRect().x);
  await act(["up"]);
  expect(events.map(([name]) => name)).toEqual(["pick", "move"]);
  expect([inTheAir(board), formatPosition(board.game)]).toEqual([0, "L1L5/2LDD3/L6D d 0,0 - 1 41"]);
});

test("a cow dropped off the board, too near to its own point or back on it stays", async () => {
  const board = await shown({ position: MOVING });
  const events = eventsOf(board);
  const [x, y] = middleOf(buttonOf(board, "d7"));
  await act(["drag", x, y, x + 34, y + 34]);
  await act(["down", x, y], ["move", x + 45, y], ["move", x + 90, y], ["move", x + 2, y], ["up"]);
  expect(events.filter(([name]) => name !== "pick")).toEqual([]);
  expect(buttonOf(board, "d7").ariaPressed).toBe("false");
});

describe.each(["drag", "pen", "touch"] as const)("a press that slips on its cow (%s)", (how) => {
  async function slip(node: Element, [x0, y0, x1, y1]: readonly [number, number, number, number]) {
    const [x, y] = middleOf(node);
    const { width } = node.getBoundingClientRect();
    await act([how, x + x0 * width, y + y0 * width, x + x1 * width, y + y1 * width]);
    await drawn();
  }
  /** As fractions of the cow's breadth, from its middle: where the press begins and ends. */
  const slips = (
    [
      [0, 0, 0.1, 0],
      [0, 0, -0.3, 0.3],
      [-0.3, 0, 0.3, 0],
    ] as const
  ).map((way) => [way] as const);
  const some = someOf(slips, 1);

  test.each(slips)("by %j chooses the cow once, and the next one puts it back", async (way) => {
    const board = await shown({ position: MOVING });
    const events = eventsOf(board);
    await slip(buttonOf(board, "d7"), way);
    expect([board.pending, events, inTheAir(board)]).toEqual([
      { from: "d7" },
      [["pick", { point: "d7" }]],
      0,
    ]);
    await afterDoubleClick();
    await slip(buttonOf(board, "d7"), way);
    expect([board.pending, events.slice(1)]).toEqual([{}, [["pick", { point: null }]]]);
  });

  test.each(some)("by %j begins a premove", async (way) => {
    const board = await shown({ position: MOVING, playable: "dark", premove: true });
    await slip(buttonOf(board, "f4"), way);
    expect(rings(board)).toBe(1);
    await afterDoubleClick();
    await slip(buttonOf(board, "f4"), way);
    expect(rings(board)).toBe(0);
  });

  test.each(some)("by %j is one press in an editor", async (way) => {
    const board = await shown({ position: MOVING, editable: true });
    const edits = heard(board, "edit");
    await slip(buttonOf(board, "d7"), way);
    expect([edits.length, buttonOf(board, "d7").ariaLabel]).toEqual([
      1,
      said(["points.dark", { point: "d7" }]),
    ]);
    const hand = part(board, "bar-light").querySelector("[part~=hand]") as Element;
    await act([how, ...middleOf(hand), middleOf(hand)[0] + 7, middleOf(hand)[1]]);
    await drawn();
    expect([edits.length, board.pending]).toEqual([2, {}]);
  });
});

test("a cow dropped on an illegal point goes back, with motion, `pick` and `refuse`", async () => {
  const board = await shown({ position: MOVING });
  const events = eventsOf(board);
  await act(["drag", ...middleOf(buttonOf(board, "d7")), ...middleOf(buttonOf(board, "a1"))]);
  expect([statusOf(board), buttonOf(board, "d7").ariaPressed]).toEqual([
    said(["refusals.not-adjacent", { to: "a1", from: "d7" }]),
    "false",
  ]);
  expect([shapes(board, "refused"), shapes(board, "shut")]).toEqual([1, 1]);
  expect(events).toEqual([
    ["pick", { point: "d7" }],
    ["pick", { point: null }],
    ["refuse", { move: { from: "d7", to: "a1" }, code: "not-adjacent" }],
  ]);
});

test("a cow can be dragged from the hand, and then the other hand is active", async () => {
  const board = await shown({});
  const grip = part(board, "grip");
  await act(["drag", ...middleOf(grip), ...middleOf(buttonOf(board, "d6"))]);
  expect([buttonOf(board, "d6").ariaLabel, board.game.hands.light]).toEqual([
    said(["points.light", { point: "d6" }]),
    11,
  ]);
  expect(grip.getAttribute("part")).toBe("hand");
  const { top, height } = part(board, "grip").getBoundingClientRect();
  expect([top < part(board, "picture").getBoundingClientRect().top, height >= 44]).toEqual([true, true]);
  await set(board, { game: parsePosition(MOVING) });
  expect([grip.hidden, getComputedStyle(grip).display]).toEqual([true, "none"]);
});

test("the right mouse button lifts nothing", async () => {
  const board = await shown({ position: MOVING });
  pointer(buttonOf(board, "d7"), "pointerdown", { clientX: 0, button: 2, buttons: 2 });
  pointer(buttonOf(board, "d7"), "pointermove", { clientX: 40, buttons: 2 });
  expect(inTheAir(board)).toBe(0);
});

describe.each([
  ["d7", MOVING, "g7"],
  ["hand", MILL, "d6"],
])("a cow dragged from %s goes back", (from, position, to) => {
  const chosen = from === "hand" ? [] : [["pick", { point: from }]];
  const putDown = from === "hand" ? [] : [...chosen, ["pick", { point: null }]];

  test.each<[string, (board: MorabarabaBoardElement) => unknown]>([
    ["with Escape", () => act(["key", "Escape"])],
    ["when the turn is cancelled", (board) => board.cancelTurn()],
    ["when `playable` becomes none", (board) => Object.assign(board, { playable: "none" })],
    [
      "when the browser takes the pointer away",
      (board) => {
        part(board, "frame").releasePointerCapture(1);
        return act(["move", 1, 1]);
      },
    ],
    [
      "when the program sets another game",
      (board) => Object.assign(board, { game: parsePosition(position, "sesotho") }),
    ],
    ["when the board is removed and added again", (board) => board.parentNode?.append(board)],
  ])("%s", async (_, interrupt) => {
    const board = await shown({ position });
    const events = eventsOf(board);
    await hold(board, from, to);
    await interrupt(board);
    await drawn();
    expect([inTheAir(board), labels(board, "chosen"), events]).toEqual([0, [], putDown]);
    const { game } = board;
    await act(
      ["move", ...middleOf(buttonOf(board, "a1"))],
      ["up"],
      ["move", ...middleOf(buttonOf(board, "d6"))],
    );
    await drawn();
    expect([inTheAir(board), board.game, events]).toEqual([0, game, putDown]);
  });

  test.each([
    ["", putDown, [0, 20]],
    [", straight out", [], []],
  ])("when it is dropped outside%s", async (_, heard, steps) => {
    const board = await shown({ position }, 300);
    const events = eventsOf(board);
    const [x, y] = startOf(board, from);
    const outside = [middleOf(board)[0] + 180, y] as const;
    await act(
      ["down", x, y],
      ...steps.map((step): Act => ["move", x + step, y]),
      ["move", ...outside],
      ["up"],
    );
    await act(["move", ...middleOf(buttonOf(board, "b6"))], ["move", ...middleOf(buttonOf(board, "a1"))]);
    await drawn();
    expect([inTheAir(board), events]).toEqual([0, heard]);
  });

  test("when the browser cancels the touch", async () => {
    const board = await shown({ position });
    await act(["interrupt", ...startOf(board, from), ...middleOf(buttonOf(board, to))]);
    await drawn();
    expect([inTheAir(board), board.game.ply]).toEqual([0, parsePosition(position).ply]);
  });
});

test("setting the same game does not end a drag", async () => {
  const board = await shown({ position: MOVING });
  await hold(board, "d7", "g7");
  await set(board, { game: board.game });
  expect(inTheAir(board)).toBe(1);
  await act(["up"]);
  expect(board.game.ply).toBe(41);
});

test("dropping on a point that the next board lacks throws nothing", async () => {
  const board = await shown({ game: parsePosition("LL6/8/DDD5/L l 0,0 - 0 30", "sesotho25") });
  await hold(board, "d4", "d5");
  const errors = await errorsOf(() => {
    board.game = createGame("nineMens");
  });
  expect([errors, labels(board, "point").length]).toEqual([[], 24]);
  await act(["up"]);
  expect(statusOf(board)).toBe(said(["turns.placing", { player: "light" }]));
});

test.each([
  ["a game without its point", "d4"],
  ["the other side's turn", "a7"],
])("a cow that was pressed but not lifted yet cannot be dragged after %s", async (_, from) => {
  const board = await shown({ game: parsePosition("LL6/8/DDD5/L l 0,0 - 0 30", "sesotho25") });
  const events = eventsOf(board);
  const [x, y] = startOf(board, from);
  await act(["down", x, y]);
  await set(board, { game: from === "d4" ? createGame("nineMens") : applyMove(board.game, "d7-d6") });
  await act(["move", x + 30, y], ["move", x + 60, y], ["up"]);
  await drawn();
  expect([inTheAir(board), events]).toEqual([0, []]);
});

test("a pointer that was released unnoticed drags nothing", async () => {
  const board = await shown({ position: EDGE, variant: "nineMens" });
  const events = eventsOf(board);
  const [x, y] = startOf(board, "g1");
  await act(["down", x, y]);
  const box = board.parentNode as Element;
  board.remove();
  await act(["up"]);
  box.append(board);
  await drawn();
  await act(["move", x - 10, y], ["move", x - 60, y], ["move", x - 80, y]);
  await drawn();
  expect([inTheAir(board), events]).toEqual([0, []]);
});

test.each(["rotate(90deg)", "rotate(180deg) scale(0.8)", "skewX(10deg)"])(
  "on a board that the page has transformed by %s, a cow is dropped where the pointer is",
  async (transform) => {
    const board = await shown({ position: MOVING }, 300);
    board.style.transform = transform;
    await act(["drag", ...middleOf(buttonOf(board, "d7")), ...middleOf(buttonOf(board, "g7"))]);
    expect(formatPosition(board.game)).toBe("L1L5/2LDD3/L6D d 0,0 - 1 41");
  },
);
