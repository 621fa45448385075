/** Everything that a page shows of a Morabaraba game: the picture and what moves in it, the bars, the names of the points. */

import type { Drawings } from "../../picture/morabaraba/drawings.ts";
import type { PictureOptions } from "../../picture/morabaraba/options.ts";
import { sceneOf, setOf, type Touch } from "../../picture/morabaraba/scene.ts";
import type { Spot } from "../../picture/shapes.ts";
import { labels } from "../../rules/morabaraba/data/board.ts";
import type { MoveLike } from "../../rules/morabaraba/data/state.ts";
import { opponentOf, type Player, type Point, players } from "../../rules/morabaraba/data/terms.ts";
import { variantOf } from "../../rules/morabaraba/game.ts";
import { isMovable, markOf } from "../../turn/shown.ts";
import { pointName, status } from "../../turn/status.ts";
import { boardAfter, pendingMoves, type TurnState } from "../../turn/turnState.ts";
import type { Words } from "../../words/morabaraba/words.ts";
import { fill } from "../../words/sentences.ts";
import { give, hide, made, madeButton, mark, write } from "../dom.ts";
import { kept } from "../memoizeLast.ts";
import { transformOf } from "../motion.ts";
import { type Drawn, type Paint, patch, rename } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import { type Bar, drawBar, madeBar, seatOf, seatScale } from "./bars.ts";
import { type Change, changeBetween } from "./changes.ts";

/** The breadth of a button in the picture, a little less than the nearest points are apart. */
const BREADTH = 96;

/** How long what appears takes to appear, by the kind of shape. */
const [MILL_LINE, MILL_BAND, ARROW] = [240, 200, 220];
const APPEARING: Readonly<Record<string, number>> = {
  target: 140,
  last: 120,
  ring: 220,
  shut: 120,
};

/** How much larger a lifted cow is, how long it takes to rise, and from which share of its size its shadows come out below it. */
const [LIFTED, LIFTING, SHADOW] = [1.12, 120, 0.6];

/** What is to be shown. */
export interface View {
  readonly state: TurnState;
  readonly options: PictureOptions;
  readonly touch: Touch;
  readonly words: Words;
  readonly paint: Paint;
  /** Whether people may act now, and whether they may edit the position. */
  readonly active: boolean;
  readonly editable: boolean;
  /** Whether there are bars, and whether the status line is seen. */
  readonly bars: boolean;
  readonly statusShown: boolean;
  /** Whether a text is read out even if it was the last one. */
  readonly again: boolean;
}

const LETTERS = { L: "light", D: "dark", ".": undefined } as const;

