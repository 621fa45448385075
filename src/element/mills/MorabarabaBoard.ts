/**
 * The element `<morabaraba-board>`: a game on a page that people play. What people do is in `Session.ts`, what is seen in
 * `MillView.ts`; here are its own properties, attributes and events. Importing it does nothing.
 */
import { checkArgument } from "../../base/options.ts";
import type { ThemeName } from "../../picture/colours.ts";
import {
  drawings as drawingsCheck,
  move as moveCheck,
  pieces as piecesCheck,
} from "../../picture/mills/options.ts";
import type { PieceSet } from "../../picture/mills/pieces.ts";
import type { Spot } from "../../picture/shapes.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import { type Point, players } from "../../rules/mills/data/terms.ts";
import { createGame, legalMoves, outcome } from "../../rules/mills/game.ts";
import { plainMove, readMove } from "../../rules/mills/moves.ts";
import { parsePosition } from "../../rules/mills/position.ts";
import type { PendingMove, TurnState } from "../../turn/turnState.ts";
import { en as english } from "../../words/mills/en.ts";
import type { Words } from "../../words/mills/words.ts";
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
 * @attr {"standard" | "mssa" | "sesotho" | "sesotho25" | "elevenMens" | "nineMens" | "twelveMens" | "lasker" | "sixMens" |
 * "threeMens" | "nineHoles" | "achi" | "picaria" | "shisima" | "tsoroYematatu" | "umlabalaba" | "shax" | "daSanQi" | "chamGonu" |
 * "russianMill"} [variant=standard] - The variant to begin with.
 * @attr {"light" | "dark"} [orientation=light] - The side at the bottom.
 * @attr {"none" | "light" | "dark" | "both"} [playable=both] - The sides that people play on this board.
 * @attr {"" | "true" | "false"} [premove=false] - Whether people may set their next move while the other side is to move.
 * @attr {"wmd" | "mssa"} [notation=wmd] - How points are named, in the picture, in the status line and for screen readers.
 * @attr {"" | "true" | "false"} [coordinates=true] - Whether the names of points are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green" | "cream" | "print" | "auto"} [theme=earth] - The colours; `auto`
 * is earth or dark, as the page's `color-scheme` says.
 * @attr {"auto" | "cows" | "stones"} [pieces=auto] - What stands on the board.
 * @attr {"plain" | "kraal" | "none"} [frame=plain] - What is around the board.
 * @attr {"auto" | "none" | "always"} [hands=auto] - Bars above and below the board with the cows in hand and the cows shot; `none` leaves them out.
 * @attr {"shown" | "hidden"} [status=shown] - Whether the status line is seen; screen readers read it out in any case.
 * @attr {"" | "true" | "false"} [drawable=false] - Whether people may draw arrows and rings, with the right button or the Shift key.
 * @attr {"" | "true" | "false"} [editable=false] - Whether people set up a position instead of playing.
 * @attr {number} [animation=200] - How long a step takes, in milliseconds; 0 for no motion.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a whole move; `preventDefault()` refuses it.
 * @fires {CustomEvent<Refusal>} refuse - The rules refuse a move.
 * @fires {CustomEvent<PickDetail>} pick - A person has chosen a cow, or put it back.
 * @fires {CustomEvent<PremoveDetail>} premove - A person has set the next move, or it was given up.
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
   * The last move as the program has set it, and the game for which it counts: none yet where it was set since the last
   * drawing.
   */
  #programLastMove: { readonly move: MoveLike | null; readonly game?: Game } | undefined;
  /** The text of the status line: a drag is drawn often while it stays. */
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

  /** What has been chosen of the turn: with `from` alone, a cow; with `to`, a step that awaits its shot. */
  get pending(): PendingMove {
    return this.ensureSession().state.pending;
  }

  /** What the status line says, for a status line of your own. */
  get statusText(): string {
    const { words, notation } = this;
    const { state, premove } = this.ensureSession();
    return this.#statusText([state, premove, words, notation], () =>
      statusOf(words, state, premove, notation),
    );
  }

  /**
   * The move that is marked: the last one the board saw, unless a program has said which, as an object or as text; null for
   * none.
   */
  get lastMove(): MoveLike | null | undefined {
    const { game, last } = this.ensureSession().state;
    const set = this.#programLastMove;
    return set && (set.game ?? game) === game ? set.move : last?.move;
  }
  set lastMove(move: MoveLike | string | null | undefined) {
    if (move != null) checkArgument("lastMove", moveCheck, move);
    const read = typeof move === "string" ? plainMove(readMove(move)) : move;
    this.#programLastMove = read === undefined ? undefined : { move: read };
    this.redraw();
  }

  /**
   * Where the points are in the picture, in the units of its width and height: to place something over the board, such as in
   * the slot `overlay`.
   */
  get geometry(): {
    readonly width: number;
    readonly height: number;
    readonly points: ReadonlyMap<Point, Spot>;
  } {
    const { spots, size } = this.stage;
    // A game that was set just now is not drawn yet.
    const { points } = variantFrom((this.#drawn ?? this).game.variant).board;
    return {
      width: size[0],
      height: size[1],
      points: new Map(spots.map(([x, y], i) => [points[i] as Point, [x, y]])),
    };
  }

  /** What stands on the board, `auto` if not set; or a set of your own, as `svg` takes it. */
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
    // What is seen stays, unless something else waits to be seen.
    if (!this.ensureSession().isCurrent) this.redraw();
  }

  /** @internal */
  protected override draw(): void {
    const session = this.ensureSession();
    const state = session.next();
    const change = this.#view.show(this.#viewOf(session, state));
    const set = this.#programLastMove;
    const { game } = session;
    if (set) this.#programLastMove = (set.game ?? game) === game ? { ...set, game } : undefined;
    const before = this.#drawn;
    this.#drawn = state;
    for (const cue of cuesOf(change, before, state)) this.emit("cue", cue);
    this.#tellChange();
  }

  /** What is to be shown of a turn, which is the present one or one on the way to it. */
  #viewOf(session: Session, state: TurnState): View {
    const { isCurrent, touch } = session;
    const { game, pending } = state;
    const { orientation, notation, coordinates, frame, pieces, editable } = this;
    const lastMove = isCurrent ? this.lastMove : state.last?.move;
    // While a shot is awaited, what is being done counts; and a mark may be of a game that has left the board.
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
      again: this.#drawn?.refused !== state.refused,
    };
  }

  #tellChange(): void {
    const { game, pending, statusText } = this;
    const key = `${game.ply} ${game.board} ${game.turn} ${pending.from} ${pending.to} ${pending.shots ?? ""}`;
    this.emitChange({ game, pending, status: statusText }, key);
  }
}

/** Whether the board of a game has all points of a move. */
function hasPoints(game: Game, move: MoveLike): boolean {
  const { to, from = to, shots = [] } = move;
  const { points } = variantFrom(game.variant).board;
  return [to, from, ...shots].every((point) => points.includes(point));
}

declare global {
  interface HTMLElementTagNameMap {
    "morabaraba-board": MorabarabaBoard;
  }
}
