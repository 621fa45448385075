/** The seats of this browser: a stored token or code for each match, which gives access to the seat. */
import type { JoinRequest } from "morabaraba-protocol/protocol";
import { createStored, readStored, store } from "../core/store.ts";

export interface Seat {
  readonly id: string;
  /** The token that this browser created for the seat, or the seat's code. */
  readonly token: string;
}

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
const isCode = (text: string): boolean => /^[0-9A-Z]{10}$/.test(text);

/** Returns the request that returns to a seat, or that watches if there is no token. */
export function requestFor(id: string, token: string | undefined): JoinRequest {
  if (token === undefined) return { id };
  return isToken(token) ? { id, token } : { code: token };
}

/** A connection may follow this many matches. */
const MOST = 50;

/** Reads the valid stored seats, latest first. */
function readSeats(stored: unknown): readonly Seat[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isSeat).slice(0, MOST);
}

function isSeat(value: unknown): value is Seat {
  const { id, token } = Object(value) as Partial<Record<keyof Seat, unknown>>;
  return (
    typeof id === "string" &&
    /^[\w-]{16}$/.test(id) &&
    typeof token === "string" &&
    (isToken(token) || isCode(token))
  );
}

export const seats = createStored("online.seats", readSeats);

export const tokenOf = (id: string): string | undefined => seats.get().find((seat) => seat.id === id)?.token;

export const keepSeat = (id: string, token: string): void =>
  seats.change((seats) => [{ id, token }, ...seats.filter((seat) => seat.id !== id)].slice(0, MOST));

export const forgetSeat = (id: string): void =>
  seats.change((seats) => seats.filter((seat) => seat.id !== id));

/** Returns the player's last name. */
export function storedName(): string {
  const stored = readStored("online.name");
  return typeof stored === "string" ? stored.slice(0, 40) : "";
}

export const keepName = (name: string): void => store("online.name", name);

/** Returns the pass of an invitation or a seat, which lets an address with too many connections connect. */
export function storedPass(): string | undefined {
  const linked = new URLSearchParams(location.search).get("pass");
  // A link may hold the pass of somebody's seat, whose limits must not become ours.
  const pass = linked?.startsWith("invited-") ? linked : readStored("online.pass");
  return typeof pass === "string" ? pass : undefined;
}

export const keepPass = (pass: string | undefined): void => {
  if (pass !== undefined && pass !== readStored("online.pass")) store("online.pass", pass);
};
