/**
 * The element `<morabaraba-board>`: a game on a page that people play. What people do is in `Session.ts`, what is seen in
 * `Table.ts`; here are its properties, attributes and events. Importing it does nothing.
 */
import { checkArgument } from "../../base/options.ts";
import type { ThemeName } from "../../picture/colours.ts";
import type { Drawings } from "../../picture/morabaraba/drawings.ts";
import { drawings as drawingsCheck, pieces as piecesCheck } from "../../picture/morabaraba/options.ts";
import type { PieceSet } from "../../picture/morabaraba/pieces.ts";
import type { Spot } from "../../picture/shapes.ts";
import type { Game, MoveLike } from "../../rules/morabaraba/data/state.ts";
import { type Point, players } from "../../rules/morabaraba/data/terms.ts";
import { createGame, variantOf } from "../../rules/morabaraba/game.ts";
import { readMove } from "../../rules/morabaraba/moves.ts";
import { parsePosition } from "../../rules/morabaraba/position.ts";
import { status } from "../../turn/status.ts";
import type { PendingMove, TurnState } from "../../turn/turnState.ts";
import { en as english } from "../../words/morabaraba/en.ts";
import type { Words } from "../../words/morabaraba/words.ts";
import { complete } from "../../words/sentences.ts";
import { kept } from "../memoizeLast.ts";
import { paintOf } from "../theme.ts";
import { cuesOf } from "./cues.ts";
import { listenToPointers } from "./drag.ts";
import { drawingsOn, isOn, namer, Table } from "./MillView.ts";
import { type Host, type Playable, Session } from "./Session.ts";
import { Settings } from "./Settings.ts";

/**
 * A board to look at and to play on. {@link define} makes it an element of the page.
 *
 * @example
 * ```ts
 * import type { MorabarabaBoard } from "morabaraba/board";
 *
 * function follow(board: MorabarabaBoard): void {
 *   board.addEventListener("move", ({ detail }) => console.log(detail.notation));
 *   board.addEventListener("cue", ({ detail }) => console.log(`a sound for ${detail.kind}`));
 * }
 * ```
 *
 * @tag morabaraba-board
 * @attr {string} position - The position to begin with, as `formatPosition` writes it.
 * @attr {"standard" | "mssa" | "sesotho" | "sesotho25" | "elevenMens" | "nineMens"} [variant=standard] - The variant to begin with.
 * @attr {"light" | "dark"} [orientation=light] - The side at the bottom.
 * @attr {"none" | "light" | "dark" | "both"} [playable=both] - The sides that people play on this board.
 * @attr {"wmd" | "mssa"} [notation=wmd] - How points are named, in the picture, in the status line and for screen readers.
 * @attr {"true" | "false"} [coordinates=true] - Whether the names of points are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green" | "auto"} [theme=earth] - The colours; `auto` is earth or dark, as the page's `color-scheme` says.
 * @attr {"auto" | "cows" | "stones"} [pieces=auto] - What stands on the board.
 * @attr {"plain" | "kraal" | "none"} [frame=plain] - What is around the board.
 * @attr {"auto" | "none" | "always"} [hands=auto] - Bars above and below the board with the cows in hand and the cows shot; `none` leaves them out.
 * @attr {"shown" | "hidden"} [status=shown] - Whether the status line is seen; screen readers read it out in any case.
 * @attr {"true" | "false"} [drawable=false] - Whether people may draw arrows and rings, with the right button or the Shift key.
 * @attr {"true" | "false"} [editable=false] - Whether people set up a position instead of playing.
 * @attr {number} [animation=200] - How long a step takes, in milliseconds; 0 for no motion.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a whole move; `preventDefault()` refuses it.
 * @fires {CustomEvent<Refusal>} refuse - The rules refuse a move.
 * @fires {CustomEvent<PickDetail>} pick - A person has chosen a cow, or put it back.
 * @fires {CustomEvent<EndDetail>} end - A move made on the board has ended the game.
 * @fires {CustomEvent<ChangeDetail>} change - The game has changed, or what has been chosen of a turn.
 * @fires {CustomEvent<CueDetail>} cue - An occasion for a sound is seen on the board.
 * @fires {CustomEvent<DrawDetail>} draw - A person has drawn something, or wiped it away.
 * @fires {CustomEvent<EditDetail>} edit - A person has changed the position.
 * @slot name-light - The name of the light side, in its bar.
 * @slot name-dark - The name of the dark side.
 * @slot clock-light - What stands at the end of the light side's bar, such as a clock.
 * @slot clock-dark - What stands at the end of the dark side's bar.
 * @slot status - Takes the place of the status line.
 * @slot overlay - Lies over the picture and lets pointers through.
 * @csspart board - Everything, from top to bottom.
 * @csspart frame - The board with its points.
 * @csspart picture - The picture of the board.
 * @csspart point - The button on each point; also its name, `light`, `dark`, `movable`, `chosen`, `destination`, `target`.
 * @csspart bar - The bars above and below the board; also `bar-light`, `bar-dark`.
 * @csspart side - The dot of a side in its bar; also `side-light`, `side-dark`, `turn`.
 * @csspart name - The name of a side.
 * @csspart hand - The cows in hand.
 * @csspart shot - The cows that a side has shot.
 * @csspart row - Four cows at most of a hand, or of those shot: where a row may break.
 * @csspart foot - What is below the board and its bars.
 * @csspart status - The line that says what happened.
 * @csspart button - The buttons beside it; also `cancel-turn`, `no-shot`.
 * @cssprop --morabaraba-ground - The ground of the board.
 * @cssprop --morabaraba-wall - The wall around it, the patches of hide, badges.
 * @cssprop --morabaraba-line - Lines and points.
 * @cssprop --morabaraba-light - Light cows and names.
 * @cssprop --morabaraba-dark - Dark cows.
 * @cssprop --morabaraba-mark - What the game marks.
 * @cssprop --morabaraba-hint - Arrows and rings that people draw.
 * @cssprop --morabaraba-shade - Shadows and the edges of marks.
 * @cssprop --morabaraba-focus - The ring around the point that has the focus.
 * @cssprop --morabaraba-height - The greatest height of the whole element.
 */
