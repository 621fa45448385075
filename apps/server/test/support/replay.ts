/** A match from its log: what the server and each client have must be the same. */
import { applyEvent } from "morabaraba-protocol/match";
import type { Match, MatchEvent } from "morabaraba-protocol/protocol";

export function replay(events: Iterable<MatchEvent>): Match {
  let match: Match | undefined;
  for (const event of events) match = applyEvent(match, event);
  if (match === undefined) throw new Error("A match begins with an event.");
  return match;
}
