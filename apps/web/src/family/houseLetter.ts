/** The letters of houses in drawings on boards of mancala. */

/** Returns the letter of a house by its move: `A` is south's first house, `a` is north's. */
export const houseLetter = (isSouth: boolean, move: string): string =>
  String.fromCharCode((isSouth ? 64 : 96) + Number(move));
