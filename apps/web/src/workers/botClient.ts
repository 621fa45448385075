/** The page's side of the bot: asks the worker, which is started with the first question. */
import type { Answer, Question, Thought } from "./question.ts";

export interface Chosen {
  /** The move in the notation of its family. */
  readonly move: string;
  readonly thought: Thought;
}

let worker: Worker | undefined;
let asked = 0;
let pending:
  | { readonly id: number; readonly answer: (answer: Answer) => void; readonly fail: () => void }
  | undefined;

function start(): Worker {
  const started = new Worker(new URL("./bot.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.id === pending?.id) pending.answer(data);
  });
  started.addEventListener("error", () => {
    worker = undefined;
    pending?.fail();
  });
  return started;
}

/** Starts the worker, so that the first move does not wait for it. */
export function warmBot(): void {
  worker ??= start();
}

/**
 * Asks for a move. A new question ends the one before it: its promise then stays pending for ever, as does that of one that
 * {@link stopBot} ends.
 *
 * @throws An `Error` if the worker cannot be loaded or finds no move.
 */
export function askBot(
  question: Omit<Question, "id">,
  onThought?: (thought: Thought) => void,
): Promise<Chosen> {
  warmBot();
  const id = ++asked;
  return new Promise((resolve, reject) => {
    pending = {
      id,
      fail: () => reject(new Error("The bot could not be loaded.")),
      answer(answer) {
        if (answer.kind === "thought") onThought?.(answer.thought);
        else if (answer.kind === "move") resolve(answer);
        else reject(new Error(answer.message));
      },
    };
    worker?.postMessage({ ...question, id });
  });
}

/** Ends what the bot is thinking about; there will be no answer. */
export function stopBot(): void {
  pending = undefined;
  worker?.postMessage("stop");
}
