/*
 * The element `<morabaraba-board>` with its own properties and events. `Session.ts` handles what people do,
 * and `MillView.ts` shows the game. Importing this file does nothing.
 */
import { checkArgument } from "../../base/options.ts";
import { en as english, type Words } from "../../languages/en/mills/words.ts";
import type { ThemeName } from "../../picture/colors.ts";
import {
  drawings as drawingsCheck,
  move as moveCheck,
  pieces as piecesCheck,
} from "../../picture/mills/options.ts";
import type { PieceSet } from "../../picture/mills/pieces.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Spot } from "../../rules/mills/data/drawing.ts";
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import { type Point, players } from "../../rules/mills/data/terms.ts";
import { createGame, legalMoves, outcome } from "../../rules/mills/game.ts";
import { moveFields, plainMove } from "../../rules/mills/moves.ts";
import { parsePosition } from "../../rules/mills/positionText.ts";
import type { PendingMove, TurnState } from "../../turn/turnState.ts";
import { spoken } from "../../words/mills/announce.ts";
import type { Family } from "../BoardElement.ts";
import { memoizeLast } from "../patch.ts";
import type { BoardContext } from "../session.ts";
import { paintOf } from "../theme.ts";
import { cuesOf } from "./changes.ts";
import { listenToPointers } from "./drag.ts";
import { drawingsOn } from "./drawings.ts";
import { statusOf } from "./labels.ts";
import { MillView, type View } from "./MillView.ts";
import { Session } from "./Session.ts";
import { Settings } from "./Settings.ts";

