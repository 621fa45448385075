/** How the client sends a request: again and again until it is answered. The server does it once, however often it comes. */
import type { Socket } from "socket.io-client";
import { type Messages, passingCodes, type Refusal, type Requests } from "./shared/protocol.ts";

export type Requested<Name extends keyof Requests> = Parameters<Requests[Name]>[0];
export type Answered<Name extends keyof Requests> = Parameters<Parameters<Requests[Name]>[1]>[0];

const unanswered: Refusal = { ok: false, code: "unavailable", message: "The server does not answer." };
const longestTimeoutMs = 60_000;
export const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

export type Send = ReturnType<typeof createSending>;

export function createSending(
  socket: Socket<Messages, Requests>,
  { timeoutMs, giveUpMs }: { readonly timeoutMs: number; readonly giveUpMs: number },
  isSeated: (request: object) => boolean,
) {
  async function send<Name extends keyof Requests>(
    name: Name,
    request: Requested<Name>,
    mayGiveUp: () => boolean = () => false,
  ): Promise<Answered<Name>> {
    const end = Date.now() + giveUpMs;
    let answer: Answered<Name> = unanswered;
    // Whoever asks again at once, when an answer is late, makes a busy server busier.
    let patience = timeoutMs;
    while (Date.now() < end && !mayGiveUp()) {
      answer = unanswered;
      if (socket.connected) {
        answer = await emit(name, request, patience);
        // A connection that broke in between is no busy server: the next one is asked soon.
        patience = socket.connected ? Math.min(2 * patience, longestTimeoutMs) : timeoutMs;
      }
      if (answer.ok) return answer;
      // After a reconnection the server does not know the socket until it has joined again, which is on its way.
      const passes =
        passingCodes.includes(answer.code) || (answer.code === "not-joined" && isSeated(request));
      if (!passes) return answer;
      await pause((socket.connected ? patience / 20 : 100) * (1 + Math.random()));
    }
    return answer;
  }

  async function emit<Name extends keyof Requests>(
    name: Name,
    request: Requested<Name>,
    patience: number,
  ): Promise<Answered<Name>> {
    const waiting = socket.timeout(patience) as unknown as {
      emitWithAck(name: Name, request: Requested<Name>): Promise<Answered<Name>>;
    };
    return await waiting.emitWithAck(name, request).catch(() => unanswered);
  }

  return send;
}
