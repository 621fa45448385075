/** The panel beside the board: whose turn it is or how the game ended, the moves, and the actions. */
import { type ReactNode, useEffect, useRef } from "react";
import picture from "../../../../docs/pictures/mill.svg";
import still from "../../../../docs/pictures/shots.svg";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import type { Kit, RecordNode } from "../family/family.ts";
import { Button, type IconName } from "../ui/Button.tsx";
import { Menu } from "../ui/Menu.tsx";
import { usePlayWords } from "../words/words.ts";
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

interface Row {
  readonly number: number;
  /** The moves of the first and the second side; a turn of mancala may have several. */
  readonly turns: [RecordNode[], RecordNode[]];
}

/** Groups moves into rows. A row begins with a turn of the side that began. */
function rowsOf(nodes: readonly RecordNode[]): readonly Row[] {
  const rows: Row[] = [];
  const first = nodes.find(({ before }) => before)?.before?.turn;
  let last: string | undefined;
  for (const node of nodes) {
    const mover = node.before?.turn;
    if (mover === undefined) continue;
    if (rows.length === 0 || (mover === first && last !== first))
      rows.push({ number: rows.length + 1, turns: [[], []] });
    rows.at(-1)?.turns[mover === first ? 0 : 1].push(node);
    last = mover;
  }
  return rows;
}

interface MovesProps {
  readonly kit: Kit;
  readonly nodes: readonly RecordNode[];
  readonly shown: number;
  /** The text before the first move. */
  readonly empty: ReactNode;
  readonly onShow: (id: number) => void;
}

/** The moves of a game: a table beside the board, or a strip below it on phones. */
function Moves({ kit, nodes, shown, empty, onShow }: MovesProps) {
  const words = usePlayWords();
  const { notation } = useSettings();
  const list = useRef<HTMLOListElement>(null);

  // In the next frame, which has to lay out the page anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const current = box?.querySelector(`[data-node="${shown}"]`) as HTMLElement | null;
      if (!box || !current) return box?.scrollTo(0, 0);
      box.scrollTo(current.offsetLeft - box.clientWidth / 2, current.offsetTop - box.clientHeight / 2);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a list that scrolls.
    <ol className="moves" aria-label={words.moves} ref={list} tabIndex={0}>
      {nodes.length < 2 && <li className="none soft">{empty}</li>}
      {rowsOf(nodes).map(({ number, turns }) => (
        <li key={number}>
          <span className="number">{number}</span>
          {turns.map((turn, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides keep their order.
            <span className="turn" key={at}>
              {turn.map(({ id, move, before }) => (
                <button
                  key={id}
                  type="button"
                  data-node={id}
                  aria-current={id === shown ? "step" : undefined}
                  onClick={() => onShow(id)}
                >
                  {move && before && kit.formatMove(before, move, { notation })}
                </button>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The panel's text on a first visit, until the first move: what the game is, and three ways to begin. */
export function Welcome({ onPlay }: { readonly onPlay: () => void }) {
  const { welcome: words } = usePlayWords();
  return (
    <div className="welcome">
      <h2>{words.title}</h2>
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
        <img src={picture} alt={words.picture} width="132" height="132" />
      </picture>
      <p className="soft">{words.text}</p>
      <div className="buttons">
        <Button kind="main" icon="play" onClick={onPlay}>
          {words.play}
        </Button>
        <a className="button" href={hashOf("learn", "placing")}>
          {words.learn}
        </a>
        <a className="button" href={hashOf("solve", "daily")}>
          {words.daily}
        </a>
      </div>
    </div>
  );
}
