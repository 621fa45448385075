/**
 * A real terminal for tests: a program runs on a pseudo terminal, and what it writes goes to an emulator, whose screen the tests
 * read. Nothing waits for a time, only for what is to be seen; a test that waits in vain fails with the screen in its message.
 */
import { type IPty, spawn } from "@lydell/node-pty";
import headless from "@xterm/headless";

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
  /** Everything the program wrote, as it wrote it. */
  raw = "";
  exit: { readonly code: number; readonly signal: number | undefined } | undefined;

  constructor(
    command: readonly string[],
    { columns = 80, rows = 24, cwd = process.cwd(), env = {} }: TerminalOptions,
  ) {
    this.emulator = new headless.Terminal({ cols: columns || 80, rows, allowProposedApi: true });
    const { CI: _ci, NO_COLOR: _no, FORCE_COLOR: _force, ...own } = process.env;
    const wanted = { ...own, TERM: "xterm-256color", COLORTERM: "truecolor", ...env };
    const [file = "", ...args] = command;
    this.#pty = spawn(file, args, {
      name: wanted.TERM,
      cols: columns || 80,
      rows,
      cwd,
      env: Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
    });
    this.emulator.onData((text) => this.#pty.write(text));
    this.#pty.onData((text) => {
      this.raw += text;
      this.emulator.write(text, () => this.#tell());
    });
    this.#pty.onExit(({ exitCode, signal }) => {
      // What was written last may still be on its way to the emulator.
      this.emulator.write("", () => {
        this.exit = { code: exitCode, signal };
        this.#tell();
      });
    });
  }

  get pid(): number {
    return this.#pty.pid;
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
    await this.#until(() => this.exit !== undefined, "end");
    return this.exit?.code ?? -1;
  }

  /** Ends the program if it has not ended by itself. */
  close(): void {
    if (this.exit === undefined) this.#pty.kill("SIGKILL");
    this.emulator.dispose();
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
        else if (this.exit !== undefined) fail(`The program ended before the test could ${what}`)();
      };
      const timer = setTimeout(fail(`Waited in vain to ${what}`), PATIENCE);
      this.#watchers.add(watch);
      watch();
    });
  }
}
