/* The rules of mill games in German, in the terms of `morabaraba/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/rulebook.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, deMorris as morris, de as names, pieces, type Terms } from "./words.ts";

const wordsIn = (names: GameWords, t: Terms): Words => ({
  language: "de",
  names,
  sections: {
    board: "Das Brett",
    placing: "Setzen",
    mills: `Mühlen und ${t.Schläge}`,
    moving: "Ziehen und Springen",
    end: "Das Ende",
    draws: "Unentschieden",
    conduct: "Verhalten",
  },
  rules: {
    board: "Das Brett hat {points} und {lines} aus drei Punkten, die Mühlen sein können.",
    "shape-diagonals":
      "Drei Ringe liegen ineinander, und Linien verbinden ihre Ecken und die Mitten ihrer Seiten.",
    "shape-straight":
      "Drei Ringe liegen ineinander, und Linien verbinden die Mitten ihrer Seiten. Es gibt keine Diagonalen.",
    "shape-center":
      "Drei Ringe liegen ineinander um einen Punkt in der Mitte. Linien verbinden die Mitten ihrer Seiten mit diesem Punkt.",
    links: `Die ${t.Steine} ziehen auch über {links}, die zu keiner Mühle gehören können.`,
    cows: "Hell und Dunkel haben je {cows}.",
    "first-player-light": "Hell beginnt.",
    "first-player-dark": "Dunkel beginnt.",
    setup: `Am Anfang stehen ${t.helleSteine} auf {light} und ${t.dunkle} auf {dark}; alle anderen sind in der Hand.`,
    "setup-all": `Am Anfang stehen ${t.helleSteine} auf {light} und ${t.dunkle} auf {dark}.`,
    "no-setup": `Am Anfang ist das Brett leer, und alle ${t.Steine} sind in der Hand.`,
    "turns-passing": "Die Seiten ziehen abwechselnd; wer ziehen kann, darf nicht aussetzen.",
    turns: "Die Seiten ziehen abwechselnd; niemand darf aussetzen.",
    placing: `Wer ${t.Steine} in der Hand hat, setzt ${t.einenStein} auf einen beliebigen freien Punkt.`,
    "placing-somewhere": `Wer ${t.Steine} in der Hand hat, setzt ${t.einenStein} auf einen freien Punkt.`,
    "no-placing-none": "Auf jeden freien Punkt darf gesetzt werden.",
    "no-placing-first": `${t.DerErsteStein} des Spiels darf nicht auf {closed} gesetzt werden.`,
    "no-placing-all": `${t.KeinStein} darf auf {closed} gesetzt werden.`,
    "no-moving-while-placing": `${t.KeinStein} auf dem Brett zieht, bevor alle ${t.Steine} der eigenen Seite gesetzt sind.`,
    "moving-while-placing": `Wer ${t.Steine} in der Hand hat, darf stattdessen ${t.einenStein} auf dem Brett auf einen freien Nachbarpunkt ziehen.`,
    mill: `Drei ${t.Steine} einer Seite auf einer Linie sind eine Mühle.`,
    "shot-required": `Ein Zug, der eine Mühle schließt, ${t.schlägt} ${t.einenStein} der anderen Seite, ${t.der} aus dem Spiel kommt.`,
    "shot-optional": `Ein Zug, der eine Mühle schließt, darf ${t.einenStein} der anderen Seite ${t.schlagen}, ${t.der} aus dem Spiel kommt.`,
    "shot-required-marks": `Ein Zug, der eine Mühle schließt, ${t.schlägt} ${t.einenStein} der anderen Seite.`,
    "shot-optional-marks": `Ein Zug, der eine Mühle schließt, darf ${t.einenStein} der anderen Seite ${t.schlagen}.`,
    "mill-worth-shoots": `Eine Mühle bringt einen ${t.Schlag}, wenn sie geschlossen wird, und wieder jedes Mal, wenn sie geöffnet und geschlossen wird.`,
    "mill-worth-once": `Eine Mühle bringt einen ${t.Schlag}, wenn sie zum ersten Mal geschlossen wird.`,
    "mill-worth-late": `Sind alle ${t.Steine} gesetzt, bringt eine Mühle einen ${t.Schlag}, wenn sie geschlossen wird, und wieder jedes Mal, wenn sie geöffnet und geschlossen wird.`,
    "mill-worth-late-once": `Sind alle ${t.Steine} gesetzt, bringt eine Mühle einen ${t.Schlag}, wenn sie zum ersten Mal geschlossen wird.`,
    "mill-worth-wins": `Wer eine Mühle schließt, hat gewonnen; eine Mühle ${t.schlägt} nie ${t.einenStein}.`,
    "shots-one": `So viele Mühlen ein Zug auch schließt, er ${t.schlägt} höchstens ${t.einenStein}.`,
    "shots-each-mill": `Ein Zug, der mehrere Mühlen schließt, ${t.schlägt} für jede davon ${t.einenStein}, höchstens drei, solange es ${t.Steine} gibt, die ${t.geschlagen} werden dürfen, und das Spiel nicht gewonnen ist.`,
    "shots-each-mill-optional": `Ein Zug, der mehrere Mühlen schließt, darf für jede davon ${t.einenStein} ${t.schlagen}, höchstens drei, solange es ${t.Steine} gibt, die ${t.geschlagen} werden dürfen, und das Spiel nicht gewonnen ist.`,
    "shots-each-mill-once": `Ein Zug, der mehrere Linien zum ersten Mal schließt, ${t.schlägt} für jede davon ${t.einenStein}, höchstens drei, solange es ${t.Steine} gibt, die ${t.geschlagen} werden dürfen, und das Spiel nicht gewonnen ist.`,
    "shots-each-mill-once-optional": `Ein Zug, der mehrere Linien zum ersten Mal schließt, darf für jede davon ${t.einenStein} ${t.schlagen}, höchstens drei, solange es ${t.Steine} gibt, die ${t.geschlagen} werden dürfen, und das Spiel nicht gewonnen ist.`,
    "placing-shot-removes": `Auch eine Mühle, die beim Setzen geschlossen wird, bringt einen ${t.Schlag}.`,
    "placing-shot-marks": `${t.EinStein}, ${t.der} ${t.geschlagen} wird, solange jemand ${t.Steine} in der Hand hat, ist tot und bleibt auf ${t.seinem} Punkt, bis alle ${t.Steine} gesetzt sind; danach kommt ${t.jederAndere} sofort aus dem Spiel.`,
    "placing-shot-illegal": `${t.KeinStein} darf so gesetzt werden, dass eine Mühle entsteht.`,
    "placing-shot-none": `Eine Mühle, die geschlossen wird, solange jemand ${t.Steine} in der Hand hat, ${t.schlägt} nichts.`,
    "no-target": `Darf ${t.keinStein} ${t.geschlagen} werden, so endet der Zug ohne ${t.Schlag}.`,
    "cows-in-mills-last-resort": `${t.EinStein} in einer Mühle darf nur ${t.geschlagen} werden, wenn alle ${t.Steine} dieser Seite auf dem Brett in Mühlen stehen.`,
    "cows-in-mills-never": `${t.EinStein} in einer Mühle darf nie ${t.geschlagen} werden.`,
    "cows-in-mills-always": `${t.EinStein} in einer Mühle darf wie ${t.jederAndere} ${t.geschlagen} werden.`,
    "repeat-mill-allowed": "Dieselbe Mühle darf beliebig oft geöffnet und geschlossen werden.",
    "repeat-mill-same-cow": `${t.EinStein}, ${t.der} eine Mühle geöffnet hat, um eine andere zu schließen, darf mit dem nächsten Zug nicht gleich zurück, wenn das eine Mühle schließt.`,
    "repeat-mill-same-mill": `Hat ${t.einStein} eine Mühle geöffnet, um eine andere zu schließen, so darf die Seite mit dem nächsten Zug auf dem verlassenen Punkt keine Mühle schließen, außer wenn diese Mühle auch durch den Punkt geht, auf den gezogen wurde.`,
    "repeat-mill-once": `Eine Linie bringt einer Seite nur dann einen ${t.Schlag}, wenn diese Seite sie zum ersten Mal schließt.`,
    "repeat-mill-once-late": `Eine Linie bringt einer Seite nur dann einen ${t.Schlag}, wenn diese Seite sie zum ersten Mal schließt, seit ihre Mühlen ${t.Steine} ${t.schlagen} dürfen.`,
    "moves-first-next": `Sind alle ${t.Steine} gesetzt, ziehen die Seiten weiter abwechselnd.`,
    "moves-first-second-player": `Sind alle ${t.Steine} gesetzt, zieht zuerst die Seite, die nicht begonnen hat.`,
    "moves-first-first-mill": `Sind alle ${t.Steine} gesetzt, zieht zuerst die Seite, die die erste Mühle geschlossen hat. Gibt es sie nicht, so ist es die Seite, die nicht begonnen hat.`,
    step: `Wer ${t.keinenStein} in der Hand hat, zieht ${t.einenStein} entlang einer Linie auf einen freien Nachbarpunkt.`,
    flying: `Wer ${t.keinenStein} in der Hand und höchstens {cows} auf dem Brett hat, springt: Die ${t.Steine} dürfen auf jeden freien Punkt.`,
    "no-flying": "Gesprungen wird nie.",
    "few-cows":
      "Eine Seite, die auf dem Brett und in der Hand zusammen weniger als {cows} hat, hat verloren.",
    "no-few-cows": `Niemand verliert, weil zu wenige ${t.Steine} übrig sind.`,
    "no-moves-loses": "Wer am Zug keinen regelgerechten Zug hat, hat verloren.",
    "no-moves-draws": "Hat eine Seite am Zug keinen regelgerechten Zug, ist das Spiel unentschieden.",
    "no-moves-passes":
      "Hat eine Seite am Zug keinen regelgerechten Zug, zieht die andere noch einmal; kann keine ziehen, ist das Spiel unentschieden.",
    "no-moves-freed": `Hat eine Seite am Zug keinen regelgerechten Zug, zieht die andere noch einmal. Sie muss der blockierten Seite einen Zug ermöglichen, wenn sie kann, und ${t.schlägt} bis dahin nichts. Kann keine ziehen, ist das Spiel unentschieden.`,
    "full-board-each-shoots": `Ist jeder Punkt besetzt, wenn alle ${t.Steine} gesetzt sind, ${t.schlägt} jede Seite ${t.einenStein}, zuerst die Seite, die zuerst zieht.`,
    "full-board-each-gives": `Ist jeder Punkt besetzt, wenn alle ${t.Steine} gesetzt sind, nimmt jede Seite der Reihe nach ${t.einenEigenenStein} vom Brett.`,
    "full-board-draws": "Ist jeder Punkt besetzt, ist das Spiel unentschieden, obwohl niemand ziehen kann.",
    "full-board-first-player-loses":
      "Ist jeder Punkt besetzt, hat die Seite verloren, die begonnen hat, wer auch immer am Zug ist.",
    "ten-moves-either": `Hat eine der Seiten auf dem Brett und in der Hand zusammen höchstens {cows}, ist das Spiel unentschieden, und zwar nach {plies} beider Seiten zusammen ohne Setzen oder ${t.Schlag}.`,
    "ten-moves-both": `Haben beide Seiten auf dem Brett und in der Hand zusammen je höchstens {cows}, ist das Spiel unentschieden, und zwar nach {plies} beider Seiten zusammen ohne Setzen oder ${t.Schlag}.`,
    "ten-moves-wins": "Nach {plies} beider Seiten zusammen ohne Setzen ist das Spiel unentschieden.",
    repetition: "Ist dieselbe Stellung {times} entstanden, ist das Spiel unentschieden.",
    "no-repetition": "Dieselbe Stellung darf beliebig oft entstehen.",
    "no-shots": `Nach {plies} beider Seiten zusammen ohne Setzen oder ${t.Schlag} ist das Spiel unentschieden, wie viele ${t.Steine} auch da sind.`,
    "no-shots-wins": `Nach {plies} beider Seiten zusammen ohne Setzen ist das Spiel unentschieden, wie viele ${t.Steine} auch da sind.`,
    "no-other-count": "Keine andere Zählung von Zügen macht das Spiel unentschieden.",
    "no-count": "Keine Zählung von Zügen macht das Spiel unentschieden.",
    cheating: "Wer betrügt, verliert das Spiel.",
    abandonment: `Wer die ${t.Steine} einsammelt, verliert das Spiel.`,
    "double-turn": "Wer zweimal hintereinander zieht, verliert das Spiel.",
    "out-of-turn": "Wer außer der Reihe zieht, verliert das Spiel.",
  },
  counts: {
    points: { one: "einen Punkt", other: "{count} Punkte" },
    lines: { one: "eine Linie", other: "{count} Linien" },
    links: { one: "eine Verbindung", other: "{count} Verbindungen" },
    cows: { one: t.einenStein, other: `{count} ${t.Steine}` },
    plies: { one: "einem Zug", other: "{count} Zügen" },
    times: { one: "einmal", other: "{count}-mal" },
  },
  prompt: {
    title:
      "Du spielst {player} in einer Partie {variant}, einem Brettspiel für zwei. Die Seiten sind {light} und {dark}. Die Regeln:",
    board: "Das ganze Brett",
    points: "Die Punkte: {points}",
    lines: "Die Linien: {lines}. Die Punkte, die in einer Linie nebeneinander stehen, sind Nachbarn.",
    links: "Auch diese Paare von Punkten sind Nachbarn, obwohl sie auf keiner Linie liegen: {links}.",
    notation: "Wie ein Zug geschrieben wird",
    placing: `Wer ${t.einenStein} setzt, schreibt den Punkt, zum Beispiel {to}.`,
    moving: `Wer ${t.einenStein} zieht, schreibt zwei Punkte, zum Beispiel {from}-{to}.`,
    shooting: `Wird dabei ${t.einStein} ${t.geschlagen}, folgen x und der Punkt, zum Beispiel {from}-{to}x{shot}; weitere Punkte folgen ebenso.`,
    taking: `Ein Zug, der nur ${t.einenStein} von einem vollen Brett nimmt, wird x{shot} geschrieben.`,
    position: "Die Stellung jetzt",
    cows: `${t.Steine} von {light} stehen auf: {lights}. ${t.Steine} von {dark} stehen auf: {darks}.`,
    hands: `${t.Steine} in der Hand: {light} {lights}, {dark} {darks}.`,
    dead: `${t.ToteSteine}, die nur ihre Punkte besetzen, liegen auf: {points}.`,
    barred: "{side} darf nicht von {from} nach {to} ziehen, um dort eine Mühle zu schließen.",
    used: `Linien, die {side} schon einen ${t.Schlag} gegeben haben: {lines}.`,
    "first-mill": "{side} hat die erste Mühle geschlossen.",
    removal: `Das Brett ist voll: {player} muss jetzt ${t.einenStein} wegnehmen.`,
    freeing: "{player} muss die blockierte Seite ziehen lassen, wenn das möglich ist.",
    quiet: `Züge beider Seiten zusammen, seit zuletzt gesetzt oder ${t.geschlagen} wurde: {count}.`,
    turn: "{player} ist am Zug.",
    moves: "Die regelgerechten Züge: {moves}",
    answer: 'Beende deine Antwort mit einer Zeile, in der nur "Move:" und dein Zug stehen.',
  },
  arbiter: {
    stands: "Der Zug von {player} gilt.",
    falls: "Der Zug von {player} gilt nicht.",
    "out-of-turn": "{player} ist nicht am Zug.",
    "put-back": "Ein Versehen: Der Zug wird zurückgenommen, und {player} macht einen regelgerechten Zug.",
    forfeit: "Betrug: {player} verliert das Spiel, und {winner} gewinnt.",
  },
  faults: {
    "game-over": "Das Spiel ist vorbei.",
    malformed: "{move} ist kein Zug. Ein Zug ist zum Beispiel {example}.",
    "unknown-point": "Das Brett hat keinen Punkt {point}.",
    "cow-in-hand": `{player} hat noch ${t.einenStein} in der Hand und muss zuerst setzen.`,
    "no-cow-in-hand": `{player} hat ${t.keinenStein} mehr zum Setzen.`,
    "not-your-cow": `Auf {from} steht ${t.keinStein} von {player}.`,
    "removal-due": `Das Brett ist voll, und {player} muss zuerst ${t.einenStein} wegnehmen.`,
    "no-placing": "Auf {to} darf jetzt nicht gesetzt werden.",
    "must-free": "{player} muss der anderen Seite einen Zug ermöglichen.",
    "too-many-shots": `Der Zug ${t.schlägt} mehr ${t.Steine}, als er darf.`,
    occupied: `Auf {to} steht schon ${t.einStein}.`,
    "not-adjacent": "{to} liegt nicht neben {from}, und {player} darf nicht springen.",
    "mill-barred": "Die Mühle auf {to} darf noch nicht wieder geschlossen werden.",
    "shot-missing": `Der Zug schließt eine Mühle und ${t.schlägt} ${t.keinenStein}.`,
    "shots-missing": `Der Zug schließt {mills} Mühlen und ${t.schlägt} {shots} von {due} ${t.Steinen}.`,
    "shot-without-mill": `Der Zug ${t.schlägt} ${t.einenStein} und schließt keine Mühle.`,
    "not-a-target": `Auf {shot} steht ${t.keinStein} der anderen Seite.`,
    "target-in-mill": `${t.DerStein} auf {shot} steht in einer Mühle und darf nicht ${t.geschlagen} werden.`,
  },
});

/**
 * German sentences for rulebooks of mill games.
 *
 * @example
 * ```ts
 * import { de } from "morabaraba/rulebook";
 *
 * de.rules.mill; // => "Drei Kühe einer Seite auf einer Linie sind eine Mühle."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * German sentences for rulebooks of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { deMorris } from "morabaraba/rulebook";
 *
 * deMorris.rules.mill; // => "Drei Steine einer Seite auf einer Linie sind eine Mühle."
 * ```
 */
export const deMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
