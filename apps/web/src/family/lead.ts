/** The seeds in the scores of mancala's bots. */

/** Returns the lead in seeds of a proved score. A win has a million more, a loss a million less. */
export const leadOf = (score: number): number => (score - Math.sign(score) * 1_000_000) / 100;
