/*
 * The element `<mancala-board>` with its own properties and events. `Session.ts` handles what people do, and
 * `MancalaView.ts` shows the game. Importing this file does nothing.
 */
import type { Words } from "../../languages/en/mancala/words.ts";
import { en as english } from "../../languages/en/mancala/words.ts";
import { type Arrangement, fittingArrangement } from "../../picture/mancala/layout.ts";
import { drawings, type PictureDrawings } from "../../picture/mancala/options.ts";
import { houseWith, letterOf } from "../../picture/mancala/position.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import { createGame, legalMoves, outcome } from "../../rules/mancala/game.ts";
import { parsePosition } from "../../rules/mancala/positionText.ts";
import type { Family } from "../BoardElement.ts";
import type { BoardContext } from "../session.ts";
import { paintOf } from "../theme.ts";
import type { Refusal } from "./events.ts";
import { MancalaView } from "./MancalaView.ts";
import { Session } from "./Session.ts";
import { Settings } from "./Settings.ts";

/**
 * A board that shows a game of mancala, for people to play on. {@link define} registers it as a custom
 * element.
 *
 * @example
 * ```ts
 * import type { MancalaBoardElement } from "morabaraba/mancala/board";
 *
 * function follow(board: MancalaBoardElement): void {
 *   board.addEventListener("move", ({ detail }) => console.log(detail.notation));
 *   board.addEventListener("cue", ({ detail }) => console.log(`a sound for ${detail.kind}`));
 * }
 * ```
 *
 * @tag mancala-board
 * @attr {string} position - The initial position, as `formatPosition` writes it.
 * @attr {"kalah" | "kalahEmptyCapture" | "oware" | "awari" | "congkak"} [variant=kalah] - The variant of the
 * first game.
 * @attr {"south" | "north"} [orientation=south] - The side at the bottom.
 * @attr {"auto" | "wide" | "upright"} [layout=auto] - Whether the houses are in two rows (`wide`) or two
 * columns (`upright`); `auto` is upright in a narrow box.
 * @attr {"counter-clockwise" | "clockwise"} [direction=counter-clockwise] - Which way round seeds are sown on
 * the screen; `clockwise` is the mirror image.
 * @attr {"both" | "south" | "north" | "none"} [playable=both] - The sides that people play on this board.
 * @attr {"" | "true" | "false"} [premove=false] - Whether people may set their next move during the other
 * side's turn.
 * @attr {"" | "true" | "false"} [coordinates=true] - Whether the names of houses are drawn.
 * @attr {"earth" | "dark" | "wood" | "slate" | "green" | "cream" | "print" | "auto"} [theme=earth] - The
 * colours; `auto` follows the page's `color-scheme` with `earth` or `dark`.
 * @attr {"shown" | "hidden"} [status=shown] - Whether the status line is visible; screen readers always read
 * it out.
 * @attr {number} [animation=200] - How long sowing takes: at 200, about eight seeds are sown per second, at
 * 100, twice as many; 0 for no motion.
 * @fires {CustomEvent<MoveDetail>} move - A person has made a move; `preventDefault()` takes it back.
 * @fires {CustomEvent<Refusal>} refuse - A person has pressed a house that cannot be played.
 * @fires {CustomEvent<PremoveDetail>} premove - A person has set a premove, or it was dropped.
 * @fires {CustomEvent<EndDetail>} end - A move made on the board has ended the game.
 * @fires {CustomEvent<UpdateDetail>} update - The game or the status line has changed.
 * @fires {CustomEvent<CueDetail>} cue - The board shows something that could have a sound.
 * @slot status - Replaces the status line.
 * @slot overlay - Lies over the picture and lets pointers through.
 * @csspart board - Everything, from top to bottom.
 * @csspart frame - The board with its houses.
 * @csspart picture - The picture of the board.
 * @csspart point - The button on each house. Its other parts are `house`, `south` or `north`, and `playable`
 * if it can be played.
 * @csspart foot - Everything below the board.
 * @csspart status - The status line.
 * @csspart typed - The field for typed moves with its label, invisible until the field has the focus.
 * @csspart field - The field alone.
 * @csspart button - The button beside the status line. It also has the part `swap`.
 * @cssprop --morabaraba-ground - The ground of the board.
 * @cssprop --morabaraba-wall - The wall around the ground, the hollows, and the badges with the names of
 * houses.
 * @cssprop --morabaraba-line - The edges of badges and the tint of some seeds.
 * @cssprop --morabaraba-light - The light edges of the hollows.
 * @cssprop --morabaraba-mark - Marks of the game: the last move, captures, houses that can be played, and
 * refusals.
 * @cssprop --morabaraba-hint - The ring of the premove, and `drawings` that have no colour of their own.
 * @cssprop --morabaraba-shade - Shadows and the edges of marks.
 * @cssprop --morabaraba-text - Seeds, names and numbers; if not set, most themes use `--morabaraba-light`.
 * @cssprop --morabaraba-focus - The ring around the house that has the focus.
 * @cssprop --morabaraba-height - The maximum height of the whole element.
 */
