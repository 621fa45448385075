/** What the picture of any family of games may be asked. */
import type { Theme } from "./colours.ts";

/** Options of every picture. */
export interface SharedOptions {
  /** `"earth"` if left out. */
  readonly theme?: Theme | undefined;
  /** What a screen reader calls the picture; the name of the game if left out. If empty, the picture is decoration. */
  readonly title?: string | undefined;
  /** What a screen reader says beyond the title, such as where the cows stand; nothing if left out. */
  readonly description?: string | undefined;
}
