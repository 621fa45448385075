/** The panel beside the board: whose turn it is or how the game ended, the moves, and the actions. */
import type { ReactNode } from "react";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import { Button } from "../ui/Button.tsx";
import type { IconName } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { Moves } from "./Moves.tsx";
import { mayTakeBack } from "./match.ts";
import { StatusCard, type StatusCardProps } from "./StatusCard.tsx";

interface Props extends StatusCardProps {
  /** A tip for a first game. */
  readonly advice: string | undefined;
  /** Replaces the list of moves on a first visit. */
  readonly welcome: ReactNode;
  /** Whether somebody may move now. */
  readonly mayMove: boolean;
}

const stepNames = ["first", "previous", "next", "last"] as const;
const tools = [
  ["undo", "undo"],
  ["hint", "hint"],
  ["flip", "flip"],
  ["resign", "flag"],
] as const satisfies readonly (readonly [string, IconName])[];

export function Panel({ advice, welcome, mayMove, ...props }: Props) {
  const { kit, state, texts, turn, actions } = props;
  const { match, view, end, begun } = state;
  const { words } = texts;
  const { variant } = match.setup;
  const may = {
    undo: turn?.cancel !== undefined || mayTakeBack(kit, match),
    hint: mayMove,
    flip: true,
    resign: end === undefined && begun,
  };
  const against = match.mine === null ? words.setup.opponents.person : texts.bot;
  const empty = (
    <>
      {texts.title} · {against}
      {typeof variant === "string" && <a href={hashOf("rules", variant)}>{words.theRules}</a>}
    </>
  );

  return (
    <aside className="panel card" aria-label={words.panel}>
      <StatusCard {...props} />
      {advice !== undefined && (
        <div className="coach">
          <p>{advice}</p>
          <Button kind="ghost" onClick={() => actions.coachOff()}>
            {words.coach.off}
          </Button>
        </div>
      )}
      {welcome ?? (
        <Moves kit={kit} nodes={view.nodes} shown={view.shown.id} empty={empty} onShow={view.show} />
      )}
      <div className="tools steps">
        {stepNames.map((name) => (
          <Button key={name} icon={name} label={words.steps[name]} onClick={view.steps[name]} />
        ))}
      </div>
      <div className="tools named">
        {tools.map(([name, icon]) => (
          <Button key={name} icon={icon} disabled={!may[name]} onClick={() => actions[name]()}>
            {words[name]}
          </Button>
        ))}
        <More {...props} mayDraw={may.resign && (match.mine === null || may.hint)} />
      </div>
    </aside>
  );
}

function More({ state, texts, actions, mayDraw }: StatusCardProps & { readonly mayDraw: boolean }) {
  const { sounds } = useSettings();
  const { words } = texts;
  const { mine, setup } = state.match;
  const { variant } = setup;
  return (
    <Menu
      className="up"
      kind="plain"
      label={words.more}
      icon="more"
      items={[
        { label: words.newGame, icon: "plus", run: actions.newGame },
        {
          label: mine === null ? words.agree : words.draw,
          icon: "draw",
          run: actions.draw,
          disabled: !mayDraw,
        },
        ...(typeof variant === "string"
          ? [{ label: words.theRules, icon: "learn" as const, run: () => goTo("rules", variant) }]
          : []),
        { label: words.share, icon: "share", run: actions.share },
        { label: words.analyze, icon: "analyze", run: actions.analyze },
        {
          label: sounds ? words.mute : words.unmute,
          icon: sounds ? "mute" : "sound",
          run: actions.mute,
        },
        { label: words.full, icon: "full", run: actions.full },
      ]}
    >
      <span className="more-word">{words.more}</span>
    </Menu>
  );
}
