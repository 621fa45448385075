/*
 * The session of a mancala board. It holds the game, and handles presses, the swap and hovering. It also sets
 * the pace of the animation; the steps of each ply come from `playback.ts`.
 */

import { readMove } from "../../formats/mancala/readMove.ts";
import type { Words } from "../../languages/en/mancala/words.ts";
import type { Touch } from "../../picture/mancala/scene.ts";
import type { Game, Move, Player, SowingStep } from "../../rules/mancala/data/state.ts";
import { legalMoves, outcome, variantOf, whyIllegal } from "../../rules/mancala/game.ts";
import { formatMove, houseNameAt } from "../../rules/mancala/notation.ts";
import { announce, refusalValues } from "../../words/mancala/announce.ts";
import { announceTurn } from "../../words/mancala/turns.ts";
import { fill } from "../../words/sentences.ts";
import { memoizeLast } from "../patch.ts";
import { actorOf, type BoardSession, type SessionContext } from "../session.ts";
import type { MancalaBoardEventMap, Refusal } from "./events.ts";
import { houseText, type MancalaView, storesText } from "./MancalaView.ts";
import { isSamePosition, Playback, type Ply, plyBetween, plyOf, type Snapshot } from "./playback.ts";
import type { Settings } from "./Settings.ts";

type Context = SessionContext<
  Pick<Settings, "playable" | "premove" | "isConnected">,
  MancalaView,
  MancalaBoardEventMap
>;

export class Session implements BoardSession<Game, Words> {
  readonly #context: Context;
  readonly #playback: Playback;
  #game: Game;
  /** The ply that led to the game, if it is known. */
  #last: Ply | undefined;
  #refused: Refusal | undefined;
  #hover: number | undefined;
  /** The house of the premove, by its index. */
  #premove: number | undefined;
  /** The value of {@link actor} at the last {@link settle}. */
  #actor: Player | undefined;
  /** Whether the seeds of the present step are travelling. */
  #isTraveling = false;
  /** Cached: a sowing is drawn many times with the same legal moves and status line. */
  readonly #moves = memoizeLast<readonly Move[]>();
  readonly #status = memoizeLast<string>();

  constructor(game: Game, context: Context) {
    this.#context = context;
    this.#game = game;
    this.#playback = new Playback(game);
  }

  get game(): Game {
    return this.#game;
  }

  get refused(): Refusal | undefined {
    return this.#refused;
  }

  /** The moment on the way to the game that the board shows. */
  get snapshot(): Snapshot {
    return this.#playback.snapshot;
  }

  get isSowing(): boolean {
    return this.#playback.isPlaying;
  }

  get hasBegun(): boolean {
    return this.isSowing || this.#premove !== undefined;
  }

  /** The side that people can move or set a premove for now. */
  get actor(): Player | undefined {
    return this.#legal.length > 0 ? actorOf(this.#game.turn, this.#context.settings) : undefined;
  }

  /** The side that may set a premove now. */
  get premover(): Player | undefined {
    const { actor } = this;
    return actor === this.#game.turn ? undefined : actor;
  }

  get premove(): number | undefined {
    return this.#premove;
  }

  /** The moves that people may play now. */
  get moves(): readonly Move[] {
    return this.actor === this.#game.turn ? this.#legal : [];
  }

