/** Tips for a first game of mills, against the weakest bot. */
import { closedMills, type Game, legalMoves, outcome, phase } from "morabaraba";
import { useMemo } from "react";
import { useSettings } from "../core/settings.ts";
import type { Kit } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import type { MatchState } from "./useMatch.ts";

/** The kind of tip, and the point that it names. */
interface Advice {
  readonly kind: "place" | "close" | "block" | "move" | "fly";
  readonly point?: string | undefined;
}

/** Returns a point on which the side to move could close a mill. */
const closingPoint = (game: Game): string | undefined =>
  legalMoves(game).find((move) => closedMills(game, move).length > 0)?.to;

/** Advises the side to move: its own mills come first, then the opponent's. */
export function adviceFor(game: Game): Advice | undefined {
  if (outcome(game) !== undefined) return undefined;
  const own = closingPoint(game);
  if (own !== undefined) return { kind: "close", point: own };
  const theirs = closingPoint({ ...game, turn: game.turn === "light" ? "dark" : "light" });
  const mayReach = legalMoves(game).some(({ to }) => to === theirs);
  if (theirs !== undefined && mayReach) return { kind: "block", point: theirs };
  const current = phase(game);
  return { kind: current === "placing" ? "place" : current === "flying" ? "fly" : "move" };
}

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
