/* The settings of a mills board: the attributes of the element, each with its property. */

import type { Words } from "../../languages/en/mills/words.ts";
import type { PictureDrawings } from "../../picture/mills/drawings.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Player } from "../../rules/mills/data/terms.ts";
import type { VariantName } from "../../rules/mills/data/variant.ts";
import { BoardElement, type Choices } from "../BoardElement.ts";
import type { ListeningBoard } from "../eventTypes.ts";
import type { MorabarabaBoardEventMap } from "./events.ts";

/** The sides that people play on the board. */
export type Playable = "none" | Player | "both";

const Base = BoardElement as unknown as ListeningBoard<MorabarabaBoardEventMap, Game, Words, PictureDrawings>;

export abstract class Settings extends Base {
  /** @internal */
  static override readonly choices: Choices = {
    ...BoardElement.choices,
    orientation: ["light", "dark"],
    playable: ["both", "light", "dark", "none"],
    notation: ["wmd", "mssa"],
    spoken: ["false", "true"],
    pieces: ["auto", "cows", "stones"],
    frame: ["plain", "kraal", "none"],
    hands: ["auto", "none", "always"],
    drawable: ["false", "true"],
    editable: ["false", "true"],
  };

  /** The built-in variant of the first game, `standard` if not set. For a variant of your own, set `game`. */
  get variant(): VariantName {
    return (this.getAttribute("variant") ?? "standard") as VariantName;
  }
  set variant(value: VariantName | null | undefined) {
    this.reflect("variant", value);
  }

  /** The side at the bottom, `light` if not set. */
  get orientation(): Player {
    return this.chosen["orientation"] as Player;
  }
  set orientation(value: Player | null | undefined) {
    this.reflect("orientation", value);
  }

  /** The sides that people play on this board, `both` if not set. */
  get playable(): Playable {
    return this.chosen["playable"] as Playable;
  }
  set playable(value: Playable | null | undefined) {
    this.reflect("playable", value);
  }

  /** The notation of points, `wmd` if not set. */
  get notation(): "wmd" | "mssa" {
    return this.chosen["notation"] as "wmd" | "mssa";
  }
  set notation(value: "wmd" | "mssa" | null | undefined) {
    this.reflect("notation", value);
  }

  /**
   * Whether the status line and the labels for screen readers name points for speech, such as “alpha 4” for
   * a4; false if not set.
   */
  get spoken(): boolean {
    return this.chosen["spoken"] === "true";
  }
  set spoken(value: boolean | null | undefined) {
    this.reflect("spoken", value);
  }

  /** The frame around the board, `plain` if not set. */
  get frame(): "plain" | "kraal" | "none" {
    return this.chosen["frame"] as "plain" | "kraal" | "none";
  }
  set frame(value: "plain" | "kraal" | "none" | null | undefined) {
    this.reflect("frame", value);
  }

  /** Whether there are bars above and below the board, `auto` if not set. */
  get hands(): "auto" | "none" | "always" {
    return this.chosen["hands"] as "auto" | "none" | "always";
  }
  set hands(value: "auto" | "none" | "always" | null | undefined) {
    this.reflect("hands", value);
  }

  /** Whether people may draw arrows and rings, with the right button or the Shift key; false if not set. */
  get drawable(): boolean {
    return this.chosen["drawable"] === "true";
  }
  set drawable(value: boolean | null | undefined) {
    this.reflect("drawable", value);
  }

  /** Whether people set up a position instead of playing, false if not set. */
  get editable(): boolean {
    return this.chosen["editable"] === "true";
  }
  set editable(value: boolean | null | undefined) {
    this.reflect("editable", value);
  }
}
