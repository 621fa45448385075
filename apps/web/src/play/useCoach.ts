/** Tips for mills against the weakest bot. */
import type { Game } from "morabaraba";
import { useMemo } from "react";
import { useSettings } from "../core/settings.ts";
import type { Kit } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import { adviceFor } from "./coach.ts";
import type { MatchState } from "./useMatch.ts";

/** Returns a tip and a ring around the point that it names. `mustShoot`: a closed mill waits for its shot. */
export function useCoach(kit: Kit, { match, game }: MatchState, mayMove: boolean, mustShoot: boolean) {
  const { mills, morris } = usePlayWords().coach;
  const isOn =
    useSettings().coach &&
    mayMove &&
    kit.name === "mills" &&
    match.setup.level === 1 &&
    match.mine === game.turn;
  const advice = !isOn ? undefined : mustShoot ? { kind: "shoot" as const } : adviceFor(game as Game);
  const point = advice && "point" in advice ? advice.point : undefined;
  const drawings = useMemo(() => (point === undefined ? undefined : { rings: [{ point }] }), [point]);
  const words = kit.speech(match.record.variant) === "morris" ? morris : mills;
  return { text: advice && fill(words[advice.kind], { point: point ?? "" }), drawings };
}