/**
 * A board that shows a mill game, for people to play on. {@link define} registers it as a custom element.
 *
 * @example
 * ```ts
 * import type { MorabarabaBoardElement } from "morabaraba/board";
 *
 * function follow(board: MorabarabaBoardElement): void {
 *   board.addEventListener("move", ({ detail }) => console.log(detail.notation));
 *   board.addEventListener("cue", ({ detail }) => console.log(`a sound for ${detail.kind}`));
 * }
 * ```
 *
 * @tag morabaraba-board
 * @attr {string} position - The initial position, as `formatPosition` writes it.
 * @attr {"standard" | "mssa" | "sesotho" | "sesotho25" | "elevenMens" | "nineMens" | "twelveMens" |
 * "lasker" | "sixMens" | "threeMens" | "nineHoles" | "achi" | "picaria" | "shisima" | "tsoroYematatu" | "umlabalaba" |
 * "shax" | "daSanQi" | "chamGonu" | "russianMill"} [variant=standard] - The variant of the first game.
 * @attr {"light" | "dark"} [orientation=light] - The side at the bottom.
 * @attr {"none" | "light" | "dark" | "both"} [playable=both] - The sides that people play on this board.
 * @attr {"" | "true" | "false"} [premove=false] - Whether people who play one side may set their next move
 * early.
 * @attr {"wmd" | "mssa"} [notation=wmd] - The names of points in the picture, in the status line and for
 * screen readers. Events always use WMD names such as `d6`.
 * @attr {"" | "true" | "false"} [spoken=false] - Whether sentences and labels name points for speech, such as
 * “alpha 4”.
 * @attr {"" | "true" | "false"} [coordinates=true] - Whether the names of points are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green" | "cream" | "print" | "auto"} [theme=earth] - The
 * colours; `auto` follows the page's `color-scheme` with `earth` or `dark`.
 * @attr {"auto" | "cows" | "stones"} [pieces=auto] - The set of pieces. The property also takes a set of your
 * own.
 * @attr {"plain" | "kraal" | "none"} [frame=plain] - The frame around the board.
 * @attr {"auto" | "none" | "always"} [hands=auto] - Bars above and below the board, with cows in hand at the
 * left and cows shot at the right. `none` leaves them out; `always` is the same as `auto`.
 * @attr {"shown" | "hidden"} [status=shown] - Whether the status line is visible; screen readers always read
 * it out.
 * @attr {"" | "true" | "false"} [drawable=false] - Whether people may draw arrows and rings, with the right
 * button or the Shift key.
 * @attr {"" | "true" | "false"} [editable=false] - Whether people set up a position instead of playing.
 * @attr {number} [animation=200] - The duration of a step, in milliseconds, up to 5000; 0 for no motion. A
 * move that comes during an animation is shown after it.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a whole move. `detail`: `move`, `notation`,
 * `before`, and `game`, which the board shows already. `preventDefault()` takes the move back.
 * @fires {CustomEvent<Refusal>} refuse - The rules refuse a person's move. `detail`: `move`, and `code`,
 * which is from `whyIllegal`, or `blocked` for a cow that can go nowhere.
 * @fires {CustomEvent<PickDetail>} pick - A person has chosen a cow. `detail`: its `point`, or null if the
 * cow was put back or you set another game.
 * @fires {CustomEvent<PremoveDetail>} premove - A person has set a premove. `detail`: `move`, `{ from, to }`
 * or `{ to }`, or null if the premove was dropped or could not be played.
 * @fires {CustomEvent<EndDetail>} end - A move made on the board has ended the game. `detail`: `outcome`,
 * `game`. For a game that you set, call `outcome`.
 * @fires {CustomEvent<UpdateDetail>} update - A person or your program has changed the game, the choices of a
 * turn or the status line. `detail`: `game`, `pending`, `status`.
 * @fires {CustomEvent<CueDetail>} cue - The board shows something that could have a sound, also in moves of a
 * program. `detail`: `point`, and `kind`, which is `place`, `move`, `fly`, `mill`, `shot`, `end` or `refuse`.
 * @fires {CustomEvent<DrawingsChangeDetail>} drawingschange - A person has drawn something, or erased it by
 * drawing it again; the next move erases everything that people have drawn. `detail`: `drawings`, as
 * `formatComment` takes them.
 * @fires {CustomEvent<EditDetail>} edit - A person has changed the position. `detail`: `position`, `turn`,
 * and either `game` or the `error` that says why it cannot be played.
 * @slot name-light - The name of the light side, in its bar.
 * @slot name-dark - The name of the dark side.
 * @slot clock-light - The end of the light side's bar, for example for a clock.
 * @slot clock-dark - The end of the dark side's bar.
 * @slot status - Replaces the status line.
 * @slot overlay - Lies over the picture and lets pointers through.
 * @csspart board - Everything, from top to bottom.
 * @csspart frame - The board with its points.
 * @csspart picture - The picture of the board.
 * @csspart point - The button on each point. Its other parts are the point's name and, if they apply,
 * `light`, `dark`, `movable`, `chosen`, `destination`, `target`. Its attribute `data-point` is the point's
 * name.
 * @csspart bar - The bars above and below the board, also `bar-light` or `bar-dark`. Set a `background` if
 * pieces of your own do not stand out from the page.
 * @csspart side - The dot of a side in its bar, also `side-light` or `side-dark`, and `turn` if the side is
 * to move.
 * @csspart name - The name of a side.
 * @csspart hand - The cows in hand.
 * @csspart shot - The cows that a side has shot.
 * @csspart row - At most four cows in `hand` or `shot`. To wrap these groups in a narrow bar, set `flex-wrap:
 * wrap` on `hand` and `shot`.
 * @csspart foot - Everything below the board and its bars.
 * @csspart status - The status line.
 * @csspart typed - The field for typed moves with its label, invisible until the field has the focus.
 * @csspart field - The field alone.
 * @csspart button - The buttons beside the status line, also `cancel-turn` or `no-shot`.
 * @cssprop --morabaraba-ground - The ground of the board.
 * @cssprop --morabaraba-wall - The wall around the ground, the cowhide pattern on it, and the badges with the
 * names of points.
 * @cssprop --morabaraba-line - Lines and points.
 * @cssprop --morabaraba-light - Light cows and the heads of dark ones.
 * @cssprop --morabaraba-dark - Dark cows and the heads of light ones.
 * @cssprop --morabaraba-mark - Marks of the game: the last move, mills, the chosen cow, destinations and
 * targets.
 * @cssprop --morabaraba-hint - Arrows and rings that have no colour of their own, by people or the program.
 * @cssprop --morabaraba-shade - Shadows and the edges of marks.
 * @cssprop --morabaraba-text - Names of points and labels; if not set, most themes use `--morabaraba-light`.
 * @cssprop --morabaraba-focus - The ring around the point that has the focus.
 * @cssprop --morabaraba-height - The maximum height of the whole element, a length such as `60vh`, not a
 * percentage.
 */
