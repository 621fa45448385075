/**
 * The engine process: a session of the line protocol that chess programs speak with engines (UCI), with the moves of this
 * library. It is given lines and sends lines, and knows no streams.
 */

import type { BotStyle } from "../../bots.ts";
import { RulesError } from "../../bots.ts";
import type { FamilyChoice, FamilyLimits, FamilyProgress, GameFamily, StatefulBot } from "../../families.ts";
import { type Beginning, variantIn, variantNamed } from "../input/beginning.ts";
import { lineOf } from "../input/line.ts";
import { endIn } from "../input/score.ts";
import { type Go, readGo, timeLeft } from "./go.ts";
import { initialOptions, optionLines, withOption } from "./options.ts";
import { completions, type Place, readPosition } from "./position.ts";

/** An engine that is spoken to. */
export interface Engine {
  /** Takes one line. It never throws; what is wrong with a line is said with `info string`. */
  receive(line: string): void;
  /** Whether `quit` was received. */
  readonly isOver: boolean;
  /** No more lines will come: resolves when everything has been answered. A search without an end is stopped. */
  end(): Promise<void>;
}

type Bot = StatefulBot<Place["game"], FamilyLimits<unknown>, FamilyChoice<unknown>>;

/** The search under way. */
interface Search {
  readonly signal: { aborted: boolean };
  /** Whether it waits for `stop` or `ponderhit`. */
  readonly isEndless: boolean;
  /** From when its time counts: that of `go`, or of `ponderhit`. */
  since: number;
  /** Goes on after `ponderhit`. */
  hit?: () => void;
  /** Ends the waiting. */
  release?: () => void;
}

const MANY = 1e12;

/**
 * Begins a session.
 *
 * @param send - Takes a line without its end.
 * @param now - A clock in milliseconds.
 */
