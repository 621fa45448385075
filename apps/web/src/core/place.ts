/** Where the player is on the page. The hash names it, as in `#analyze/<id>`, so links and reloads work. */
import { createStore, useStore } from "./store.ts";

const partNames = ["play", "learn", "solve", "analyze", "games", "online", "rules", "settings"] as const;

export type PartName = (typeof partNames)[number];

export interface Place {
  readonly part: PartName;
  /** The text after the part's name, such as a game's id; may be empty. */
  readonly rest: string;
}

/** Returns the place of a hash. An unknown hash leads to the part `play`. */
function readPlace(hash: string): Place {
  const [, name, rest = ""] = /^#?([a-z]*)(?:\/(.*))?$/s.exec(hash) ?? [];
  const part = partNames.find((partName) => partName === name);
  return part === undefined ? { part: "play", rest: "" } : { part, rest };
}

export const hashOf = (part: PartName, rest = ""): string => `#${part}${rest === "" ? "" : `/${rest}`}`;

const place = createStore(readPlace(location.hash));
addEventListener("hashchange", () => place.set(readPlace(location.hash)));

export const usePlace = (): Place => useStore(place);
export const currentPlace = place.get;

/** Goes to a part. With `replace`, the back button skips the place that the player leaves. */
export function goTo(part: PartName, rest = "", { replace = false } = {}): void {
  const hash = hashOf(part, rest);
  if (replace) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
  place.set(readPlace(hash));
}
addEventListener("popstate", () => place.set(readPlace(location.hash)));
