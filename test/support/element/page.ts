/** Boards in a real page, and hands that play on them. */
import { define, type MorabarabaBoard } from "morabaraba/board";
import { commands } from "vitest/browser";
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
  }
}

/** A board alone on the page. */
export function boardOn(
  settings: { readonly [Name in keyof MorabarabaBoard]?: unknown } = {},
  width = 420,
): MorabarabaBoard {
  define();
  const board = document.createElement("morabaraba-board");
  // Motion takes time, which only tests of motion have.
  Object.assign(board, { animation: 0, ...settings });
  const box = document.createElement("main");
  box.style.width = `${width}px`;
  box.append(board);
  document.body.replaceChildren(box);
  return board;
}

/** What has been set is drawn. */
export const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));

const shadowOf = (board: MorabarabaBoard): ShadowRoot => board.shadowRoot as ShadowRoot;

export const statusOf = (board: MorabarabaBoard): string =>
  shadowOf(board).querySelector("[role=status]")?.textContent ?? "";

export const buttonOf = (board: MorabarabaBoard, point: string): HTMLButtonElement => {
  const found = [...shadowOf(board).querySelectorAll<HTMLButtonElement>("[part~=point]")].find(
    ({ ariaLabel }) => ariaLabel?.split(",")[0] === point,
  );
  if (found === undefined) throw new Error(`No button for ${point}.`);
  return found;
};

export const part = <Found extends HTMLElement = HTMLElement>(board: MorabarabaBoard, name: string): Found =>
  shadowOf(board).querySelector(`[part~=${name}]`) as Found;

/** The middle of a node, in the browser's window. */
export function middleOf(node: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = node.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth || 1;
  return [frame.left + (left + width / 2) * scale, frame.top + (top + height / 2) * scale];
}

export const act = (...acts: readonly Act[]): Promise<void> => commands.act(acts);

export const click = (board: MorabarabaBoard, ...points: readonly string[]): Promise<void> =>
  act(...points.map((point): Act => ["click", ...middleOf(buttonOf(board, point))]));
export const labels = (board: MorabarabaBoard, names: string): string[] =>
  [...(board.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${names}]`) ?? [])].map(
    ({ ariaLabel }) => ariaLabel ?? "",
  );

export async function shown(
  settings: Parameters<typeof boardOn>[0],
  width?: number,
): Promise<MorabarabaBoard> {
  const board = boardOn(settings, width);
  await drawn();
  return board;
}

export function recorded(board: MorabarabaBoard): [string, unknown][] {
  const events: [string, unknown][] = [];
  for (const name of ["move", "refuse", "pick", "end"])
    board.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  return events;
}

/** The codes of the errors that the page gets meanwhile. */
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
