/** Seats and ids made from secrets. The secrets themselves are never stored. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Code, Token } from "morabaraba-protocol/protocol";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Hashes a token for storage. With 256 random bits, a plain hash is safe. */
export const seatOf = (token: Token): string => hash(`seat ${token}`);

/** Hashes a code from `readCode` for storage. */
export const codeHashOf = (code: Code): string => hash(`code ${code}`);

/** Derives a match's id from its creator's token, so a repeated request creates the same match. */
export const matchIdOf = (token: Token): string => hash(`match ${token}`).slice(0, 16);

/** Creates a random id for a rematch, which nobody can guess from the first match's id. */
export const createMatchId = (): string => randomBytes(12).toString("base64url");

/** Creates a hash that no token has: the seat is taken, and only a code leads to it. */
export const lockedSeat = (): string => seatOf(randomBytes(32).toString("base64url"));

/**
 * Passes let you connect when your address has too many connections. They open nothing else, so a link may
 * contain one. Each seat has a pass, and the operator prints others as invitations. The server signs passes
 * and stores none of them.
 */
export function createPasses(secret: string) {
  const sign = (subject: string): string =>
    createHmac("sha256", secret).update(`pass ${subject}`).digest("base64url").slice(0, 22);
  return {
    create: (subject: string): string => `${subject}.${sign(subject)}`,
    /** Returns the pass's subject, `undefined` for a pass that this server has not signed. */
    read: (pass: string): string | undefined => {
      const [, subject, signature] = /^([\w-]{1,60})\.([\w-]{22})$/.exec(pass) ?? [];
      if (subject === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(subject))) ? subject : undefined;
    },
  };
}
export type Passes = ReturnType<typeof createPasses>;
