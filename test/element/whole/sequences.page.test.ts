/** Whatever people, browsers and programs do in any order, a board goes on working and shows its game. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  legalMoves,
  type Game as MillGame,
  parsePosition,
  variantOf,
} from "morabaraba";
import {
  createGame as createMancala,
  type Game as MancalaGame,
  legalMoves as mancalaMoves,
  applyMove as sow,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { boardOn as mancalaOn } from "../../support/element/mancala.ts";
import { boardOn, MOVING } from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  drawn,
  errorsOf,
  frames,
  middleOf,
  part,
  pointer,
  recorded,
  shapes,
} from "../../support/element/page.ts";
import { anyGame } from "../../support/mancala/arbitraries.ts";
import { game as anyMillGame } from "../../support/mills/arbitraries.ts";
import { share } from "../../support/share.ts";

/** The common part of both boards, without the types of their games. */
type Board = HTMLElement &
  Record<string, unknown> & { game: { readonly variant: unknown }; cancelTurn(): void };

/** A board is drawn in a microtask, and perhaps once more in the next. */
const soon = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await null;
};

const kinds = [
  {
    name: "mills",
    make: (settings: object) => boardOn(settings) as unknown as Board,
    start: parsePosition(MOVING) as unknown,
    other: createGame("achi") as unknown,
    /** The numbers of buttons: the start and end of a drag, and the place of a second finger. */
    from: 1,
    to: 2,
    second: 0,
    isDragged: true,
    sides: ["light", "dark"],
    anyGame: anyMillGame as fc.Arbitrary<unknown>,
    next: (game: unknown, choice: number): unknown => {
      const moves = legalMoves(game as MillGame);
      const move = moves[choice % moves.length];
      return move && applyMove(game as MillGame, move);
    },
    /** The content of each point: as labelled, and as in the game. */
    seen: (board: Board) => [
      all(board, "[part~=point]").map(({ dataset, part }) => [
        dataset["point"],
        part.contains("light") ? "L" : part.contains("dark") ? "D" : "",
      ]),
      shapes(board, "cow"),
    ],
    known: (game: unknown) => {
      const { board } = game as MillGame;
      const cells = [...board].map((cell) => (cell === "L" || cell === "D" ? cell : ""));
      const { points } = variantOf(game as MillGame).board;
      return [points.map((point, i) => [point, cells[i]]), cells.filter(Boolean).length];
    },
    settings: {
      premove: [true, false],
      drawable: [true, false],
      editable: [true, false],
      orientation: ["light", "dark"],
      lastMove: [{ to: "c2" }, { from: "a7", to: "d7", shots: ["g1"] }, null],
      drawings: [
        {
          rings: [{ point: "c2" }, { point: "g7" }],
          arrows: [{ from: "a1", to: "a4" }],
          labels: { d6: "1" },
        },
        null,
      ],
      variant: ["achi", "sesotho25", null],
    } as Readonly<Record<string, readonly unknown[]>>,
  },
  {
    name: "mancala",
    make: (settings: object) => mancalaOn(settings) as unknown as Board,
    start: createMancala("kalah") as unknown,
    other: createMancala("congkak") as unknown,
    from: 1,
    to: 1,
    second: 8,
    isDragged: false,
    sides: ["south", "north"],
    anyGame: anyGame as fc.Arbitrary<unknown>,
    next: (game: unknown, choice: number): unknown => {
      const moves = mancalaMoves(game as MancalaGame);
      const move = moves[choice % moves.length];
      return move && sow(game as MancalaGame, move);
    },
    seen: (board: Board) =>
      all(board, "[part~=point]").map(({ ariaLabel }) => ariaLabel?.match(/\d+(?!.*\d)/)?.[0]),
    known: (game: unknown) => (game as MancalaGame).houses.map(String),
    settings: {
      premove: [true, false],
      orientation: ["south", "north"],
      layout: ["wide", "upright", "auto"],
      direction: ["clockwise", "counter-clockwise"],
      drawings: [{ rings: [{ point: "B" }, { point: "n" }] }, null],
      variant: ["oware", "congkak", null],
    } as Readonly<Record<string, readonly unknown[]>>,
  },
] as const;

let lastFinger = 100;

/** A synthetic finger. The sequence defines what captures it. */
function handOn(board: Board, from: number, to: number, second: number, isDragged: boolean) {
  const frame = part(board, "frame");
  frame.setPointerCapture = () => {};
  const button = (number: number): HTMLElement => all(board, "[part~=point]")[number] as HTMLElement;
  const places = [from, to, second].map((number) => {
    const { left, top, width, height } = button(number).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }) as [object, object, object];
  let finger = 0;
  const tell = (node: Element, type: string, more: object): boolean =>
    pointer(node, type, { pointerType: "touch", pointerId: finger, ...more });
  return {
    down: () => {
      finger = ++lastFinger;
      tell(button(from) ?? frame, "pointerdown", { ...places[0], buttons: 1 });
    },
    move: () => tell(frame, "pointermove", { ...places[1], buttons: 1 }),
    up: () => {
      tell(frame, "pointerup", places[1]);
      // A press is a click, unless the frame has captured a drag.
      if (!isDragged) button(from)?.click();
    },
    cancel: () => tell(frame, "pointercancel", places[1]),
    lost: () => tell(frame, "lostpointercapture", places[1]),
    second: () => {
      const other = { isPrimary: false, pointerId: finger + 0.5e6, ...places[2], buttons: 1 };
      tell(button(second) ?? frame, "pointerdown", other);
      tell(frame, "pointermove", { ...other, ...places[1] });
    },
  };
}

