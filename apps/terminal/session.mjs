// A session at the table: reads lines, lets bots think, draws the screen. This file knows all the others.

import { fitted } from "./draw/canvas.mjs";
import { painterFor } from "./draw/colours.mjs";
import { frame } from "./draw/frame.mjs";
import { viewOf } from "./draw/view.mjs";
import { enter } from "./enter.mjs";
import { begunByRules, read, saved } from "./files.mjs";
import { formKey, formScreen, tableFrom } from "./form.mjs";
import { openKeyboard } from "./keyboard.mjs";
import { attempt } from "./referee.mjs";
import { openScreen, sizeOf } from "./screen.mjs";
import { wordsFor } from "./speak.mjs";
import { common, suggestions } from "./suggest.mjs";
import { bad, botToMove, gameOf, isShow, placeOf, saying, speaker } from "./table.mjs";
import { analysed, hinted, offered } from "./think.mjs";

/** @import { Table, Wish } from "./types.ts" */
/** @import { Form } from "./form.mjs" */
/** @import { Key } from "./keyboard.mjs" */

/**
 * Plays until the person leaves. Resolves with the last table, or with `undefined` if there was none.
 *
 * @param {{ form: Form, table?: Table | undefined }} start - The form to begin with, unless there is a table.
 * @param {{ input: NodeJS.ReadStream, output: NodeJS.WriteStream, depth: number, seed: number, pace: number }} surroundings
 * @returns {Promise<Table | undefined>}
 */
