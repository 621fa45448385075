/* A game on the whole screen: reads lines, lets bots think, and draws. */
import process from "node:process";
import { fill } from "../../words.ts";
import type { Terminal } from "../input/io.ts";
import { painterFor } from "./draw/colors.ts";
import { frame } from "./draw/frame.ts";
import { viewOf } from "./draw/view.ts";
import { type Keyboard, openKeyboard, openScreen, type Screen } from "./screen/screen.ts";
import { enter } from "./table/enter.ts";
import { botMoved, type SlowCommand, type Tools } from "./table/slow.ts";
import { common, suggestions } from "./table/suggest.ts";
import { bad, botToMove, gameOf, isBotGame, nameOf, type Table, withText, wordsOf } from "./table/table.ts";

/** A game in progress, with its state. */
interface Session {
  readonly terminal: Terminal;
  readonly tools: Tools & { readonly pace: number };
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  /** Ends the session, with an error if there is one. */
  readonly end: (error?: unknown) => void;
  table: Table;
  /** Which suggestion is picked; -1 for none. */
  picked: number;
  /** The running search or slow command, if any; aborted when the person does something else. */
  thought: AbortController | undefined;
  busy: string | undefined;
  isDrawing: boolean;
  isOver: boolean;
}

/** Plays until the person leaves, and resolves with the last table. */
export const playSession = (start: Table, terminal: Terminal, tools: Session["tools"]): Promise<Table> =>
  new Promise((resolve, reject) => {
    const { input, output } = terminal;
    const keyboard = openKeyboard(input, {
      line: (text) => enterLine(session, text),
      key: (name) => pressKey(session, name),
      leave,
      stop: () => stop(session),
    });
    const session: Session = {
      ...{ terminal, tools, keyboard, end, table: start, screen: openScreen(output) },
      ...{ picked: -1, thought: undefined, busy: undefined, isDrawing: false, isOver: false },
    };
    output.on("resize", resized);
    process.on("uncaughtException", end);
    for (const signal of SIGNALS) process.on(signal, leave);
    show(session, start);

    function resized(): void {
      session.screen.forget();
      redraw(session);
    }

    function leave(): void {
      end();
    }

    function end(error?: unknown): void {
      if (session.isOver) return;
      session.isOver = true;
      interrupt(session);
      output.off("resize", resized);
      process.off("uncaughtException", end);
      for (const signal of SIGNALS) process.off(signal, leave);
      keyboard.close();
      session.screen.leave();
      if (error === undefined) resolve(session.table);
      else reject(error);
    }
  });

const SIGNALS = ["SIGTERM", "SIGHUP"] as const;

/** Draws after the current events; all changes before then share one drawing. */
function redraw(session: Session): void {
  if (session.isDrawing) return;
  session.isDrawing = true;
  setImmediate(() => {
    session.isDrawing = false;
    if (session.isOver) return;
    const { table, keyboard, screen, picked, busy } = session;
    const { output, depth } = session.terminal;
    const size = { columns: output.columns || 80, rows: output.rows || 24 };
    const { rows, cursor } = frame(viewOf(table, { ...keyboard.typed(), picked, busy }), size);
    screen.draw(rows.map(painterFor(depth)), cursor);
  });
}

function enterLine(session: Session, typed: string): void {
  const text = suggestions(session.table, typed)[session.picked]?.text ?? typed;
  session.picked = -1;
  interrupt(session);
  const { table, slow, leaves } = enter(session.table, text);
  if (leaves) session.end();
  else if (slow) work(session, table, slow);
  else show(session, table);
}

function pressKey(session: Session, name: string | undefined): void {
  const { keyboard, table, picked } = session;
  const { text } = keyboard.typed();
  const list = suggestions(table, text);
  // Past either end of the list, nothing is picked.
  if (name === "up" || name === "down")
    session.picked = ((picked + 1 + (name === "down" ? 1 : list.length)) % (list.length + 1)) - 1;
  else {
    if (name === "tab") keyboard.type(list[picked]?.text ?? (common(list) || text));
    if (name === "escape") {
      keyboard.type("");
      show(session, { ...table, turn: null, messages: [], page: [], question: null });
    }
    session.picked = -1;
  }
  redraw(session);
}

/** Shows a table, and lets a bot think if it is to move and nothing is going on yet. */
function show(session: Session, table: Table): void {
  session.table = table;
  redraw(session);
  if (session.thought || botToMove(table) === undefined || table.question) return;
  const { tools } = session;
  const signal = beginThought(session);
  const thinking = botMoved(table, { ...tools, signal });
  Promise.all([thinking, wait(tools.pace, signal)]).then(
    ([moved]) => {
      if (signal.aborted) return;
      interrupt(session);
      const { page, messages } = session.table;
      // Keeps the page that the person reads, and an error that was just shown.
      const unread = isBotGame(moved) ? [] : messages.filter(({ tone }) => tone === "bad");
      show(session, { ...moved, page, messages: [...unread, ...moved.messages] });
    },
    // The bot would fail again.
    failing(session, signal, (failed) => {
      session.table = failed;
      redraw(session);
    }),
  );
}

/** Runs a slow command, and shows its result. */
function work(session: Session, table: Table, slow: SlowCommand): void {
  session.table = table;
  const signal = beginThought(session);
  session.busy = fill(wordsOf(table).own.thinking, { player: nameOf(table, gameOf(table).turn) });
  redraw(session);
  slow({ ...session.tools, signal }).then(
    (done) => {
      if (signal.aborted) return;
      interrupt(session);
      show(session, done);
    },
    failing(session, signal, (failed) => show(session, failed)),
  );
}

function beginThought(session: Session): AbortSignal {
  interrupt(session);
  session.thought = new AbortController();
  return session.thought.signal;
}

function interrupt(session: Session): void {
  session.thought?.abort();
  session.thought = undefined;
  session.busy = undefined;
}

/** Passes on a table with the error, if it is one of the library; any other error ends the game. */
const failing =
  (session: Session, signal: AbortSignal, goOn: (failed: Table) => void) =>
  (error: Error): void => {
    if (signal.aborted) return;
    interrupt(session);
    if ("code" in error) goOn(withText(session.table, bad(error.message)));
    else session.end(error);
  };

/** Stops the process and returns the terminal to the shell, until the shell continues the game. */
function stop(session: Session): void {
  const { screen, keyboard } = session;
  screen.leave();
  keyboard.hold(false);
  process.once("SIGCONT", () => {
    keyboard.hold(true);
    screen.enter();
    redraw(session);
  });
  process.kill(process.pid, "SIGSTOP");
}

/** Resolves after a time, or immediately if aborted. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
