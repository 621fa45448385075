/* What mill games call their pieces in Indonesian. */

/** The terms of Morabaraba. *Sapi* and *menembak* translate the rules of Mind Sports South Africa. */
export const cattle = {
  pion: "sapi",
  Pion: "Sapi",
  mengambil: "menembak",
  diambil: "ditembak",
  pengambilan: "tembakan",
  Pengambilan: "Tembakan",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games, from the rules of mul-mulan. */
export const pieces: Terms = {
  pion: "pion",
  Pion: "Pion",
  mengambil: "mengambil",
  diambil: "diambil",
  pengambilan: "pengambilan",
  Pengambilan: "Pengambilan",
};
