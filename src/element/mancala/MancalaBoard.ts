/**
 * The element `<mancala-board>`: a game of mancala on a page that people play. What is seen of a ply is decided in `playback.ts`; here
 * the game, events and pointers meet it. How the board is set is in `Settings.ts`. Importing it does nothing.
 */
import { checkArgument } from "../../base/options.ts";
import { type Arrangement, fittingArrangement } from "../../picture/mancala/layout.ts";
import { type Drawings, drawings as drawingsCheck } from "../../picture/mancala/options.ts";
import type { Game, Move, Player, SowingStep } from "../../rules/mancala/data/state.ts";
import { createGame, legalMoves, outcome, whyIllegal } from "../../rules/mancala/game.ts";
import { formatMove } from "../../rules/mancala/notation.ts";
import { parsePosition } from "../../rules/mancala/position.ts";
import { en as english } from "../../words/mancala/en.ts";
import { announce, type Words } from "../../words/mancala/words.ts";
import { announceEnd, complete, fill } from "../../words/sentences.ts";
import { kept } from "../memoizeLast.ts";
import { paintOf } from "../theme.ts";
import type { Refusal } from "./events.ts";
import { Pits } from "./MancalaView.ts";
import { Playback, type Ply, plyBetween, plyOf } from "./playback.ts";
import { Settings } from "./Settings.ts";

/**
 * A board of mancala to look at and to play on. {@link define} makes it an element of the page.
 *
 * @example
 * ```ts
 * import type { MancalaBoard } from "morabaraba/mancala/board";
 *
 * function follow(board: MancalaBoard): void {
 *   board.addEventListener("move", ({ detail }) => console.log(detail.notation));
 *   board.addEventListener("cue", ({ detail }) => console.log(`a sound for ${detail.kind}`));
 * }
 * ```
 *
 * @tag mancala-board
 * @attr {string} position - The position to begin with, as `formatPosition` writes it.
 * @attr {"kalah" | "kalahEmptyCapture" | "oware" | "awari" | "congkak"} [variant=kalah] - The variant to begin with.
 * @attr {"south" | "north"} [orientation=south] - The side at the bottom.
 * @attr {"auto" | "wide" | "upright"} [layout=auto] - Houses in two rows or in two columns; `auto` is upright in a narrow box.
 * @attr {"both" | "south" | "north" | "none"} [playable=both] - The sides that people play on this board.
 * @attr {"true" | "false"} [coordinates=true] - Whether the names of houses are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green" | "auto"} [theme=earth] - The colours; `auto` is earth or dark, as the page's `color-scheme` says.
 * @attr {"shown" | "hidden"} [status=shown] - Whether the status line is seen; screen readers read it out in any case.
 * @attr {number} [animation=200] - How fast seeds are sown: 200 shows eight in a second, half as much twice as many; 0 for no motion.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a move; `preventDefault()` refuses it.
 * @fires {CustomEvent<Refusal>} refuse - A person has pressed a house that cannot be played.
 * @fires {CustomEvent<EndDetail>} end - A move made on the board has ended the game.
 * @fires {CustomEvent<ChangeDetail>} change - The game has changed, or what the status line says.
 * @fires {CustomEvent<CueDetail>} cue - An occasion for a sound is seen on the board.
 * @slot status - Takes the place of the status line.
 * @slot overlay - Lies over the picture and lets pointers through.
 * @csspart board - Everything, from top to bottom.
 * @csspart frame - The board with its houses.
 * @csspart picture - The picture of the board.
 * @csspart point - The button on each house; also `house`, `south`, `north`, `playable`.
 * @csspart foot - What is below the board.
 * @csspart status - The line that says what happened.
 * @csspart button - The button beside it; also `swap`.
 * @cssprop --morabaraba-ground - The ground of the board.
 * @cssprop --morabaraba-wall - The wall around it, the hollows, badges.
 * @cssprop --morabaraba-line - The edges of badges and the tint of some seeds.
 * @cssprop --morabaraba-light - Seeds and figures.
 * @cssprop --morabaraba-mark - What the game marks.
 * @cssprop --morabaraba-hint - Rings that are drawn as advice.
 * @cssprop --morabaraba-shade - Shadows and the edges of marks.
 * @cssprop --morabaraba-focus - The ring around the house that has the focus.
 * @cssprop --morabaraba-height - The greatest height of the whole element.
 */
export class MancalaBoard extends Settings {
  /** @internal */
  static override readonly properties: readonly string[] = ["messages", "drawings", "game"];

