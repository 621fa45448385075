/*
 * The engine process: a session of UCI, the line protocol between chess programs and engines, with the moves
 * of this library. UGI, the same protocol for any game, adds queries about whose turn it is and how the game
 * ended. The engine receives and sends lines, and knows no streams.
 */

import type { BotProgress, BotSettings } from "../../bots.ts";
import type { Family, FamilyParts } from "../../families.ts";
import { MorabarabaError } from "../../index.ts";
import { LONGEST } from "../input/io.ts";
import { endIn, expectedMargin, type Found, lineOf } from "../input/line.ts";
import { wholeNumber } from "../input/usage.ts";
import { type VariantChoice, variantIn, variantNamed } from "../input/variants.ts";
import { type Go, readGo, timeLeft } from "./go.ts";
import { initialOptions, type Options, optionLines, withOption } from "./options.ts";
import { perftLines } from "./perft.ts";
import { type EnginePosition, movesOf, readPosition } from "./position.ts";

/** A session with an engine. */
export interface Engine {
  /** Takes one line. Never throws: it reports a faulty line with `info string`. */
  receive(line: string): void;
  /** Whether `quit` was received. */
  readonly isOver: boolean;
  /** Call it after the last line. Stops endless searches, and resolves when everything is answered. */
  end(): Promise<void>;
}

type Bot = ReturnType<FamilyParts["bots"]["createBot"]>;

/** An unanswered `go`, with the position, the options and the bot at the time when it was sent. */
interface Search {
  /** Undefined if the position was invalid. */
  readonly position: EnginePosition | undefined;
  readonly go: Go;
  readonly options: Options;
  readonly bot: Promise<Bot>;
  readonly signal: { aborted: boolean };
  /** Whether the search waits for `ponderhit`. */
  isPondering: boolean;
  /** When the search's time began: at `go` or `ponderhit`. */
  since: number;
  /** Makes `waitWhile` check its condition. */
  wake(): void;
}

const MANY = 1e12;

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));
/** Makes an error whose message is sent to the client. */
const fault = (message: string): MorabarabaError => new MorabarabaError("bad-argument", message);

/** Whether a search waits for `ponderhit`, and whether it waits for `ponderhit` or `stop`. */
const ponders = ({ signal, isPondering }: Search): boolean => isPondering && !signal.aborted;
const isEndless = (search: Search): boolean =>
  ponders(search) || (search.go.infinite && !search.signal.aborted);

/** Resolves when `stop` or `ponderhit` has ended a condition of a search. */
async function waitWhile(condition: (search: Search) => boolean, search: Search): Promise<void> {
  while (condition(search))
    await new Promise<void>((resolve) => {
      search.wake = resolve;
    });
}

/**
 * Starts a session.
 *
 * @param send - Takes a line without its line break.
 * @param now - A clock in milliseconds.
 */
