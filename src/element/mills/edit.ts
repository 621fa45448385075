/* Positions that people set up: cows on the board and in the hands, and the side to move. */
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { hasDueField } from "../../rules/mills/data/variant.ts";
import { safeParsePosition } from "../../rules/mills/positionText.ts";
import type { EditDetail } from "./events.ts";

/** The parts of a game that people can set up. */
export type Draft = Pick<Game, "variant" | "board" | "hands" | "turn">;

const NEXT = { ".": "L", L: "D", D: ".", x: "." } as const;

/** Puts a cow on a point, or clears it. */
export function withCow(draft: Draft, point: Point, cow: "L" | "D" | "."): Draft {
  const { points } = variantFrom(draft.variant).board;
  return { ...draft, board: points.map((name, i) => (name === point ? cow : draft.board[i])).join("") };
}

/** Changes a point to its next state: empty, light cow, dark cow, empty again. */
export function cycled(draft: Draft, point: Point): Draft {
  const { points } = variantFrom(draft.variant).board;
  return withCow(draft, point, NEXT[draft.board[points.indexOf(point)] as "."]);
}

/** Adds `more` cows to a hand, which then has at least 0 and at most all cows of a side. */
export function withHand(draft: Draft, player: Player, more: number): Draft {
  const { cows } = variantFrom(draft.variant);
  const count = Math.min(cows, Math.max(0, draft.hands[player] + more));
  return { ...draft, hands: { ...draft.hands, [player]: count } };
}

/** Takes a cow from a hand, or fills an empty hand with all cows that are not on the board. */
export function pressedHand(draft: Draft, player: Player): Draft {
  if (draft.hands[player] > 0) return withHand(draft, player, -1);
  const standing = [...draft.board].filter((cell) => cell === (player === "light" ? "L" : "D")).length;
  return withHand(draft, player, variantFrom(draft.variant).cows - standing);
}

/** Drops a cow on a point or into its side's hand. A cow dropped anywhere else is removed. */
export function withDropped(
  draft: Draft,
  { from, player }: { readonly from: Point | "hand"; readonly player: Player },
  to: Point | undefined,
  hand: Player | undefined,
): Draft {
  const lifted = from === "hand" ? withHand(draft, player, -1) : withCow(draft, from, ".");
  if (to !== undefined) return withCow(lifted, to, player === "light" ? "L" : "D");
  return hand === player ? withHand(lifted, player, 1) : lifted;
}

/** Returns the detail of `edit`: the position as text, and the game or the error. */
export function editDetail(draft: Draft): EditDetail {
  const { variant, board, hands, turn } = draft;
  const edited = variantFrom(variant);
  const { rings } = edited.board;
  let at = 0;
  const cells = rings
    .map((size) => {
      at += size;
      return board.slice(at - size, at).replace(/\.+/g, ({ length }) => `${length}`);
    })
    .join("/");
  const dues = hasDueField(edited) ? "- - 0 0" : "- 0 0";
  const position = `${cells} ${turn[0]} ${hands.light},${hands.dark} ${dues}`;
  const read = safeParsePosition(position, variant as "standard");
  return read.ok ? { position, turn, game: read.value } : { position, turn, error: read.error };
}
