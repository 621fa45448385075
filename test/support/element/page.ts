/** Boards of any family in a real page: input, and what people see and hear and the page receives. */
import { expect } from "vitest";
import { commands } from "vitest/browser";
import { spotByKey } from "../../../src/element/nearest.ts";
import type { Spot } from "../../../src/picture/shapes.ts";
import type { Act, Heard } from "./commands.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    act(acts: readonly Act[]): Promise<void>;
    prefer(settings: {
      reducedMotion?: "reduce" | "no-preference";
      forcedColors?: "active" | "none";
    }): Promise<void>;
    hear(): Promise<readonly Heard[]>;
    activate(id: number): Promise<void>;
    photograph(name: string): Promise<void>;
    forceDark(enabled: boolean): Promise<void>;
    screenshot(): Promise<string>;
  }
}

/** A board alone on the page, without motion unless requested. */
export function mount<Board extends HTMLElement>(board: Board, settings: object, width = 420): Board {
  Object.assign(board, { animation: 0, ...settings });
  const box = document.createElement("main");
  box.style.width = `${width}px`;
  box.append(board);
  document.body.replaceChildren(box);
  return board;
}

/** Resolves when changes of properties are drawn. */
export const drawn = (): Promise<void> => later(0);

/** Sets properties of a board, and waits until they are drawn. */
export function set<Board extends HTMLElement>(
  board: Board,
  settings: { readonly [Name in keyof Board]?: unknown },
): Promise<void> {
  Object.assign(board, settings);
  return drawn();
}

export const later = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export async function frames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

/** All nodes in a board's shadow tree. */
export const all = <Found extends Element = HTMLElement>(board: HTMLElement, selector: string): Found[] => [
  ...(board.shadowRoot as ShadowRoot).querySelectorAll<Found>(selector),
];

export const part = <Found extends HTMLElement = HTMLElement>(board: HTMLElement, name: string): Found =>
  (board.shadowRoot as ShadowRoot).querySelector(`[part~=${name}]`) as Found;

/** The number of shapes of a kind in the picture, without those inside another one of the kind. */
export const shapes = (board: HTMLElement, kind: string): number =>
  all(board, `.picture .${kind}:not(.${kind} *)`).length;

export const statusOf = (board: HTMLElement): string => all(board, "[role=status]")[0]?.textContent ?? "";

/** The labels of all nodes with a part. */
export const labels = (board: HTMLElement, name: string): string[] =>
  all(board, `[part~=${name}]`).map(({ ariaLabel }) => ariaLabel ?? "");

/** Records the events with these names from now on. */
export function recorded(board: HTMLElement, ...names: readonly string[]): [string, unknown][] {
  const events: [string, unknown][] = [];
  for (const name of names)
    board.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  return events;
}

/** Records the details of the events with one name from now on. */
export function heard(board: HTMLElement, name: string): unknown[] {
  const details: unknown[] = [];
  board.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
  return details;
}

/** Records the occasions for sounds from now on. */
export function cuesOf(board: HTMLElement): string[] {
  const cues: string[] = [];
  board.addEventListener("cue", (event) => {
    const { kind, point } = (event as CustomEvent<{ kind: string; point?: string }>).detail;
    cues.push(point ? `${kind} ${point}` : kind);
  });
  return cues;
}

/** The middle of a node, in the browser's window. */
export function middleOf(node: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = node.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth || 1;
  return [frame.left + (left + width / 2) * scale, frame.top + (top + height / 2) * scale];
}

/** The mean brightness of nodes' middles, from 0 to 255, as people see them. */
export async function brightnessOf(nodes: readonly Element[]): Promise<number[]> {
  const image = new Image();
  image.src = await commands.screenshot();
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", {
    willReadFrequently: true,
  });
  canvas?.drawImage(image, 0, 0);
  return nodes.map((node) => {
    const [x, y] = middleOf(node);
    const { width, height } = node.getBoundingClientRect();
    const data = canvas?.getImageData(x - width / 4, y - height / 4, width / 2, height / 2).data ?? [];
    const sum = [...data].reduce((all, value, i) => all + value * ([0.3, 0.59, 0.11, 0][i % 4] as number), 0);
    return Math.round(sum / (data.length / 4));
  });
}

export const act = (...acts: readonly Act[]): Promise<void> => commands.act(acts);

/** A synthetic pointer, which captures nothing. */
export const pointer = (node: Element, type: string, more: PointerEventInit): boolean =>
  node.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, ...more }));

export const clickOn = (...nodes: readonly Element[]): Promise<void> =>
  act(...nodes.map((node): Act => ["click", ...middleOf(node)]));

/** The last tapped node. */
let tapped: Element | undefined;

export async function tapOn(node: Element): Promise<void> {
  // Without a pause it would be a double tap, which is one press.
  if (node === tapped) await later(400);
  await act(["tap", ...middleOf(node)]);
  tapped = node;
}

/** The fewest arrow keys from a board's tab stop to a button, if its buttons are at these spots. */
export function arrowsTo(board: HTMLElement, goal: Element, spots: readonly Spot[]): string[] {
  const buttons = all(board, "[part~=point]");
  const ways = new Map<number, string[]>([[buttons.findIndex(({ tabIndex }) => tabIndex === 0), []]]);
  for (const [now, keys] of ways) {
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      const next = spotByKey(spots, now, key) as number;
      if (!ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  const found = ways.get(buttons.indexOf(goal as HTMLElement));
  if (found === undefined) throw new Error(`No keys lead to ${goal.ariaLabel}.`);
  return found;
}

/** The codes of the page's errors meanwhile. */
export async function errorsOf(action: () => unknown): Promise<unknown[]> {
  const errors: unknown[] = [];
  const listen = (event: ErrorEvent): void => {
    errors.push((event.error as { code?: string }).code ?? event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("error", listen, { capture: true });
  try {
    await action();
    await drawn();
  } finally {
    window.removeEventListener("error", listen, { capture: true });
  }
  return errors;
}

/** What playing a game on a board needs from the family. */
export interface Rules<Game, Move> {
  readonly choose: (game: Game) => Move;
  readonly applyMove: (game: Game, move: Move) => Game;
  readonly outcome: (game: Game) => unknown;
  /** The end of the status line. */
  readonly endOf: (game: Game) => string;
}

/** Plays a game to its end and returns the moves. Every move must have the result of `applyMove`. */
export async function playToTheEnd<Game extends { readonly ply: number }, Move>(
  board: HTMLElement & { readonly game: Game },
  { choose, applyMove, outcome, endOf }: Rules<Game, Move>,
  make: (move: Move, turn: number) => Promise<void>,
): Promise<readonly Move[]> {
  const events = recorded(board, "move", "end", "refuse");
  await drawn();
  let { game } = board;
  const moves: Move[] = [];
  while (outcome(game) === undefined) {
    const before = game;
    const move = choose(before);
    await make(move, moves.length);
    game = applyMove(before, move);
    moves.push(move);
    expect([moves.length, board.game]).toEqual([moves.length, game]);
    expect(events.filter(([name]) => name === "move").at(-1)?.[1]).toMatchObject({
      before,
      move,
      game,
    });
  }
  expect(events.map(([name]) => name)).toEqual([...moves.map(() => "move"), "end"]);
  expect(events.at(-1)?.[1]).toEqual({ outcome: outcome(game), game });
  // The status line changes when everything has arrived.
  await expect.poll(() => statusOf(board).endsWith(endOf(game))).toBe(true);
  return moves;
}
