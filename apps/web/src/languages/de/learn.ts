import type { LearnWords } from "../en/learn.ts";

export const words: LearnWords = {
  title: "Lektionen",
  lead: "Kurze Lektionen zum Spielen: eine für jede Regel und für jede Falle.",
  families: { mills: "Morabaraba", kin: "Andere Mühlespiele", mancala: "Mancala" },
  count: "Lektion {number} von {all}",
  progress: "{done} von {all}",
  done: "fertig",
  tryIt: "Versuch es.",
  hint: "Tipp",
  again: "Noch einmal",
  back: "Zurück",
  next: "Weiter: {title}",
  goOn: "Weiter",
  finished: "Du hast alle Lektionen gespielt.",
  solve: "Zu den Rätseln",
  restart: "Diese Lektion noch einmal",
  sources: "Was die Quellen sagen",
  differences: "Wie sich die Spiele unterscheiden",
  all: "alle",
  english: "Dieser Text kommt aus dem Leitfaden über die Regeln, den es nur auf Englisch gibt.",
  steps: "Schritt {number} von {all}",
  wrong: "Dieser Zug ist regelgerecht, aber nicht der gesuchte. Das Brett steht wieder wie zuvor.",
  lessons: {
    placing: {
      title: "Kühe setzen",
      steps: [
        {
          ask: "Du bist Hell. Setz eine Kuh auf einen beliebigen freien Punkt.",
          right: "Dunkel hat auch eine gesetzt. Ihr zieht abwechselnd.",
        },
        {
          ask: "Setz noch eine. Am wertvollsten sind Punkte, an denen sich viele Linien treffen.",
          right: "So geht es weiter, bis beide Hände leer sind.",
        },
        {
          ask: "Versuch jetzt, die Kuh auf {a7} zu ziehen: Drück auf sie.",
          right: "Sie muss bleiben: Keine Kuh zieht, solange du Kühe in der Hand hast.",
        },
      ],
    },
    mills: {
      title: "Mühlen",
      steps: [
        {
          ask: "Zwei deiner Kühe stehen auf {a7} und {d7}. Setz eine dritte in ihre Linie und schieß dann eine beliebige dunkle Kuh.",
          right: "Drei in einer Linie sind eine Mühle, und sie hat eine Kuh geschossen.",
          wrong: "Das schließt keine Mühle. Vervollständige die Linie von {a7} und {d7}.",
        },
        {
          ask: "Dieses Brett hat Diagonalen. Schließ eine Mühle auf der von {a7} nach {c5}.",
          right: "Eine Diagonale ist eine Linie wie jede andere. Manche Spiele haben keine: siehe unten.",
          wrong: "Das schließt keine Mühle. Schau zwischen {a7} und {c5}.",
        },
      ],
    },
    shots: {
      title: "Schüsse",
      steps: [
        {
          ask: "Dunkel will auf {d7} eine Mühle schließen. Schließ deine auf {g1} und schieß eine Kuh, die das verhindert.",
          right: "Diese Linie ist zerstört. Ein Schuss verteidigt so gut, wie er angreift.",
          wrong:
            "Dunkel schließt die Mühle auf {d7} trotzdem. Schließ deine auf {g1} und schieß eine der beiden Kühe unter {d7}.",
        },
        {
          ask: "Eine Kuh auf {g7} schließt zwei Mühlen auf einmal. Setz sie und sieh, wie viele Kühe du schießen darfst.",
          right: "Zwei Mühlen, aber ein Schuss. Die Regel ist eine Kuh pro Zug.",
          wrong: "Schließ beide Linien, die sich auf {g7} treffen.",
        },
      ],
    },
    protected: {
      title: "Geschützte Kühe",
      steps: [
        {
          ask: "Dunkel hat eine Mühle auf {d7}, {d6} und {d5}. Schließ deine auf {g1} und versuch, eine Kuh daraus zu schießen.",
          right: "Eine Kuh in einer Mühle ist sicher, solange eine andere außerhalb steht.",
          wrong: "Du hast die Kuh außerhalb geschossen. Versuch eine der drei in der Mühle.",
        },
        {
          ask: "Schließ deine Mühle noch einmal und schieß die Kuh, die nicht sicher ist.",
          right: "Richtig: {b4} stand in keiner Mühle.",
          wrong: "Schließ die Mühle auf {g1}.",
        },
        {
          ask: "Hier steht jede dunkle Kuh in einer Mühle. Schließ deine Mühle und schieß eine beliebige Kuh.",
          right: "Wenn alle in Mühlen stehen, ist keine sicher.",
          wrong: "Schließ die Mühle auf {g1}.",
        },
      ],
    },
    moving: {
      title: "Ziehen",
      steps: [
        {
          ask: "Alle Kühe sind gesetzt, jetzt ziehst du. Versuch, weiter als bis zum nächsten Punkt zu gehen.",
          right: "Eine Kuh geht einen Schritt entlang einer Linie, auf einen Nachbarpunkt.",
          wrong: "Das war ein Schritt, und der ist erlaubt. Versuch, weiter zu gehen.",
        },
        {
          ask: "Ein Schritt schließt eine Mühle. Finde ihn und schieß.",
          right: "Die Kuh von {g4} hat die Linie vervollständigt.",
          wrong: "Das schließt keine Mühle. Welche Kuh kann in die Linie von {a7} und {d7} ziehen?",
        },
      ],
    },
    swinging: {
      title: "Eine Mühle öffnen und schließen",
      steps: [
        {
          ask: "Deine Mühle auf dem äußeren Ring schießt erst wieder, wenn sie neu geschlossen wird. Öffne sie so, dass der Zug eine andere schließt.",
          right: "Eine Mühle geöffnet, eine andere geschlossen. Und die erste kann sich wieder schließen.",
          wrong: "Das öffnet oder schließt nichts. Zieh die Kuh, die {b6} und {f6} vervollständigen kann.",
        },
        {
          ask: "Dunkel kann es nicht verhindern. Zieh zurück und schieß noch einmal.",
          right: "So eine Zwickmühle schießt mit jedem Zug. Sie entscheidet die meisten Spiele.",
          wrong: "Zieh zurück nach {d7}.",
        },
      ],
    },
    "repeat-mill": {
      title: "Die Regel über wiederholte Mühlen",
      steps: [
        {
          ask: "Nach den Regeln von Mind Sports South Africa: Öffne die Mühle auf {d7}, {d6} und {d5} mit der Kuh auf {d6} und schließ mit ihr eine andere.",
          right: "Diese Kuh hat eine Mühle geöffnet, um eine Mühle zu schließen.",
          wrong: "Zieh die Kuh auf {d6} nach {b6}.",
        },
        {
          ask: "Versuch jetzt, gleich nach {d6} zurückzuziehen.",
          right: "Diese Kuh darf einen Zug lang nicht nach {d6}, denn das würde die Mühle wieder schließen.",
          wrong: "Das ist erlaubt. Versuch den Zug von {b6} zurück nach {d6}.",
        },
        {
          ask: "Die Regel bindet nur diese Kuh. Schließ dieselbe Mühle mit einer anderen.",
          right: "Die Kuh von {f6} darf das. Man kann dafür mit zwei Kühen neben einer Lücke planen.",
          wrong: "Schließ die Linie von {d7} und {d5} mit einer Kuh, die sie nicht geöffnet hat.",
        },
      ],
    },
    flying: {
      title: "Springen",
      steps: [
        {
          ask: "Du hast vier Kühe. Versuch, die auf {e3} nach {g7} zu tragen.",
          right: "Mit vier Kühen gehst du noch Schritt für Schritt.",
          wrong: "Das war ein Schritt. Versuch, von {e3} nach {g7} zu springen.",
        },
        {
          ask: "Jetzt hast du drei und springst. Trag eine Kuh auf den Punkt, der eine Mühle schließt.",
          right: "Drei Kühe sind schwach, aber sie sind überall zugleich.",
          wrong: "Das schließt nichts. Wo ist die Lücke in deiner Linie?",
        },
      ],
    },
    "few-cows": {
      title: "Zu wenige Kühe",
      steps: [
        {
          ask: "Dunkel hat noch drei Kühe. Schließ eine Mühle und gewinn.",
          right:
            "Mit zwei Kühen kann niemand eine Mühle schließen: Das Spiel ist vorbei, und du hast gewonnen.",
          wrong: "Das schließt keine Mühle.",
        },
      ],
    },
    blockade: {
      title: "Kein Zug mehr",
      steps: [
        {
          ask: "Auf diesem Brett ohne Diagonalen sind die vier Kühe von Dunkel fast eingeschlossen. Nimm ihnen den letzten Schritt.",
          right: "Dunkel kann nicht ziehen und hat verloren, mit vier Kühen auf dem Brett.",
          wrong: "Dunkel kann noch nach {b4} ziehen.",
        },
      ],
    },
    "ten-moves": {
      title: "Remis nach zehn Zügen",
      steps: [
        {
          ask: "Du hast nur noch drei Kühe, und neun Züge lang hat niemand geschossen. Nur ein Schuss hält das Spiel am Leben.",
          right: "Der Schuss kam rechtzeitig im zehnten Zug. Jetzt beginnt das Zählen von vorn.",
          wrong: "Nach zehn Zügen ohne Schuss wäre ein Spiel unentschieden. Schließ die Mühle.",
        },
        {
          ask: "Hier haben beide Seiten drei Kühe, neun Züge sind vergangen, und du springst, kannst aber nicht schießen. Zieh, wie du willst.",
          right: "Der zehnte Zug ohne Schuss: unentschieden.",
        },
      ],
    },
    "full-board": {
      title: "Ein volles Brett",
      steps: [
        {
          ask: "Keine Kuh wurde geschossen, und du hast die letzte von 24. Setz sie auf den letzten Punkt.",
          right:
            "Auf einem vollen Brett kann niemand ziehen: unentschieden. Mit elf Kühen je Seite kann das nicht geschehen.",
        },
      ],
    },
    "winning-mill": {
      title: "Eine Mühle, die gewinnt",
      steps: [
        {
          ask: "Mühle mit drei Steinen: je drei, und drei in einer Linie gewinnen. Zieh und gewinn.",
          right: "Das ist eine Mühle, und das Spiel ist vorbei. In diesem Spiel wird nie geschlagen.",
          wrong: "Das ist keine Linie. Zwei deiner Steine stehen in der obersten Reihe.",
        },
      ],
    },
    "closed-points": {
      title: "Ein gesperrter Punkt",
      steps: [
        {
          ask: "Bei Picaria darf niemand einen Stein in die Mitte setzen. Versuch es.",
          right: "Die Mitte ist gesperrt, solange gesetzt wird.",
          wrong: "Dieser Punkt ist frei. Drück auf den in der Mitte.",
        },
        {
          ask: "Alle Steine sind gesetzt, und jetzt ist die Mitte frei. Zieh dorthin und gewinn.",
          right: "Drei quer durch die Mitte: Du hast gewonnen.",
          wrong: "Das gewinnt nicht. Welcher Stein kann zwischen a2 und c2 ziehen?",
        },
      ],
    },
    setup: {
      title: "Steine auf dem Brett",
      steps: [
        {
          ask: "Shisima beginnt mit allen Steinen auf dem Brett, du ziehst also sofort. Zieh einen beliebigen von dir.",
          right: "Vom Ring aus kann ein Stein nur in die Mitte oder auf die Punkte daneben ziehen.",
        },
        {
          ask: "Nur Linien durch die Mitte gewinnen. Du hast die Mitte: Vervollständige eine Linie.",
          right: "Eine Linie durch die Mitte, und du hast gewonnen.",
          wrong: "Das ist keine Linie. Dein Stein auf c1 braucht einen gegenüber, auf a3.",
        },
      ],
    },
    passing: {
      title: "Aussetzen",
      steps: [
        {
          ask: "Achi, und du bist Dunkel. Setz deinen letzten Stein so, dass Hell nicht ziehen kann.",
          right: "Hell hat keinen Zug und setzt aus, also bist du wieder am Zug.",
          wrong: "Dann kann Hell ziehen. Nimm die Mitte.",
        },
        {
          ask: "Du ziehst noch einmal. Ein Schritt gewinnt.",
          right: "Drei in einer Linie: Das Aussetzen hat Hell das Spiel gekostet.",
          wrong: "Das ergibt keine Linie. Schau auf die Diagonale von a3.",
        },
      ],
    },
    "moving-while-placing": {
      title: "Ziehen mit Steinen in der Hand",
      steps: [
        {
          ask: "In der Laskermühle darf ein Stein ziehen, während andere in der Hand sind. Schließ mit einem Zug eine Mühle und schlag einen Stein.",
          right: "Du hast noch alle sieben Steine in der Hand.",
          wrong: "Zieh einen Stein, der auf dem Brett steht: den auf {g4}.",
        },
      ],
    },
    "two-shots": {
      title: "Zwei Mühlen, zwei Steine",
      steps: [
        {
          ask: "In diesem Spiel schlägt ein Zug, der zwei Mühlen schließt, zwei Steine. Setz einen auf {a7} und wähl dann beide.",
          right: "Zwei Mühlen, zwei Steine. Drück auf den zweiten, sobald der erste weg ist.",
          wrong: "Schließ beide Linien, die sich auf {a7} treffen.",
        },
      ],
    },
    "line-once": {
      title: "Eine Linie zählt einmal",
      steps: [
        {
          ask: "Die Linie von {a7}, {d7} und {g7} hast du schon einmal geschlossen und wieder geöffnet. Schließ sie noch einmal mit dem Stein auf {g4}.",
          right: "Nichts wird geschlagen: Eine Linie zählt nur, wenn du sie zum ersten Mal schließt.",
          wrong: "Zieh von {g4} nach {g7}.",
        },
        {
          ask: "Such also eine Linie, die du noch nicht geschlossen hast.",
          right: "Eine neue Linie, und ein Stein zum Schlagen.",
          wrong: "Das schließt keine neue Linie. Zwei deiner Steine stehen auf {b4} und {b2}.",
        },
      ],
    },
    dead: {
      title: "Tote Steine",
      steps: [
        {
          ask: "In Cham gonu bleibt ein Stein, der beim Setzen geschlagen wird, tot auf seinem Punkt. Schließ eine Mühle auf {g7} und wähl den Stein auf {b6}.",
          right: "Der Stein auf {b6} ist tot: Er bildet keine Mühle und belegt seinen Punkt.",
          wrong: "Schließ die Linie von {a7} und {d7} und wähl den Stein auf {b6}.",
        },
        {
          ask: "Versuch, einen Stein auf {b6} zu setzen.",
          right: "Der Punkt ist besetzt, bis alle Steine gesetzt sind. Dann kommen die toten weg.",
          wrong: "Dieser Punkt ist frei. Versuch den toten Stein auf {b6}.",
        },
      ],
    },
    "moves-first": {
      title: "Wer zuerst zieht",
      steps: [
        {
          ask: "Da san qi, und du bist Dunkel. Hell hat begonnen, und der letzte Stein ist deiner. Setz ihn auf {c3}.",
          right:
            "Die toten Steine sind weg. Zuerst zieht, wer nicht begonnen hat, also bist du wieder am Zug.",
        },
        {
          ask: "Zieh einen beliebigen Stein.",
          right: "Jetzt zieht Hell, und es geht wie gewohnt abwechselnd weiter.",
        },
      ],
    },
    "first-mill": {
      title: "Shax: die erste Mühle",
      steps: [
        {
          ask: "Bei Shax schlägt eine Mühle nichts, solange gesetzt wird. Du bist Dunkel: Schließ trotzdem eine.",
          right:
            "Nichts wurde geschlagen, aber du hast die erste Mühle geschlossen. Wer sie geschlossen hat, zieht später zuerst.",
          wrong: "Das schließt keine Mühle. Vervollständige die Linie von {a7} und {d7}.",
        },
        {
          ask: "Hier ist der letzte Stein deiner. Setz ihn auf {f6}.",
          right: "Das Brett ist voll, niemand könnte ziehen. Jede Seite schlägt einen Stein.",
        },
        {
          ask: "Du hast die erste Mühle, also beginnst du. Wähl einen Stein von Hell.",
          right: "Hell hat einen von deinen geschlagen.",
        },
        {
          ask: "Zieh jetzt. Mit der ersten Mühle ziehst du auch zuerst.",
          right: "Von jetzt an schlägt eine Mühle einen Stein, wie in anderen Spielen.",
        },
      ],
    },
    freeing: {
      title: "Die andere Seite befreien",
      steps: [
        {
          ask: "Hell hat keinen Zug. Bei Shax setzt Hell aus, und du musst Hell wenn möglich herauslassen. Du bist Dunkel: Versuch, von {c5} nach {d5} zu ziehen.",
          right: "Das würde Hell nicht befreien, und du hast Züge, die es tun.",
          wrong: "Das befreit Hell, wie du es musst. Versuch den Stein auf {c5}.",
        },
        {
          ask: "Öffne jetzt einen Weg für Hell.",
          right: "Hell kann wieder ziehen, und das Spiel geht weiter.",
          wrong: "Hell ist noch eingeschlossen.",
        },
      ],
    },
    giving: {
      title: "Eine Kuh abgeben",
      steps: [
        {
          ask: "Umlabalaba mit je zwölf Kühen. Die letzte Kuh ist deine: Setz sie auf {g1}.",
          right: "Das Brett ist voll. Dunkel hat die Kuh auf {d6} abgegeben.",
        },
        {
          ask: "Jetzt gibst du eine von dir ab. Wähl sie.",
          right: "Es ist wieder Platz zum Ziehen, und Dunkel beginnt.",
        },
      ],
    },
    sowing: {
      title: "Säen",
      steps: [
        {
          ask: "Du bist Süd, mit der unteren Reihe. Nimm die Samen einer deiner Mulden auf, aber nicht der dritten, und sieh, wohin sie gehen.",
          right:
            "Je ein Samen geht gegen den Uhrzeigersinn in die nächste Mulde und in deinen Speicher, aber nicht in den von Nord.",
          wrong: "Die dritte Mulde ist für die nächste Lektion. Nimm eine andere.",
        },
      ],
    },
    "another-turn": {
      title: "Noch ein Zug",
      steps: [
        {
          ask: "Finde die Mulde, deren letzter Samen in deinen Speicher fällt.",
          right: "Vier Samen aus der dritten Mulde enden im Speicher, also ziehst du noch einmal.",
          wrong: "Der letzte Samen hat den Speicher nicht erreicht. Zähl die Samen jeder Mulde.",
        },
        {
          ask: "Du bist immer noch am Zug. Spiel eine beliebige Mulde.",
          right: "Jetzt zieht Nord, außer wenn du wieder im Speicher gelandet bist.",
        },
      ],
    },
    captures: {
      title: "Fangen in Kalah",
      steps: [
        {
          ask: "Lass deinen letzten Samen in deine leere dritte Mulde fallen, gegenüber den fünf von Nord.",
          right: "Die fünf Samen gegenüber und dein eigener gingen in deinen Speicher.",
          wrong:
            "Der letzte Samen fiel woanders hin. Welche Mulde hat so viele Samen, wie es Schritte bis zur dritten sind?",
        },
      ],
    },
    "kalah-end": {
      title: "Das Ende in Kalah",
      steps: [
        {
          ask: "Du hast noch einen Samen. Spiel ihn.",
          right:
            "Deine Mulden sind leer, das Spiel ist vorbei. Nord behält, was übrig ist, und du hast trotzdem mehr.",
        },
      ],
    },
    oware: {
      title: "Fangen in Oware",
      steps: [
        {
          ask: "In Oware fängst du, indem du in einer Mulde von Nord auf zwei oder drei Samen kommst. Ein Zug nimmt aus zwei Mulden.",
          right: "Die letzte Mulde hatte dann drei und die davor zwei: fünf Samen für dich.",
          wrong: "Das fängt weniger. Wo endet ein Zug in einer Mulde mit einem oder zwei Samen?",
        },
      ],
    },
    "grand-slam": {
      title: "Alles auf einmal",
      steps: [
        {
          ask: "Die letzte Mulde würde alle Samen von Nord auf einmal nehmen. Spiel sie.",
          right: "Nichts wurde genommen: So darf man niemanden ohne Samen lassen.",
          wrong: "Spiel die Mulde ganz rechts.",
        },
      ],
    },
    feeding: {
      title: "Samen geben",
      steps: [
        {
          ask: "Nord hat keine Samen. Versuch einen Zug, der die andere Seite nicht erreicht.",
          right: "Du musst der anderen Seite Samen geben, wenn du kannst.",
          wrong: "Das hat Nord Samen gegeben, wie du es musst. Versuch die Mulde mit zwei Samen.",
        },
        {
          ask: "Spiel jetzt einen Zug, der Nord etwas gibt.",
          right: "Nord hat Samen, und das Spiel geht weiter.",
        },
      ],
    },
    relays: {
      title: "Weitersäen in Congkak",
      steps: [
        {
          ask: "Du hast sieben Mulden mit je sieben Samen. Finde die Mulde, deren letzter Samen in deinen Speicher fällt.",
          right: "Du ziehst noch einmal, wie in Kalah.",
          wrong: "Das endete woanders. Sieben Samen gehen sieben Plätze weit.",
        },
        {
          ask: "Spiel jetzt die zweite Mulde und sieh zu: Wo der letzte Samen auf andere trifft, werden sie aufgenommen und weiter gesät.",
          right: "So ging es weiter. Es endet in einem Speicher oder in einer leeren Mulde.",
          wrong: "Nimm die zweite Mulde.",
        },
      ],
    },
    swap: {
      title: "Der Tausch",
      steps: [
        {
          ask: "Du bist Nord, und Süd hat gut begonnen. Wo die Kuchenregel gilt, darfst du statt eines Zuges die Plätze tauschen. Tu es.",
          right: "Der gute Anfang von Süd gehört jetzt dir. Ein zu guter erster Zug hilft also niemandem.",
          wrong: "Das ist ein Zug. Nimm den Knopf, der die Plätze tauscht.",
        },
      ],
    },
  },
  fields: {
    cows: "Kühe jeder Seite",
    firstPlayer: "Wer beginnt",
    board: "Linien, die Mühlen sein können",
    shooting: "Eine Mühle",
    targetsInMills: "Kühe in Mühlen",
    moveWhilePlacing: "Ziehen mit Kühen in der Hand",
    repeatMill: "Eine geöffnete Mühle",
    flyAt: "Kühe, mit denen eine Seite springt",
    loseBelow: "Mit weniger Kühen verliert man",
    blocked: "Eine Seite, die nicht ziehen kann",
    tenMoves: "Zehn Züge ohne Schuss",
    fullBoard: "Ein volles Brett",
    millEffect: "Eine Mühle",
    shotsPerMove: "Mehrere Mühlen in einem Zug",
    shotWhilePlacing: "Eine Mühle beim Setzen",
    startsMoving: "Wer zuerst zieht, wenn alle gesetzt sind",
    noPlacing: "Punkte, auf die man nicht setzen darf",
    setup: "Am Anfang",
    houses: "Mulden jeder Seite",
    seeds: "Samen in jeder Mulde",
    sowStores: "Der eigene Speicher",
    skipOrigin: "Die Ausgangsmulde",
    capture: "Ein Fang",
    emptyOpposite: "Nichts in der Mulde gegenüber",
    endsWhen: "Das Spiel endet",
    majority: "Mehr als die Hälfte der Samen",
    grandSlam: "Ein Fang aller Samen",
    mustFeed: "Wenn die andere Seite keine Samen hat",
    relay: "Letzter Samen in einer belegten Mulde",
    captureAfterLap: "Ein Fang",
    swap: "Die Kuchenregel",
  },
  values: {
    light: "Hell",
    dark: "Dunkel",
    required: "muss schießen",
    "last-resort": "sicher, solange eine andere geschossen werden kann",
    allowed: "darf sofort wieder geschlossen werden",
    "same-cow": "nicht sofort mit derselben Kuh",
    loses: "verliert",
    draws: "unentschieden",
    either: "unentschieden, wenn eine Seite drei Kühe hat",
    opposite: "die Mulde gegenüber",
    "two-or-three": "Mulden mit zwei oder drei",
    nothing: "nichts geschieht",
    "take-own": "der letzte Samen wird genommen",
    "either-empty": "wenn eine der Seiten leer ist",
    "mover-empty": "wenn die Seite am Zug leer ist",
    shoots: "schießt",
    wins: "gewinnt sofort",
    one: "eine schießen",
    "each-mill": "eine für jede Mühle schießen",
    removes: "schießt",
    marks: "lässt einen toten Stein stehen, bis alle gesetzt sind",
    next: "die Seite, die an der Reihe ist",
    "second-player": "die Seite, die nicht begonnen hat",
    "first-mill": "die Seite mit der ersten Mühle",
    placed: "alle Steine auf dem Brett",
    "no-capture": "fängt nichts",
    "illegal-unless-only": "nicht erlaubt, außer es gibt nichts anderes",
  },
  special: {
    "tenMoves null": "keine solche Regel",
    "moveWhilePlacing false": "nein",
    "moveWhilePlacing true": "ja",
    "targetsInMills always": "jede Kuh",
    "repeatMill once": "jede Linie schießt einmal",
    "flyAt null": "nie",
    "shotWhilePlacing none": "bewirkt nichts",
    "noPlacing null": "keine",
    "noPlacing all": "die Mitte",
    "setup null": "ein leeres Brett",
    "blocked passes": "setzt aus",
    "blocked freed": "muss befreit werden",
    "fullBoard each-gives": "jede Seite gibt eine Kuh ab",
    "fullBoard each-shoots": "jede Seite schießt eine Kuh",
    "fullBoard first-player-loses": "die Seite, die begonnen hat, verliert",
    "sowStores true": "bekommt Samen",
    "sowStores false": "bekommt keine Samen",
    "skipOrigin true": "wird ausgelassen",
    "skipOrigin false": "bekommt einen Samen",
    "majority true": "beendet das Spiel",
    "majority false": "beendet das Spiel nicht",
    "mustFeed true": "muss Samen bekommen",
    "mustFeed false": "muss keine Samen bekommen",
    "relay true": "aufgenommen und weiter gesät",
    "relay false": "das Säen endet",
    "captureAfterLap false": "braucht keine Runde davor",
    "swap false": "nur als eigene Regel",
  },
};
