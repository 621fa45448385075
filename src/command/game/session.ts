/** The game on the whole screen: reads lines, lets bots think, draws. */
import process from "node:process";
import { fill } from "../../words.ts";
import type { Terminal } from "../input/surroundings.ts";
import { painterFor } from "./draw/colours.ts";
import { frame } from "./draw/frame.ts";
import { viewOf } from "./draw/view.ts";
import { openKeyboard } from "./screen/keyboard.ts";
import { openScreen } from "./screen/screen.ts";
import { enter } from "./table/enter.ts";
import { botMoved, type Later, type Tools } from "./table/later.ts";
import { common, suggestions } from "./table/suggest.ts";
import { bad, botToMove, gameOf, isShow, nameOf, saying, type Table, wordsOf } from "./table/table.ts";

/** Plays until the person leaves; resolves with the last table. */
export function playSession(
  start: Table,
  { input, output, depth }: Terminal,
  { pace, ...tools }: Tools & { readonly pace: number },
): Promise<Table> {
  let table = start;
  let picked = -1;
  /** What is being thought about; aborted when the person does something else. */
  let thought: AbortController | undefined;
  let busy: string | undefined;
  let isDrawing = false;
  let isOver = false;

  return new Promise((resolve, reject) => {
    const screen = openScreen(output);
    const paint = painterFor(depth);
    const keyboard = openKeyboard(input, { line, key, leave, stop });
    output.on("resize", resized);
    process.on("uncaughtException", crash);
    for (const signal of SIGNALS) process.on(signal, leave);
    show(table);

    function resized(): void {
      screen.forget();
      redraw();
    }

    /** Draws once for all changes of the same moment. */
    function redraw(): void {
      if (isDrawing || isOver) return;
      isDrawing = true;
      setImmediate(() => {
        isDrawing = false;
        if (isOver) return;
        const { columns, rows } = output;
        const drawn = frame(viewOf(table, { ...keyboard.typed(), picked, busy }), {
          columns: columns || 80,
          rows: rows || 24,
        });
        screen.draw(drawn.rows.map(paint), drawn.cursor);
      });
    }

    function line(typed: string): void {
      const text = suggestions(table, typed)[picked]?.text ?? typed;
      picked = -1;
      interrupt();
      const { table: next, later, leaves } = enter(table, text);
      if (leaves) leave();
      else if (later) work(next, later);
      else show(next);
    }

    function key(name: string | undefined): void {
      const { text } = keyboard.typed();
      const list = suggestions(table, text);
      // Beyond both ends, nothing is picked.
      if (name === "up" || name === "down")
        picked = ((picked + 1 + (name === "down" ? 1 : list.length)) % (list.length + 1)) - 1;
      else {
        if (name === "tab") keyboard.type(list[picked]?.text ?? (common(list) || text));
        if (name === "escape") {
          keyboard.type("");
          table = { ...table, turn: null, said: [], page: [], question: null };
        }
        picked = -1;
      }
      redraw();
    }

    /** Shows a table, and lets a bot think if it has to move. */
    function show(next: Table): void {
      table = next;
      redraw();
      if (botToMove(table) === undefined || table.question) return;
      const own = begin();
      const thinking = botMoved(table, { ...tools, signal: own.signal });
      Promise.all([thinking, wait(pace, own.signal)]).then(([moved]) => {
        if (own.signal.aborted) return;
        // What is being read stays, and so does a message that nobody has had time to read.
        const unread = isShow(moved) ? [] : table.said.filter(({ tone }) => tone === "bad");
        show({ ...moved, page: table.page, said: [...unread, ...moved.said] });
      }, failing(own.signal));
    }

    /** Does what takes time, and shows what it leads to. */
    function work(next: Table, later: Later): void {
      table = next;
      const own = begin();
      busy = fill(wordsOf(table).own.thinking, { player: nameOf(table, gameOf(table).turn) });
      redraw();
      later({ ...tools, signal: own.signal }).then((done) => {
        if (own.signal.aborted) return;
        busy = undefined;
        show(done);
      }, failing(own.signal));
    }

    function begin(): AbortController {
      interrupt();
      thought = new AbortController();
      return thought;
    }

    function interrupt(): void {
      thought?.abort();
      busy = undefined;
    }

    /** A fault of what was asked for is shown; any other one ends the game. */
    function failing(signal: AbortSignal): (error: Error) => void {
      return (error) => {
        if (signal.aborted) return;
        if (!("code" in error)) return crash(error);
        busy = undefined;
        table = saying(table, bad(error.message));
        redraw();
      };
    }

    function stop(): void {
      screen.leave();
      keyboard.hold(false);
      process.once("SIGCONT", () => {
        keyboard.hold(true);
        screen.enter();
        redraw();
      });
      process.kill(process.pid, "SIGSTOP");
    }

    function leave(): void {
      end(() => resolve(table));
    }

    function crash(error: unknown): void {
      end(() => reject(error));
    }

    function end(settle: () => void): void {
      if (isOver) return;
      isOver = true;
      interrupt();
      output.off("resize", resized);
      process.off("uncaughtException", crash);
      for (const signal of SIGNALS) process.off(signal, leave);
      keyboard.close();
      screen.leave();
      settle();
    }
  });
}

const SIGNALS = ["SIGTERM", "SIGHUP"] as const;

/** Waits, or less if aborted. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
