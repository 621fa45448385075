/** The setup of a game. */
import { type FamilyName, familyNames, type Kit, type StoredVariant } from "../family/family.ts";

export interface Setup {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly opponent: "bot" | "person";
  /** 1 to 10. */
  readonly level: number;
  /** The player's side: the family's first, its second, or a random one. */
  readonly side: 0 | 1 | "random";
  readonly clock: ClockRule | null;
}

export interface ClockRule {
  readonly minutes: number;
  readonly incrementSeconds: number;
}

export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The clocks that the form offers. */
export const clockRules: readonly (ClockRule | null)[] = [
  null,
  { minutes: 1, incrementSeconds: 0 },
  { minutes: 3, incrementSeconds: 2 },
  { minutes: 5, incrementSeconds: 0 },
  { minutes: 10, incrementSeconds: 5 },
  { minutes: 30, incrementSeconds: 0 },
];

/** The setup of a first game, against the weakest bot. */
export const firstSetup: Setup = {
  family: "mills",
  variant: "standard",
  opponent: "bot",
  level: 1,
  side: 0,
  clock: null,
};

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

function readClock(stored: unknown): ClockRule | null {
  const { minutes, incrementSeconds } = Object(stored) as Partial<ClockRule>;
  return isCount(minutes, 1, 180) && isCount(incrementSeconds, 0, 60) ? { minutes, incrementSeconds } : null;
}

/** Reads the family of a stored setup; mills by default. */
export const readFamily = (stored: unknown): FamilyName =>
  familyNames.find((name) => name === (Object(stored) as Partial<Setup>).family) ?? firstSetup.family;

/** Reads a stored setup, with defaults for invalid fields. */
export function readSetup(stored: unknown, kit: Kit): Setup {
  const { variant, opponent, level, side, clock } = Object(stored) as Partial<Record<keyof Setup, unknown>>;
  const name = Object.keys(kit.variants).find((key) => key === variant);
  const own = name === undefined && typeof variant === "object" ? kit.safeParseVariant(variant) : undefined;
  return {
    family: kit.name,
    variant: (name ?? (own?.ok ? own.value : Object.keys(kit.variants)[0])) as StoredVariant,
    opponent: opponent === "person" ? "person" : "bot",
    level: isCount(level, 1, 10) ? level : firstSetup.level,
    side: side === 0 || side === 1 || side === "random" ? side : firstSetup.side,
    clock: readClock(clock),
  };
}
