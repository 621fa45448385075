/** Seats and names made from secrets. The secrets themselves are never kept. */
import { createHash } from "node:crypto";
import type { Token } from "./shared/protocol.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** What is stored of a token. The token has 256 random bits, so that a plain hash keeps it. */
export const seatOf = (token: Token): string => hash(`seat ${token}`);

/** The name of a creator's match: a request that arrives twice names the same match. */
export const matchIdOf = (token: Token): string => hash(`match ${token}`).slice(0, 16);

/** The name of the match that is agreed after another. */
export const rematchIdOf = (id: string): string => hash(`rematch ${id}`).slice(0, 16);
