/**
 * A real terminal for tests: a program runs on a pseudo terminal, and what it writes goes to an emulator, whose screen the tests
 * read. Nothing waits for a time, only for what is to be seen; a test whose wait times out fails with the screen in its message.
 */
import { type IPty, spawn } from "@lydell/node-pty";
import headless from "@xterm/headless";

/**
 * The shell around the program. It says when the program has ended and then waits, because a pseudo terminal that nobody holds
 * open may be gone before the last words on it are read.
 */
const AROUND = '"$@"; echo "[ended with $?]"; read line';

/** Long enough for a machine that has much else to do. */
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
  /** Everything the program wrote, as it wrote it, as far as it is on the screen. */
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

  /** What stands on the screen and above it, with lines that were wrapped in one piece. */
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

  /** Waits until all of this is on the screen at once; a text may be broken where a line ends. */
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

  /** Waits until none of this is on the screen any more. */
  async seeNo(...unwanted: readonly string[]): Promise<void> {
    await this.#until(
      () => unwanted.every((one) => !this.text().includes(one)),
      `see no ${unwanted.join(" nor ")}`,
    );
  }

  /** Waits for the end of the program; its exit code. */
  async end(): Promise<number> {
    await this.#until(() => this.#ended !== undefined, "end");
    return this.#ended ?? -1;
  }

  /** Waits until nothing of what ran on the terminal is left, once the program has ended. */
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

  /** Ends the program if it has not ended by itself. */
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
