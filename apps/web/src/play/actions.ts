/** The actions of a game's buttons and keys. An action that is not possible now returns `false`. */
import type { TurnNews } from "../boards/Board.tsx";
import type { Shortcuts } from "../core/keys.ts";
import { notify } from "../core/notices.ts";
import { changeSettings } from "../core/settings.ts";
import type { Kit } from "../family/family.ts";
import { openGame } from "../games/open.ts";
import { agreeDraw, type Match, mayTakeBack, rematch, takeBack } from "./match.ts";
import type { PlayDialogName } from "./PlayDialog.tsx";
import type { Texts } from "./texts.ts";
import type { MatchState, View } from "./useMatch.ts";

/** The bot agrees to no draw before this many plies. */
const OPENING = 20;

interface Context extends MatchState {
  readonly kit: Kit;
  readonly texts: Texts;
  readonly turn: TurnNews | undefined;
  /** Whether somebody may move now. */
  readonly mayMove: boolean;
  readonly sounds: boolean;
  readonly onDialog: (name: PlayDialogName) => void;
  readonly onFlip: () => void;
  readonly onHint: () => void;
  readonly onRematch: (match: Match) => void;
}

export type Actions = ReturnType<typeof actionsOf>;

export function actionsOf(context: Context) {
  const { kit, match, end, begun, view, worth, change, texts, turn, mayMove, sounds, onDialog } = context;
  return {
    undo() {
      if (turn?.cancel) return turn.cancel();
      return mayTakeBack(kit, match) && change((match) => takeBack(kit, match, Date.now()));
    },
    hint: () => mayMove && context.onHint(),
    flip: context.onFlip,
    resign: () => end === undefined && begun && onDialog("resign"),
    draw() {
      if (match.mine === null) return onDialog("draw");
      // The bot agrees if it expects no more than a draw.
      if (view.nodes.length <= OPENING || worth.current > 0) return notify(texts.words.declined);
      change((match) => agreeDraw(kit, match, Date.now()));
      notify(texts.words.drawn);
    },
    mute: () => changeSettings({ sounds: !sounds }),
    full: () =>
      void (document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen?.().catch(() => {})),
    newGame: () => onDialog("new"),
    share: () => onDialog("share"),
    rematch: () => context.onRematch(rematch(kit, match, texts, Date.now())),
    coachOff: () => changeSettings({ coach: false }),
    analyze: () => openGame(begun ? { id: match.id } : { family: kit.name, record: match.record }, "analyze"),
  };
}

export const keysOf = (actions: Actions, { steps }: View): Shortcuts => ({
  ",": steps.previous,
  ".": steps.next,
  "<": steps.first,
  ">": steps.last,
  f: actions.flip,
  u: actions.undo,
  h: actions.hint,
  m: actions.mute,
  w: actions.full,
  n: actions.newGame,
});
