/** The engine process without a process: lines go in, and what it sends is kept. */
import { createEngine } from "../../../src/command/engine/engine.ts";

export interface Talk {
  readonly sent: string[];
  say(...lines: readonly string[]): void;
  /** The next line that begins so, of those sent since the last one that was waited for. */
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