export class MorabarabaBoard extends Settings {
  /** @internal */
  static override readonly properties: readonly string[] = ["lastMove", "messages", "drawings", "game"];

  readonly #table = new Table(this.stage);
  #session: Session | undefined;
  /** The words as they were set, and with those that they lack. */
  #messages: Words = english;
  #words: Words = english;
  #pieces: PieceSet | undefined;
  #drawings: Drawings = {};
  /** The game that the program set, so that attributes do not replace it; and whether they are to be read. */
  #given: Game | null | undefined;
  #unread = false;
  /** The last move as the program told it, and whether it did so since the last drawing. */
  readonly #told: { move: MoveLike | null | undefined; now: boolean } = { move: undefined, now: false };
  /** The text of the status line: a drag is drawn often while it stays. */
  readonly #stated = kept<string>();
  /** What was drawn last, what the page heard about it, and what was refused. */
  #seen: TurnState | undefined;
  #changed = "";
  #refused: unknown;

  constructor() {
    super();
    const { cancel, noShot, bars } = this.#table;
    const { all, frame } = this.stage;
    cancel.addEventListener("click", () => this.cancelTurn());
    noShot.addEventListener("click", () => this.#now.press(this.pending.to as Point));
    for (const player of players) {
      bars[player].hand.addEventListener("click", () => this.#now.pressHand(player));
      bars[player].side.addEventListener("click", () =>
        this.#now.edit((draft) => ({ ...draft, turn: player })),
      );
    }
    frame.addEventListener("contextmenu", (event) => {
      if (this.drawable) event.preventDefault();
    });
    listenToPointers(all, frame, {
      lift: (from) => {
        const hand = players.find((player) => bars[player].hand === from);
        return this.#now.lift(this.#pointOf(from), hand ?? this.game.turn);
      },
      carry: (event) => this.#now.carry(event),
      drop: (event) => this.#now.drop(event),
      hover: (target) => this.#now.hover(target && this.#pointOf(target)),
      startDrawing: (event) => this.#now.startDrawing(event),
      moveDrawing: (event) => this.#now.moveDrawing(event),
      endDrawing: (event) => this.#now.endDrawing(event),
    });
  }

  /** The game on the board. Set it to show another; without one, the attributes say which. */
  get game(): Game {
    return this.#now.state.game;
  }
  set game(game: Game | null | undefined) {
    if (game && game !== this.#session?.state.game) this.#enter(game);
    this.#given = game;
    this.#unread = !game;
    this.redraw();
  }

  /** What has been chosen of the turn: with `from` alone, a cow; with `to`, a step that awaits its shot. */
  get pending(): PendingMove {
    return this.#now.state.pending;
  }

  /** What the status line says, for a status line of your own. */
  get statusText(): string {
    const of = [this.#now.state, this.#words, this.notation] as const;
    return this.#stated(of, () => namer(of[2])(status(of[1], of[0])));
  }

  /** The move that is marked: the last one the board saw, unless a program has said which, as an object or as text; null for none. */
  get lastMove(): MoveLike | null | undefined {
    return this.#told.move === undefined ? this.#now.state.last?.move : this.#told.move;
  }
  set lastMove(move: MoveLike | string | null | undefined) {
    this.#told.move = typeof move === "string" ? (readMove(move) as MoveLike) : move;
    this.#told.now = true;
    this.redraw();
  }

  /** What is drawn on the board: arrows, rings, shut points and labels. What people draw is not among them. */
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

  /**
   * Where the points are in the picture, in the units of its width and height: to place something over the board, such as in the
   * slot `overlay`.
   */
  get geometry(): {
    readonly width: number;
    readonly height: number;
    readonly points: ReadonlyMap<Point, Spot>;
  } {
    const { spots, size } = this.stage;
    const { points } = variantOf(this.game).board;
    return {
      width: size[0],
      height: size[1],
      points: new Map(spots.map((spot, i) => [points[i] as Point, spot])),
    };
  }

  /** What stands on the board, `auto` if not set; or a set of your own, as `svg` takes it. */
  get pieces(): "auto" | "cows" | "stones" | PieceSet {
    return this.#pieces ?? (this.chosen["pieces"] as "auto");
  }
  set pieces(value: "auto" | "cows" | "stones" | PieceSet | null | undefined) {
    const own = typeof value === "object" && value !== null ? value : undefined;
    if (own) checkArgument("pieces", piecesCheck, own);
    else this.reflect("pieces", value as "auto" | null | undefined);
    this.#pieces = own;
    this.redraw();
  }

  /** Gives up the turn in the making: a chosen cow, in the air or not, or a step that awaits its shot. */
  override cancelTurn(): void {
    this.#session?.cancel();
  }

  /** @internal */
  override attributeChangedCallback(name: string): void {
    super.attributeChangedCallback(name);
    if (MorabarabaBoard.texts.includes(name)) this.#unread = !this.#given;
  }

  /** @internal */
  protected override get begun(): boolean {
    return this.#now.isBegun;
  }

  /** @internal */
  protected override press(number: number): void {
    this.#now.press(variantOf(this.game).board.points[number] as Point);
  }

  /** @internal */
  protected override rested(): void {
    // What is seen stays, unless something else waits to be seen.
    if (!this.#session?.isCurrent) this.redraw();
  }

  /** @internal */
  protected override draw(): void {
    const session = this.#now;
    if (session.isBegun && !session.isActive && !this.editable) session.cancel();
    const state = session.next();
    const { isCurrent } = session;
    const { game, pending } = state;
    const { points } = variantOf(game).board;
    const { lastMove } = isCurrent ? this : { lastMove: state.last?.move };
    // While a shot is awaited, what is being done counts; and a mark may be of a game that has left the board.
    const marked = pending.to === undefined && lastMove && isOn(points, lastMove) ? lastMove : undefined;
    const { arrows, rings } = session.drawings;
    const own = drawingsOn(points, this.#drawings);
    const change = this.#table.show({
      state: this.editable
        ? { ...state, game: { ...game, ...session.draft }, moves: [], pending: {} }
        : state,
      options: {
        orientation: this.orientation,
        notation: this.notation,
        coordinates: this.coordinates,
        frame: this.frame,
        pieces: this.pieces,
        theme: this.theme as ThemeName,
        lastMove: this.editable ? undefined : marked,
        mills: this.editable ? false : (pending.to ?? marked?.to),
        moves: state.moves,
        destinations: session.touch.dragged?.from ?? pending.from,
        shots: pending.to === undefined ? undefined : { from: pending.from, to: pending.to },
        drawings: {
          ...own,
          arrows: [...own.arrows, ...arrows],
          rings: [...own.rings, ...rings],
        },
      },
      touch: session.touch,
      words: this.#words,
      paint: paintOf(this.theme),
      active: session.isActive && isCurrent,
      editable: this.editable,
      bars: this.hands !== "none",
      statusShown: this.status === "shown",
      again: this.#refused !== state.refused,
    });
    this.#told.now = false;
    this.#refused = state.refused;
    const seen = this.#seen;
    this.#seen = state;
    for (const cue of cuesOf(change, seen, state)) this.emit("cue", cue);
    this.#tell();
  }

  /** Tells the page what has changed, in one event. */
  #tell(): void {
    const { game, pending, statusText } = this;
    const changed = `${game.ply} ${game.board} ${game.turn} ${pending.from} ${pending.to} ${statusText}`;
    if (changed === this.#changed) return;
    this.#changed = changed;
    this.emit("change", { game, pending, status: statusText });
  }

  get #now(): Session {
    if (this.#unread) {
      this.#unread = false;
      const { position, variant } = this;
      try {
        this.#enter(position === null ? createGame(variant) : parsePosition(position, variant));
      } catch (error) {
        // The game that was there stays.
        reportError(error);
      }
    }
    if (!this.#session) this.#enter(createGame());
    return this.#session as Session;
  }

  #enter(game: Game): void {
    const unread = this.#unread;
    this.#unread = false;
    try {
      if (this.#session) this.#session.enter(game);
      else this.#session = new Session(game, this.#host(), this.stage, this.#table);
    } catch (error) {
      // A value that is not a game throws here, and the attributes still apply.
      this.#unread = unread;
      throw error;
    }
  }

  #host(): Host {
    const board = this;
    return {
      get playable(): Playable {
        return board.playable;
      },
      get drawable(): boolean {
        return board.drawable;
      },
      get editable(): boolean {
        return board.editable;
      },
      redraw: () => this.redraw(),
      emit: (name, detail) => this.emit(name, detail, name === "move"),
      told: this.#told,
      hasGiven: (game) => game === this.#given,
    };
  }

  #pointOf(target: Element): Point | undefined {
    return variantOf(this.game).board.points[this.stage.numberOf(target)];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "morabaraba-board": MorabarabaBoard;
  }
}
