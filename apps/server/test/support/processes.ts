/** Servers, databases, balancers and tunnels for tests: on 127.0.0.1, on free ports, and never left running. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The server under test: this one, or an older one for a heavy run to compare with. */
const folder = process.env["SERVER_FOLDER"] ?? fileURLToPath(new URL("../..", import.meta.url));

const endings = new Set<() => void>();
process.on("exit", () => {
  for (const end of endings) end();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Makes a folder that is removed after the tests. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), "morabaraba-"));
  // PostgreSQL refuses to run as root, so another user may need access.
  chmodSync(path, 0o755);
  endings.add(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/** Whether there is a process with this id. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

export interface ServerProcess {
  readonly port: number;
  readonly metricsPort: number;
  readonly pid: number;
  /** Everything that it logged. */
  readonly lines: readonly string[];
  /** Ends it by a signal, and resolves when it has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Runs `npm start` with these settings, and resolves when the server is ready. */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  cwd = folder,
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = (): void => void child.kill("SIGKILL");
  endings.add(kill);
  const gone = once(child, "exit").then(([code]) => {
    endings.delete(kill);
    return code as number | null;
  });
  const lines: string[] = [];
  if (child.stdout === null || child.stderr === null) throw new Error("no output");
  createInterface(child.stderr).on("line", (line) => lines.push(line));
  const ready = new Promise<{ port: number; metricsPort: number }>((resolve, reject) => {
    createInterface(child.stdout as NodeJS.ReadableStream).on("line", (line) => {
      lines.push(line);
      if (line.includes('"msg":"ready')) resolve(JSON.parse(line));
    });
    gone.then((code) => reject(new Error(`The server ended with ${code}:\n${lines.join("\n")}`)));
  });
  const { port, metricsPort } = await ready;
  return {
    port,
    metricsPort,
    pid: child.pid ?? 0,
    lines,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

export interface Balancer {
  readonly port: number;
  /** The ports of the processes behind it. */
  targets: number[];
  /** Breaks all connections. */
  drop(): void;
  close(): void;
}

/** A balancer without sticky sessions: each connection goes to the next process. */
export async function startBalancer(targets: number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((from) => {
    const target = balancer.targets[turn++ % balancer.targets.length];
    if (target === undefined) return void from.destroy();
    const to = connect(target, "127.0.0.1");
    keep(from, to);
    keep(to, from);
    from.setNoDelay().pipe(to.setNoDelay()).pipe(from);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const balancer: Balancer = {
    port: (server.address() as AddressInfo).port,
    targets,
    drop: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      server.close();
      balancer.drop();
    },
  };
  return balancer;
}

/** A tunnel to a local port that can be slow, hang, or silently lose its connections. */
export interface Tunnel {
  readonly port: number;
  /** The delay of each packet, in milliseconds. */
  delayMs: number;
  /** Lets nothing through until `thaw`, without closing connections. */
  freeze(): void;
  thaw(): void;
  /** Makes the present connections dead without closing them. New ones work. */
  cut(): void;
  close(): void;
}

export async function startTunnel(to: number): Promise<Tunnel> {
  const sockets = new Set<Socket>();
  let cuts = 0;
  let open = Promise.resolve();
  let thaw = (): void => {};

  function carry(from: Socket, on: Socket): void {
    const made = cuts;
    let last = Promise.resolve();
    sockets.add(from);
    const next = (act: () => void): void => {
      last = last
        .then(() =>
          tunnel.delayMs === 0 ? undefined : new Promise((done) => setTimeout(done, tunnel.delayMs)),
        )
        .then(() => open)
        .then(() => (made === cuts ? act() : undefined));
    };
    from.on("data", (data) => next(() => on.write(data)));
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      next(() => on.destroy());
    });
  }

  const server = createServer((from) => {
    const on = connect(to, "127.0.0.1");
    carry(from, on);
    carry(on, from);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const tunnel: Tunnel = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    freeze: () => {
      open = new Promise((resolve) => {
        thaw = resolve;
      });
    },
    thaw: () => thaw(),
    cut: () => {
      cuts += 1;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return tunnel;
}
