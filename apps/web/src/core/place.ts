/** Where the player is on the page. The hash says it: `#play`, `#analyse/<what>`; so links, the back button and reloads work. */
import { createStore, useStore } from "./store.ts";

const partNames = ["play", "learn", "solve", "analyse", "games", "online", "rules", "settings"] as const;

export type PartName = (typeof partNames)[number];

export interface Place {
  readonly part: PartName;
  /** What stands behind the part, such as the id of a game; empty if nothing does. */
  readonly rest: string;
}

/** The place that a hash names; a hash that names none leads to play. */
function readPlace(hash: string): Place {
  const [, name, rest = ""] = /^#?([a-z]*)(?:\/(.*))?$/s.exec(hash) ?? [];
  const part = partNames.find((one) => one === name);
  return part === undefined ? { part: "play", rest: "" } : { part, rest };
}

export const hashOf = (part: PartName, rest = ""): string => `#${part}${rest === "" ? "" : `/${rest}`}`;

const place = createStore(readPlace(location.hash));
addEventListener("hashchange", () => place.set(readPlace(location.hash)));

export const usePlace = (): Place => useStore(place);
export const currentPlace = place.get;

/** Goes to a part. With `replace` the back button leads past where the player was. */
export function goTo(part: PartName, rest = "", { replace = false } = {}): void {
  const hash = hashOf(part, rest);
  if (replace) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
  place.set(readPlace(hash));
}
addEventListener("popstate", () => place.set(readPlace(location.hash)));
