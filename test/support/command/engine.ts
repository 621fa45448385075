/** An engine session without a process: takes lines, and keeps the lines that it sends. */
import { createEngine } from "../../../src/command/engine/engine.ts";

export interface Talk {
  readonly sent: string[];
  say(...lines: readonly string[]): void;
  /** Resolves with the next line with this beginning, after the last one that was waited for. */
  hear(beginning: string): Promise<string>;
  end(): Promise<void>;
  isOver(): boolean;
}

export function talk(): Talk {
  const sent: string[] = [];
  let heard = 0;
  let wake = (): void => {};
  const engine = createEngine(
    (line) => {
      sent.push(line);
      wake();
    },
    "1.2.3",
    () => performance.now(),
  );
  return {
    sent,
    say: (...lines) => lines.forEach((line) => void engine.receive(line)),
    async hear(beginning) {
      for (;;) {
        while (heard < sent.length) {
          const line = sent[heard++] as string;
          if (line.startsWith(beginning)) return line;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    end: () => engine.end(),
    isOver: () => engine.isOver,
  };
}
