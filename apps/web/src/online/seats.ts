/** The seats of this browser: a stored token or code for each match. Who has the token has the seat. */
import type { JoinRequest } from "morabaraba-protocol/protocol";
import { createStored, readStored, store } from "../core/storage.ts";

export interface Seat {
  readonly id: string;
  /** The token that this browser made for the seat, or the seat's code. */
  readonly token: string;
}

const isToken = (key: string): boolean => /^[\w-]{43}$/.test(key);
const isCode = (key: string): boolean => /^[0-9A-Z]{10}$/.test(key);

/** Returns the request that takes a seat again, or that watches without a seat. */
export function requestFor(id: string, token: string | undefined): JoinRequest {
  if (token === undefined) return { id };
  return isToken(token) ? { id, token } : { code: token };
}

/** More matches than one connection may join. */
const most = 50;

/** Reads the valid stored seats, latest first. */
function readSeats(stored: unknown): readonly Seat[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isSeat).slice(0, most);
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
  seats.change((seats) => [{ id, token }, ...seats.filter((seat) => seat.id !== id)].slice(0, most));

export const forgetSeat = (id: string): void =>
  seats.change((seats) => seats.filter((seat) => seat.id !== id));

/** The name that the player gave last. */
export function storedName(): string {
  const stored = readStored("online.name");
  return typeof stored === "string" ? stored.slice(0, 40) : "";
}

export const keepName = (given: string): void => store("online.name", given);

/** The pass of an invitation or a seat, for an address with too many connections. */
export function storedPass(): string | undefined {
  const given = new URLSearchParams(location.search).get("pass");
  // The pass of somebody's seat in a link would make the limits of that seat ours.
  const pass = given?.startsWith("invited-") ? given : readStored("online.pass");
  return typeof pass === "string" ? pass : undefined;
}

export const keepPass = (pass: string | undefined): void => {
  if (pass !== undefined && pass !== readStored("online.pass")) store("online.pass", pass);
};
