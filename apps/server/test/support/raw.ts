/** A socket that speaks Socket.IO by hand, so it can also send invalid packets. */
import { WebSocket } from "ws";

export interface RawSocket {
  readonly socket: WebSocket;
  readonly closed: boolean;
  /** What the server sent, except pings. */
  readonly heard: string[];
  /** Sends a request without waiting for an answer. */
  send(name: string, data: unknown): void;
  /** Sends a request and waits for its answer; `undefined` if the socket closes first. */
  ask(name: string, data: unknown): Promise<unknown>;
  /** Sends any text or bytes. */
  raw(text: string | Buffer): void;
  close(): void;
}

export async function rawSocket(
  port: number,
  options: {
    readonly address?: string;
    readonly origin?: string;
    readonly pongs?: boolean;
    readonly pass?: string | undefined;
  } = {},
): Promise<RawSocket> {
  const { address = "127.0.0.1", origin, pongs = true, pass } = options;
  const query = `EIO=4&transport=websocket${pass === undefined ? "" : `&pass=${pass}`}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?${query}`, {
    localAddress: address,
    ...(origin === undefined ? {} : { origin }),
  });
  const heard: string[] = [];
  const waiting = new Map<number, (answer: unknown) => void>();
  let next = 0;
  let closed = false;
  const connected = new Promise<void>((resolve, reject) => {
    socket.on("message", (data) => {
      const text = String(data);
      if (text.startsWith("0")) socket.send("40");
      else if (text === "2") {
        if (pongs) socket.send("3");
      } else if (text.startsWith("40")) resolve();
      else if (text.startsWith("43")) {
        const [, id, answer] = /^43(\d+)(.*)$/s.exec(text) ?? [];
        waiting.get(Number(id))?.(JSON.parse(answer ?? "[]")[0]);
        waiting.delete(Number(id));
      } else if (heard.length < 1000) heard.push(text);
    });
    socket.on("error", reject);
    socket.on("close", () => {
      closed = true;
      for (const answer of waiting.values()) answer(undefined);
      reject(new Error("closed"));
    });
  });
  await connected;
  return {
    socket,
    get closed() {
      return closed;
    },
    heard,
    send: (name, data) => {
      if (!closed) socket.send(`42${JSON.stringify([name, data])}`);
    },
    ask: (name, data) =>
      new Promise((resolve) => {
        if (closed) return resolve(undefined);
        waiting.set(next, resolve);
        socket.send(`42${next++}${JSON.stringify([name, data])}`);
      }),
    raw: (text) => {
      if (!closed) socket.send(text);
    },
    close: () => socket.terminate(),
  };
}