export function createEngine(send: (line: string) => void, version: string, now: () => number): Engine {
  let options = initialOptions;
  let choice: VariantChoice = variantNamed(options.UCI_Variant);
  /** Undefined after an invalid position. */
  let current: EnginePosition | undefined = readPosition(["startpos"], choice);
  let bot: { readonly key: string; readonly made: Promise<Bot> } | undefined;
  /** The unanswered searches, the running one first. */
  const searches: Search[] = [];
  let answering: Promise<void> = Promise.resolve();
  /** The running perft counts, which `stop` also ends. */
  const counts: { aborted: boolean }[] = [];
  /** The answers to `isready`, which do not wait for searches. */
  let loading: Promise<void> = Promise.resolve();
  /** The move whose step was sent without its shot, and its ply. */
  let split: { readonly ply: number; readonly move: string } | undefined;
  let isOver = false;

  const sendError = ({ message, code }: Partial<MorabarabaError>): void =>
    send(`info string ${code ? `${code}: ` : ""}${message}`);

  /** The bot of the current options. It keeps its memory until they change or a new game begins. */
  function botNow(): Promise<Bot> {
    const { family } = choice;
    const style = { level: Number(options.Level), seed: Number(options.Seed), memory: Number(options.Hash) };
    const ownBook = options.OwnBook === "true" && options.MultiPV === "1";
    // In mancala the book is data, which the family adds by itself.
    const book = family.name === "mills" ? { book: ownBook } : !ownBook && { book: false };
    const key = JSON.stringify([family.name, style, book]);
    if (bot?.key !== key) {
      const made = family.bots().then(({ createBot }) => createBot({ ...style, ...book } as BotSettings));
      // Each search reports a failure to load. Without this handler, the failure would also end the process.
      made.catch(() => {});
      bot = { key, made };
    }
    return bot.made;
  }

  /** Stops some searches, or all searches and counts. Each is still answered. */
  function stop(which?: (search: Search) => boolean): void {
    if (which === undefined) for (const signal of counts.splice(0)) signal.aborted = true;
    for (const search of searches.filter(which ?? (() => true))) {
      search.signal.aborted = true;
      search.wake();
    }
  }

  function info(position: EnginePosition, { since, options }: Search, progress: BotProgress<unknown>): void {
    const time = Math.round(now() - since);
    // In mill games, only level 10 is right about each forced end; in mancala, the search says what is exact.
    const found = options.Level === "10" ? progress : { exact: false, ...progress };
    for (const [i, { score, moves }] of progress.lines.entries()) {
      const nps = Math.round((1000 * progress.nodes) / Math.max(1, time));
      const speed = `nodes ${progress.nodes} nps ${nps} time ${time}`;
      const line = `score ${scoreOf(position.family, score, found)} ${speed} pv ${lineOf(position, moves).join(" ")}`;
      send(`info depth ${progress.depth} multipv ${i + 1} ${line}`);
    }
  }

  /** Sends the move of a search, whole or as its step alone, and the expected reply. */
  function sendMove({ position, options }: Search, line: readonly string[]): void {
    const [move = "(none)", answer] = line;
    const left = move.slice(position?.step?.length ?? 0);
    const shotAt = left.indexOf("x", 1);
    if (position === undefined || options.Steps === "joined" || shotAt < 0)
      send(`bestmove ${left}${answer ? ` ponder ${answer}` : ""}`);
    else {
      split = { ply: position.game.ply, move };
      send(`bestmove ${left.slice(0, shotAt)}`);
    }
  }

  /** Returns the best line of a search; empty if there is no move. */
  async function think(position: EnginePosition, search: Search): Promise<readonly string[]> {
    const { game } = position;
    const { signal } = search;
    if (movesOf(position).length === 0) return [];
    if (position.step !== undefined) return [await shotFor(position, search)];
    const made = await search.bot;
    if (ponders(search)) {
      const waiting = {
        get aborted() {
          return !ponders(search);
        },
      };
      await made.ponder(game, { signal: waiting });
      await waitWhile(ponders, search);
    }
    let best: BotProgress<unknown> | undefined;
    const onProgress = (progress: BotProgress<unknown>): void => {
      best = progress;
      info(position, search, progress);
    };
    const { infinite, ponder: _ponder, ...given } = timeLeft(search.go, now() - search.since);
    const endless = infinite ? { nodes: MANY } : {};
    const limits = { ...given, ...endless, lines: Number(search.options.MultiPV), onProgress, signal };
    try {
      if (!signal.aborted) best = await made.chooseMove(game, limits);
    } catch (error) {
      if ((error as MorabarabaError).code !== "aborted") throw error;
    }
    // If it was stopped before the first depth was complete, it searches 1000 nodes.
    best ??= await made.chooseMove(game, { nodes: 1000 });
    return lineOf(position, best.lines[0].moves);
  }

  /** Sends the result of a search exactly once, even after an error. */
  async function answer(search: Search): Promise<void> {
    const { position } = search;
    let line: readonly string[] = [];
    try {
      if (position !== undefined) line = await think(position, search);
    } catch (error) {
      sendError(error as Error);
      if (position !== undefined) line = movesOf(position).slice(0, 1);
    }
    await waitWhile(isEndless, search);
    sendMove(search, line);
    searches.shift();
  }

  /** Returns the best shots for a played step: those that were chosen with it, or those that score best. */
  async function shotFor(position: EnginePosition, { go: asked, signal, since }: Search): Promise<string> {
    const { family, game } = position;
    const { rules } = family;
    const go = timeLeft(asked, now() - since);
    const moves = movesOf(position);
    if (split?.ply === game.ply && moves.includes(split.move)) return split.move;
    const { chooseMove } = await family.bots();
    let [best, most] = [moves[0] as string, Number.NEGATIVE_INFINITY];
    for (const move of moves) {
      if (signal.aborted) break;
      const after = rules.applyMove(game, move);
      const end = rules.outcome(after);
      const share = Math.max(1, Math.floor((go.timeMs ?? (go.clock?.leftMs ?? 3000) / 30) / moves.length));
      const limits = { nodes: 20_000, timeMs: share, ...family.analysis };
      const worth = end ? MANY * Number(end.winner !== null) : (await chooseMove(after, limits)).score;
      const value = worth * (2 * Number((end?.winner ?? after.turn) === game.turn) - 1);
      if (value > most) [best, most] = [move, value];
    }
    return best;
  }

  function validPosition(): EnginePosition {
    if (current === undefined) throw fault("The last position was invalid. Send a valid one.");
    return current;
  }

  /** Carries out `go perft` after the searches before it; `stop` ends it early. */
  function count(words: readonly string[]): void {
    const depth = wholeNumber("DEPTH", words.join(" "), 1, 30);
    const position = validPosition();
    const signal = { aborted: false };
    counts.push(signal);
    answering = answering.then(async () => {
      for await (const line of perftLines(position, depth, signal)) send(line);
    });
  }

  /** Introduces the engine in UCI or UGI. */
  function introduce(end: string): void {
    send(`id name Morabaraba ${version}`);
    send("id author the authors of morabaraba");
    for (const line of optionLines) send(line);
    send(end);
  }

  function beginGame(): void {
    stop();
    split = undefined;
    bot = undefined;
  }

  /** The answers to the queries of UGI, in which `p1` is the side that begins the game. */
  const queries: Readonly<Record<string, (position: EnginePosition) => string>> = {
    p1turn: ({ game }) => `${game.turn === beginner()}`,
    gameover: ({ family: { rules }, game }) => `${rules.outcome(game) !== undefined}`,
    result({ family: { rules }, game }) {
      const end = rules.outcome(game);
      if (end === undefined) return "none";
      return end.winner === null ? "draw" : end.winner === beginner() ? "p1win" : "p2win";
    },
  };

  const beginner = (): string => choice.family.rules.createGame(choice.variant).turn;

  const commands: Readonly<Record<string, (words: readonly string[]) => void>> = {
    uci: () => introduce("uciok"),
    ugi: () => introduce("ugiok"),
    isready() {
      const made = botNow();
      loading = loading
        .then(() => made)
        .catch(sendError)
        .then(() => send("readyok"));
    },
    ucinewgame: beginGame,
    uginewgame: beginGame,
    query([question = ""]) {
      const query = Object.hasOwn(queries, question) ? queries[question] : undefined;
      if (query === undefined)
        throw fault(`Unknown query ${quoted(question)}. The queries are ${Object.keys(queries).join(", ")}.`);
      send(`response ${query(validPosition())}`);
    },
    setoption(words) {
      const [, ...given] = words;
      const valueAt = given.indexOf("value");
      const name = given.slice(0, valueAt < 0 ? undefined : valueAt).join(" ");
      const value = valueAt < 0 ? "" : given.slice(valueAt + 1).join(" ");
      const next = withOption(options, name, value);
      if (next.UCI_Variant !== options.UCI_Variant || next.Rules !== options.Rules) {
        const changed = next.Rules === "" ? variantNamed(next.UCI_Variant) : variantIn(next.Rules);
        current = readPosition(["startpos"], changed);
        choice = changed;
      }
      options = next;
    },
    position(words) {
      // If this position is invalid, the previous one must not be searched.
      current = undefined;
      current = readPosition(words, choice);
    },
    go(words) {
      if (words[0] === "perft") {
        count(words.slice(1));
        return;
      }
      const turn = current?.game.turn;
      const clocks = [turn === choice.family.players[0] ? "w" : "b", turn === beginner() ? "p1" : "p2"];
      const { go, ignored } = readGo(words, clocks, Number(options["Move Overhead"]));
      if (ignored.length > 0) sendError(fault(`go ignores ${quoted(ignored.join(" "))}.`));
      stop(isEndless);
      const search: Search = {
        position: current,
        go,
        options,
        bot: botNow(),
        signal: { aborted: false },
        isPondering: go.ponder,
        since: now(),
        wake() {},
      };
      searches.push(search);
      answering = answering.then(() => answer(search));
    },
    stop: () => stop(),
    ponderhit() {
      for (const search of searches.filter(({ isPondering }) => isPondering)) {
        search.isPondering = false;
        search.since = now();
        search.wake();
      }
    },
    d() {
      const { rules } = validPosition().family;
      const { game } = validPosition();
      const end = rules.outcome(game);
      for (const row of rules.ascii(game).split("\n")) send(`info string ${row}`);
      send(`info string moves ${movesOf(validPosition()).join(" ") || "(none)"}`);
      send(`info string outcome ${end ? `${end.winner ?? "draw"} ${end.reason}` : "(none)"}`);
      send(`info string ${rules.formatPosition(game)}`);
    },
    quit() {
      stop();
      isOver = true;
    },
  };

  return {
    receive(line) {
      const [word, ...words] = line.slice(0, LONGEST).trim().split(/\s+/);
      if (!word || isOver) return;
      const isTooLong = line.length > LONGEST;
      if (isTooLong)
        sendError(fault(`The words of a line with more than ${LONGEST} characters are ignored.`));
      try {
        const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
        if (command === undefined) throw fault(`Unknown command ${quoted(word)}.`);
        command(isTooLong ? [] : words);
      } catch (error) {
        sendError(error as Error);
      }
    },
    get isOver() {
      return isOver;
    },
    end() {
      stop(isEndless);
      return loading.then(() => answering);
    },
  };
}

/** Writes a score as UCI does: in moves to a mill game's certain end (`mate`), else in centipawns (`cp`). */
function scoreOf(family: Family, score: number, found: Found): string {
  const { plies, margin } = endIn(family, score, found);
  if (plies !== undefined) return `mate ${Math.sign(plies) * Math.ceil(Math.abs(plies) / 2)}`;
  if (margin === undefined) return `cp ${family.name === "mills" ? score : expectedMargin(score)}`;
  return `cp ${margin} wdl ${score > 0 ? "1000 0 0" : "0 0 1000"}`;
}
