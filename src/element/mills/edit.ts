/** A position that is set up by hand: cows on the board and in the hands, and the side to move. */
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { hasDues } from "../../rules/mills/data/variant.ts";
import { safeParsePosition } from "../../rules/mills/position.ts";
import type { EditDetail } from "./events.ts";

/** What can be set up. */
export type Draft = Pick<Game, "variant" | "board" | "hands" | "turn">;

const NEXT = { ".": "L", L: "D", D: ".", x: "." } as const;

/** The draft with another cow, or none, on a point. */
export function withCow(draft: Draft, point: Point, cow: "L" | "D" | "."): Draft {
  const { points } = variantFrom(draft.variant).board;
  return { ...draft, board: points.map((each, i) => (each === point ? cow : draft.board[i])).join("") };
}

/** The draft with the next thing on a point: a light cow where there is none, a dark one after a light one, then none. */
export function cycled(draft: Draft, point: Point): Draft {
  const { points } = variantFrom(draft.variant).board;
  return withCow(draft, point, NEXT[draft.board[points.indexOf(point)] as "."]);
}

/** The draft with `more` cows added to a hand, which has at least none and at most all cows of a side. */
export function withHand(draft: Draft, player: Player, more: number): Draft {
  const { cows } = variantFrom(draft.variant);
  const count = Math.min(cows, Math.max(0, draft.hands[player] + more));
  return { ...draft, hands: { ...draft.hands, [player]: count } };
}

/** The draft with one cow fewer in a hand; where it is empty, with all that the side still has. */
export function pressedHand(draft: Draft, player: Player): Draft {
  if (draft.hands[player] > 0) return withHand(draft, player, -1);
  const standing = [...draft.board].filter((cell) => cell === (player === "light" ? "L" : "D")).length;
  return withHand(draft, player, variantFrom(draft.variant).cows - standing);
}

/** The draft after a cow was dragged: it stands on the point, is back in the hand of its own side, or is gone. */
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

/** What the page hears about a draft: its text, and the game or why it is not one. */
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
  const dues = hasDues(edited) ? "- - 0 0" : "- 0 0";
  const position = `${cells} ${turn[0]} ${hands.light},${hands.dark} ${dues}`;
  const read = safeParsePosition(position, variant as "standard");
  return read.ok ? { position, turn, game: read.value } : { position, turn, error: read.error };
}
