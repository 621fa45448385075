/** The buttons that walk through the moves. */

import type { AnalyzeWords } from "../languages/en/analyze.ts";
import { Button } from "../ui/Button.tsx";

interface Props {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly words: AnalyzeWords;
  /** Called with the number of plies to go forward, or back if negative. */
  readonly onStep: (plies: number) => void;
}

export function Steps({ isStart, isEnd, words: { tree }, onStep }: Props) {
  const steps = [
    ["first", Number.NEGATIVE_INFINITY],
    ["previous", -1],
    ["next", 1],
    ["last", Number.POSITIVE_INFINITY],
  ] as const;
  return (
    <nav className="tools steps" aria-label={tree.steps}>
      {steps.map(([name, plies]) => (
        <Button
          key={name}
          icon={name}
          label={tree[name]}
          disabled={plies < 0 ? isStart : isEnd}
          onClick={() => onStep(plies)}
        />
      ))}
    </nav>
  );
}
