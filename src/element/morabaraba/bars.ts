/** The bars above and below a board: the name of a side, its cows in hand, which can be grabbed there, and the cows it has shot. */

import { type Pieces, piece } from "../../picture/morabaraba/pieces.ts";
import type { Shape } from "../../picture/shapes.ts";
import { opponentOf, type Player } from "../../rules/morabaraba/data/terms.ts";
import { give, hide, made, madeButton, madePicture, madeSlot, mark } from "../dom.ts";
import { kept } from "../memoizeLast.ts";
import { type Drawn, type Paint, patch } from "../patch.ts";

/** How large cows are in a row, how far apart they are, and how high the row is. The style sheet says how large it is on the page. */
const [SCALE, PITCH, HEIGHT] = [0.44, 40, 40];
/** The breadth of a cow with its rim, around 0 0. */
const BREADTH = 86;
/** How many cows stay together where a narrow bar breaks a row. */
const TOGETHER = 4;

/** A row of cows, in pictures of a few. Most plies change one row of four, so that the others stay as they are. */
interface Row {
  readonly node: HTMLElement;
  readonly pictures: Drawn[];
  readonly shown: ReturnType<typeof kept<void>>;
}

/** The bar of a side. */
export interface Bar {
  readonly node: HTMLElement;
  readonly side: HTMLButtonElement;
  /** The name of the side, where the page has not put another. */
  readonly name: Text;
  /** The cows in hand: where they are grabbed. */
  readonly hand: HTMLButtonElement;
  readonly held: Row;
  readonly shot: HTMLElement;
  readonly lost: Row;
}

const rowIn = (node: HTMLElement): Row => ({ node, pictures: [], shown: kept() });

/** A bar with nothing in it yet. */
export function madeBar(player: Player): Bar {
  const name = document.createTextNode("");
  const hand = madeButton("hand");
  const shot = made("span", "shot");
  const side = madeButton(`side side-${player}`);
  const node = made(
    "div",
    `bar bar-${player}`,
    side,
    made("span", "name", madeSlot(`name-${player}`, name)),
    hand,
    made("span", "space"),
    shot,
    madeSlot(`clock-${player}`),
  );
  return { node, side, name, hand, held: rowIn(hand), shot, lost: rowIn(shot) };
}

/** What a bar shows. */
export interface BarState {
  readonly hand: number;
  /** How many cows the side has shot. */
  readonly shot: number;
  readonly turn: boolean;
  /** Whether the cows in hand can be grabbed. */
  readonly movable: boolean;
  /** Whether the position can be edited, so that everything in the bar is a button. */
  readonly editable: boolean;
  readonly set: Pieces;
  readonly paint: Paint;
  /** The name of the side, and what a screen reader says of the cows in hand. */
  readonly words: { readonly name: string; readonly hand: string };
}

/** Makes a bar show this. */
export function drawBar(bar: Bar, player: Player, state: BarState): void {
  const { side, name, hand, held, shot, lost } = bar;
  const { paint, words, editable, movable } = state;
  mark(side, `side side-${player}${state.turn ? " turn" : ""}`);
  side.style.background = paint(player);
  side.disabled = !editable;
  // Screen readers hear about both hands in one sentence. Hands are buttons only where they can be edited.
  for (const node of [side, hand]) give(node, "aria-hidden", editable ? null : "true");
  give(shot, "aria-hidden", "true");
  give(side, "aria-label", words.name);
  if (name.data !== words.name) name.data = words.name;
  mark(hand, `hand${movable || editable ? " grip" : ""}`);
  give(hand, "aria-label", words.hand);
  hand.disabled = !editable;
  hide(hand, state.hand === 0 && !editable);
  hide(shot, state.shot === 0);
  drawRow(held, player, state.hand, state);
  drawRow(lost, opponentOf(player), state.shot, state);
}

function drawRow(
  { node, pictures, shown }: Row,
  player: Player,
  count: number,
  { set, paint }: BarState,
): void {
  shown([count, set, paint], () => {
    const look = { set, height: "flat", small: true } as const;
    // An empty hand keeps room for one cow: where the position is edited, it is a button.
    const needed = Math.max(1, Math.ceil(count / TOGETHER));
    while (pictures.length < needed) pictures.push(pictureIn(node));
    pictures.forEach((picture, i) => {
      const length = Math.max(0, Math.min(TOGETHER, count - i * TOGETHER));
      const cows = Array.from(
        { length },
        (_, j): Shape => piece(`${j}`, player, [(j + 0.5) * PITCH, HEIGHT / 2], look, { scale: SCALE }),
      );
      hide(picture.node, i >= needed);
      give(picture.node, "viewBox", `0 0 ${Math.max(1, length) * PITCH} ${HEIGHT}`);
      patch(picture, cows, paint);
    });
  });
}

function pictureIn(row: HTMLElement): Drawn {
  const picture = madePicture("row");
  row.append(picture.node);
  return picture;
}

/** The last cow in hand, as it is on the page: the next to be placed. */
export const seatOf = ({ held }: Bar): DOMRect | undefined =>
  held.pictures
    .flatMap(({ drawn }) => [...drawn.values()])
    .at(-1)
    ?.node.getBoundingClientRect();

/** How much smaller than on the board a cow in hand is, where a picture of this width is so broad on the page. */
export const seatScale = (seat: DOMRect, width: number, broad: number): number =>
  (seat.width * width) / (BREADTH * broad);
