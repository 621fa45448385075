/**
 * Everything that a page shows of a mancala game: the picture and the seeds that travel in it, the names of the houses, the
 * swap.
 */

import type { Layout } from "../../picture/mancala/layout.ts";
import type { PictureOptions } from "../../picture/mancala/options.ts";
import { sceneOf, type Touch } from "../../picture/mancala/scene.ts";
import type { Spot } from "../../picture/shapes.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import { variantOf } from "../../rules/mancala/game.ts";
import { houseNameAt } from "../../rules/mancala/notation.ts";
import type { Words } from "../../words/mancala/words.ts";
import { fill } from "../../words/sentences.ts";
import { createButton, createElement, setAttribute, setHidden, setParts, setText } from "../dom.ts";
import { finishMotion, transformOf } from "../motion.ts";
import { type Drawn, memoizeLast, type Paint, patch } from "../patch.ts";
import type { Stage } from "../Stage.ts";
import type { Seen, Travel } from "./playback.ts";

/** By how much a button is narrower than the distance between two houses. */
const GAP = 2;

/** How long a seed and a capture travel, in milliseconds. */
const DURATIONS = { sow: 130, capture: 280 } as const;

/** What is to be shown. */
export interface View {
  /** The game that is played on, and what is seen of the way to it. */
  readonly game: Game;
  readonly seen: Seen;
  readonly options: PictureOptions;
  readonly touch: Touch;
  readonly words: Words;
  readonly paint: Paint;
  /** The indices of the houses that may be played now; whether the swap may be taken. */
  readonly playable: readonly number[];
  readonly swap: boolean;
  readonly statusText: string;
  readonly statusShown: boolean;
  /** Whether a text is read out even if it was the last one. */
  readonly again: boolean;
}

/** The nodes of a mancala board. */
export class MancalaView {
  readonly swap: HTMLButtonElement = createButton("button swap");
  readonly #stage: Stage;
  #layout: Layout | undefined;
  /** Most drawings, such as those of a sowing, leave all labels as they are. */
  readonly #labels = memoizeLast<void>();
  readonly #stores: HTMLElement = createElement("p", "unseen");

  constructor(stage: Stage) {
    this.#stage = stage;
    stage.frame.append(this.#stores);
    stage.statusRow.append(this.swap);
  }

  /** Shows this. */
  show(view: View): void {
    const { game, seen, options, words, paint, playable, swap, statusText, statusShown, again } = view;
    const { travel, steps } = seen;
    const stage = this.#stage;
    stage.turnTo(`${options.orientation} ${options.direction}`);
    const hand = travel && { at: travel.to, seeds: travel.seeds };
    const touch = { ...view.touch, hand, playable: travel ? [] : playable };
    const { layout, shapes, width, height } = sceneOf(seen.game, { ...options, sowing: steps }, touch);
    patch(stage.picture, shapes, paint);
    stage.place(layout.spots, [width, height], layout.pitch - GAP);
    this.#layout = layout;
    this.#labels([game, words, `${playable}`, swap], () => this.#label(view));
    stage.setStatus(statusText, statusShown, again);
  }

  /** The seeds in the hand travel to where they are shown. */
  send({ from, to, kind }: Travel): void {
    const { picture, motion } = this.#stage;
    const { node } = picture.drawn.get("hand") as Drawn;
    const { spotOf } = this.#layout as Layout;
    motion.travel(node, { transform: [transformOf(spotOf(from)), transformOf(spotOf(to))] }, DURATIONS[kind]);
  }

  /** What travels arrives at once. */
  hurry(): void {
    finishMotion(this.#stage.picture.drawn.get("hand")?.node);
  }

  /** A house shakes where it is. */
  shake(house: number): void {
    const { picture, spots, motion } = this.#stage;
    const { node } = picture.drawn.get(`pit:${house}`) as Drawn;
    motion.shake(node, spots[house] as Spot);
  }

  /** Names the board, its houses, the stores and the button for the swap. */
  #label({ game, words, playable, swap }: View): void {
    const { buttons } = this.#stage;
    const variant = variantOf(game);
    this.#stage.setLabel(variant.name, words);
    const { lift, capture } = words.steps;
    this.#stage.reserve([lift, capture, words.turns.next].join(" "));
    game.houses.forEach((seeds, i) => {
      const button = buttons[i] as HTMLButtonElement;
      const owner: Player = i < variant.houses ? "south" : "north";
      const isPlayable = playable.includes(i);
      setParts(button, `point house ${owner}${isPlayable ? " playable" : ""}`);
      setAttribute(button, "data-house", `${i}`);
      const values = { owner: words.players[owner], house: houseNameAt(variant, i), seeds };
      setAttribute(button, "aria-label", fill(words.places.house, values));
      setAttribute(button, "aria-disabled", `${!isPlayable}`);
    });
    const stores = (["south", "north"] as const).map(
      (player) =>
        `${fill(words.places.store, { owner: words.players[player], seeds: game.stores[player] })}.`,
    );
    setText(this.#stores, stores.join(" "));
    setText(this.swap, words.buttons.swap);
    setHidden(this.swap, !swap);
  }
}