export function createEngine(send: (line: string) => void, version: string, now: () => number): Engine {
  let options = initialOptions;
  let beginning: Beginning = variantNamed(options.UCI_Variant);
  let place: Place = readPosition(["startpos"], beginning);
  let bot: { readonly key: string; readonly made: Promise<Bot> } | undefined;
  /** The searches that have not been answered, the one under way first. */
  const searches: Search[] = [];
  let answering: Promise<void> = Promise.resolve();
  /** The answers to `isready`, which wait for no search. */
  let loading: Promise<void> = Promise.resolve();
  /** The whole move of which a part was sent, and its ply. */
  let split: { readonly ply: number; readonly move: string } | undefined;
  let isOver = false;

  /** The bot of the options; it remembers until they change or another game begins. */
  function botFor(family: GameFamily): Promise<Bot> {
    const style = { level: Number(options.Level), seed: Number(options.Seed), memory: Number(options.Hash) };
    const book = family.name === "mills" && { book: options.OwnBook === "true" && options.MultiPV === "1" };
    const key = JSON.stringify([family.name, style, book]);
    if (bot?.key !== key) {
      const made = family.bots().then(({ createBot }) => createBot({ ...style, ...book } as BotStyle));
      bot = { key, made };
    }
    return bot.made;
  }

  /** Ends searches; each is answered all the same. */
  function stop(which: (search: Search) => boolean = () => true): void {
    for (const search of searches.filter(which)) {
      search.signal.aborted = true;
      search.release?.();
    }
  }

  function info(at: Place, { since }: Search, progress: FamilyProgress<unknown>): void {
    const time = Math.round(now() - since);
    for (const [i, { score, moves }] of progress.lines.entries()) {
      const nps = Math.round((1000 * progress.nodes) / Math.max(1, time));
      send(
        `info depth ${progress.depth} multipv ${i + 1} score ${scoreOf(at.family, score)} nodes ${progress.nodes} nps ${nps} time ${time} pv ${lineOf(at, moves).join(" ")}`,
      );
    }
  }

  /** What follows a search: its move, as one token or as a step, and what is expected of the other side. */
  function sendMove(at: Place, line: readonly string[]): void {
    const [move = "(none)", answer] = line;
    const left = move.slice(at.step?.length ?? 0);
    const shotAt = left.indexOf("x", 1);
    if (options.Steps === "joined" || shotAt < 0)
      send(`bestmove ${left}${answer ? ` ponder ${answer}` : ""}`);
    else {
      split = { ply: at.game.ply, move };
      send(`bestmove ${left.slice(0, shotAt)}`);
    }
  }

  async function think(at: Place, go: Go, own: Search): Promise<void> {
    const { family, game } = at;
    const { signal } = own;
    if (family.rules.legalMoves(game).length === 0) return sendMove(at, []);
    if (at.step !== undefined) return sendMove(at, [await shotFor(at, timeLeft(go, now() - own.since), own)]);
    const made = await botFor(family);
    let best: FamilyProgress<unknown> | undefined;
    const onProgress = (progress: FamilyProgress<unknown>): void => {
      best = progress;
      info(at, own, progress);
    };
    if (go.ponder && !signal.aborted) {
      const isHit = await pondering(made, game, own);
      if (isHit) return think(at, { ...go, ponder: false }, own);
    }
    const { infinite, ponder: _ponder, ...given } = timeLeft(go, now() - own.since);
    const endless = infinite ? { nodes: MANY } : {};
    const limits = { ...given, ...endless, lines: Number(options.MultiPV), onProgress, signal };
    try {
      if (!signal.aborted) best = await made.chooseMove(game, limits);
      if (infinite && !signal.aborted) await released(own);
    } catch (error) {
      if ((error as RulesError).code !== "aborted") throw error;
    }
    // Stopped before the first depth was complete: whatever a short look finds.
    best ??= await made.chooseMove(game, { nodes: 1000 });
    return sendMove(at, lineOf(at, best.principalVariation));
  }

  const released = (own: Search): Promise<void> =>
    new Promise((resolve) => {
      own.release = resolve;
    });

  /** Thinks on the other side's time; whether it played what was expected. */
  async function pondering(made: Bot, game: Place["game"], own: Search): Promise<boolean> {
    let isHit = false;
    const waiting = new Promise<void>((resolve) => {
      own.release = resolve;
      own.hit = () => {
        isHit = true;
        own.since = now();
        resolve();
      };
    });
    const stopped = { aborted: false };
    const thought = made.ponder(game, { signal: stopped });
    await waiting;
    stopped.aborted = true;
    await thought;
    return isHit;
  }

  /** The best shots for a step that was played: those of the whole move if it was ours, else those that leave most. */
  async function shotFor(at: Place, go: Go, { signal }: Search): Promise<string> {
    const { family, game } = at;
    const { rules } = family;
    const moves = completions(at);
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

  /** Begins a search when those before it have been answered. */
  function begin(at: Place, go: Go): void {
    stop(({ isEndless }) => isEndless);
    const own: Search = { signal: { aborted: false }, isEndless: go.infinite || go.ponder, since: now() };
    searches.push(own);
    answering = answering
      .then(() => think(at, go, own))
      .catch((error: Error) => send(`info string ${error.message}`))
      .then(() => void searches.shift());
  }

  const commands: Readonly<Record<string, (words: readonly string[], line: string) => void>> = {
    uci() {
      send(`id name Morabaraba ${version}`);
      send("id author the authors of morabaraba");
      for (const line of optionLines) send(line);
      send("uciok");
    },
    isready() {
      const made = botFor(place.family);
      loading = loading
        .then(() => made)
        .catch((error: Error) => send(`info string ${error.message}`))
        .then(() => send("readyok"));
    },
    ucinewgame() {
      stop();
      split = undefined;
      void bot?.made.then((made) => made.forget());
    },
    setoption(_words, line) {
      const [, name = "", value = ""] =
        /^\s*setoption\s+name\s+(.*?)(?:\s+value(?:\s+(.*?))?)?\s*$/.exec(line) ?? [];
      const next = withOption(options, name, value);
      if (next.UCI_Variant !== options.UCI_Variant || next.Rules !== options.Rules) {
        const changed =
          name.toLowerCase() === "rules" && value !== "" ? variantIn(value) : variantNamed(next.UCI_Variant);
        place = readPosition(["startpos"], changed);
        beginning = changed;
      }
      options = next;
    },
    position(words) {
      place = readPosition(words, beginning);
    },
    go(words) {
      const { family, game } = place;
      begin(place, readGo(words, game.turn === family.players[0], Number(options["Move Overhead"])));
    },
    stop: () => stop(),
    ponderhit: () => searches[0]?.hit?.(),
    d() {
      for (const row of place.family.rules.ascii(place.game).split("\n")) send(`info string ${row}`);
      send(`info string ${place.family.rules.formatPosition(place.game)}`);
    },
    quit() {
      stop();
      isOver = true;
    },
  };

  return {
    receive(line) {
      const [word, ...words] = line.trim().split(/\s+/);
      if (!word || isOver) return;
      try {
        const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
        if (command === undefined)
          throw new RulesError("bad-argument", `There is no command ${JSON.stringify(word.slice(0, 40))}.`);
        command(words, line);
      } catch (error) {
        send(`info string ${(error as Error).message}`);
      }
    },
    get isOver() {
      return isOver;
    },
    end() {
      stop(({ isEndless }) => isEndless);
      return loading.then(() => answering);
    },
  };
}

/** A score in the words of the protocol: for the side to move, a forced end of mills in moves. */
function scoreOf(family: GameFamily, score: number): string {
  const { plies, margin } = endIn(family, score);
  if (plies !== undefined) return `mate ${Math.sign(plies) * Math.ceil(Math.abs(plies) / 2)}`;
  if (margin === undefined) return `cp ${score}`;
  return `cp ${margin} wdl ${score > 0 ? "1000 0 0" : "0 0 1000"}`;
}
