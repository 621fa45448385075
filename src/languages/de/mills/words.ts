/*
 * German words for mill games. *Stein*, *setzen*, *ziehen*, *springen*, *Mühle schließen* and *schlagen* are
 * from muehle-spielen.de, lite.games, schulzeug.info and muehlespieler.de. No native speaker has read the
 * texts yet.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/words.ts";

/** The terms of Morabaraba. *Kuh* and *schießen* translate the rules of Mind Sports South Africa. */
export const cattle = {
  Stein: "Kuh",
  Steine: "Kühe",
  einStein: "eine Kuh",
  einenStein: "eine Kuh",
  einemStein: "einer Kuh",
  EinStein: "Eine Kuh",
  derStein: "die Kuh",
  DerStein: "Die Kuh",
  denStein: "die Kuh",
  keinStein: "keine Kuh",
  keinenStein: "keine Kuh",
  KeinStein: "Keine Kuh",
  KeinenStein: "Keine Kuh",
  einenEigenenStein: "eine eigene Kuh",
  Steinen: "Kühen",
  helleSteine: "helle Kühe",
  dunkle: "dunkle",
  hellerStein: "helle Kuh",
  dunklerStein: "dunkle Kuh",
  toterStein: "tote Kuh",
  ToteSteine: "Tote Kühe",
  schlagen: "schießen",
  Schlagen: "Schießen",
  schlägt: "schießt",
  geschlagen: "geschossen",
  Schlag: "Schuss",
  Schläge: "Schüsse",
  der: "die",
  er: "sie",
  seinem: "ihrem",
  jederAndere: "jede andere",
  ersteStein: "erste Kuh",
  DerErsteStein: "Die erste Kuh",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games, from lite.games, schulzeug.info and muehlespieler.de. */
export const pieces: Terms = {
  Stein: "Stein",
  Steine: "Steine",
  einStein: "ein Stein",
  einenStein: "einen Stein",
  einemStein: "einem Stein",
  EinStein: "Ein Stein",
  derStein: "der Stein",
  DerStein: "Der Stein",
  denStein: "den Stein",
  keinStein: "kein Stein",
  keinenStein: "keinen Stein",
  KeinStein: "Kein Stein",
  KeinenStein: "Keinen Stein",
  einenEigenenStein: "einen eigenen Stein",
  Steinen: "Steinen",
  helleSteine: "helle Steine",
  dunkle: "dunkle",
  hellerStein: "heller Stein",
  dunklerStein: "dunkler Stein",
  toterStein: "toter Stein",
  ToteSteine: "Tote Steine",
  schlagen: "schlagen",
  Schlagen: "Schlagen",
  schlägt: "schlägt",
  geschlagen: "geschlagen",
  Schlag: "Schlag",
  Schläge: "Schläge",
  der: "der",
  er: "er",
  seinem: "seinem",
  jederAndere: "jeder andere",
  ersteStein: "erste Stein",
  DerErsteStein: "Der erste Stein",
};

const wordsIn = (t: Terms): Words => ({
  language: "de",
  players: { light: "Hell", dark: "Dunkel" },
  variants: {
    standard: "Morabaraba",
    mssa: "Morabaraba, Mind Sports South Africa",
    sesotho: "Sesotho-Morabaraba, 24 Punkte",
    sesotho25: "Sesotho-Morabaraba, 25 Punkte",
    elevenMens: "Morabaraba mit elf Kühen",
    nineMens: "Mühle",
    twelveMens: "Mühle mit zwölf Steinen",
    lasker: "Laskermühle",
    sixMens: "Mühle mit sechs Steinen",
    threeMens: "Mühle mit drei Steinen",
    nineHoles: "Neun Löcher",
    achi: "Achi",
    picaria: "Picaria",
    shisima: "Shisima",
    tsoroYematatu: "Tsoro yematatu",
    umlabalaba: "Umlabalaba",
    shax: "Shax",
    daSanQi: "Da san qi",
    chamGonu: "Cham gonu",
    russianMill: "Russische Mühle",
  },
  phases: { placing: "Setzen", moving: "Ziehen", flying: "Springen" },
  turns: {
    placing: `{player} muss ${t.einenStein} setzen.`,
    moving: `{player} muss ${t.einenStein} ziehen.`,
    flying: `{player} ist am Zug; die ${t.Steine} dürfen springen.`,
    shooting: `{player} muss ${t.einenStein} ${t.schlagen}.`,
    mayShoot: `{player} darf ${t.einenStein} ${t.schlagen}.`,
    giving: `{player} muss ${t.einenStein} abgeben.`,
  },
  moves: {
    place: `{player} setzt ${t.einenStein} auf {to}.`,
    move: `{player} zieht ${t.einenStein} von {from} nach {to}.`,
    fly: `{player} springt mit ${t.einemStein} von {from} nach {to}.`,
    shoot: "Das Brett ist voll.",
    give: `{player} gibt ${t.denStein} auf {to} ab, denn das Brett ist voll.`,
  },
  mill: "Das schließt eine Mühle: {mill}.",
  shot: `{player} ${t.schlägt} ${t.denStein} auf {shot}.`,
  order: {
    passes: "{player} kann nicht ziehen und setzt aus.",
    freed: "{player} kann nicht ziehen, und die andere Seite muss nach Möglichkeit einen Zug ermöglichen.",
    begins: `Alle ${t.Steine} sind gesetzt, und {player} zieht zuerst.`,
  },
  points: {
    light: `{point}, ${t.hellerStein}`,
    dark: `{point}, ${t.dunklerStein}`,
    empty: "{point}, frei",
    dead: `{point}, ${t.toterStein}`,
  },
  marks: {
    chosen: "{place}, gewählt",
    destination: "{place}, erreichbar",
    target: `{place}, kann ${t.geschlagen} werden`,
    mill: "{place}, schließt eine Mühle",
    blocked: "{place}, kann nicht ziehen",
  },
  buttons: { cancelTurn: "Abbrechen", noShot: `${t.KeinenStein} ${t.schlagen}`, type: "Zug eingeben" },
  keys: "Pfeiltasten und Ziffern führen zu anderen Punkten, der Schrägstrich zu einem Feld für Züge; I nennt die Nachbarn, L die Linien, S den Stand.",
  around: { neighbors: "Neben {point}: {places}.", line: "Linie: {places}." },
  letters:
    "Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias",
  premove: "Dein nächster Zug: {move}.",
  hand: "{player} hat {count} in der Hand.",
  shots: `{player} hat {count} ${t.geschlagen}.`,
  results: { won: "{winner} gewinnt.", drawn: "Das Spiel endet unentschieden." },
  reasons: {
    mill: "{winner} hat eine Mühle.",
    "few-cows": `{loser} hat zu wenige ${t.Steine} übrig.`,
    "no-moves": "Die Seite am Zug hat keinen regelgerechten Zug.",
    "ten-moves": `Es sind nur noch wenige ${t.Steine} da, und zu viele Züge sind ohne ${t.Schlag} vergangen.`,
    "full-board": "Das Brett ist voll.",
    repetition: "Dieselbe Stellung ist zu oft entstanden.",
    "no-shots": `Zu viele Züge sind ohne ${t.Schlag} vergangen.`,
    agreement: "Beide haben sich auf unentschieden geeinigt.",
    resignation: "{loser} hat aufgegeben.",
    cheating: "{loser} hat einen regelwidrigen Zug versucht und verliert dadurch.",
    abandonment: "{loser} hat das Spiel verlassen.",
    "double-turn": "{loser} hat außer der Reihe gezogen und verliert dadurch.",
    time: "{loser} hat die Zeit überschritten.",
  },
  refusals: {
    "game-over": "Das Spiel ist vorbei.",
    malformed: "Schreib einen Zug wie {example}, nicht {move}.",
    "unknown-point": "Das Brett hat keinen Punkt {point}: Schreib einen Zug wie {example}.",
    "removal-due": `Das Brett ist voll: Nimm zuerst ${t.einenStein} weg.`,
    "cow-in-hand": `Setz zuerst die ${t.Steine} aus deiner Hand.`,
    "no-cow-in-hand": `Du hast ${t.keinenStein} mehr zum Setzen.`,
    "not-your-cow": `Auf {from} steht ${t.keinStein} von dir.`,
    occupied: `Auf {to} steht schon ${t.einStein}.`,
    "no-placing": "Auf {to} darf jetzt nicht gesetzt werden.",
    "not-adjacent": "{to} liegt nicht neben {from}.",
    "mill-barred": "Diese Mühle darf noch nicht wieder geschlossen werden.",
    "must-free": "Du musst der anderen Seite einen Zug lassen.",
    "too-many-shots": `So viele ${t.Steine} darfst du nicht ${t.schlagen}.`,
    "shot-missing": `Du hast eine Mühle geschlossen: Wähl ${t.einenStein} zum ${t.Schlagen}.`,
    "shots-missing": `Du hast {mills} Mühlen geschlossen und {shots} von {due} ${t.Steinen} ${t.geschlagen}.`,
    "shot-without-mill": `Du darfst nur ${t.schlagen}, wenn du eine Mühle schließt.`,
    "not-a-target": `Auf {shot} gibt es nichts zu ${t.schlagen}.`,
    "target-in-mill": `${t.DerStein} auf {shot} steht in einer Mühle und darf nicht ${t.geschlagen} werden.`,
    blocked: `${t.DerStein} auf {from} kann jetzt nicht ziehen.`,
    ambiguous: "{move} kann {moves} bedeuten: Schreib den ganzen Zug.",
  },
});

/**
 * German words for Morabaraba and its variants.
 *
 * @example
 * ```ts
 * import { de, fill } from "morabaraba/words";
 *
 * fill(de.turns.placing, { player: de.players.light }); // => "Hell muss eine Kuh setzen."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(cattle));

/**
 * German words for games whose pieces are not cows, such as nine men's morris.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { announceTurn, deMorris } from "morabaraba/words";
 *
 * announceTurn(deMorris, createGame("nineMens")); // => "Hell muss einen Stein setzen."
 * ```
 */
export const deMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(pieces));
