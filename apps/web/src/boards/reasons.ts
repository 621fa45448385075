/** Explains moves in the sentences of the library's reviews, which load on first use. */
import type { Game as MillGame, Notation } from "morabaraba";
import type { Game as MancalaGame } from "morabaraba/mancala";
import type { Finding } from "morabaraba/review";
import { useEffect, useState } from "react";
import { type Language, useLanguage } from "../core/language.ts";
import { useSettings } from "../core/settings.ts";
import type { FamilyName, Game } from "../family/family.ts";
import { wordsFor } from "../family/millWords.ts";

/** A question about a move. */
export interface Asked {
  readonly family: FamilyName;
  /** The game before the move. */
  readonly game: Game;
  readonly move: string;
  /** Whether to praise or criticize the move; in a puzzle, without naming the right one. */
  readonly side: "for" | "against" | "against-in-puzzle";
}

/** The language and the notation of the reasons. */
export interface Telling {
  readonly language: Language;
  readonly notation: Notation;
  readonly signal?: AbortSignal;
}

/** The most reasons shown for a move. */
const TOLD = 2;

/** Returns the proven reasons as sentences, most important first; empty if there are none. */
export async function reasonsOf(asked: Asked, telling: Telling): Promise<string> {
  const sentences = await (asked.family === "mills" ? millReasons : mancalaReasons)(asked, telling);
  return sentences.slice(0, TOLD).join(" ");
}

/** Every finding is looked through; the opinion of the search the page has itself. */
const limits = { most: 100 };
const isProved = ({ kind }: { readonly kind: string }) => kind !== "opinion";

/** Words a finding without naming the better move. */
function withoutBetterMove(finding: Finding): readonly Finding[] {
  const { player, proof } = finding;
  switch (finding.kind) {
    case "gives-win-away":
      return finding.lostIn === null
        ? [{ kind: "draws", player, proof }]
        : [{ kind: "loses", plies: finding.lostIn, saved: "longer", player, proof }];
    case "misses-win":
    case "misses-mill":
    case "misses-forced-mill":
    case "loses-cows":
      return [];
    default:
      return [finding];
  }
}

async function millReasons({ game, move, side }: Asked, { language, notation, signal }: Telling) {
  const reviews = await import("morabaraba/review");
  const { reviewMove, speaksAgainst, formatFinding } = reviews;
  const before = game as MillGame;
  const { findings } = await reviewMove(before, move, { ...limits, signal });
  const words = wordsFor(reviews, language, before.variant);
  return findings
    .filter((each) => isProved(each) && speaksAgainst(each) === (side !== "for"))
    .flatMap((each) => (side === "against-in-puzzle" ? withoutBetterMove(each) : each))
    .map((each) => formatFinding(words, before, each, { notation, lines: side === "against" }));
}

async function mancalaReasons({ game, move, side }: Asked, { language, signal }: Telling) {
  const reviews = await import("morabaraba/mancala/review");
  const { reviewMove, speaksAgainst, formatFinding } = reviews;
  const words = { af: reviews.af, en: reviews.en }[language];
  const before = game as MancalaGame;
  const { findings } = await reviewMove(before, move, { ...limits, signal });
  // There are no puzzles of mancala.
  const isAgainst = side !== "for";
  return findings
    .filter((each) => isProved(each) && speaksAgainst(each) === isAgainst)
    .map((each) => formatFinding(words, before, each, { lines: isAgainst }));
}

/** The reasons for one move: `undefined` while they load, empty if there are none or they are not wanted. */
export function useReasons(
  family: FamilyName,
  game: Game,
  move: string | undefined,
  side: Asked["side"],
): string | undefined {
  const language = useLanguage();
  const { notation } = useSettings();
  const [known, setKnown] = useState<{ readonly game: Game; readonly move: string; readonly text: string }>();
  useEffect(() => {
    if (move === undefined) return;
    const search = new AbortController();
    const { signal } = search;
    reasonsOf({ family, game, move, side }, { language, notation, signal })
      .catch(() => "")
      .then((text) => signal.aborted || setKnown({ game, move, text }));
    return () => search.abort();
  }, [family, game, move, side, language, notation]);
  if (move === undefined) return "";
  return known?.game === game && known.move === move ? known.text : undefined;
}