  readonly #pits = new Pits(this.stage);
  #game: Game = createGame();
  readonly #playback = new Playback(this.#game);
  /** The ply that led to the game, if it is known. */
  #last: Ply | undefined;
  #refused: Refusal | undefined;
  /** The words as they were set, and with those that they lack. */
  #messages: Words = english;
  #words: Words = english;
  /** The game that the program set, so that attributes do not replace it; and whether they are to be read. */
  #given: Game | null | undefined;
  #unread = false;
  #hover: number | undefined;
  #drawings: Drawings = {};
  /** How the board was drawn last. */
  #drawn: Arrangement = "wide";
  /** The legal moves and the text of the status line: a sowing is drawn often while they stay. */
  readonly #legal = kept<readonly Move[]>();
  readonly #stated = kept<string>();
  /** Whether a step is being shown; what was said last, and about which refusal. */
  #travelling = false;
  #changed = "";
  #said: Refusal | undefined;

  constructor() {
    super();
    const { frame } = this.stage;
    this.#pits.swap.addEventListener("click", () => this.#try({ swap: true }));
    frame.addEventListener("pointerover", ({ target, pointerType }) => {
      this.#setHover(pointerType === "touch" ? -1 : this.stage.numberOf(target));
    });
    frame.addEventListener("pointerleave", () => this.#setHover(-1));
    // A press beside the houses shows the rest of a sowing at once.
    frame.addEventListener("click", ({ target }) => {
      if (this.stage.numberOf(target) < 0) this.hurry();
    });
  }

  /** The game on the board. Set it to show another; without one, the attributes say which. A single ply is shown seed by seed. */
  get game(): Game {
    this.#read();
    return this.#game;
  }
  set game(game: Game | null | undefined) {
    if (game && game !== this.#game) {
      // An attribute that is still to be read must not be shown first.
      this.#unread = false;
      legalMoves(game);
      this.#enter(game, this.isConnected ? plyBetween(this.#game, game) : undefined);
    }
    this.#given = game;
    this.#unread = !game;
    this.redraw();
  }

  /** Whether seeds are still being sown on the board; the game is ahead of it. */
  get sowing(): boolean {
    return this.#playback.isPlaying;
  }

  /** What the status line says, for a status line of your own. */
  get statusText(): string {
    return this.#stated([this.game, this.#last, this.#refused, this.#words], () => this.#sentence());
  }

  #sentence(): string {
    const words = this.#words;
    const { game } = this;
    if (this.#refused) return words.refusals[this.#refused.code];
    const end = outcome(game);
    const told = this.#last ? announce(words, this.#last.before, this.#last.steps) : "";
    const next = end
      ? announceEnd(words, end)
      : this.#last
        ? ""
        : fill(words.turns.next, { player: words.players[game.turn] });
    return `${told} ${next}`.trim();
  }

  /** What is drawn on the board as advice: rings around houses, by their indices. Houses that the board lacks are left out. */
  get drawings(): Drawings {
    return this.#drawings;
  }
  set drawings(drawings: Drawings | null | undefined) {
    if (drawings) checkArgument("drawings", drawingsCheck, drawings);
    this.#drawings = drawings ?? {};
    this.redraw();
  }

  /** The words of the status line and for screen readers; English if not set, and where they lack a text. */
  get messages(): Words {
    return this.#messages;
  }
  set messages(words: Words | null | undefined) {
    this.#messages = words ?? english;
    this.#words = complete(words, english);
    this.redraw();
  }

  /** Shows at once what is still to be sown. */
  hurry(): void {
    if (!this.#playback.isPlaying) return;
    this.#playback.skip();
    this.#travelling = false;
    this.#pits.hurry();
    this.redraw();
  }

  /** The same as {@link hurry}: a turn of mancala is one press, so there is nothing else to give up. */
  override cancelTurn(): void {
    this.hurry();
  }

  /** @internal */
  override attributeChangedCallback(name: string): void {
    super.attributeChangedCallback(name);
    if (MancalaBoard.texts.includes(name)) this.#unread = !this.#given;
  }

  /** @internal */
  protected override get begun(): boolean {
    return this.#playback.isPlaying;
  }

  /** @internal */
  protected override press(number: number): void {
    this.hurry();
    const { game } = this;
    const row = game.houses.length / 2;
    const owner: Player = number < row ? "south" : "north";
    if (!this.#isActive) return;
    if (owner === game.turn) this.#try({ house: (number % row) + 1 }, number);
    else this.#refuse({ code: "not-your-house", at: number });
  }

  /** @internal */
  protected override draw(): void {
    this.#read();
    const playback = this.#playback;
    const { motion } = this.stage;
    let isStill = false;
    let isShown = false;
    while (playback.isPlaying && !(this.#travelling && motion.isBusy)) {
      // What was on its way has arrived.
      if (this.#travelling) this.#advance();
      this.#travelling = false;
      const { travel } = playback.now;
      if (travel && !isStill) {
        isShown = true;
        this.#show();
        this.#pits.send(travel);
        this.#travelling = motion.isBusy;
        isStill = !motion.isBusy;
      }
      if (!this.#travelling) this.#advance();
    }
    if (!isShown || !this.#travelling) this.#show();
    this.#tell();
  }

  /** The next step is seen. */
  #advance(): void {
    const step = this.#playback.advance() as SowingStep;
    this.emit("cue", "at" in step ? { kind: step.kind, at: step.at } : { kind: step.kind });
  }

  /** @internal */
  protected override fitted(): void {
    if (this.#arrangement !== this.#drawn) this.redraw();
  }

  /** How the board is to be drawn in its box. */
  get #arrangement(): Arrangement {
    const { layout, game } = this;
    return layout === "auto" ? fittingArrangement(game.houses.length / 2, this.stage.room) : layout;
  }

  #show(): void {
    const { game, orientation, coordinates, theme } = this;
    const moves = this.#isActive ? this.#moves : [];
    this.#drawn = this.#arrangement;
    const row = game.houses.length / 2;
    const first = game.turn === "south" ? -1 : row - 1;
    const playable = moves.flatMap((move) => ("house" in move ? first + move.house : []));
    const hover = this.#hover !== undefined && playable.includes(this.#hover) ? this.#hover : undefined;
    this.#pits.show({
      game,
      seen: this.#playback.now,
      options: {
        orientation,
        layout: this.#arrangement,
        coordinates,
        theme: theme === "auto" ? undefined : theme,
        drawings: { rings: this.#drawings.rings?.filter((house) => house < game.houses.length) },
      },
      touch: { hover, refused: this.#refused?.at },
      words: this.#words,
      paint: paintOf(theme),
      playable,
      swap: moves.some((move) => "swap" in move),
      statusText: this.statusText,
      statusShown: this.status === "shown",
      again: this.#refused !== this.#said,
    });
    if (this.#refused && this.#refused !== this.#said) this.#pits.shake(this.#refused.at);
    this.#said = this.#refused;
  }

  /** Tells the page what has changed, in one event. */
  #tell(): void {
    const { game, statusText } = this;
    const changed = `${game.ply} ${game.houses} ${game.turn} ${statusText}`;
    if (changed === this.#changed) return;
    this.#changed = changed;
    this.emit("change", { game, status: statusText });
  }

  get #isActive(): boolean {
    const { playable, game } = this;
    return (playable === "both" || playable === game.turn) && this.#moves.length > 0;
  }

  /** The legal moves of the game on the board; none once it is over. */
  get #moves(): readonly Move[] {
    const { game } = this;
    return this.#legal([game], () => legalMoves(game));
  }

  #setHover(number: number): void {
    const hover = number < 0 ? undefined : number;
    if (hover === this.#hover) return;
    this.#hover = hover;
    this.redraw();
  }

  /** Reads the attributes that say which game to begin with. */
  #read(): void {
    if (!this.#unread) return;
    this.#unread = false;
    const { position, variant } = this;
    try {
      this.#enter(position === null ? createGame(variant) : parsePosition(position, variant), undefined);
    } catch (error) {
      // The game that was there stays.
      reportError(error);
    }
  }

  /** This game is on the board from now on; a ply that led to it is shown. */
  #enter(game: Game, ply: Ply | undefined): void {
    this.#game = game;
    this.#last = ply;
    this.#refused = undefined;
    if (ply) this.#playback.add(ply);
    else {
      this.#playback.jump(game);
      this.#travelling = false;
      this.#pits.hurry();
    }
    this.redraw();
  }

  #refuse(refusal: Refusal): void {
    this.#refused = refusal;
    this.emit("refuse", refusal);
    this.emit("cue", { kind: "refuse", at: refusal.at });
    this.redraw();
  }

  #try(move: Move, at = 0): void {
    this.hurry();
    const { game: before } = this;
    const code = whyIllegal(before, move);
    if (code !== undefined) {
      this.#refuse({ code, at });
      return;
    }
    const was = this.#last;
    const ply = plyOf(before, move);
    const { after, steps } = ply;
    // The move is on the board before the page hears of it, so an answer to it counts as the next move.
    this.#enter(after, ply);
    const accepted = this.emit(
      "move",
      { move, notation: formatMove(move, before), steps, before, after },
      true,
    );
    const { game } = this;
    // A program that has set a game meanwhile has the last word.
    if (game === before || (!accepted && game === after && this.#given !== after)) {
      this.#enter(before, undefined);
      this.#last = was;
      this.#playback.jump(before, was?.steps);
    } else if (accepted) {
      const end = outcome(after);
      if (end) this.emit("end", { outcome: end, game: after });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoard;
  }
}
