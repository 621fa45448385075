/** Handles broken links: the page reports them and shows what exists. */
import { useEffect } from "react";
import { notify } from "../core/notify.ts";
import { goTo, usePlace } from "../core/place.ts";
import { useAppWords } from "../words/words.ts";

/** For a part that lists what it has: whether the hash names a thing of the part, or nothing at all. */
export function useKnown(isKnown: boolean): void {
  const { unknown } = useAppWords();
  const { part, rest } = usePlace();
  const isLost = rest !== "" && !isKnown;
  useEffect(() => {
    if (!isLost) return;
    notify(unknown);
    goTo(part, "", { replace: true });
  }, [isLost, part, unknown]);
}
