/* The labels of a board's points and buttons, and the text of its status line. */

import type { Words } from "../../languages/en/mills/words.ts";
import type { PictureOptions } from "../../picture/mills/options.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import { opponentOf } from "../../rules/mills/data/terms.ts";
import { type Notation, notationOn } from "../../rules/mills/notation.ts";
import { isMovable, pointMark } from "../../turn/shown.ts";
import { placeName, pointName, turnStatus } from "../../turn/status.ts";
import { boardAfter, mayEnd, type TurnState } from "../../turn/turnState.ts";
import { nameOf } from "../../words/mills/announce.ts";
import { fill } from "../../words/sentences.ts";
import { setAttribute, setHidden, setParts, setText } from "../dom.ts";
import type { Stage } from "../Stage.ts";
import { canStart, type Premove } from "./premove.ts";

/** The data of the labels. */
export interface LabelsView {
  readonly state: TurnState;
  readonly options: PictureOptions;
  readonly words: Words;
  /** Whether people may move now. */
  readonly active: boolean;
  readonly editable: boolean;
  /** Whether points have names made for speech. */
  readonly spoken: boolean;
  /** Makes a sentence fit for speech, if people want that. */
  readonly say: (sentence: string) => string;
  /** The premove, if people may set one now. */
  readonly premove?: Premove | undefined;
}

/** The buttons beside the status line. */
export interface TurnButtons {
  readonly cancel: HTMLButtonElement;
  readonly noShot: HTMLButtonElement;
}

/** Labels the board, its points and the buttons of the turn. Returns the text of the status line. */
export function label(stage: Stage, { cancel, noShot }: TurnButtons, view: LabelsView): string {
  const { state, options, words, editable } = view;
  const { name } = variantFrom(state.game.variant);
  stage.setLabel(name, words);
  const { moves, mill, shot, turns, buttons } = words;
  stage.reserve([moves.fly, mill, shot, turns.flying].join(" "));
  labelPoints(stage, view);
  const isShooting = state.pending.to !== undefined;
  setText(cancel, buttons.cancelTurn);
  setHidden(cancel, !isShooting);
  setText(noShot, buttons.noShot);
  setHidden(noShot, !isShooting || !mayEnd(state));
  // An edited position may be invalid, and then it has no status.
  return editable ? "" : statusOf(words, state, view.premove, options.notation);
}

/** Returns the status line, with the premove at its end. */
export function statusOf(
  words: Words,
  state: TurnState,
  { from, to }: Premove = {},
  notation?: Notation | undefined,
): string {
  const text = turnStatus(words, state, { notation });
  if (to === undefined) return text;
  const move = [from, to]
    .flatMap((point) => (point === undefined ? [] : nameOf(point, notationOn(state.game, { notation }))))
    .join("-");
  return `${text} ${fill(words.premove, { move })}`;
}

const COWS = { L: "light", D: "dark", ".": undefined, x: undefined } as const;

function labelPoints(stage: Stage, view: LabelsView): void {
  const { state, options, words, active, editable, premove, say } = view;
  const board = boardAfter(state.game, state.pending);
  variantFrom(state.game.variant).board.points.forEach((point, i) => {
    const button = stage.buttons[i] as HTMLButtonElement;
    const cow = COWS[board[i] as "."];
    const mark = active && !editable ? pointMark(state, point) : undefined;
    const isStart = premove !== undefined && canStart(state.game, opponentOf(state.game.turn), point);
    const movable = editable ? cow !== undefined : isStart || (active && isMovable(state, point));
    const parts = [
      "point",
      point,
      cow,
      mark === "movable" ? undefined : mark,
      movable ? "movable" : undefined,
    ];
    setParts(button, parts.filter((part) => part !== undefined).join(" "));
    setAttribute(button, "data-point", point);
    // What a point is during a turn is for the side that plays it.
    const name =
      active && !editable
        ? pointName(words, state, point, { notation: options.notation })
        : placeName(words, board[i], point, notationOn(state.game, { notation: options.notation }));
    setAttribute(button, "aria-label", say(name));
    setAttribute(button, "aria-disabled", `${!active && !editable && premove === undefined}`);
    // For screen readers, a cow that can be chosen is a toggle button.
    const isChosen = mark === "chosen" || (premove !== undefined && premove.from === point);
    setAttribute(button, "aria-pressed", !editable && (movable || isChosen) ? `${isChosen}` : null);
  });
}