describe.each(kinds)("$name", ({ make, start, other, from, to, second, isDragged, sides, ...kind }) => {
  test("the next drag or press works after every sequence of three", async () => {
    const board = make({ game: start, playable: sides[0] });
    await drawn();
    const hand = handOn(board, from, to, second, isDragged);
    const letters: Readonly<Record<string, () => unknown>> = {
      ...hand,
      other: () => Object.assign(board, { game: other }),
      switched: () => Object.assign(board, { playable: board["playable"] === "none" ? sides[0] : "none" }),
      away: () => board.parentNode?.append(board),
    };
    const words = (length: number): string[][] =>
      length === 0
        ? [[]]
        : words(length - 1).flatMap((word) => Object.keys(letters).map((each) => [...word, each]));
    const moves = recorded(board, "move");
    const dead: string[] = [];
    const errors = await errorsOf(async () => {
      for (const word of words(3)) {
        for (const letter of word) {
          letters[letter]?.();
          await soon();
        }
        Object.assign(board, { playable: sides[0] });
        if (board.game !== start) Object.assign(board, { game: start });
        await soon();
        moves.length = 0;
        for (const letter of ["down", "move", "up"] as const) {
          hand[letter]();
          await soon();
        }
        if (moves.length !== 1) dead.push(word.join(" "));
        Object.assign(board, { game: start });
        await soon();
      }
    });
    expect([errors, dead]).toEqual([[], []]);
  });

  test("the board shows its game without errors, whatever is set and pressed in any order", async () => {
    const { anyGame, next, seen, known, settings } = kind;
    const set = fc.oneof(
      ...Object.entries({ ...settings, playable: ["both", "none", ...sides], animation: [0, 40] }).map(
        ([name, values]) => fc.record({ [name]: fc.constantFrom(...(values as unknown[])) }),
      ),
    );
    const number = fc.nat({ max: 24 });
    const step = fc.oneof(
      fc.record({ game: anyGame }),
      fc.record({ next: number }),
      fc.record({ set }),
      fc.record({ press: number }),
      fc.record({ drag: fc.tuple(number, number, fc.constantFrom(0, 2), fc.boolean()) }),
      fc.constant({ wait: true }),
      fc.constant({ away: true }),
    ) as fc.Arbitrary<{
      readonly game?: unknown;
      readonly next?: number;
      readonly set?: object;
      readonly press?: number;
      readonly drag?: readonly [number, number, number, boolean];
      readonly wait?: true;
      readonly away?: true;
    }>;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        const board = make({ game: start, playable: sides[0], premove: true });
        await drawn();
        const moves = recorded(board, "move");
        const button = (number: number): HTMLElement =>
          (all(board, "[part~=point]")[number] as HTMLElement | undefined) ?? part(board, "frame");
        const errors = await errorsOf(async () => {
          for (const { game, next: choice, set, press, drag, wait, away } of steps) {
            part(board, "frame").setPointerCapture = () => {};
            if (wait) await frames(2);
            if (away) board.parentNode?.append(board);
            if (game !== undefined || set !== undefined) {
              await soon();
              moves.length = 0;
              Object.assign(board, game === undefined ? set : { game });
              await soon();
              // Only a reply plays the premove before it.
              expect(moves).toEqual([]);
            }
            if (choice !== undefined) board.game = (next(board.game, choice) ?? board.game) as never;
            if (press !== undefined) button(press).click();
            if (drag !== undefined) {
              const [begin, end, mouseButton, isEnded] = drag;
              const at = (number: number): object => {
                const { left, top, width, height } = button(number).getBoundingClientRect();
                return { clientX: left + width / 2, clientY: top + height / 2, buttons: 1 };
              };
              pointer(button(begin), "pointerdown", { ...at(begin), button: mouseButton });
              pointer(part(board, "frame"), "pointermove", at(end));
              await soon();
              if (isEnded) pointer(part(board, "frame"), "pointerup", at(end));
            }
            if ((press ?? 0) % 2 === 0) await soon();
          }
          Object.assign(board, { editable: false });
          board.cancelTurn();
          await expect.poll(() => seen(board)).toEqual(known(board.game as never));
        });
        expect(errors).toEqual([]);
      }),
      { numRuns: share(20, 60) },
    );
  });
});

test("synthetic fingers behave like real ones", async () => {
  const board = boardOn({ game: parsePosition(MOVING) });
  await drawn();
  const told: string[] = [];
  const types = ["pointerdown", "pointercancel", "pointerup", "lostpointercapture"];
  for (const type of types)
    part(board, "frame").addEventListener(type, ({ target }) => {
      told.push(`${type} ${(target as Element).classList[0]}`);
    });
  const [from, to] = [1, 2].map((number) => middleOf(all(board, "[part~=point]")[number] as Element)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  await act(["interrupt", ...from, from[0] + 2, from[1]]);
  expect(told.splice(0)).toEqual(["pointerdown point", "pointercancel point", "lostpointercapture point"]);
  await act(["interrupt", ...from, ...to]);
  expect(told.splice(0)).toEqual([
    "pointerdown point",
    "lostpointercapture point",
    "pointercancel frame",
    "lostpointercapture frame",
  ]);
  const moves = recorded(board, "move");
  await act(["touch", ...from, ...to]);
  expect(told.splice(0)).toEqual([
    "pointerdown point",
    "lostpointercapture point",
    "pointerup frame",
    "lostpointercapture frame",
  ]);
  expect(moves).toHaveLength(1);
});
