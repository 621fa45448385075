/** What the points and buttons of a board in a page are called, and what its status line says. */
import type { PictureOptions } from "../../picture/mills/options.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import { opponentOf } from "../../rules/mills/data/terms.ts";
import { type Notation, notationOn } from "../../rules/mills/notation.ts";
import { isMovable, pointMark } from "../../turn/shown.ts";
import { placeName, pointName, turnStatus } from "../../turn/status.ts";
import { boardAfter, mayEnd, type TurnState } from "../../turn/turnState.ts";
import { nameOf, type Words } from "../../words/mills/words.ts";
import { fill } from "../../words/sentences.ts";
import { setAttribute, setHidden, setParts, setText } from "../dom.ts";
import type { Stage } from "../Stage.ts";
import { mayLead, type Premove } from "./premove.ts";

/** What labels are made from. */
export interface LabelsView {
  readonly state: TurnState;
  readonly options: PictureOptions;
  readonly words: Words;
  /** Whether people may act now, and whether they may edit the position. */
  readonly active: boolean;
  readonly editable: boolean;
  /** The premove, where people may set one now. */
  readonly premove?: Premove | undefined;
}

/** The buttons beside the status line. */
export interface TurnButtons {
  readonly cancel: HTMLButtonElement;
  readonly noShot: HTMLButtonElement;
}

/** Names the board, its points and the buttons beside it. Returns the text of the status line. */
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
  // A position that is set up need not be a game, so there may be nothing to say about it.
  return editable ? "" : statusOf(words, state, view.premove, options.notation);
}

/** The status line, with the premove at its end. */
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

function labelPoints(stage: Stage, { state, options, words, active, editable, premove }: LabelsView): void {
  const board = boardAfter(state.game, state.pending);
  variantFrom(state.game.variant).board.points.forEach((point, i) => {
    const button = stage.buttons[i] as HTMLButtonElement;
    const cow = COWS[board[i] as "."];
    const mark = active && !editable ? pointMark(state, point) : undefined;
    const isLeader = premove !== undefined && mayLead(state.game, opponentOf(state.game.turn), point);
    const movable = editable ? cow !== undefined : isLeader || (active && isMovable(state, point));
    const parts = [
      "point",
      point,
      cow,
      mark === "movable" ? undefined : mark,
      movable ? "movable" : undefined,
    ];
    setParts(button, parts.filter((each) => each !== undefined).join(" "));
    setAttribute(button, "data-point", point);
    const name = editable
      ? placeName(words, board[i], point, notationOn(state.game, { notation: options.notation }))
      : pointName(words, state, point, { notation: options.notation });
    setAttribute(button, "aria-label", name);
    setAttribute(button, "aria-disabled", `${!active && !editable && premove === undefined}`);
    // A cow that may be chosen is a button that stays down.
    const isChosen = mark === "chosen" || (premove !== undefined && premove.from === point);
    setAttribute(button, "aria-pressed", !editable && (movable || isChosen) ? `${isChosen}` : null);
  });
}
