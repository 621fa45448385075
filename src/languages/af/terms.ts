/* What mill games call their pieces in Afrikaans. *Stuk* is the word for a chess piece. */

/** The terms of a game, in each form that a text has. */
export interface Terms {
  readonly koei: string;
  readonly koeie: string;
  readonly Koei: string;
  readonly Koeie: string;
  readonly skiet: string;
  readonly Skiet: string;
  readonly geskiet: string;
  readonly skoot: string;
  readonly skote: string;
}

/** The terms of Morabaraba. */
export const cattle: Terms = {
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