/** The nodes of a Morabaraba board. */
export class Table {
  readonly bars: Readonly<Record<Player, Bar>> = { light: madeBar("light"), dark: madeBar("dark") };
  readonly cancel: HTMLButtonElement = madeButton("button cancel-turn");
  readonly noShot: HTMLButtonElement = madeButton("button no-shot");
  /** Where the cow in the air is; and where one was let go since the last drawing, from where it goes on, and where it was lifted. */
  air: Spot | undefined;
  dropped: { readonly at: string; readonly from: Point | "hand" } | undefined;
  /** The side at the bottom in the last drawing. */
  #bottom: Player | undefined;
  /** The text of the status line. Most drawings, such as those of a drag, leave it, the bars and all names as they are. */
  readonly #named = kept<string>();
  /** The board as it was drawn last, a character a point. */
  #cells = "";
  /** Where the next cow of each hand is, as a transform of the picture. */
  #seats: Readonly<Record<Player, string | undefined>> | undefined;
  readonly #stage: Stage;
  /** What a screen reader says about the cows in hand and shot. */
  readonly #told: HTMLElement = made("p", "hands unseen");

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.frame.append(this.#told);
    stage.told.append(this.cancel, this.noShot);
    // Seats are measured when everything has been laid out anyway, and not in the middle of a change.
    const sizes = new ResizeObserver(() => this.#measure());
    for (const node of [stage.frame, this.bars.light.hand, this.bars.dark.hand]) sizes.observe(node);
  }

  /** Shows this; the change that is seen to what was shown before. */
  show(view: View): Change | undefined {
    const { state, options, touch, paint, bars, statusShown } = view;
    const { game, pending } = state;
    const { points } = variantOf(game).board;
    const cells = boardAfter(game, pending);
    const change = changeBetween(this.#cells, cells, points);
    this.#cells = cells;
    const seat =
      change?.came && change.came.from === undefined
        ? (this.#seats ?? this.#measure())[LETTERS[cells[points.indexOf(change.came.to)] as "L"]]
        : undefined;
    const { picture, motion, frame, foot } = this.#stage;
    const scene = sceneOf(game, { ...options, hands: "none" }, touch);
    const gone = new Map(change?.gone.map((point) => [`cow:${point}`, point]));
    const ghost = picture.drawn.has(`ghost:${change?.came?.to}`);
    const isFirst = this.#stage.spots.length === 0;
    if (!isFirst && this.#bottom !== options.orientation) this.#stage.turn();
    this.#bottom = options.orientation;
    const { to, from } = change?.came ?? {};
    if (from !== undefined) rename(picture, `cow:${from}`, `cow:${to}`);
    const mills: Drawn[] = [];
    const spotOf = (point: Point): Spot => scene.layout.spots[points.indexOf(point)] as Spot;
    patch(picture, scene.shapes, paint, {
      enter: (drawn) => {
        const { node, shape } = drawn;
        const [kind, , way] = `${shape?.key}`.split(":") as [string, string, string];
        const duration = APPEARING[kind];
        if (isFirst) return;
        if (kind === "mill") mills.push(drawn);
        else if (kind === "lifted") motion.lift(node, shareOf, LIFTING);
        else if (kind === "arrow") motion.growFrom(node, spotOf(way.split("-")[0] as Point), ARROW);
        else if (duration !== undefined) motion.appear(node, duration);
      },
      leave: ({ node, shape }) => {
        const point = gone.get(`${shape?.key}`);
        const spot = point === undefined ? undefined : this.#stage.spots[points.indexOf(point)];
        if (spot === undefined) node.remove();
        else motion.vanish(node, 260, spot);
      },
    });
    this.#stage.place(scene.layout.spots, [scene.width, scene.height], BREADTH);
    const arrival = change?.came ? this.#arrive(change.came, points, seat, ghost) : this.#goHome(points);
    for (const mill of mills) this.#drawMill(mill, options.mills as Point, spotOf, arrival);
    this.dropped = undefined;
    this.#carry();
    frame.classList.toggle("dragging", touch.dragged !== undefined);
    mark(foot, statusShown ? "foot" : "foot quiet");
    mark(this.#stage.status, statusShown ? "status" : "status unseen");
    const { orientation, notation, pieces } = options;
    const { words, active, editable, again } = view;
    const text = this.#named(
      [state, orientation, notation, pieces, words, paint, active, editable, bars],
      () => {
        this.#drawBars(view, bars);
        return this.#speak(view, cells);
      },
    );
    this.#stage.say(text, again);
    return change;
  }

  /** The cow in the air is where the pointer is. */
  carryTo(spot: Spot): void {
    this.air = spot;
    this.#carry();
  }

  /** The cow in the air comes down: it goes on from where it was. */
  letGo(from: Point | "hand"): void {
    this.dropped = this.air && { at: transformOf(this.air, LIFTED), from };
    this.air = undefined;
  }

  /** A cow shakes where it stands. */
  shake(point: Point, points: readonly Point[]): void {
    const node = this.#stage.picture.drawn.get(`cow:${point}`)?.node;
    if (node) this.#stage.motion.shake(node, this.#stage.spots[points.indexOf(point)] as Spot);
  }

  #carry(): void {
    const lifted = this.#stage.picture.drawn.get("lifted")?.node;
    if (lifted && this.air) lifted.style.transform = transformOf(this.air, LIFTED);
  }

  #measure(): Readonly<Record<Player, string | undefined>> {
    this.#seats = { light: this.#seat("light"), dark: this.#seat("dark") };
    return this.#seats;
  }

  #seat(player: Player): string | undefined {
    const { picture, size } = this.#stage;
    const seat = seatOf(this.bars[player]);
    if (!seat || seat.width === 0) return undefined;
    const spot = this.#stage.spotAt(seat.x + seat.width / 2, seat.y + seat.height / 2);
    return transformOf(spot, seatScale(seat, size[0], picture.node.getBoundingClientRect().width));
  }

  /** A cow dropped where it may not go returns to its point. Gives how long that takes, in milliseconds. */
  #goHome(points: readonly Point[]): number {
    const { at, from = "hand" } = this.dropped ?? {};
    // The program may have set a game without it meanwhile.
    const isThere = at !== undefined && this.#stage.picture.drawn.has(`cow:${from}`);
    return isThere ? this.#travel(from, points, at, 240) : 0;
  }

