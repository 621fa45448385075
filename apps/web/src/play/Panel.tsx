/** Beside the board: whose turn it is or how the game ended, the moves, and what one can do. */
import type { ReactNode, RefObject } from "react";
import { fill } from "../core/fill.ts";
import { goTo, hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import type { Kit, RecordNode, Side } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import type { IconName } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { usePlayWords } from "../words/play/index.ts";
import type { Thought } from "./bot.ts";
import { Moves } from "./Moves.tsx";
import type { Match } from "./match.ts";

type Act = () => unknown;

interface Props {
  readonly kit: Kit;
  readonly match: Match;
  readonly title: string;
  /** Whom one plays, as text. */
  readonly against: string;
  readonly begun: boolean;
  /** Stands in place of the moves on a first visit. */
  readonly welcome: ReactNode;
  readonly end:
    | { readonly why: string; readonly winner: Side | null; readonly name: (side: Side) => string }
    | undefined;
  /** Gets the heading that says how the game ended. */
  readonly result: RefObject<HTMLHeadingElement | null>;
  /** What whoever acts has to do, or what keeps them from it. */
  readonly duty: string;
  /** What happened before, or why a press was refused. */
  readonly before: string;
  readonly isRefused: boolean;
  /** A tip for a first game. */
  readonly advice: string | undefined;
  readonly thought: Thought | undefined;
  readonly isViewing: boolean;
  readonly nodes: readonly RecordNode[];
  readonly shown: number;
  readonly onShow: (id: number) => void;
  readonly steps: Readonly<Record<"first" | "previous" | "next" | "last", () => void>>;
  readonly actions: Readonly<
    Record<
      | "undo"
      | "hint"
      | "flip"
      | "resign"
      | "draw"
      | "mute"
      | "full"
      | "newGame"
      | "share"
      | "rematch"
      | "analyse"
      | "coachOff",
      Act
    >
  >;
  readonly may: Readonly<Record<"undo" | "hint" | "resign", boolean>>;
}

const stepNames = ["first", "previous", "next", "last"] as const;
const tools = [
  ["undo", "undo"],
  ["hint", "hint"],
  ["flip", "flip"],
  ["resign", "flag"],
] as const satisfies readonly (readonly [string, IconName])[];

export function Panel({ kit, match, end, duty, before, thought, nodes, shown, onShow, ...props }: Props) {
  const words = usePlayWords();
  const { thinking, sounds } = useSettings();
  const { actions, steps, may } = props;
  const { variant } = match.setup;

  const resultText = () => {
    if (end?.winner === null) return words.result.drawn;
    if (end === undefined) return "";
    if (match.mine === null) return fill(words.result.side, { player: end.name(end.winner) });
    return end.winner === match.mine ? words.result.won : words.result.lost;
  };

  return (
    <aside className="panel card" aria-label={words.panel}>
      {end && !props.isViewing ? (
        <div className="result">
          <h2 ref={props.result} tabIndex={-1}>
            {resultText()}
          </h2>
          <p className="soft">{end.why}</p>
          <div className="buttons">
            <Button kind="main" icon="rematch" onClick={() => actions.rematch()}>
              {words.rematch}
            </Button>
            <Button onClick={() => actions.analyse()}>{words.analyse}</Button>
            <Button onClick={() => actions.newGame()}>{words.newGame}</Button>
          </div>
        </div>
      ) : (
        <div className="status">
          <p>
            <b>{duty}</b> <span className={props.isRefused ? "fault" : "soft"}>{before}</span>
            {thinking && thought && (
              <span className="thought soft small">
                {fill(words.thought, {
                  depth: thought.depth,
                  line: thought.line.join(" "),
                })}
              </span>
            )}
          </p>
          {props.isViewing ? (
            <Button onClick={steps.last}>{words.back}</Button>
          ) : (
            <Button icon="plus" onClick={() => actions.newGame()}>
              {words.newGame}
            </Button>
          )}
        </div>
      )}
      {props.advice !== undefined && (
        <div className="coach">
          <p>{props.advice}</p>
          <Button kind="ghost" onClick={() => actions.coachOff()}>
            {words.coach.off}
          </Button>
        </div>
      )}
      {props.welcome ?? (
        <Moves
          kit={kit}
          nodes={nodes}
          shown={shown}
          empty={
            <>
              {props.title} · {props.against}
              {typeof variant === "string" && <a href={hashOf("rules", variant)}>{words.theRules}</a>}
            </>
          }
          onShow={onShow}
        />
      )}
      <div className="tools steps">
        {stepNames.map((name) => (
          <Button key={name} icon={name} label={words.steps[name]} onClick={steps[name]} />
        ))}
      </div>
      <div className="tools named">
        {tools.map(([name, icon]) => (
          <Button
            key={name}
            icon={icon}
            disabled={name !== "flip" && !may[name]}
            onClick={() => actions[name]()}
          >
            {words[name]}
          </Button>
        ))}
        <Menu
          className="up"
          kind="plain"
          label={words.more}
          icon="more"
          items={[
            { label: words.newGame, icon: "plus", run: actions.newGame },
            {
              label: match.mine === null ? words.agree : words.draw,
              icon: "draw",
              run: actions.draw,
              disabled: !may.resign || (match.mine !== null && !may.hint),
            },
            ...(typeof variant === "string"
              ? [{ label: words.theRules, icon: "learn" as const, run: () => goTo("rules", variant) }]
              : []),
            { label: words.share, icon: "share", run: actions.share },
            { label: words.analyse, icon: "analyse", run: actions.analyse },
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
      </div>
    </aside>
  );
}
