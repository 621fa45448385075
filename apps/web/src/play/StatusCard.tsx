/** Whose turn it is and what happened last, or how the game ended. */
import type { RefObject } from "react";
import type { TurnNews } from "../boards/Board.tsx";
import { useSettings } from "../core/settings.ts";
import type { Kit, Outcome } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import { fill } from "../words/words.ts";
import type { Actions } from "./actions.ts";
import type { Hint } from "./hints.ts";
import { dutyText, lastMoveText, reasonText, type Texts } from "./texts.ts";
import type { MatchState } from "./useMatch.ts";

export interface StatusCardProps {
  readonly kit: Kit;
  readonly state: MatchState;
  readonly texts: Texts;
  readonly turn: TurnNews | undefined;
  readonly hint: Hint | undefined;
  readonly actions: Actions;
  /** A ref for the heading that shows the result. */
  readonly result: RefObject<HTMLHeadingElement | null>;
}

export function StatusCard(props: StatusCardProps) {
  const { state, texts, actions } = props;
  const { thinking } = useSettings();
  const { words } = texts;
  const { end, view, thought } = state;
  if (end && !view.isEarlier) return <Result {...props} end={end} />;
  return (
    <div className="status">
      <p>
        <Lines {...props} />
        {thinking && thought !== undefined && thought !== "begins" && (
          <span className="thought soft small">
            {fill(words.thought, { depth: thought.depth, line: thought.line.join(" ") })}
          </span>
        )}
      </p>
      {view.isEarlier ? (
        <Button onClick={view.steps.last}>{words.back}</Button>
      ) : (
        <Button icon="plus" onClick={() => actions.newGame()}>
          {words.newGame}
        </Button>
      )}
    </div>
  );
}

function Result({ kit, state, texts, actions, end, result }: StatusCardProps & { readonly end: Outcome }) {
  const { words, library } = texts;
  const { mine } = state.match;
  const resultText = () => {
    if (end.winner === null) return words.result.drawn;
    if (mine === null) return fill(words.result.side, { player: texts.sideName(end.winner) });
    return end.winner === mine ? words.result.won : words.result.lost;
  };
  return (
    <div className="result">
      <h2 ref={result} tabIndex={-1}>
        {resultText()}
      </h2>
      <p className="soft">{reasonText(kit, library, end)}</p>
      <div className="buttons">
        <Button kind="main" icon="rematch" onClick={() => actions.rematch()}>
          {words.rematch}
        </Button>
        <Button onClick={() => actions.analyze()}>{words.analyze}</Button>
        <Button onClick={() => actions.newGame()}>{words.newGame}</Button>
      </div>
    </div>
  );
}

/** The player's task, followed by a hint, the reason for a refused press, or the last move. */
function Lines({ kit, state, texts, turn, hint }: StatusCardProps) {
  const { match, view, thought } = state;
  const { words } = texts;
  const shown = { node: view.shown, mine: match.mine };
  const mustShoot = turn?.cancel !== undefined && !view.isEarlier;
  const isTheirs = thought !== undefined;
  const duty = view.isEarlier
    ? words.earlier
    : isTheirs
      ? words.theirs
      : dutyText(kit, texts, { ...shown, mustShoot });
  const refusal = hint || view.isEarlier || isTheirs ? undefined : turn?.refusal;
  const before = () => {
    if (hint) return `${fill(words.hinted, { move: hint.text })} ${hint.why ?? ""}`;
    // The board shows the mill, so the previous move no longer matters.
    return refusal ?? (mustShoot ? "" : lastMoveText(kit, texts, shown));
  };
  return (
    <>
      <b>{duty}</b> <span className={refusal === undefined ? "soft" : "fault"}>{before()}</span>
    </>
  );
}