export class MorabarabaBoardElement extends Settings {
  /** @internal */
  static override readonly properties: readonly string[] = [...Settings.properties, "lastMove"];

  /** @internal */
  protected override readonly family: Family<Game, Words> = {
    createGame,
    parsePosition,
    legalMoves,
    outcome,
    drawings: drawingsCheck,
    words: english,
  };
  readonly #view = new MillView(this.stage);
  #pieces: PieceSet | undefined;
  /**
   * The `lastMove` that the program has set, and the game that was on the board when the move was first
   * drawn.
   */
  #programLastMove: { readonly move: MoveLike | null; readonly game?: Game } | undefined;
  /** Cached: a drag is drawn many times with the same status line. */
  readonly #statusText = memoizeLast<string>();
  /** The turn that was drawn last. */
  #drawn: TurnState | undefined;

  constructor() {
    super();
    const { cancel, noShot, bars } = this.#view;
    const { all, frame } = this.stage;
    cancel.addEventListener("click", () => this.cancelTurn());
    noShot.addEventListener("click", () => this.ensureSession().pressPending());
    for (const player of players) {
      bars[player].hand.addEventListener("click", () => this.ensureSession().pressHand(player));
      bars[player].side.addEventListener("click", () => this.ensureSession().pressSide(player));
    }
    frame.addEventListener("contextmenu", (event) => {
      if (this.drawable) event.preventDefault();
    });
    listenToPointers(all, frame, () => this.ensureSession());
  }

  /** The unfinished turn: with `from` alone, a chosen cow; with `to`, a step that awaits its shot. */
  get pending(): PendingMove {
    return this.ensureSession().state.pending;
  }