export class MancalaBoardElement extends Settings {
  /** @internal */
  protected override readonly family: Family<Game, Words> = {
    createGame,
    parsePosition,
    legalMoves,
    outcome,
    drawings,
    words: english,
  };
  readonly #view = new MancalaView(this.stage);
  /** The arrangement and the refusal that were drawn last. */
  #drawn: Arrangement = "wide";
  #refused: Refusal | undefined;

  constructor() {
    super();
    const { stage } = this;
    const { frame } = stage;
    this.#view.swap.addEventListener("click", () => this.ensureSession().pressSwap());
    frame.addEventListener("pointerover", ({ target, pointerType }) => {
      this.#hover(pointerType === "touch" ? -1 : stage.numberOf(target));
    });
    frame.addEventListener("pointerleave", () => this.#hover(-1));
    // A press beside the houses ends the animation of a sowing.
    frame.addEventListener("click", ({ target }) => {
      if (stage.numberOf(target) < 0) this.hurry();
    });
  }

  /** Whether the board is still showing a sowing; `game` is already the game after it. */
  get sowing(): boolean {
    return this.ensureSession().isSowing;
  }

  /** The text of the status line, for a status line of your own. */
  get statusText(): string {
    return this.told ?? this.ensureSession().statusIn(this.words);
  }

  /**
   * Ends the animation of a sowing, and drops the premove. `cancelTurn` does the same: a turn of mancala is a
   * single press, so there is no unfinished turn to cancel.
   */
  hurry(): void {
    this.cancelTurn();
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
  protected override draw(): void {
    const session = this.ensureSession();
    session.next(() => this.#show(session));
    const { game, statusText } = this;
    this.emitUpdate({ game, status: statusText }, `${game.ply} ${game.houses} ${game.turn}`);
  }

  /** @internal */
  protected override fitted(): void {
    if (this.#arrangement() !== this.#drawn) this.redraw();
  }

  /** Returns the arrangement that fits the box. */
  #arrangement(): Arrangement {
    const { layout, game, stage } = this;
    return layout === "auto" ? fittingArrangement(game.houses.length / 2, stage.space) : layout;
  }

  #show({ game, snapshot, refused, touch, playable, moves, premove }: Session): void {
    const { orientation, direction, coordinates, theme, drawings, words, statusText } = this;
    this.#drawn = this.#arrangement();
    const isNew = refused !== this.#refused;
    this.#refused = refused;
    this.#view.show({
      game,
      snapshot,
      options: {
        orientation,
        layout: this.#drawn,
        direction,
        coordinates,
        theme: theme === "auto" ? undefined : theme,
        drawings: drawingsOn(game, drawings, premove),
      },
      touch,
      words,
      paint: paintOf(theme),
      playable,
      swap: moves.some(({ swap }) => swap),
      statusText,
      statusShown: this.status === "shown",
      readAgain: isNew,
    });
    if (refused && isNew) this.#view.shake(refused.at);
  }

  #hover(number: number): void {
    this.ensureSession().hover(number < 0 ? undefined : number);
  }
}

/** Returns the drawings without houses that the board lacks, and with a ring around the premove. */
function drawingsOn(
  { houses }: Game,
  { arrows = [], rings = [], labels = {} }: PictureDrawings,
  premove: number | undefined,
): PictureDrawings {
  const row = houses.length / 2;
  const has = (letter: string): boolean => houseWith(letter, row) >= 0;
  return {
    arrows: arrows.filter(({ from, to }) => has(from) && has(to)),
    rings: [
      ...rings.filter(({ point }) => has(point)),
      ...(premove === undefined ? [] : [{ point: letterOf(premove, row) }]),
    ],
    labels: Object.fromEntries(Object.entries(labels).filter(([letter]) => has(letter))),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "mancala-board": MancalaBoardElement;
  }
}
