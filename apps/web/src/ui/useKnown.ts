/** Handles broken links within a part. */
import { useEffect } from "react";
import { notify } from "../core/notify.ts";
import { goTo, usePlace } from "../core/place.ts";
import { useAppWords } from "../words/words.ts";

/** Shows a message and goes to the part's start if the hash names something unknown in the part. */
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
