/** Ends that players or a referee decide on: the reasons there are for one. */
import type { Reason } from "./state.ts";

/** The reasons that players and referees give. Only an agreement has no winner. */
export const decisions: readonly Reason[] = [
  "agreement",
  "resignation",
  "cheating",
  "abandonment",
  "double-turn",
];

/** Those of the decisions that are losses by default. */
export const forfeits: readonly Reason[] = /* @__PURE__ */ decisions.slice(2);
