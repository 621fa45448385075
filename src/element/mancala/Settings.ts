/* The settings of a mancala board: the attributes of the element, each with its property. */
import type { Words } from "../../languages/en/mancala/words.ts";
import type { PictureDrawings } from "../../picture/mancala/options.ts";
import type { Game, Player } from "../../rules/mancala/data/state.ts";
import type { VariantName } from "../../rules/mancala/data/variant.ts";
import { BoardElement, type Choices } from "../BoardElement.ts";
import type { ListeningBoard } from "../eventTypes.ts";
import type { MancalaBoardEventMap } from "./events.ts";

/** The sides that people play on the board. */
export type Playable = Player | "both" | "none";

const Base = BoardElement as unknown as ListeningBoard<MancalaBoardEventMap, Game, Words, PictureDrawings>;

export abstract class Settings extends Base {
  /** @internal */
  static override readonly choices: Choices = {
    ...BoardElement.choices,
    orientation: ["south", "north"],
    layout: ["auto", "wide", "upright"],
    direction: ["counter-clockwise", "clockwise"],
    playable: ["both", "south", "north", "none"],
  };

  /** The built-in variant of the first game, `kalah` if not set. For a variant of your own, set `game`. */
  get variant(): VariantName {
    return (this.getAttribute("variant") ?? "kalah") as VariantName;
  }
  set variant(value: VariantName | null | undefined) {
    this.reflect("variant", value);
  }

  /** The side at the bottom, `south` if not set. */
  get orientation(): Player {
    return this.chosen["orientation"] as Player;
  }
  set orientation(value: Player | null | undefined) {
    this.reflect("orientation", value);
  }

  /** `wide`: two rows of houses. `upright`: two columns. `auto` (the default) is upright in a narrow box. */
  get layout(): "auto" | "wide" | "upright" {
    return this.chosen["layout"] as "auto" | "wide" | "upright";
  }
  set layout(value: "auto" | "wide" | "upright" | null | undefined) {
    this.reflect("layout", value);
  }

  /**
   * Which way round seeds are sown on the screen, `counter-clockwise` if not set. `clockwise` is the mirror
   * image, with each player's store at that player's left. Moves and their names stay the same.
   */
  get direction(): "counter-clockwise" | "clockwise" {
    return this.chosen["direction"] as "counter-clockwise" | "clockwise";
  }
  set direction(value: "counter-clockwise" | "clockwise" | null | undefined) {
    this.reflect("direction", value);
  }

  /** The sides that people play on this board, `both` if not set. */
  get playable(): Playable {
    return this.chosen["playable"] as Playable;
  }
  set playable(value: Playable | null | undefined) {
    this.reflect("playable", value);
  }
}
