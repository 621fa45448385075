/** The nodes of an element: a frame with the picture and a button on each point, and below it a line that says what happened. */
import type { Spot } from "./nearest.ts";
import { type Drawn, drawnOf } from "./patch.ts";

/** What an element shows, and where. */
export interface View {
  readonly frame: HTMLElement;
  readonly picture: Drawn;
  /** What a screen reader is told of the hands. */
  readonly hands: HTMLElement;
  /** Lies over the hand of the side to move, where a cow may be dragged from it: a picture alone would scroll under a finger. */
  readonly grip: HTMLElement;
  /** One for each point, in the order of the board. */
  readonly buttons: HTMLButtonElement[];
  readonly bar: HTMLElement;
  readonly status: HTMLElement;
  readonly takeBack: HTMLButtonElement;
  readonly noShot: HTMLButtonElement;
  /** The spots of the points in the picture, and its width and height. */
  spots: readonly Spot[];
  size: Spot;
  /** The board as it was drawn last, a character a point, and what was refused then. */
  shown: string;
  refused?: unknown;
  /** The cow in the air; and where one was let go since the last drawing, as a transform: it goes on from there. */
  carried?: SVGElement | undefined;
  dropped?: string | undefined;
}

/** A class of the style sheet, which is a part for the page's as well. */
export function mark(node: Element, names: string): void {
  node.setAttribute("class", names);
  node.setAttribute("part", names);
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  names: string,
  ...content: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  mark(node, names);
  node.append(...content);
  return node;
}

/** A button that sends no form. */
export function madeButton(names: string): HTMLButtonElement {
  const node = made("button", names);
  node.type = "button";
  return node;
}

const PICTURE = {
  "aria-hidden": "true",
  fill: "none",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "font-family": "sans-serif",
};

/** Fills the shadow of an element. */
export function build(shadow: ShadowRoot): View {
  const picture = drawnOf("svg");
  mark(picture.node, "picture");
  for (const [name, value] of Object.entries(PICTURE)) picture.node.setAttribute(name, value);
  const hands = made("p", "hands");
  const grip = made("div", "grip");
  const frame = made("div", "frame", picture.node, hands, grip);
  const status = made("p", "status");
  const [takeBack, noShot] = [madeButton("button take-back"), madeButton("button no-shot")];
  const bar = made("div", "bar", status, takeBack, noShot);
  frame.setAttribute("role", "group");
  // The words may be of another direction than the page.
  bar.dir = "auto";
  status.setAttribute("role", "status");
  shadow.append(frame, bar);
  return {
    frame,
    picture,
    hands,
    grip,
    buttons: [],
    bar,
    status,
    takeBack,
    noShot,
    spots: [],
    size: [1, 1],
    shown: "",
  };
}

/** A place of the page in the picture. */
export function spotAt({ picture, size: [width, height] }: View, [x, y]: Spot): Spot {
  const box = picture.node.getBoundingClientRect();
  return [((x - box.left) * width) / box.width, ((y - box.top) * height) / box.height];
}
