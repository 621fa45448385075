/** The picture of a turn, with cows that step and fade where there was one before, and its buttons on their spots. */
import type { Game } from "../morabaraba/data/state.ts";
import type { Point } from "../morabaraba/data/terms.ts";
import { type Colours, coloursOf, type Theme } from "../picture/colours.ts";
import type { PictureOptions } from "../picture/morabaraba/options.ts";
import { type BoardScene, sceneOf } from "../picture/morabaraba/scene.ts";
import { changeBetween } from "./change.ts";
import { fade, slide, transformOf } from "./motion.ts";
import type { Spot } from "./nearest.ts";
import { type Drawn, patch } from "./patch.ts";
import { madeButton, type View } from "./view.ts";

/** The breadth of a button in the picture, a little less than the nearest points are apart. */
const BREADTH = 92;

/** How much smaller cows are in the hand. */
const SMALL = 0.42;

/** How a picture is asked for. */
export interface Look extends PictureOptions {
  readonly theme: Theme;
  /** The board before and now with the turn in the making, a character a point. */
  readonly before: string;
  readonly now: string;
}

/** Draws a game. */
export function drawGame(view: View, game: Game, points: readonly Point[], look: Look): void {
  const { picture } = view;
  const scene = sceneOf(game, look);
  const colours = coloursOf(look.theme);
  const change = changeBetween(look.before, look.now, points);
  const fading = new Set(change?.gone.map((point) => `cow:${point}`));
  const before = new Map(picture.drawn);
  patch(
    picture,
    scene.shapes,
    (value) => {
      const colour = colours[value as keyof Colours];
      return colour === undefined ? `${value}` : `var(--morabaraba-${value},${colour})`;
    },
    ({ node, shape }) => (fading.has(`${shape?.key}`) ? fade(node) : node.remove()),
  );
  place(view, scene);
  if (change?.came) {
    const [to, from] = [points.indexOf(change.came.to), points.indexOf(`${change.came.from}`)];
    const start =
      view.dropped || (from < 0 ? fromHand(before, picture.drawn) : transformOf(view.spots[from] as Spot));
    const { node } = picture.drawn.get(`cow:${change.came.to}`) as Drawn;
    // Without a start it came from nowhere, as when a program sets a position.
    if (start) slide(node, start, view.spots[to] as Spot);
  }
  view.dropped = undefined;
}

/** Where the cow lay that has left a hand, smaller than on the board. */
function fromHand(before: ReadonlyMap<string, Drawn>, now: ReadonlyMap<string, Drawn>): string | undefined {
  const [, left] = [...before].find(([key]) => key.startsWith("hand:") && !now.has(key)) ?? [];
  return left && transformOf(spotOf(left), SMALL);
}

/** The spot of a shape that is drawn about one. */
function spotOf({ shape }: Drawn): Spot {
  const [x, y] = `${shape?.attributes["transform"]}`.match(/\d+/g) as RegExpMatchArray;
  return [Number(x), Number(y)];
}

/** As many buttons as there are points, each on its spot. */
function place(view: View, { width, height, layout }: BoardScene): void {
  const { frame, buttons, picture } = view;
  view.size = [width, height];
  view.spots = layout.spots;
  frame.style.setProperty("--ratio", `${width / height}`);
  picture.node.setAttribute("viewBox", `0 0 ${width} ${height}`);
  // How wide the board would be in a box that takes its width from it.
  picture.node.setAttribute("width", `${width}`);
  while (buttons.length > view.spots.length) buttons.pop()?.remove();
  while (buttons.length < view.spots.length) {
    const button = madeButton("point");
    buttons.push(button);
    frame.append(button);
  }
  view.spots.forEach(([x, y], i) => {
    const { style } = buttons[i] as HTMLButtonElement;
    style.left = `${(100 * x) / width}%`;
    style.top = `${(100 * y) / height}%`;
    style.width = `${(100 * BREADTH) / width}%`;
  });
}

/** The hand of the side to move can be grabbed, or none. */
export function coverHand(
  { grip, picture, size: [width, height] }: View,
  { turn, hands }: Game,
  movable: boolean,
): void {
  const [first, last] = [1, hands[turn]].map((number) => picture.drawn.get(`hand:${turn}:${number}`));
  grip.hidden = !movable || !first || !last;
  if (!first || !last) return;
  const [x, y] = spotOf(first);
  const { style } = grip;
  style.left = `${(100 * (x - 24)) / width}%`;
  style.top = `${(100 * (y - 24)) / height}%`;
  style.width = `${(100 * (spotOf(last)[0] - x + 48)) / width}%`;
  style.height = `${4800 / height}%`;
}
