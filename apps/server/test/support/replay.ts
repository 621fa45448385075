/** Replays a log. The server and each client must have the match that this returns. */
import { applyEvent } from "morabaraba-protocol/match";
import type { Match, MatchEvent } from "morabaraba-protocol/protocol";

export function replay(events: Iterable<MatchEvent>): Match {
  let match: Match | undefined;
  for (const event of events) match = applyEvent(match, event);
  if (match === undefined) throw new Error("A match begins with an event.");
  return match;
}