  /** Shows a mill once its last cow has arrived: the line grows out of that cow. */
  #drawMill({ drawn, shape }: Drawn, last: Point, spotOf: (point: Point) => Spot, arrival: number): void {
    const { motion } = this.#stage;
    const [start, , end] = `${shape?.key.slice("mill:".length)}`.split("-").map(spotOf) as [Spot, Spot, Spot];
    const length = (to: Spot): number => Math.hypot(to[0] - start[0], to[1] - start[1]);
    const [line, band] = [drawn.get("line") as Drawn, drawn.get("band") as Drawn];
    motion.drawOut(line.node, length(end), length(spotOf(last)), MILL_LINE, arrival);
    motion.appear(band.node, MILL_BAND, arrival);
  }

  /** A cow travels to its point, above everything. Gives how long that takes, in milliseconds. */
  #travel(to: Point, points: readonly Point[], start: string, duration: number): number {
    const { picture, motion, spots } = this.#stage;
    const { node } = picture.drawn.get(`cow:${to}`) as Drawn;
    const transform = [start, transformOf(spots[points.indexOf(to)] as Spot)];
    const next = node.nextSibling;
    const land = (): void => {
      // A drawing in the meantime has put it where it belongs.
      if (node === picture.node.lastChild && next?.parentNode === picture.node) next.before(node);
    };
    if (!motion.travel(node, { transform }, duration, land)) return 0;
    picture.node.append(node);
    return duration;
  }

  /** A cow comes to its point from where it was. Gives how long that takes, in milliseconds. */
  #arrive(
    { to, from }: NonNullable<Change["came"]>,
    points: readonly Point[],
    seat: string | undefined,
    ghost: boolean,
  ): number {
    const { picture, motion, spots } = this.#stage;
    const spot = spots[points.indexOf(to)] as Spot;
    if (ghost && this.dropped === undefined && from === undefined) {
      const { node } = picture.drawn.get(`cow:${to}`) as Drawn;
      const keyframes = { opacity: [0.55, 1], transform: [transformOf(spot, 1.06), transformOf(spot)] };
      return motion.travel(node, keyframes, 120) ? 120 : 0;
    }
    const left = from === undefined ? undefined : spots[points.indexOf(from)];
    const start = this.dropped?.at ?? (left ? transformOf(left) : seat);
    // Without a start it came from nowhere, as when a program sets a position.
    if (start === undefined) return 0;
    const far = left && Math.hypot(spot[0] - left[0], spot[1] - left[1]) > 320;
    const duration = this.dropped ? 140 : from === undefined ? 220 : far ? 280 : 200;
    return this.#travel(to, points, start, duration);
  }

  #drawBars(view: View, shown: boolean): void {
    const { all, frame } = this.#stage;
    const { state, options, words, paint, active, editable } = view;
    const { game } = state;
    const { cows, name } = variantOf(game);
    const bottom = options.orientation as Player;
    const [above, below] = [this.bars[opponentOf(bottom)].node, this.bars[bottom].node];
    if (!shown) for (const { node } of Object.values(this.bars)) node.remove();
    else if (above.nextSibling !== frame || frame.nextSibling !== below) {
      all.prepend(above);
      frame.after(below);
    }
    // A step that awaits its shot has left the hand already.
    const pendingHand =
      state.pending.to !== undefined && state.pending.from === undefined ? game.turn : undefined;
    const handOf = (player: Player): number => game.hands[player] - (player === pendingHand ? 1 : 0);
    const standing = (player: Player): number =>
      [...game.board].filter((cell) => LETTERS[cell as "L"] === player).length;
    const said = players.map((player) => {
      const other = opponentOf(player);
      const [hand, shot] = [handOf(player), Math.max(0, cows - game.hands[other] - standing(other))];
      const named = words.players[player];
      const ofHand = fill(words.hand, { player: named, count: hand });
      drawBar(this.bars[player], player, {
        hand,
        shot,
        turn: player === game.turn && (state.moves.length > 0 || editable),
        movable: active && player === game.turn && isMovable(state),
        editable,
        set: setOf(options.pieces, name),
        paint,
        words: { name: named, hand: ofHand },
      });
      return shot === 0 ? ofHand : `${ofHand} ${fill(words.shots, { player: named, count: shot })}`;
    });
    write(this.#told, said.join(" "));
  }

  /** Names everything, and returns the text of the status line. */
  #speak({ state, options, words, active, editable }: View, cells: string): string {
    const { buttons } = this.#stage;
    const { game, pending } = state;
    const { name, board } = variantOf(game);
    const named = namer(options.notation);
    this.#stage.entitle(name, words);
    const { moves, mill, shot, turns } = words;
    this.#stage.reserve([moves.fly, mill, shot, turns.flying].join(" "));
    board.points.forEach((point, i) => {
      const button = buttons[i] as HTMLButtonElement;
      const cow = LETTERS[cells[i] as "L"];
      const marked = active && !editable ? markOf(state, point) : undefined;
      const movable = editable ? cow !== undefined : active && isMovable(state, point);
      const names = [
        "point",
        point,
        cow,
        marked === "movable" ? undefined : marked,
        movable ? "movable" : undefined,
      ];
      mark(button, names.filter((each) => each !== undefined).join(" "));
      give(button, "data-point", point);
      give(button, "aria-label", named(pointName(words, state, point)));
      give(button, "aria-disabled", `${!active && !editable}`);
      // A cow that may be chosen is a button that stays down.
      const isChosen = marked === "chosen";
      give(button, "aria-pressed", !editable && (movable || isChosen) ? `${isChosen}` : null);
    });
    const shooting = pending.to !== undefined;
    write(this.cancel, words.buttons.cancelTurn);
    hide(this.cancel, !shooting);
    write(this.noShot, words.buttons.noShot);
    hide(this.noShot, !shooting || pendingMoves(state, pending).every(({ shot }) => shot !== undefined));
    // A position being set up need not be a game, so there may be nothing to say about it.
    return editable ? "" : named(status(words, state));
  }
}

