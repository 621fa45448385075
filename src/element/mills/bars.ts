/* The bars above and below a board: a side's name, its cows in hand, and the cows it has shot. */

import { type Pieces, piece } from "../../picture/mills/pieces.ts";
import { setOf } from "../../picture/mills/scene.ts";
import { disc, type Shape } from "../../picture/shapes.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import { opponentOf, type Player, players } from "../../rules/mills/data/terms.ts";
import { isMovable } from "../../turn/shown.ts";
import { fill } from "../../words/sentences.ts";
import {
  createButton,
  createElement,
  createPicture,
  createSlot,
  setAttribute,
  setHidden,
  setParts,
} from "../dom.ts";
import { transformOf } from "../motion.ts";
import { createRendered, memoizeLast, type Paint, patch, type RenderedNode } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import type { LabelsView } from "./labels.ts";

/** The scale of a row's cows, their distance, and the row's height. The style sheet scales the whole row. */
const [SCALE, PITCH, HEIGHT] = [0.44, 40, 40];
/** The breadth of a cow with its rim, in units of the picture. */
const BREADTH = 86;
/** How many cows stay together if a narrow bar wraps. */
const ROW_SIZE = 4;

/** A row of cows, in pictures of up to four. Most plies change only one of the pictures. */
interface Row {
  readonly node: HTMLElement;
  readonly pictures: RenderedNode[];
  readonly shown: ReturnType<typeof memoizeLast<void>>;
}

/** The bar of a side. */
export interface Bar {
  readonly node: HTMLElement;
  readonly side: HTMLButtonElement;
  /** The side's colour. Browsers that force a dark mode on pages recolour backgrounds, but not this picture. */
  readonly dot: RenderedNode;
  /** The side's name, unless the page fills the slot. */
  readonly name: Text;
  /** The cows in hand, which people can grab. */
  readonly hand: HTMLButtonElement;
  readonly held: Row;
  readonly shot: HTMLElement;
  readonly lost: Row;
}

const rowIn = (node: HTMLElement): Row => ({ node, pictures: [], shown: memoizeLast() });

/** Creates an empty bar. */
export function createBar(player: Player): Bar {
  const name = document.createTextNode("");
  const hand = createButton("hand");
  const shot = createElement("span", "shot");
  const side = createButton(`side side-${player}`);
  const dot = createRendered("svg");
  setAttribute(dot.node, "viewBox", "-1 -1 2 2");
  side.append(dot.node);
  // The name may run in another direction than the page.
  const named = createSlot(`name-${player}`, name);
  setParts(named, "name");
  named.dir = "auto";
  const node = createElement(
    "div",
    `bar bar-${player}`,
    side,
    named,
    hand,
    createElement("span", "space"),
    shot,
    createSlot(`clock-${player}`),
  );
  return { node, side, dot, name, hand, held: rowIn(hand), shot, lost: rowIn(shot) };
}

/** The data of the bars. */
export interface BarsView extends LabelsView {
  readonly paint: Paint;
  /** Whether the bars are shown. */
  readonly bars: boolean;
}

export type Bars = Readonly<Record<Player, Bar>>;

/** Puts the bars around the frame or removes them, and draws them. Returns a text for screen readers. */
export function drawBars(bars: Bars, { all, frame }: Stage, view: BarsView): string {
  const bottom = view.options.orientation as Player;
  const [above, below] = [bars[opponentOf(bottom)].node, bars[bottom].node];
  if (!view.bars) for (const { node } of Object.values(bars)) node.remove();
  else if (above.nextSibling !== frame || frame.nextSibling !== below) {
    all.prepend(above);
    frame.after(below);
  }
  return players.map((player) => drawBar(bars[player], player, view)).join(" ");
}

/** Draws the bar of a side. Returns a text for screen readers about its hand and the cows it has shot. */
function drawBar(bar: Bar, player: Player, view: BarsView): string {
  const { side, dot, name, hand, held, shot, lost } = bar;
  const { state, options, words, paint, active, editable } = view;
  const { game, moves, pending } = state;
  const variant = variantFrom(game.variant);
  const other = opponentOf(player);
  const isTurn = player === game.turn;
  // The cow of a pending placement has left the hand already.
  const isPending = isTurn && pending.to !== undefined && pending.from === undefined;
  const inHand = game.hands[player] - (isPending ? 1 : 0);
  const standing = game.board.split(other === "light" ? "L" : "D").length - 1;
  const gone = Math.max(0, variant.cows - game.hands[other] - standing);
  const isGrip = isTurn ? active && isMovable(state) : view.premove !== undefined && inHand > 0;
  const label = words.players[player];
  const handText = fill(words.hand, { player: label, count: inHand });
  const shotText = fill(words.shots, { player: label, count: gone });
  setParts(side, `side side-${player}${isTurn && (moves.length > 0 || editable) ? " turn" : ""}`);
  patch(dot, [disc("dot", [0, 0], 1, player)], paint);
  side.disabled = !editable;
  // Screen readers get one text about both hands. The hands themselves are buttons only in the editor.
  for (const node of [side, hand]) setAttribute(node, "aria-hidden", editable ? null : "true");
  setAttribute(shot, "aria-hidden", "true");
  setAttribute(shot, "title", shotText);
  setAttribute(side, "aria-label", label);
  if (name.data !== label) name.data = label;
  setParts(hand, `hand${isGrip || editable ? " grip" : ""}`);
  setAttribute(hand, "aria-label", handText);
  hand.disabled = !editable;
  setHidden(hand, inHand === 0 && !editable);
  setHidden(shot, gone === 0);
  const set = setOf(options.pieces, variant.name);
  drawRow(held, player, inHand, set, paint);
  drawRow(lost, other, gone, set, paint);
  return gone === 0 ? handText : `${handText} ${shotText}`;
}

function drawRow(
  { node, pictures, shown }: Row,
  player: Player,
  count: number,
  set: Pieces,
  paint: Paint,
): void {
  shown([count, set, paint], () => {
    const look = { set, height: "flat", small: true } as const;
    // An empty hand is as wide as one cow, because it is a button in the editor.
    const needed = Math.max(1, Math.ceil(count / ROW_SIZE));
    while (pictures.length < needed) {
      const picture = createPicture("row");
      node.append(picture.node);
      pictures.push(picture);
    }
    pictures.forEach((picture, i) => {
      const length = Math.max(0, Math.min(ROW_SIZE, count - i * ROW_SIZE));
      const cows = Array.from(
        { length },
        (_, j): Shape => piece(`${j}`, player, [(j + 0.5) * PITCH, HEIGHT / 2], look, { scale: SCALE }),
      );
      setHidden(picture.node, i >= needed);
      setAttribute(picture.node, "viewBox", `0 0 ${Math.max(1, length) * PITCH} ${HEIGHT}`);
      patch(picture, cows, paint);
    });
  });
}

/** Returns where a hand's last cow is, as a transform in the picture; undefined if the cow is invisible. */
export function seatOf({ held }: Bar, stage: Stage): string | undefined {
  const cow = held.pictures.flatMap(({ drawn }) => [...drawn.values()]).at(-1);
  const { x, y, width, height } = cow?.node.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) return undefined;
  const scale = stage.size[0] / stage.picture.node.getBoundingClientRect().width;
  return transformOf(stage.spotAt(x + width / 2, y + height / 2), (width * scale) / BREADTH);
}
