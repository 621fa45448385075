/* Shows a mancala game on a page: the picture with its travelling seeds, the labels and the swap button. */

import type { Words } from "../../languages/en/mancala/words.ts";
import type { Layout } from "../../picture/mancala/layout.ts";
import type { PictureOptions } from "../../picture/mancala/options.ts";
import { sceneOf, type Touch } from "../../picture/mancala/scene.ts";
import type { Spot } from "../../picture/shapes.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import { variantOf } from "../../rules/mancala/game.ts";
import { houseNameAt } from "../../rules/mancala/notation.ts";
import { fill } from "../../words/sentences.ts";
import { createButton, createElement, setAttribute, setHidden, setParts, setText } from "../dom.ts";
import { finishMotion, transformOf } from "../motion.ts";
import { memoizeLast, type Paint, patch, type RenderedNode } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import type { Snapshot, Travel } from "./playback.ts";

/** The space between two buttons, in units of the picture. */
const GAP = 2;

/** The travel times of a seed and of a capture, in milliseconds. */
const DURATIONS = { sow: 130, capture: 280 } as const;

/** Everything that a drawing shows. */
export interface View {
  /** The present game, and the moment on the way to it that the board shows. */
  readonly game: Game;
  readonly snapshot: Snapshot;
  readonly options: PictureOptions;
  readonly touch: Touch;
  readonly words: Words;
  readonly paint: Paint;
  /** The indices of the houses that may be played now. */
  readonly playable: readonly number[];
  /** Whether the swap is a legal move. */
  readonly swap: boolean;
  readonly statusText: string;
  readonly statusShown: boolean;
  /** Whether screen readers read out the status even if it has not changed. */
  readonly readAgain: boolean;
}

export class MancalaView {
  readonly swap: HTMLButtonElement = createButton("button swap");
  readonly #stage: Stage;
  #layout: Layout | undefined;
  /** The labels are cached: most drawings, such as those of a sowing, change none of them. */
  readonly #labels = memoizeLast<void>();
  readonly #stores: HTMLElement = createElement("p", "unseen");

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.frame.append(this.#stores);
    stage.statusRow.append(this.swap);
  }

  /** Draws the view. */
  show(view: View): void {
    const { game, snapshot, options, words, paint, playable, swap, statusText, statusShown, readAgain } =
      view;
    const { travel, steps } = snapshot;
    const stage = this.#stage;
    stage.turnTo(`${options.orientation} ${options.direction}`);
    const hand = travel && { at: travel.to, seeds: travel.seeds };
    const touch = { ...view.touch, hand, playable: travel ? [] : playable };
    const { layout, shapes, width, height } = sceneOf(snapshot.game, { ...options, sowing: steps }, touch);
    patch(stage.picture, shapes, paint);
    stage.place(layout.spots, [width, height], layout.pitch - GAP);
    this.#layout = layout;
    this.#labels([game, words, `${playable}`, swap], () => this.#label(view));
    stage.setStatus(statusText, statusShown, readAgain);
  }

  /** Animates the seeds in the hand to the place where they are drawn. */
  send({ from, to, kind }: Travel): void {
    const { picture, motion } = this.#stage;
    const { node } = picture.drawn.get("hand") as RenderedNode;
    const { spotOf } = this.#layout as Layout;
    motion.travel(node, { transform: [transformOf(spotOf(from)), transformOf(spotOf(to))] }, DURATIONS[kind]);
  }

  /** Ends the animation of the hand. */
  hurry(): void {
    finishMotion(this.#stage.picture.drawn.get("hand")?.node);
  }

  /** Shakes a house in place. */
  shake(house: number): void {
    const { picture, spots, motion } = this.#stage;
    const { node } = picture.drawn.get(`pit:${house}`) as RenderedNode;
    motion.shake(node, spots[house] as Spot);
  }

  /** Labels the board, its houses, the stores and the swap button. */
  #label({ game, words, playable, swap }: View): void {
    const { buttons } = this.#stage;
    const variant = variantOf(game);
    this.#stage.setLabel(variant.name, words);
    const { lift, capture } = words.steps;
    this.#stage.reserve([lift, capture, words.turns.next].join(" "));
    game.houses.forEach((_, i) => {
      const button = buttons[i] as HTMLButtonElement;
      const owner: Player = i < variant.houses ? "south" : "north";
      const isPlayable = playable.includes(i);
      setParts(button, `point house ${owner}${isPlayable ? " playable" : ""}`);
      setAttribute(button, "data-house", `${i}`);
      setAttribute(button, "aria-label", houseText(words, game, i));
      setAttribute(button, "aria-disabled", `${!isPlayable}`);
    });
    setText(this.#stores, storesText(words, game));
    setText(this.swap, words.buttons.swap);
    setHidden(this.swap, !swap);
  }
}

/** Returns what is in a house. */
export function houseText({ players, places }: Words, game: Game, house: number): string {
  const variant = variantOf(game);
  const owner = players[house < variant.houses ? "south" : "north"];
  return fill(places.house, { owner, house: houseNameAt(variant, house), seeds: game.houses[house] });
}

/** Returns what is in the stores. */
export function storesText({ players, places }: Words, { stores }: Game): string {
  return (["south", "north"] as const)
    .map((player) => `${fill(places.store, { owner: players[player], seeds: stores[player] })}.`)
    .join(" ");
}
