/** Help for the player: hints on the board and as text, and tips for a first game of mills. */
import { closedMills, legalMoves, type Game as MillGame, outcome, parseMove, phase } from "morabaraba";
import type { Game as MancalaGame, Move as MancalaMove } from "morabaraba/mancala";
import type { Drawings } from "morabaraba/svg";
import { useMemo, useState } from "react";
import { reasonsOf } from "../boards/reasons.ts";
import { notify } from "../core/notices.ts";
import { languageOf, useSettings } from "../core/settings.ts";
import type { Game, GameRecord, Kit } from "../family/family.ts";
import { fill, usePlayWords } from "../words/words.ts";
import { botFor } from "./bot.ts";
import type { MatchState } from "./useMatch.ts";

/** A hint: the best move as an arrow or a ring on the board, and as text. */
export interface Hint {
  /** The record that the hint is for. */
  readonly record: GameRecord;
  readonly text: string;
  /** The reason for the move, once it is known. */
  readonly why?: string;
  readonly drawings: Drawings;
}

export function hintOf(kit: Kit, game: Game, record: GameRecord, move: string): Hint {
  if (kit.name === "mancala") return { record, text: move, drawings: ringOf(kit, game as MancalaGame, move) };
  const { from, to, shots = [] } = parseMove(game as MillGame, move);
  const rings = (from === undefined ? [to, ...shots] : shots).map((point) => ({ point }));
  return { record, text: move, drawings: { arrows: from === undefined ? [] : [{ from, to }], rings } };
}

/** A ring around the house to sow. The swap has no house. */
function ringOf(kit: Kit, game: MancalaGame, text: string): Drawings {
  const moves = kit.legalMoves(game) as readonly MancalaMove[];
  const move = moves.find((legal) => kit.formatMove(game, legal) === text);
  if (move?.house === undefined) return {};
  const letter = "ABCDEFGHIJKLMNOP"[move.house - 1] as string;
  return { rings: [{ point: game.turn === "south" ? letter : letter.toLowerCase() }] };
}

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

/** The kind of tip, and the point that it names. */
interface Advice {
  readonly kind: "place" | "close" | "block" | "move" | "fly";
  readonly point?: string | undefined;
}

/** Returns a point on which the side to move could close a mill. */
const closingPoint = (game: MillGame): string | undefined =>
  legalMoves(game).find((move) => closedMills(game, move).length > 0)?.to;

/** Advises the side to move: its own mills come first, then the opponent's. */
export function adviceFor(game: MillGame): Advice | undefined {
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
  const advice = !isOn ? undefined : mustShoot ? { kind: "shoot" as const } : adviceFor(game as MillGame);
  const point = advice && "point" in advice ? advice.point : undefined;
  const drawings = useMemo(() => (point === undefined ? undefined : { rings: [{ point }] }), [point]);
  const words = kit.speech(match.record.variant) === "morris" ? morris : mills;
  return { text: advice && fill(words[advice.kind], { point: point ?? "" }), drawings };
}
