/* What mill games call their pieces in English. Cows are shot, but other pieces are removed. */

/** The terms of Morabaraba, from the rules of Mind Sports South Africa. */
export const cattle = {
  cow: "cow",
  cows: "cows",
  Cows: "Cows",
  shoot: "shoot",
  shoots: "shoots",
  shot: "shot",
  removal: "shot",
  noShot: "Do not shoot",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games. */
export const pieces: Terms = {
  cow: "piece",
  cows: "pieces",
  Cows: "Pieces",
  shoot: "remove",
  shoots: "removes",
  shot: "removed",
  removal: "removal",
  noShot: "Do not remove a piece",
};
