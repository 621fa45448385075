/**
 * A real terminal for tests: a program runs on a pseudo terminal, and an emulator shows its output on a
 * screen for the tests. Tests wait for text on the screen, not for a time; a wait that times out fails with
 * the screen as message.
 */
import { type IPty, spawn } from "@lydell/node-pty";
import type { IBufferCell } from "@xterm/headless";
import headless from "@xterm/headless";

/**
 * The shell around the program. It reports the program's end and then waits, because a pseudo terminal that
 * nobody holds open may close before its last output is read.
 */
const AROUND = '"$@"; echo "[ended with $?]"; read line';

/** Long enough for a busy machine. */
const PATIENCE = 40_000;

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export class TestTerminal {
  readonly emulator: headless.Terminal;
  readonly #pty: IPty;
  readonly #watchers = new Set<() => void>();
  /** The program's raw output, as far as it is on the screen. */
  raw = "";
  #gone = false;

  constructor(
    command: readonly string[],
    { columns = 80, rows = 24, cwd = process.cwd(), env = {} }: TerminalOptions,
  ) {
    this.emulator = new headless.Terminal({ cols: columns || 80, rows, allowProposedApi: true });
    const { CI: _ci, NO_COLOR: _no, FORCE_COLOR: _force, ...own } = process.env;
    const wanted = { ...own, TERM: "xterm-256color", COLORTERM: "truecolor", ...env };
    this.#pty = spawn("sh", ["-c", AROUND, "sh", ...command], {
      name: wanted.TERM,
      cols: columns || 80,
      rows,
      cwd,
      env: Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
    });
    this.emulator.onData((text) => this.#pty.write(text));
    this.#pty.onData((text) =>
      this.emulator.write(text, () => {
        this.raw += text;
        this.#tell();
      }),
    );
    this.#pty.onExit(() => {
      this.#gone = true;
      this.#tell();
    });
  }

  lines(): readonly string[] {
    const { active } = this.emulator.buffer;
    return Array.from({ length: this.emulator.rows }, (_, y) =>
      (active.getLine(active.viewportY + y)?.translateToString(true) ?? "").trimEnd(),
    );
  }

  text(): string {
    return this.lines().join("\n");
  }

  /** The text on the screen and above it, with wrapped lines joined. */
  history(): string {
    const { active } = this.emulator.buffer;
    let text = "";
    for (let y = 0; y < active.length; y++) {
      const line = active.getLine(y);
      text += `${line?.isWrapped || y === 0 ? "" : "\n"}${line?.translateToString(true) ?? ""}`;
    }
    return text.trimEnd();
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  /** Types a line, and Enter. */
  enter(text: string): void {
    this.type(`${text}\r`);
  }

  resize(columns: number, rows: number): void {
    this.emulator.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Waits until all these texts are on the screen at once; line breaks in them do not matter. */
  async see(...wanted: readonly (string | RegExp)[]): Promise<void> {
    await this.#until(
      () => {
        const text = this.text();
        const joined = text.replace(/\s+/g, " ");
        return wanted.every((one) =>
          typeof one === "string" ? text.includes(one) || joined.includes(one) : one.test(text),
        );
      },
      `see ${wanted.join(" and ")}`,
    );
  }

  /** Waits until none of these texts is on the screen any more. */
  async seeNo(...unwanted: readonly string[]): Promise<void> {
    await this.#until(
      () => unwanted.every((one) => !this.text().includes(one)),
      `see no ${unwanted.join(" nor ")}`,
    );
  }

  /** Waits for the program's end, and returns its exit code. */
  async end(): Promise<number> {
    await this.#until(() => this.#ended !== undefined, "end");
    return this.#ended ?? -1;
  }

  /** Waits until no process on the terminal is left, once the program has ended. */
  async vanish(): Promise<void> {
    this.type("\r");
    await this.#until(() => this.#gone, "vanish");
    try {
      process.kill(-this.#pty.pid, 0);
    } catch {
      return;
    }
    throw new Error("Something still runs.");
  }

  /** Ends the program if it still runs. */
  close(): void {
    if (!this.#gone) this.#pty.kill("SIGKILL");
    this.emulator.dispose();
  }

  get #ended(): number | undefined {
    const code = /\[ended with (\d+)\]/.exec(this.raw)?.[1];
    return code === undefined ? undefined : Number(code);
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearTimeout(timer);
        this.#watchers.delete(watch);
        settle();
      };
      const fail = (why: string) => (): void =>
        done(() => reject(new Error(`${why}. The screen:\n${this.text()}`)));
      const watch = (): void => {
        if (holds()) done(resolve);
        else if (this.#ended !== undefined && what !== "vanish")
          fail(`The program ended before the test could ${what}`)();
        else if (this.#gone) fail(`The terminal was gone before the test could ${what}`)();
      };
      const timer = setTimeout(fail(`Timed out waiting to ${what}`), PATIENCE);
      this.#watchers.add(watch);
      watch();
    });
  }
}

/** The sixteen colours of a terminal, as xterm has them. */
const sixteen = [
  "#000000",
  "#cd0000",
  "#00a000",
  "#a08000",
  "#1e5fd0",
  "#b000b0",
  "#008b8b",
  "#c8c8c8",
  "#606060",
  "#e03030",
  "#30c030",
  "#e0c000",
  "#5c8cff",
  "#e040e0",
  "#30c0c0",
  "#ffffff",
];

/** The colour of a cell's text or background; the default if the program chose none. */
export function colorOf(cell: IBufferCell, which: "Fg" | "Bg", usual: string): string {
  const color = cell[`get${which}Color`]();
  if (cell[`is${which}RGB`]()) return `#${color.toString(16).padStart(6, "0")}`;
  return cell[`is${which}Palette`]() ? palette(color) : usual;
}

/** One of a terminal's 256 colours. */
function palette(number: number): string {
  if (number < 16) return sixteen[number] ?? "#000000";
  const step = (part: number): number => (part === 0 ? 0 : 55 + part * 40);
  const parts =
    number >= 232
      ? [0, 1, 2].map(() => 8 + (number - 232) * 10)
      : [36, 6, 1].map((size) => step(Math.floor((number - 16) / size) % 6));
  return `rgb(${parts.join(",")})`;
}
