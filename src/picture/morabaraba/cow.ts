/** Cows: discs with a horned head, of another breed on each side, so that they differ in shape and not in colour alone. */
import type { Player } from "../../morabaraba/data/terms.ts";
import { disc, group, type Shape, type Spot, stroke } from "../shapes.ts";

/** Horns and ears: horns that rise in a bow, and horns that reach far out and hang. */
const HORNS = {
  light: "M-17-26Q-25-8 0-8Q25-8 17-26M-25 3L0-3L25 3",
  dark: "M-26-17Q-17-6 0-8Q17-6 26-17M-21 9L0 1L21 9",
};
const FACE = "M-4-3L0 17L4-3Z";

/** A cow in the middle of a spot, as large as a `scale` makes it. */
export function cow(key: string, player: Player, spot: Spot, scale?: string): Shape {
  const drawn = player === "light" ? "dark" : "light";
  const parts = [
    disc("disc", [0, 0], 37, player, drawn),
    stroke("horns", HORNS[player], drawn, 7),
    stroke("face", FACE, drawn, 15),
  ];
  return group(key, spot, parts, scale);
}
