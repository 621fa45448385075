/** The contract of every property and attribute: valid values apply, and invalid ones change nothing. */
import { applyMove, createGame, legalMoves, type Game as MillGame, type Move } from "morabaraba";
import { define, MorabarabaBoardElement } from "morabaraba/board";
import {
  createGame as createMancala,
  type Game as MancalaGame,
  type Move as MancalaMove,
  legalMoves as mancalaMoves,
  applyMove as sow,
} from "morabaraba/mancala";
import { define as defineMancala, MancalaBoardElement } from "morabaraba/mancala/board";
import { af as mancalaWords } from "morabaraba/mancala/words";
import { af as words } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { all, drawn, errorsOf, frames, mount, part, recorded } from "../../support/element/page.ts";

type Board = HTMLElement & Record<string, unknown> & { game: { readonly variant: unknown } };
interface Kind {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly observedAttributes: readonly string[];
  readonly properties: readonly string[];
  new (): HTMLElement;
}

const disc = [{ d: "M-9 0H9" }];

describe.each([
  {
    tag: "morabaraba-board",
    defineBoard: define,
    Kind: MorabarabaBoardElement as unknown as Kind,
    variants: ["mssa", "nineMens"],
    game: applyMove(createGame("sesotho"), "d6"),
    next: (game: MillGame) => applyMove(game, legalMoves(game)[0] as Move),
    pressed: 0,
    position: "LL5D/7D/8 l 10,10 - 0 4",
    good: {
      messages: words,
      drawings: { rings: [{ point: "a1" }] },
      lastMove: { to: "d6" },
      pieces: { light: disc, dark: disc },
    },
    bad: { drawings: { rings: [{ point: "there" }] }, lastMove: "nonsense", pieces: { light: [] } },
  },
  {
    tag: "mancala-board",
    defineBoard: defineMancala,
    Kind: MancalaBoardElement as unknown as Kind,
    variants: ["oware", "congkak"],
    game: sow(createMancala("awari"), "3"),
    next: (game: MancalaGame) => sow(game, mancalaMoves(game)[0] as MancalaMove),
    pressed: 6,
    position: "1,0,0,0,0,0/1,0,0,0,0,0 23,23 s",
    good: { messages: mancalaWords, drawings: { rings: [{ point: "C" }] } },
    bad: { drawings: { rings: [2] } },
  },
])(
  "$tag",
  ({ tag, defineBoard, Kind, variants: [variant, other], game, next, pressed, position, good, bad }) => {
    const boardOn = async (settings: object = {}): Promise<Board> => {
      defineBoard();
      const board = mount(document.createElement(tag) as unknown as Board, settings);
      await drawn();
      return board;
    };
    /** Everything that a program can read from a board, and everything that people see. */
    const stateOf = (board: Board): unknown => [
      ["game", "variant", "position", "animation", ...Object.keys(good), ...Object.keys(Kind.choices)].map(
        (name) => [name, board[name]],
      ),
      part(board, "board").outerHTML,
    ];

    /**
     * Returns {@link stateOf} a board that has been fitted to its size. A board gets its size in one frame
     * and is fitted in the next: a state that has lasted three frames lasts until something changes the
     * board.
     */
    const settledStateOf = async (board: Board): Promise<unknown> => {
      const state = stateOf(board);
      await frames(3);
      return JSON.stringify(stateOf(board)) === JSON.stringify(state) ? state : settledStateOf(board);
    };

    test("each choice is an attribute and a property", async () => {
      const board = await boardOn();
      for (const [name, chosen] of Object.entries(Kind.choices)) {
        for (const word of chosen) {
          const value = word === "true" || (word !== "false" && word);
          board[name] = value;
          expect([board[name], board.getAttribute(name)]).toEqual([value, word]);
        }
        for (const none of [null, undefined]) {
          Object.assign(board, { [name]: chosen.at(-1) }, { [name]: none });
          expect([`${board[name]}`, board.hasAttribute(name)]).toEqual([chosen[0], false]);
        }
      }
      board["animation"] = null;
      expect([board["animation"], board["position"]]).toEqual([200, null]);
      Object.assign(board, { variant, position: null });
      expect(board.game.variant).toBe(variant);
      board["variant"] = null;
      expect(board.game).toEqual((await boardOn()).game);
    });

    test("a boolean attribute is true in every way that HTML writes it", async () => {
      const board = await boardOn();
      for (const [name, words] of Object.entries(Kind.choices)) {
        if (!words.includes("true")) continue;
        for (const written of ["", name, name.toUpperCase()]) {
          board.setAttribute(name, "false");
          expect(board[name]).toBe(false);
          board.setAttribute(name, written);
          expect(board[name]).toBe(true);
        }
      }
    });

    const wrong: readonly (readonly [string, string, string])[] = [
      ["variant", "chess", "unknown-variant"],
      ["variant", "", "unknown-variant"],
      ["position", "9/9/9", "syntax"],
      ...["fast", "", " ", "-1", "5001", "1.5"].map((step) => ["animation", step, "bad-argument"] as const),
      ...Object.entries(Kind.choices).flatMap(([name, words]) =>
        [
          "chess",
          "constructor",
          words.includes("true") ? "no" : "",
          words.includes("true") ? "on" : name,
        ].map((word) => [name, word, "bad-argument"] as const),
      ),
    ];
    test.each(wrong)(
      "%s=%j is one error of the page, and the board stays until it is valid",
      async (name, word, code) => {
        const chosen = Kind.choices[name]?.at(-1);
        const board = await boardOn(chosen === undefined ? {} : { [name]: chosen });
        const { game } = board;
        const before = await settledStateOf(board);
        expect(
          await errorsOf(() => {
            board.setAttribute(name, word);
            expect(board.game).toBe(game);
          }),
        ).toEqual([code]);
        if (!Kind.choices[name]) board.removeAttribute(name);
        await drawn();
        expect(board.game).toEqual(game);
        if (Kind.choices[name]) {
          expect(stateOf(board)).toEqual(before);
          board.removeAttribute(name);
          expect(`${board[name]}`).toBe(Kind.choices[name]?.[0]);
        }
      },
    );

    test.each(wrong.filter(([name]) => !Kind.choices[name]))(
      "%s=%j is an error of the page even while a game is set, which stays",
      async (name, word, code) => {
        const board = await boardOn({ game });
        expect(await errorsOf(() => board.setAttribute(name, word))).toEqual([code]);
        expect(board.game).toBe(game);
      },
    );

    const nonsense = [0, 1, true, false, "", "nonsense", [], Symbol("nonsense")];
    const refused = ["game", ...Object.keys(good)].flatMap((name) => [
      ...(name === "game" || name === "lastMove" ? [...nonsense, {}, { a: 1 }] : nonsense).map(
        (value) => [name, value] as const,
      ),
      ...Object.entries(bad).filter(([each]) => each === name),
      ...(name === "messages"
        ? [{ hello: 1 }, { players: 5 }, { mill: {} }, { players: { red: "Red" } }, { variants: { own: 5 } }]
        : []
      ).map((value) => [name, value] as const),
    ]);
    test.each(refused)("%s = %o is rejected, and nothing is lost", async (name, value) => {
      const refuse = (board: Board): void =>
        expect(() => {
          board[name] = value;
        }).toThrow(expect.objectContaining({ code: expect.any(String) as string }));
      const settings = { ...good, variant };
      const board = await boardOn({ ...settings, game });
      const before = await settledStateOf(board);
      refuse(board);
      await drawn();
      expect(stateOf(board)).toEqual(before);
      board["variant"] = other;
      expect(board.game).toBe(game);
      // Unread attributes stay unread.
      const described = await boardOn(settings);
      described["variant"] = other;
      refuse(described);
      expect(described.game.variant).toBe(other);
    });

    test("properties set before the upgrade apply, and an invalid one blocks no other", async () => {
      const early = (name: string, properties: object): Board => {
        const board = document.createElement(name) as unknown as Board;
        document.body.replaceChildren(Object.assign(board, properties));
        return board;
      };
      const settings = { ...good, game, theme: "dark", position };
      const board = early(`${tag}-early`, settings);
      // Once, however often it is read.
      for (let i = 0; i < 2; i++) defineBoard(`${tag}-early`);
      await drawn();
      expect(board).toBeInstanceOf(Kind);
      for (const [name, value] of Object.entries(settings)) {
        expect([Object.hasOwn(board, name), board[name]]).toEqual([false, value]);
      }
      for (const name of ["game", ...Object.keys(good)]) {
        const hasty = early(`${tag}-${name.toLowerCase()}`, { ...settings, [name]: "nonsense" });
        const errors = await errorsOf(() => defineBoard(hasty.localName));
        expect(errors).toHaveLength(1);
        for (const [each, value] of Object.entries(settings))
          if (each !== name) expect(hasty[each]).toEqual(value);
      }
    });

    test.each([
      [false, undefined, "after"],
      [false, "after", "after"],
      [false, "before", "before"],
      [false, "answered", "answered"],
      [false, "described", "described"],
      [true, undefined, "before"],
      [true, "after", "after"],
      [true, "before", "before"],
      [true, "answered", "answered"],
      [true, "described", "described"],
    ] as const)(
      "a `move` listener decides: refused %s, set %s, then on the board %s",
      async (refused, set, which) => {
        const described = (await boardOn({ variant })).game;
        const board = await boardOn({ game, variant });
        const after = next(game as never);
        const games = { before: game, after, answered: next(after as never), described };
        const events = recorded(board, "move", "end");
        board.addEventListener(
          "move",
          (event) => {
            if (refused) event.preventDefault();
            if (set) Object.assign(board, { game: set === "described" ? null : games[set] });
          },
          { once: true },
        );
        all(board, "[part~=point]")[pressed]?.click();
        await drawn();
        expect(board.game).toEqual(games[which]);
        expect(events).toMatchObject([["move", { before: game, game: after }]]);
      },
    );

    test("a game that a listener sets during an event stays", async () => {
      const board = await boardOn({ variant });
      board.addEventListener(
        "update",
        () => {
          board.game = game;
        },
        { once: true },
      );
      board["variant"] = other;
      await drawn();
      expect(board.game).toBe(game);
    });
  },
);
