/** Hints for the position on the board. */
import { useState } from "react";
import { reasonsOf } from "../boards/reasons.ts";
import { notify } from "../core/notify.ts";
import { languageOf, useSettings } from "../core/settings.ts";
import type { Kit } from "../family/family.ts";
import { usePlayWords } from "../words/words.ts";
import { botFor } from "./bot.ts";
import { type Hint, hintOf } from "./hint.ts";
import type { MatchState } from "./useMatch.ts";

/** Milliseconds to search for a hint. */
const THINKING_MS = 700;

export function useHint(
  kit: Kit,
  { match, game, view }: Pick<MatchState, "match" | "game" | "view">,
): readonly [hint: Hint | undefined, ask: () => void] {
  const words = usePlayWords();
  const settings = useSettings();
  const [hint, setHint] = useState<Hint>();
  const ask = () => {
    const { record, setup } = match;
    botFor(kit, setup.level)
      .analyze(game, { timeMs: THINKING_MS })
      .then(
        ({ move }) => {
          const next = hintOf(kit, game, record, kit.formatMove(game, move));
          setHint(next);
          const phrasing = { language: languageOf(settings), notation: settings.notation };
          return reasonsOf({ family: kit.name, game, move: next.text, side: "for" }, phrasing).then(
            (why) => setHint((current) => (current === next ? { ...next, why } : current)),
            () => {},
          );
        },
        ({ code }) => code === "aborted" || notify(words.botFailed),
      );
  };
  return [hint?.record === match.record && !view.isEarlier ? hint : undefined, ask];
}