  get #legal(): readonly Move[] {
    return this.#moves([this.#game], () => legalMoves(this.#game));
  }

  /** The indices of the houses that may be played or set as a premove now. */
  get playable(): readonly number[] {
    const row = this.#game.houses.length / 2;
    const { premover } = this;
    if (premover) return Array.from({ length: row }, (_, i) => (premover === "south" ? i : row + i));
    const first = this.#game.turn === "south" ? 0 : row;
    return this.moves.flatMap((move) => (move.swap ? [] : first + move.house - 1));
  }

  /** The house under the pointer, and the house that was refused. */
  get touch(): Touch {
    const hovered = this.#hover;
    const isPlayable = hovered !== undefined && this.playable.includes(hovered);
    return { hover: isPlayable ? hovered : undefined, refused: this.#refused?.at };
  }

  /** Returns why the last press was refused; else the last ply, and the side to move or the outcome. */
  statusIn(words: Words): string {
    const sources = [this.#game, this.#last, this.#refused, this.#premove, words];
    return this.#status(sources, () => {
      const text = this.#statusIn(words);
      return this.#premove === undefined
        ? text
        : `${text} ${fill(words.premove, { move: houseNameAt(variantOf(this.#game), this.#premove) })}`;
    });
  }

  enter(game: Game): void {
    const before = this.#game;
    const ply = plyBetween(before, game);
    this.#enter(game, this.#context.settings.isConnected ? ply : undefined);
    // A premove is kept after one ply of the other side, and if the program sets a copy of the same game.
    const isAnswered = ply && before.turn !== this.#actor;
    if (!isAnswered && !isSamePosition(game, before)) this.#setPremove(undefined);
    // Deferred: the page is still setting the game, and must not get a move before it has finished.
    else queueMicrotask(() => this.#playPremove());
  }

  settle(): void {
    const before = this.#actor;
    this.#actor = this.actor;
    if (this.#actor !== before) this.#setPremove(undefined);
  }

  /** Drops the premove and ends the animation. */
  cancel(): void {
    this.#setPremove(undefined);
    this.#skip();
  }

  #skip(): void {
    if (!this.#playback.isPlaying) return;
    this.#playback.skip();
    this.#arrive();
  }

  press(house: number): void {
    this.#skip();
    this.settle();
    const { houses, turn } = this.#game;
    // A program may press before the next board is drawn.
    if (house >= houses.length) return;
    const row = houses.length / 2;
    const owner: Player = house < row ? "south" : "north";
    if (this.premover)
      this.#setPremove(owner === this.premover && house !== this.#premove ? house : undefined);
    if (this.moves.length === 0) return;
    if (owner === turn) this.#play({ house: (house % row) + 1 }, house);
    else this.#refuse({ code: "not-your-house", at: house });
  }

  /** Plays the swap. */
  pressSwap(): void {
    this.#skip();
    if (this.moves.length > 0) this.#play({ swap: true }, 0);
  }

  get state(): unknown {
    return this.#refused ?? this.#game;
  }

  get hasRefused(): boolean {
    return this.#refused !== undefined;
  }

  type(text: string, words: Words): string | undefined {
    this.#skip();
    this.settle();
    if (this.moves.length === 0)
      return outcome(this.#game) ? words.refusals["game-over"] : announceTurn(words, this.#game);
    const read = readMove(this.#game, text);
    if (!read.ok) {
      const { malformed, ...others } = words.refusals;
      const sentence = (others as Readonly<Record<string, string>>)[read.error.code] ?? malformed;
      return fill(sentence, refusalValues(this.#game, text));
    }
    const { value: move } = read;
    const first = this.#game.turn === "south" ? 0 : this.#game.houses.length / 2;
    this.#play(move, move.swap ? 0 : first + move.house - 1);
    return undefined;
  }

  /** Describes a house, the house opposite and the stores. */
  tell(house: number, key: string, words: Words): string | undefined {
    if (key !== "i") return undefined;
    const opposite = this.#game.houses.length - 1 - house;
    return [
      ...[house, opposite].map((each) => `${houseText(words, this.#game, each)}.`),
      storesText(words, this.#game),
    ].join(" ");
  }

  neighbors(): readonly number[] {
    return [];
  }

  hover(house: number | undefined): void {
    if (house === this.#hover) return;
    this.#hover = house;
    this.#context.redraw();
  }

  /** Plays all steps up to the next one in which seeds travel, and shows the result. */
  next(show: () => void): void {
    const { stage, view } = this.#context;
    let isStill = false;
    while (this.#playback.isPlaying && !(this.#isTraveling && stage.motion.isBusy)) {
      const { travel } = this.#playback.snapshot;
      if (travel && !this.#isTraveling && !isStill) {
        show();
        view.send(travel);
        this.#isTraveling = stage.motion.isBusy;
        if (this.#isTraveling) return;
        isStill = true;
      }
      this.#isTraveling = false;
      const step = this.#playback.advance() as SowingStep;
      this.#context.emit("cue", "at" in step ? { kind: step.kind, at: step.at } : { kind: step.kind });
    }
    show();
  }

  /** Sets or drops the premove, and emits `premove`. */
  #setPremove(house: number | undefined): void {
    if (house === this.#premove) return;
    this.#premove = house;
    const row = this.#game.houses.length / 2;
    this.#context.redraw();
    this.#context.emit("premove", { move: house === undefined ? null : { house: (house % row) + 1 } });
  }

  /** Plays the premove if its turn has come, or drops it if it is illegal. */
  #playPremove(): void {
    this.settle();
    const house = this.#premove;
    if (house === undefined || this.premover !== undefined) return;
    const move = { house: (house % (this.#game.houses.length / 2)) + 1 };
    if (whyIllegal(this.#game, move) === undefined) {
      this.#premove = undefined;
      this.#play(move, house);
    } else this.#setPremove(undefined);
  }

  #statusIn(words: Words): string {
    if (this.#refused) return words.refusals[this.#refused.code];
    const next = announceTurn(words, this.#game);
    if (!this.#last) return next;
    const { before, steps } = this.#last;
    const done = announce(words, before, steps);
    const movesAgain = this.#game.turn === before.turn && outcome(this.#game) === undefined;
    return movesAgain ? done : `${done} ${next}`;
  }

  /** Puts a game on the board, and animates the ply that led to it, if given. */
  #enter(game: Game, ply: Ply | undefined): void {
    if (game.houses.length !== this.#game.houses.length) this.#hover = undefined;
    this.#game = game;
    this.#last = ply;
    this.#refused = undefined;
    if (ply) {
      this.#playback.add(ply);
      this.#context.redraw();
    } else {
      this.#playback.jump(game);
      this.#arrive();
    }
  }

  /** Ends the animation. */
  #arrive(): void {
    this.#isTraveling = false;
    this.#context.view.hurry();
    this.#context.redraw();
  }

  #refuse(refusal: Refusal): void {
    this.#refused = refusal;
    this.#context.emit("refuse", refusal);
    this.#context.emit("cue", { kind: "refuse", at: refusal.at });
    this.#context.redraw();
  }

  #play(move: Move, at: number): void {
    const before = this.#game;
    const code = whyIllegal(before, move);
    if (code !== undefined) {
      this.#refuse({ code, at });
      return;
    }
    const last = this.#last;
    const ply = plyOf(before, move);
    const { after, steps } = ply;
    this.#enter(after, ply);
    const notation = formatMove(before, move);
    if (this.#context.offerMove({ move, notation, steps, before, game: after })) return;
    this.#enter(before, undefined);
    this.#last = last;
    this.#playback.jump(before, last?.steps);
  }
}
