/* What mill games call their pieces in Afrikaans. *Stuk* is the word for a chess piece. */

/** The terms of Morabaraba. */
export const cattle = {
  koei: "koei",
  koeie: "koeie",
  Koei: "Koei",
  Koeie: "Koeie",
  skiet: "skiet",
  Skiet: "Skiet",
  geskiet: "geskiet",
  skoot: "skoot",
  skote: "skote",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games. */
export const pieces: Terms = {
  koei: "stuk",
  koeie: "stukke",
  Koei: "Stuk",
  Koeie: "Stukke",
  skiet: "verwyder",
  Skiet: "Verwyder",
  geskiet: "verwyder",
  skoot: "verwydering",
  skote: "verwyderings",
};
