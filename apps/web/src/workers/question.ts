/** What the page asks the worker of the bot, and what it answers: plain data. */
import type { FamilyName, Game } from "../games/family.ts";

export interface Question {
  readonly id: number;
  readonly family: FamilyName;
  readonly game: Game;
  /** 1 to 10. */
  readonly level: number;
  /** Milliseconds at most. */
  readonly timeMs: number;
  /** The bot's clock, which it shares out by itself. */
  readonly clock?: { readonly leftMs: number; readonly incrementMs: number } | undefined;
}

/** How far the bot has come. */
export interface Thought {
  /** Plies looked ahead. */
  readonly depth: number;
  /** What the line is worth to the bot, in hundredths of a cow or of a seed. */
  readonly score: number;
  /** The moves that it expects. */
  readonly line: readonly string[];
}

export type Answer =
  | { readonly id: number; readonly kind: "thought"; readonly thought: Thought }
  | { readonly id: number; readonly kind: "move"; readonly move: string; readonly thought: Thought }
  | { readonly id: number; readonly kind: "error"; readonly message: string };
