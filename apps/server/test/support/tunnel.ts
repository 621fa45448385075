/** A tunnel to a local port that can be slow, hang, or silently lose its connections. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

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
