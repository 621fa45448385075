/** Explains moves with the sentences of the library's reviews, which load on first use. */
import type { Game as MillGame, Notation } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { Finding as MancalaFinding } from "morabaraba/mancala/review";
import type { Finding } from "morabaraba/review";
import { useEffect, useState } from "react";
import type { Language } from "../core/languages.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import type { FamilyName, Game } from "../family/family.ts";
import { wordsFor } from "../family/millWords.ts";

/** A question about a move. */
interface Question {
  readonly family: FamilyName;
  /** The game before the move. */
  readonly game: Game;
  readonly move: string;
  /** Whether to praise or criticize the move. In a puzzle, the reasons do not name the right move. */
  readonly side: "for" | "against" | "against-in-puzzle";
  /** In mancala, what the move gives away, if that is proved already. */
  readonly seeds?: Loss | undefined;
}

/** Proved leads in seeds at the end, for the side that moved: after its best move and after its own. */
export interface Loss {
  readonly best: number;
  readonly played: number;
  /** The line of the best move. */
  readonly line: readonly string[];
}

/** The language and notation of the reasons. */
interface Phrasing {
  readonly language: Language;
  readonly notation: Notation;
  readonly signal?: AbortSignal;
}

/** The most reasons to show for a move. */
const MOST = 2;

/** Returns the proved reasons as sentences, the most important first; empty if there are none. */
export async function reasonsOf(question: Question, phrasing: Phrasing): Promise<string> {
  const sentences = await (question.family === "mills" ? millReasons : mancalaReasons)(question, phrasing);
  return sentences.slice(0, MOST).join(" ");
}

/** Asks for all findings. The search's opinion is dropped, because the page shows that of its engine. */
const limits = { most: 100 };
const isProved = ({ kind }: { readonly kind: string }) => kind !== "opinion";

/** Rewrites a finding so that it does not name the better move, or drops it. */
function withoutBetterMove(finding: Finding): readonly Finding[] {
  const { player, proof } = finding;
  switch (finding.kind) {
    case "gives-win-away":
      return finding.lostIn === null
        ? [{ kind: "draws", player, proof }]
        : [{ kind: "loses", plies: finding.lostIn, saved: null, player, proof }];
    case "misses-win":
    case "misses-mill":
    case "misses-forced-mill":
    case "loses-cows":
      return [];
    default:
      return [finding];
  }
}

async function millReasons({ game, move, side }: Question, { language, notation, signal }: Phrasing) {
  const reviews = await import("morabaraba/review");
  const { reviewMove, speaksAgainst, formatFinding } = reviews;
  const before = game as MillGame;
  const { findings } = await reviewMove(before, move, { ...limits, signal });
  const words = wordsFor(reviews, language, before.variant);
  return findings
    .filter((finding) => isProved(finding) && speaksAgainst(finding) === (side !== "for"))
    .flatMap((finding) => (side === "against-in-puzzle" ? withoutBetterMove(finding) : finding))
    .map((finding) => formatFinding(words, before, finding, { notation, lines: side === "against" }));
}

/** The most plies of a line in a reason. */
const LONGEST = 6;

/** Returns the finding for a proved loss of seeds. */
function findingOf({ best, played, line }: Loss, { turn: player }: MancalaGame): MancalaFinding {
  // Lines of findings are moves, which may be text.
  const proof = {
    by: "search",
    line: line.slice(0, LONGEST) as unknown as MancalaFinding["proof"]["line"],
  } as const;
  const margin = Math.abs(played);
  if (best > 0 && played <= 0)
    return { kind: "gives-win-away", to: played === 0 ? "draw" : "loss", margin, player, proof };
  if (best === 0) return { kind: "loses", margin, saved: true, player, proof };
  return { kind: "loses-seeds", seeds: best - played, player, proof };
}

/** The kinds of findings about the result, which a proved loss replaces. */
const results: readonly string[] = ["gives-win-away", "loses", "loses-seeds"];

async function mancalaReasons({ game, move, side, seeds }: Question, { language, signal }: Phrasing) {
  const reviews = await import("morabaraba/mancala/review");
  const { reviewMove, speaksAgainst, formatFinding } = reviews;
  const words = reviews[language];
  const before = game as MancalaGame;
  const { findings } = await reviewMove(before, move, { ...limits, signal });
  // Puzzles of mancala have words of their own.
  const isAgainst = side !== "for";
  const told = findings.filter((finding) => isProved(finding) && speaksAgainst(finding) === isAgainst);
  const all = seeds
    ? [findingOf(seeds, before), ...told.filter(({ kind }) => !results.includes(kind))]
    : told;
  return all.map((finding) => formatFinding(words, before, finding, { lines: isAgainst }));
}

/** Returns the reasons for a move: `undefined` while they load, empty if there are none or no move. */
export function useReasons(
  family: FamilyName,
  game: Game,
  move: string | undefined,
  side: Question["side"],
): string | undefined {
  const language = useLanguage();
  const { notation } = useSettings();
  const [answer, setAnswer] = useState<{
    readonly game: Game;
    readonly move: string;
    readonly text: string;
  }>();
  useEffect(() => {
    if (move === undefined) return;
    const search = new AbortController();
    const { signal } = search;
    reasonsOf({ family, game, move, side }, { language, notation, signal })
      .catch(() => "")
      .then((text) => signal.aborted || setAnswer({ game, move, text }));
    return () => search.abort();
  }, [family, game, move, side, language, notation]);
  if (move === undefined) return "";
  return answer?.game === game && answer.move === move ? answer.text : undefined;
}
