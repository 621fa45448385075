/** The words of a view: the names of its points and buttons, and its status line. */
import { labels } from "../morabaraba/data/board.ts";
import { players } from "../morabaraba/data/terms.ts";
import type { VariantName } from "../morabaraba/data/variant.ts";
import { variantOf } from "../morabaraba/game.ts";
import { isMovable } from "../turn/shown.ts";
import { pointName, status } from "../turn/status.ts";
import { pendingMoves, type TurnState } from "../turn/turnState.ts";
import type { Words } from "../words/morabaraba.ts";
import { fill } from "../words/sentences.ts";
import type { Chosen } from "./choices.ts";
import { mark, type View } from "./view.ts";

const MARKS = ["chosen", "destination", "target"] as const;
const COWS: Readonly<Record<string, string>> = { L: " light", D: " dark" };

/** Names everything; `now` is the board as it is shown. */
export function speak(
  view: View,
  words: Words,
  state: TurnState,
  active: boolean,
  now: string,
  system: Chosen["notation"],
): void {
  const { frame, picture, hands, bar, buttons, status: line, takeBack, noShot } = view;
  const { game, pending, refused } = state;
  const { name, board } = variantOf(game);
  /** A text with the names that the points have in the picture. */
  const named = (text: string): string =>
    system === "mssa" ? text.replace(/\b[a-g][1-7]\b/g, (point) => labels.get(point) ?? point) : text;
  // The name of a variant of one's own may be one that every object has, such as `constructor`.
  frame.ariaLabel = Object.hasOwn(words.variants, name) ? words.variants[name as VariantName] : name;
  frame.lang = bar.lang = words.language;
  hands.textContent = players
    .map((player) => fill(words.hand, { player: words.players[player], count: game.hands[player] }))
    .join(" ");
  board.points.forEach((point, i) => {
    const button = buttons[i] as HTMLButtonElement;
    const cow = now[i] as string;
    const marked = MARKS.find((each) => picture.drawn.has(`${each}:${point}`));
    const movable = active && isMovable(state, point);
    mark(button, `point${COWS[cow] ?? ""}${marked ? ` ${marked}` : ""}${movable ? " movable" : ""}`);
    button.ariaLabel = named(pointName(words, state, point));
    button.ariaDisabled = `${!active}`;
    // A cow that may be chosen is a button that stays down.
    button.ariaPressed = movable || marked === "chosen" ? `${marked === "chosen"}` : null;
  });
  const shooting = pending.to !== undefined;
  takeBack.textContent = words.buttons.cancelTurn;
  takeBack.hidden = !shooting;
  noShot.textContent = words.buttons.noShot;
  noShot.hidden = !shooting || pendingMoves(state, pending).every(({ shot }) => shot !== undefined);
  const text = named(status(words, state));
  // What was said before is said again only where something was refused anew.
  if (refused !== view.refused || line.textContent !== text) line.replaceChildren(text);
  view.refused = refused;
}