/** The share of its size that a part of a lifted cow has at first: the shadows come out from below the cow. */
const shareOf = (part: Element): number => (part.matches("[class^=shadow]") ? SHADOW : 1 / LIFTED);

/** Writes texts with the names that points have in the picture. */
export function namer(notation: PictureOptions["notation"]): (text: string) => string {
  if (notation !== "mssa") return (text) => text;
  return (text) => text.replace(/\b[a-g][1-7]\b/g, (point) => labels.get(point) ?? point);
}

/** Whether a board has all points of a move. */
export const isOn = (points: readonly Point[], { to, from = to, shot = to }: MoveLike): boolean =>
  [to, from, shot].every((point) => points.includes(point));

/** Drawings without those at points that a board does not have. */
export function drawingsOn(
  points: readonly Point[],
  { arrows = [], rings = [], shut = [], labels: texts = {} }: Drawings,
): { readonly [Name in keyof Drawings]-?: NonNullable<Drawings[Name]> } {
  const has = (point: Point): boolean => points.includes(point);
  return {
    arrows: arrows.filter(({ from, to }) => has(from) && has(to)),
    rings: rings.filter(has),
    shut: shut.filter(has),
    labels: Object.fromEntries(Object.entries(texts).filter(([point]) => has(point))),
  };
}
