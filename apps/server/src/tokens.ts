/** Seats and names made from secrets. The secrets themselves are never kept. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Code, Token } from "morabaraba-protocol/protocol";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** What is stored of a token. The token has 256 random bits, so that a plain hash keeps it. */
export const seatOf = (token: Token): string => hash(`seat ${token}`);

/** What is stored of a code that was read by `readCode`. */
export const codeHashOf = (code: Code): string => hash(`code ${code}`);

/** The name of a creator's match: a request that arrives twice names the same match. */
export const matchIdOf = (token: Token): string => hash(`match ${token}`).slice(0, 16);

/** The name of a match that is agreed after another. Nobody finds it by that of the other. */
export const createMatchId = (): string => randomBytes(12).toString("base64url");

/** No token has this hash: the seat is taken, and only a code leads to it. */
export const lockedSeat = (): string => seatOf(randomBytes(32).toString("base64url"));

/**
 * Passes let a connection in when its address has too many. They open nothing else, so that they may stand in an address:
 * a seat has one, and the operator prints some for invitations. The server signs them and stores none.
 */
export function createPasses(secret: string) {
  const sign = (subject: string): string =>
    createHmac("sha256", secret).update(`pass ${subject}`).digest("base64url").slice(0, 22);
  return {
    create: (subject: string): string => `${subject}.${sign(subject)}`,
    /** Whose pass it is; `undefined` for anything that this server has not signed. */
    read: (pass: string): string | undefined => {
      const [, subject, signature] = /^([\w-]{1,60})\.([\w-]{22})$/.exec(pass) ?? [];
      if (subject === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subject))) ? subject : undefined;
    },
  };
}
export type Passes = ReturnType<typeof createPasses>;