export function playSession(start, { input, output, depth, seed, pace }) {
  let { form } = start;
  /** @type {Table | undefined} */
  let table = start.table;
  let picked = -1;
  /** What a bot is thinking about; aborted when the game changes. @type {AbortController | undefined} */
  let thought;
  /** @type {string | undefined} */
  let busy;
  let drawing = false;
  let ended = false;

  return new Promise((resolve, reject) => {
    const screen = openScreen(output);
    const paint = painterFor(depth);
    const keyboard = openKeyboard(input, { line, key, leave, stop });
    output.on("resize", resized);
    process.on("uncaughtException", crash);
    process.on("SIGTERM", leave);
    process.on("SIGHUP", leave);
    think();
    redraw();

    function resized() {
      screen.forget();
      redraw();
    }

    /** Draws once for all changes of the same moment. */
    function redraw() {
      if (drawing || ended) return;
      drawing = true;
      setImmediate(() => {
        if (!drawing) return;
        drawing = false;
        try {
          draw();
        } catch (error) {
          crash(error);
        }
      });
    }

    function draw() {
      const size = sizeOf(output);
      if (table === undefined) {
        screen.draw(formScreen(form, size).map((row) => paint(fitted(row, size.columns))));
        return;
      }
      const { rows, cursor } = frame(viewOf(table, { ...keyboard.typed(), picked, busy }), size);
      screen.draw(rows.map(paint), cursor);
    }

    /** @param {string} typed */
    function line(typed) {
      if (table === undefined) {
        table = tableFrom(form);
        show(table);
        return;
      }
      const text = suggestions(table, typed)[picked]?.text ?? typed;
      picked = -1;
      // The line changes the game or asks for something else, so whatever a bot is thinking about no longer matters.
      if (busy !== undefined) interrupt();
      const { table: next, wish } = enter(table, text);
      show(next);
      if (wish) grant(wish).catch(fail);
    }

    /** @param {Key} pressed */
    function key({ name }) {
      if (table === undefined) form = formKey(form, name);
      else if (name === "up" || name === "down") {
        const list = suggestions(table, keyboard.typed().text);
        // Beyond both ends, nothing is picked.
        picked = ((picked + 1 + (name === "down" ? 1 : list.length)) % (list.length + 1)) - 1;
      } else if (name === "tab") {
        const list = suggestions(table, keyboard.typed().text);
        keyboard.type(list[picked]?.text ?? (common(list) || keyboard.typed().text));
        picked = -1;
      } else if (name === "escape") {
        keyboard.type("");
        picked = -1;
        table = { ...table, turn: null, said: [], help: false, question: null };
      } else picked = -1;
      redraw();
    }

    /** @param {Table} next */
    function show(next) {
      const moved =
        table === undefined || placeOf(table).id !== placeOf(next).id || table.record !== next.record;
      table = next;
      if (moved) interrupt();
      think();
      redraw();
    }

    function interrupt() {
      thought?.abort();
      thought = undefined;
      busy = undefined;
    }

    /** Lets a bot think if it has to move. Its answer counts only if nothing else has happened meanwhile. */
    function think() {
      if (table === undefined || thought !== undefined) return;
      const level = botToMove(table);
      if (level === undefined || (isShow(table) && table.paused)) return;
      const asked = table;
      const own = new AbortController();
      thought = own;
      const { signal } = own;
      const game = gameOf(asked);
      const patience = wait(pace, signal);
      Promise.all([asked.family.choose(game, { level, seed: (seed + game.ply) % 2 ** 32, signal }), patience])
        .then(([move]) => {
          if (signal.aborted || table === undefined) return;
          thought = undefined;
          // A message that came meanwhile, such as that it is not your turn, stays beside the answer.
          const { said } = table;
          const next = attempt(table, game.turn, move);
          show({ ...next, said: isShow(next) ? next.said : [...keepBad(said), ...next.said] });
        })
        .catch((error) => signal.aborted || fail(error));
    }

    /** @param {Wish} wish */
    async function grant({ kind, path = "", sure = false }) {
      if (table === undefined) return;
      if (kind === "leave") return leave();
      if (kind === "new") {
        interrupt();
        table = undefined;
        return redraw();
      }
      const asked = table;
      if (kind === "save") return settle(asked, await saved(asked, path, sure));
      if (kind === "load") return settle(asked, await read(asked, path));
      if (kind === "rules") return settle(asked, await begunByRules(asked, path));
      interrupt();
      const own = new AbortController();
      thought = own;
      busy = wordsFor(table).own.pondering;
      redraw();
      const options = { seed, signal: own.signal };
      const answering =
        kind === "hint"
          ? hinted(asked, options)
          : kind === "analyse"
            ? analysed(asked, options)
            : offered(asked, speaker(asked), options);
      const answer = await answering.catch((error) => {
        if (!own.signal.aborted) throw error;
      });
      if (own.signal.aborted || answer === undefined) return;
      thought = undefined;
      busy = undefined;
      show(answer);
    }

    /** Shows the result of reading or writing a file. Moves that were played meanwhile stay. @param {Table} asked @param {Table} result */
    function settle(asked, result) {
      if (table === undefined || table === asked || result.record !== asked.record) show(result);
      else show({ ...table, said: result.said, question: result.question });
    }

    /** @param {unknown} error */
    function crash(error) {
      end(() => reject(error));
    }

    /** @param {unknown} error */
    function fail(error) {
      // What a line of the player interrupts is not a fault.
      if (error instanceof Error && "code" in error && error.code === "aborted") return;
      if (table === undefined || !(error instanceof Error) || !("code" in error)) return crash(error);
      interrupt();
      show(saying(table, bad(error.message)));
    }

    function stop() {
      screen.leave();
      keyboard.hold(false);
      process.once("SIGCONT", () => {
        keyboard.hold(true);
        screen.enter();
        redraw();
      });
      process.kill(process.pid, "SIGSTOP");
    }

    function leave() {
      end(() => resolve(table));
    }

    /** @param {() => void} settle */
    function end(settle) {
      if (ended) return;
      ended = true;
      interrupt();
      drawing = false;
      output.off("resize", resized);
      process.off("uncaughtException", crash);
      process.off("SIGTERM", leave);
      process.off("SIGHUP", leave);
      keyboard.close();
      screen.leave();
      settle();
    }
  });
}

/** @param {Table["said"]} said */
const keepBad = (said) => said.filter(({ tone }) => tone === "bad");

/** Waits, or less if aborted. @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
const wait = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