  /** The text of the status line, for a status line of your own. */
  get statusText(): string {
    const { words, notation } = this;
    const { state, premove } = this.ensureSession();
    const usual = this.#statusText([state, premove, words, notation], () =>
      statusOf(words, state, premove, notation),
    );
    return this.say(this.told ?? usual);
  }

  /** @internal */
  protected override get canType(): boolean {
    return super.canType && !this.editable;
  }

  /** @internal */
  protected override say(text: string): string {
    return this.spoken ? spoken(this.words, text) : text;
  }

  /**
   * The marked move, as an object or as text; null marks none. If you set none, the board marks each move made on
   * it, and the last move of a `game` that is one move later than the game on the board.
   */
  get lastMove(): MoveLike | null | undefined {
    const { game, last } = this.ensureSession().state;
    const assigned = this.#programLastMove;
    return assigned && (assigned.game ?? game) === game ? assigned.move : last?.move;
  }
  set lastMove(move: MoveLike | string | null | undefined) {
    if (move != null) checkArgument("lastMove", moveCheck, move);
    const read = typeof move === "string" ? plainMove(moveFields(move)) : move;
    this.#programLastMove = read === undefined ? undefined : { move: read };
    this.redraw();
  }

  /**
   * The places of the points, in the same units as the picture's width and height. Use them to put something
   * over the board, for example in the slot `overlay`.
   */
  get geometry(): {
    readonly width: number;
    readonly height: number;
    readonly points: ReadonlyMap<Point, Spot>;
  } {
    const { spots, size } = this.stage;
    // The spots are those of the last drawing, which may show an earlier game.
    const { points } = variantFrom((this.#drawn ?? this).game.variant).board;
    return {
      width: size[0],
      height: size[1],
      points: new Map(spots.map(([x, y], i) => [points[i] as Point, [x, y]])),
    };
  }

  /** The set of pieces, `auto` if not set; or a set of your own, as `svg` takes it. */
  get pieces(): "auto" | "cows" | "stones" | PieceSet {
    return this.#pieces ?? (this.chosen["pieces"] as "auto");
  }
  set pieces(value: "auto" | "cows" | "stones" | PieceSet | null | undefined) {
    if (value != null) checkArgument("pieces", piecesCheck, value);
    const isOwn = typeof value === "object" && value !== null;
    this.#pieces = isOwn ? value : undefined;
    if (!isOwn) this.reflect("pieces", value);
    this.redraw();
  }

  /** @internal */
  protected override createSession(game: Game, context: BoardContext): Session {
    return new Session(game, { ...context, settings: this, view: this.#view });
  }

  /** @internal */
  protected override ensureSession(): Session {
    return super.ensureSession() as Session;
  }

  /** @internal */
  protected override get countsEachClick(): boolean {
    return this.editable;
  }

  /** @internal */
  protected override onMotionEnd(): void {
    // Redraws only if another state waits to be shown.
    if (!this.ensureSession().isCurrent) this.redraw();
  }

  /** @internal */
  protected override draw(): void {
    const session = this.ensureSession();
    const state = session.next();
    const change = this.#view.show(this.#viewOf(session, state));
    const assigned = this.#programLastMove;
    const { game } = session;
    if (assigned)
      this.#programLastMove = (assigned.game ?? game) === game ? { ...assigned, game } : undefined;
    const before = this.#drawn;
    this.#drawn = state;
    for (const cue of cuesOf(change, before, state)) this.emit("cue", cue);
    this.#emitUpdate();
  }

  /** Returns the view of a turn: the present one, or an earlier one that is still to be shown. */
  #viewOf(session: Session, state: TurnState): View {
    const { isCurrent, touch } = session;
    const { game, pending } = state;
    const { orientation, notation, coordinates, frame, pieces, editable } = this;
    const lastMove = isCurrent ? this.lastMove : state.last?.move;
    // While a shot is pending, the pending step is marked instead. A `lastMove` that the program set may be
    // from another board.
    const isMarked = pending.to === undefined && lastMove && hasPoints(game, lastMove);
    const marked = isMarked ? lastMove : undefined;
    return {
      state: editable ? { ...state, game: { ...game, ...session.draft }, moves: [], pending: {} } : state,
      options: {
        orientation,
        notation,
        coordinates,
        frame,
        pieces,
        theme: this.theme as ThemeName,
        lastMove: editable ? undefined : marked,
        mills: editable ? false : (pending.to ?? marked?.to),
        moves: state.moves,
        destinations: touch.dragged?.from ?? pending.from,
        shots: pending.to === undefined ? undefined : (pending as MoveLike),
        drawings: drawingsOn(game, this.drawings, session.drawings),
      },
      touch,
      words: this.words,
      paint: paintOf(this.theme),
      active: session.isActive && isCurrent,
      premove: session.premover && session.premove,
      editable,
      bars: this.hands !== "none",
      statusShown: this.status === "shown",
      spoken: this.spoken,
      say: (sentence) => this.say(sentence),
      told: this.told,
      readAgain: this.#drawn?.refused !== state.refused,
    };
  }

  #emitUpdate(): void {
    const { game, pending, statusText } = this;
    const key = `${game.ply} ${game.board} ${game.turn} ${pending.from} ${pending.to} ${pending.shots ?? ""}`;
    this.emitUpdate({ game, pending, status: statusText }, key);
  }
}

/** Returns whether the board of a game has all points of a move. */
function hasPoints(game: Game, move: MoveLike): boolean {
  const { to, from = to, shots = [] } = move;
  const { points } = variantFrom(game.variant).board;
  return [to, from, ...shots].every((point) => points.includes(point));
}

declare global {
  interface HTMLElementTagNameMap {
    "morabaraba-board": MorabarabaBoardElement;
  }
}
