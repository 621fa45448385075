/** Behaviour that both elements share: words, sides, sizes, drawings, and presses without effect. */
import { createGame, resign } from "morabaraba";
import { createGame as createMancala, defineVariant, resign as resignMancala } from "morabaraba/mancala";
import { af as mancalaAf, en as mancalaEn } from "morabaraba/mancala/words";
import { af, en } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  clickOn,
  drawn,
  frames,
  middleOf,
  part,
  recorded,
  set,
  shapes,
  statusOf,
} from "../../support/element/page.ts";

/** The common part of both boards, without the types of their games and words. */
type Board = HTMLElement & Record<string, unknown> & { readonly game: { readonly ply: number } };

describe.each([
  {
    name: "mills",
    show: mills.shown as unknown as (settings: object, width?: number) => Promise<Board>,
    af: af as object,
    en: en as object,
    players: { ...en.players, light: "Thandi" } as object,
    first: "Light",
    own: createGame({ ...mills.threeMens, name: "constructor" }) as object,
    over: resign(createGame(), "light") as object,
    sides: ["light", "dark"],
    pressed: 9,
    advice: { rings: [{ point: "a1" }, { point: "d4" }], arrows: [{ from: "a1", to: "Z9" }] } as object,
    hint: "ring",
    long: {
      settings: { position: mills.ENDING },
      presses: ["f6", "g7", "e3"].map((point) => `[data-point=${point}]`),
    },
  },
  {
    name: "mancala",
    show: mancala.shown as unknown as (settings: object, width?: number) => Promise<Board>,
    af: mancalaAf as object,
    en: mancalaEn as object,
    players: { south: "Thandi", north: "Sipho" } as object,
    first: "South",
    own: createMancala(defineVariant("kalah", { name: "constructor", houses: 3 })) as object,
    over: resignMancala(createMancala(), "south") as object,
    sides: ["south", "north"],
    pressed: 2,
    advice: {
      rings: [{ point: "C" }, { point: "o" }],
      arrows: [{ from: "A", to: "o" }],
      labels: { o: "+8" },
    } as object,
    hint: "hint",
    long: { settings: { variant: "congkak", layout: "upright" }, presses: ["[data-house='1']"] },
  },
])("a board of $name", ({ show, sides, pressed, ...kind }) => {
  const button = (board: Board): HTMLElement => all(board, "[part~=point]")[pressed] as HTMLElement;

  test("uses English, or other words with English for missing texts", async () => {
    const board = await show({});
    const english = statusOf(board);
    const frame = part(board, "frame");
    expect([board["messages"], frame.lang, english.includes(kind.first)]).toEqual([kind.en, "en", true]);
    await set(board, { messages: kind.af });
    expect([board["messages"], frame.lang, statusOf(board) === english]).toEqual([kind.af, "af", false]);
    await set(board, { messages: { players: kind.players } });
    expect([frame.lang, statusOf(board)]).toEqual(["en", english.replace(kind.first, "Thandi")]);
    await set(board, { messages: null });
    expect([board["messages"], statusOf(board)]).toEqual([kind.en, english]);
  });

  test("is labelled with the name or the title of a custom variant", async () => {
    const board = await show({ game: kind.own });
    expect(part(board, "frame").ariaLabel).toBe("constructor");
    await set(board, { messages: { variants: { constructor: "Ours" } } });
    expect(part(board, "frame").ariaLabel).toBe("Ours");
  });

  test("has a status line for screen readers if it is hidden", async () => {
    const board = await show({ status: "hidden" });
    expect(part(board, "status").getBoundingClientRect().height).toBeLessThan(2);
    expect([statusOf(board), board["statusText"]]).toEqual(Array(2).fill(statusOf(await show({}))));
  });

  test("fades from one picture into the other when it is turned", async () => {
    const board = await show({ animation: 200 });
    const pictures = (): number => all(board, ".picture").length;
    const top = button(board).getBoundingClientRect().top;
    await set(board, { orientation: sides[1] });
    expect([pictures(), all(board, "[part=picture]").length]).toEqual([2, 1]);
    expect(button(board).getBoundingClientRect().top).not.toBeCloseTo(top, 0);
    await expect.poll(pictures).toBe(1);
    await set(board, { animation: 0, orientation: sides[0] });
    expect(pictures()).toBe(1);
  });

  test("keeps its size for the whole game, however long the status line is", async () => {
    const board = await show(kind.long.settings, 340);
    board.style.height = "440px";
    const width = async (): Promise<number> => {
      await frames(3);
      return part(board, "frame").offsetWidth;
    };
    const before = await width();
    expect(before).toBeLessThan(320);
    for (const selector of kind.long.presses) {
      await clickOn(...all(board, selector));
      expect(await width()).toBe(before);
    }
    expect(statusOf(board).length).toBeGreaterThan(100);
  });

  test("draws only at places that it has", async () => {
    const board = await show({ drawings: kind.advice });
    expect([board["drawings"], shapes(board, kind.hint)]).toEqual([kind.advice, 1]);
    await set(board, { drawings: null });
    expect([board["drawings"], shapes(board, kind.hint)]).toEqual([{}, 0]);
  });

  test("counts a multiple click as one press", async () => {
    const board = await show({});
    const events = recorded(board, "move", "refuse");
    await act(["double", ...middleOf(button(board))]);
    expect(events.map(([name]) => name)).toEqual(["move"]);
  });

  test("ignores presses if nobody plays, on the other side's turn and after the end", async () => {
    for (const settings of [{ playable: "none" }, { playable: sides[1] }, { game: kind.over }]) {
      const board = await show(settings);
      const events = recorded(board, "move", "pick", "premove", "end");
      await clickOn(button(board));
      await drawn();
      expect([events, shapes(board, "playable")]).toEqual([[], 0]);
    }
  });
});
