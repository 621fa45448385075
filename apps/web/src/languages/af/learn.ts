import type { LearnWords } from "../en/learn.ts";

export const words: LearnWords = {
  title: "Lesse",
  lead: "Kort lesse wat jy speel: een vir elke reël, en vir elke strik.",
  families: { mills: "Morabaraba", kin: "Ander meulspelle", mancala: "Mancala" },
  count: "Les {number} van {all}",
  progress: "{done} van {all}",
  done: "klaar",
  tryIt: "Probeer dit.",
  hint: "Wenk",
  again: "Probeer weer",
  back: "Terug",
  next: "Volgende: {title}",
  goOn: "Gaan voort",
  finished: "Jy het elke les gespeel.",
  solve: "Na die raaisels",
  restart: "Speel hierdie les weer",
  sources: "Wat die bronne sê",
  differences: "Hoe die spelle verskil",
  all: "almal",
  english: "Hierdie teks kom uit die gids oor die reëls, wat net in Engels bestaan.",
  steps: "Stap {number} van {all}",
  wrong: "Die reëls laat dit toe, maar dit is nie wat gevra word nie. Die bord is terug soos dit was.",
  lessons: {
    placing: {
      title: "Koeie plaas",
      steps: [
        {
          ask: "Jy is lig. Plaas 'n koei op enige leë punt.",
          right: "Donker het ook een geplaas. Julle maak beurte.",
        },
        {
          ask: "Plaas nog een. Punte waar baie lyne ontmoet, is die meeste werd.",
          right: "So gaan dit aan tot albei se hande leeg is.",
        },
        {
          ask: "Probeer nou om die koei op {a7} te skuif: druk daarop.",
          right: "Dit moet bly staan: geen koei skuif terwyl jy koeie in die hand het nie.",
        },
      ],
    },
    mills: {
      title: "Meule",
      steps: [
        {
          ask: "Twee van jou koeie staan op {a7} en {d7}. Plaas 'n derde in hulle lyn, en skiet dan enige donker koei.",
          right: "Drie in 'n lyn is 'n meule, en dit het 'n koei geskiet.",
          wrong: "Dit maak nie 'n meule nie. Voltooi die lyn van {a7} en {d7}.",
        },
        {
          ask: "Hierdie bord het skuins lyne. Maak 'n meule op die een van {a7} na {c5}.",
          right:
            "'n Skuins lyn is 'n lyn soos enige ander. Sommige spelle het nie sulke lyne nie: sien hieronder.",
          wrong: "Dit maak nie 'n meule nie. Kyk tussen {a7} en {c5}.",
        },
      ],
    },
    shots: {
      title: "Skote",
      steps: [
        {
          ask: "Donker wil 'n meule op {d7} maak. Voltooi joune op {g1}, en skiet 'n koei wat dit keer.",
          right: "Daardie lyn is gebreek. 'n Skoot verdedig so goed as wat dit aanval.",
          wrong:
            "Donker maak steeds die meule op {d7}. Voltooi joune op {g1} en skiet een van die twee koeie onder {d7}.",
        },
        {
          ask: "'n Koei op {g7} voltooi twee meule tegelyk. Plaas dit, en kyk hoeveel koeie jy mag skiet.",
          right: "Twee meule, maar een skoot. Die reël is een koei per skuif.",
          wrong: "Voltooi albei lyne wat op {g7} ontmoet.",
        },
      ],
    },
    protected: {
      title: "Beskermde koeie",
      steps: [
        {
          ask: "Donker het 'n meule op {d7}, {d6} en {d5}. Voltooi joune op {g1} en probeer een van daardie koeie skiet.",
          right: "'n Koei in 'n meule is veilig terwyl daar een buite 'n meule staan.",
          wrong: "Jy het die koei buite die meule geskiet. Probeer een van die drie in die meule.",
        },
        {
          ask: "Voltooi weer jou meule, en skiet die koei wat nie veilig is nie.",
          right: "Reg: {b4} het in geen meule gestaan nie.",
          wrong: "Voltooi die meule op {g1}.",
        },
        {
          ask: "Hier staan elke donker koei in 'n meule. Voltooi joune en skiet enigeen.",
          right: "Wanneer almal in meule staan, is nie een veilig nie.",
          wrong: "Voltooi die meule op {g1}.",
        },
      ],
    },
    moving: {
      title: "Skuif",
      steps: [
        {
          ask: "Alle koeie is geplaas, so nou skuif jy. Probeer verder gaan as die volgende punt.",
          right: "'n Koei gee een tree langs 'n lyn, na die punt langsaan.",
          wrong: "Dit was een tree, en dit mag. Probeer verder gaan.",
        },
        {
          ask: "Een tree voltooi 'n meule. Vind dit, en skiet.",
          right: "Die koei van {g4} het die lyn voltooi.",
          wrong: "Dit voltooi nie 'n meule nie. Watter koei kan in die lyn van {a7} en {d7} in tree?",
        },
      ],
    },
    swinging: {
      title: "'n Meule oop en toe maak",
      steps: [
        {
          ask: "Jou meule op die buitenste vierkant skiet eers weer wanneer dit weer toegaan. Maak dit oop met 'n tree wat 'n ander een toemaak.",
          right: "Een meule oop, 'n ander toe. En die eerste kan weer toegaan.",
          wrong: "Dit maak niks oop nie, of niks toe nie. Skuif die koei wat {b6} en {f6} kan voltooi.",
        },
        {
          ask: "Donker kan dit nie keer nie. Skuif terug en skiet weer.",
          right: "So 'n paar meule skiet met elke skuif. Dit beslis die meeste spelle.",
          wrong: "Tree terug na {d7}.",
        },
      ],
    },
    "repeat-mill": {
      title: "Die reël oor herhaalde meule",
      steps: [
        {
          ask: "Volgens die reëls van Mind Sports South Africa: breek die meule op {d7}, {d6} en {d5} met die koei op {d6}, en maak 'n ander een daarmee.",
          right: "Daardie koei het 'n meule gebreek om 'n meule te maak.",
          wrong: "Skuif die koei op {d6} na {b6}.",
        },
        {
          ask: "Probeer nou om reguit terug na {d6} te tree.",
          right: "{d6} is een beurt lank toe vir hierdie koei, want die tree sou die meule weer maak.",
          wrong: "Dit mag. Probeer die tree van {b6} terug na {d6}.",
        },
        {
          ask: "Die reël bind net daardie koei. Maak dieselfde meule met 'n ander een.",
          right:
            "Die koei van {f6} mag dit doen. 'n Speler kan hiervoor beplan met twee koeie langs een gaping.",
          wrong: "Voltooi die lyn van {d7} en {d5} met 'n koei wat dit nie gebreek het nie.",
        },
      ],
    },
    flying: {
      title: "Vlieg",
      steps: [
        {
          ask: "Jy het vier koeie. Probeer die een op {e3} na {g7} dra.",
          right: "Met vier koeie gaan jy steeds tree vir tree.",
          wrong: "Dit was 'n tree. Probeer van {e3} na {g7} spring.",
        },
        {
          ask: "Nou het jy drie, en hulle vlieg. Dra 'n koei na die punt wat 'n meule voltooi.",
          right: "Drie koeie is swak, maar hulle is oral tegelyk.",
          wrong: "Dit voltooi niks nie. Waar is die gaping in jou lyn?",
        },
      ],
    },
    "few-cows": {
      title: "Te min koeie",
      steps: [
        {
          ask: "Donker het drie koeie oor. Voltooi 'n meule en wen.",
          right: "Met twee koeie kan niemand 'n meule maak nie: die spel is verby, en jy het gewen.",
          wrong: "Dit voltooi nie 'n meule nie.",
        },
      ],
    },
    blockade: {
      title: "Geen uitweg nie",
      steps: [
        {
          ask: "Op hierdie bord sonder skuins lyne is donker se vier koeie amper vasgekeer. Neem hulle laaste tree weg.",
          right: "Donker kan nie skuif nie en verloor, met vier koeie op die bord.",
          wrong: "Donker kan nog na {b4} tree.",
        },
      ],
    },
    "ten-moves": {
      title: "Gelykop ná tien skuiwe",
      steps: [
        {
          ask: "Jy het nog drie koeie, en niemand het nege skuiwe lank geskiet nie. Net 'n skoot hou die spel aan die gang.",
          right: "Die skoot kom op die tiende skuif, betyds. Nou begin die tel oor.",
          wrong: "Tien skuiwe sonder 'n skoot: daardie spel sou gelykop wees. Voltooi die meule.",
        },
        {
          ask: "Hier het albei drie koeie, nege skuiwe is verby, en jy vlieg, maar kan nie skiet nie. Skuif soos jy wil.",
          right: "Die tiende skuif sonder 'n skoot: gelykop.",
        },
      ],
    },
    "full-board": {
      title: "'n Vol bord",
      steps: [
        {
          ask: "Geen koei is geskiet nie, en jy hou die laaste van 24 vir die laaste punt. Plaas dit.",
          right: "Niemand kan op 'n vol bord skuif nie: gelykop. Met elf koeie elk kan dit nie gebeur nie.",
        },
      ],
    },
    "winning-mill": {
      title: "'n Meule wat wen",
      steps: [
        {
          ask: "Meulspel met drie stukke: elke kant het drie, en wie drie op 'n lyn kry, het gewen. Skuif en wen.",
          right: "Dit is 'n meule, en die spel is verby. In hierdie spel word niks ooit verwyder nie.",
          wrong: "Dit maak geen lyn nie. Twee van jou stukke staan in die boonste ry.",
        },
      ],
    },
    "closed-points": {
      title: "'n Geslote punt",
      steps: [
        {
          ask: "In picaria mag niemand 'n stuk in die middel plaas nie. Probeer dit.",
          right: "Die middel is gesluit terwyl stukke geplaas word.",
          wrong: "Daardie punt is oop. Druk die een in die middel.",
        },
        {
          ask: "Al die stukke is geplaas, en nou is die middel oop. Skuif daarheen en wen.",
          right: "Drie dwarsdeur die middel: jy het gewen.",
          wrong: "Dit wen nie. Watter stuk kan tussen a2 en c2 tree?",
        },
      ],
    },
    setup: {
      title: "Stukke op die bord",
      steps: [
        {
          ask: "Shisima begin met al die stukke op die bord, en jy skuif dus dadelik. Skuif enige een van joune.",
          right: "Van 'n punt op die ring kan 'n stuk net na die middel en na die twee punte daarnaas.",
        },
        {
          ask: "Net lyne deur die middel wen. Jy het die middel: voltooi 'n lyn.",
          right: "'n Lyn deur die middel, en jy het gewen.",
          wrong: "Dit voltooi geen lyn nie. Oorkant c1 lê a3.",
        },
      ],
    },
    passing: {
      title: "Oorslaan",
      steps: [
        {
          ask: "Achi, en jy is donker. Plaas jou laaste stuk só dat lig nie kan skuif nie.",
          right: "Lig kan nie skuif nie en slaan oor, en dit is weer jou beurt.",
          wrong: "Dan kan lig skuif. Neem die middel.",
        },
        {
          ask: "Jy skuif weer. Een tree wen.",
          right: "Drie op 'n lyn: die oorslaan het lig die spel gekos.",
          wrong: "Dit maak geen lyn nie. Kyk na die skuins lyn van a3.",
        },
      ],
    },
    "moving-while-placing": {
      title: "Skuif met stukke in die hand",
      steps: [
        {
          ask: "In Lasker se meulspel mag 'n stuk skuif terwyl ander nog in die hand is. Voltooi 'n meule met 'n skuif, en verwyder 'n stuk.",
          right: "Jy het nog al sewe stukke in jou hand.",
          wrong: "Skuif 'n stuk wat op die bord is: die een op {g4}.",
        },
      ],
    },
    "two-shots": {
      title: "Twee meule, twee stukke",
      steps: [
        {
          ask: "In hierdie spel verwyder 'n skuif wat twee meule voltooi, twee stukke. Plaas een op {a7} en kies dan albei.",
          right: "Twee meule, twee stukke. Druk die tweede sodra die eerste weg is.",
          wrong: "Voltooi albei lyne wat op {a7} bymekaarkom.",
        },
      ],
    },
    "line-once": {
      title: "'n Lyn tel een keer",
      steps: [
        {
          ask: "Jy het die lyn van {a7}, {d7} en {g7} vroeër voltooi en weer oopgemaak. Voltooi dit weer met die stuk op {g4}.",
          right: "Niks word verwyder nie: 'n lyn tel net die eerste keer dat jy dit voltooi.",
          wrong: "Tree van {g4} na {g7}.",
        },
        {
          ask: "Soek dus 'n lyn wat jy nog nie voltooi het nie.",
          right: "'n Nuwe lyn, en 'n stuk om te verwyder.",
          wrong: "Dit voltooi geen nuwe lyn nie. Twee van jou stukke staan op {b4} en {b2}.",
        },
      ],
    },
    dead: {
      title: "Dooie stukke",
      steps: [
        {
          ask: "In cham gonu bly 'n stuk wat tydens die plasing verwyder word, dood op sy punt. Voltooi 'n meule op {g7} en kies die stuk op {b6}.",
          right: "Die stuk op {b6} is dood: dit maak geen meule nie, en hou sy punt beset.",
          wrong: "Voltooi die lyn van {a7} en {d7}, en kies die stuk op {b6}.",
        },
        {
          ask: "Probeer 'n stuk op {b6} plaas.",
          right: "Die punt is beset totdat al die stukke geplaas is. Dan gaan die dooies weg.",
          wrong: "Daardie punt is leeg. Probeer die dooie stuk op {b6}.",
        },
      ],
    },
    "moves-first": {
      title: "Wie eerste skuif",
      steps: [
        {
          ask: "Da san qi, en jy is donker. Lig het begin, en die laaste stuk is joune. Plaas dit op {c3}.",
          right:
            "Die dooie stukke is weg. Die kant wat nie begin het nie, skuif eerste, en dit is weer jou beurt.",
        },
        {
          ask: "Skuif enige stuk.",
          right: "Nou skuif lig, en julle maak beurte soos gewoonlik.",
        },
      ],
    },
    "first-mill": {
      title: "Shax: die eerste meule",
      steps: [
        {
          ask: "In shax verwyder 'n meule niks terwyl stukke geplaas word nie. Jy is donker: voltooi nogtans een.",
          right: "Niks is verwyder nie, maar joune is die eerste meule. Wie dit het, skuif later eerste.",
          wrong: "Dit voltooi geen meule nie. Voltooi die lyn van {a7} en {d7}.",
        },
        {
          ask: "Hier is die laaste stuk joune. Plaas dit op {f6}.",
          right: "Die bord is vol, en niemand kan skuif nie. Elke kant verwyder een stuk.",
        },
        {
          ask: "Jy het die eerste meule, en begin dus. Kies 'n stuk van lig.",
          right: "Lig het een van joune verwyder.",
        },
        {
          ask: "Skuif nou: ook hierin is jy eerste.",
          right: "Van nou af verwyder 'n meule 'n stuk, soos in ander spelle.",
        },
      ],
    },
    freeing: {
      title: "Bevry die ander kant",
      steps: [
        {
          ask: "Lig kan nie skuif nie. In shax slaan dit oor, en jy moet dit uitlaat as jy kan. Jy is donker: probeer van {c5} na {d5} tree.",
          right: "Dit sou lig nie bevry nie, en jy het skuiwe wat dit doen.",
          wrong: "Dit bevry lig, soos jy moet. Probeer die stuk op {c5}.",
        },
        {
          ask: "Maak nou vir lig 'n pad oop.",
          right: "Lig kan weer skuif, en die spel gaan voort.",
          wrong: "Lig is nog vasgekeer.",
        },
      ],
    },
    giving: {
      title: "Staan 'n koei af",
      steps: [
        {
          ask: "Umlabalaba, met twaalf koeie elk. Die laaste koei is joune: plaas dit op {g1}.",
          right: "Die bord is vol. Donker het die koei op {d6} afgestaan.",
        },
        {
          ask: "Nou staan jy een van joune af. Kies dit.",
          right: "Daar is weer plek om te skuif, en donker begin.",
        },
      ],
    },
    sowing: {
      title: "Saai",
      steps: [
        {
          ask: "Jy is suid, met die onderste ry. Lig die pitte van een van jou huise, maar nie die derde nie, en kyk waarheen hulle gaan.",
          right: "Een pit in elke volgende plek, linksom. Jou stoor regs kry een, hulle s'n niks.",
          wrong: "Die derde huis is vir die volgende les. Neem 'n ander een.",
        },
      ],
    },
    "another-turn": {
      title: "Nog 'n beurt",
      steps: [
        {
          ask: "Vind die huis waarvan die laaste pit in jou stoor val.",
          right: "Vier pitte uit die derde huis eindig in die stoor, so jy speel weer.",
          wrong: "Die laaste pit het nie die stoor gehaal nie. Tel die pitte van elke huis.",
        },
        {
          ask: "Dit is nog jou beurt. Speel enige huis.",
          right: "Nou speel noord, tensy jy weer in die stoor geëindig het.",
        },
      ],
    },
    captures: {
      title: "Vangste in kalah",
      steps: [
        {
          ask: "Laat jou laaste pit in jou leë derde huis val, oorkant noord se vyf.",
          right: "Die vyf pitte oorkant en jou eie het na jou stoor gegaan.",
          wrong:
            "Die laaste pit het elders geval. Watter huis het soveel pitte as wat daar plekke tot by die derde is?",
        },
      ],
    },
    "kalah-end": {
      title: "Die einde in kalah",
      steps: [
        {
          ask: "Jy het een pit oor. Speel dit.",
          right: "Jou huise is leeg, so die spel is verby. Noord hou wat oor is, en jy het steeds meer.",
        },
      ],
    },
    oware: {
      title: "Vangste in oware",
      steps: [
        {
          ask: "In oware vang jy deur twee of drie in 'n huis van die ander kant te maak. Een skuif vang uit twee huise.",
          right: "Die laaste huis het toe drie gehad en die een voor dit twee: vyf pitte vir jou.",
          wrong: "Dit vang minder. Waar eindig 'n skuif op 'n huis met een of twee pitte?",
        },
      ],
    },
    "grand-slam": {
      title: "Die groot slag",
      steps: [
        {
          ask: "Die laaste huis sou al noord se pitte tegelyk vang. Speel dit.",
          right: "Niks is gevang nie: niemand mag so sonder pitte gelaat word nie.",
          wrong: "Speel die huis heel regs.",
        },
      ],
    },
    feeding: {
      title: "Voer",
      steps: [
        {
          ask: "Noord het geen pitte nie. Probeer 'n skuif wat nie hulle kant haal nie.",
          right: "Jy moet voer as jy kan.",
          wrong: "Dit het noord gevoer, soos jy moet. Probeer die huis met twee pitte.",
        },
        {
          ask: "Speel nou 'n skuif wat vir noord iets gee.",
          right: "Noord het pitte, en die spel gaan voort.",
        },
      ],
    },
    relays: {
      title: "Aflos in congkak",
      steps: [
        {
          ask: "Sewe huise met sewe elk. Vind die huis waarvan die laaste pit in jou stoor val.",
          right: "Jy speel weer, soos in kalah.",
          wrong: "Dit het elders geëindig. Sewe pitte gaan sewe plekke ver.",
        },
        {
          ask: "Speel nou die tweede huis en kyk: waar die laaste pit ander kry, word hulle gelig en verder gesaai.",
          right: "Dit was 'n aflos. Dit eindig in 'n stoor of in 'n leë huis.",
          wrong: "Neem die tweede huis.",
        },
      ],
    },
    swap: {
      title: "Die ruil",
      steps: [
        {
          ask: "Jy is noord, en suid het goed begin. Waar die ruilreël geld, mag jy plekke ruil in plaas van te speel. Doen dit.",
          right: "Suid se goeie begin is nou joune. So begin niemand te goed nie.",
          wrong: "Dit is 'n skuif. Gebruik die knoppie wat kante ruil.",
        },
      ],
    },
  },
  fields: {
    cows: "Koeie aan elke kant",
    firstPlayer: "Wie begin",
    board: "Lyne wat meule kan wees",
    shooting: "'n Meule",
    targetsInMills: "Koeie in meule",
    moveWhilePlacing: "Skuif met koeie in die hand",
    repeatMill: "'n Meule wat gebreek is",
    flyAt: "Koeie waarmee 'n kant vlieg",
    loseBelow: "Minder koeie as dit verloor",
    blocked: "'n Kant wat nie kan skuif nie",
    tenMoves: "Tien skuiwe sonder 'n skoot",
    fullBoard: "'n Vol bord",
    millEffect: "'n Meule",
    shotsPerMove: "Meer as een meule in een skuif",
    shotWhilePlacing: "'n Meule tydens plasing",
    startsMoving: "Eerste aan die beurt ná plasing",
    noPlacing: "Punte gesluit vir plasing",
    setup: "Aan die begin",
    houses: "Huise aan elke kant",
    seeds: "Pitte in elke huis",
    sowStores: "Die eie stoor",
    skipOrigin: "Die huis waaruit gelig is",
    capture: "'n Vangs",
    emptyOpposite: "Niks in die huis oorkant nie",
    endsWhen: "Die spel eindig",
    majority: "Meer as die helfte van die pitte",
    grandSlam: "'n Groot slag",
    mustFeed: "'n Opponent sonder pitte",
    relay: "Laaste pit in 'n huis met pitte",
    captureAfterLap: "'n Vangs",
    swap: "Die ruilreël",
  },
  values: {
    light: "lig",
    dark: "donker",
    required: "moet skiet",
    "last-resort": "veilig terwyl 'n ander geskiet kan word",
    allowed: "mag dadelik weer gemaak word",
    "same-cow": "nie dadelik deur dieselfde koei nie",
    loses: "verloor",
    draws: "gelykop",
    either: "gelykop, wanneer een kant drie koeie het",
    opposite: "die huis oorkant",
    "two-or-three": "huise met twee of drie",
    nothing: "niks gebeur nie",
    "take-own": "die laaste pit word gevang",
    "either-empty": "wanneer een van die kante leeg is",
    "mover-empty": "wanneer die kant aan die beurt leeg is",
    shoots: "skiet",
    wins: "wen dadelik",
    one: "skiet een",
    "each-mill": "skiet een vir elke meule",
    removes: "skiet",
    marks: "laat 'n dooie stuk totdat almal geplaas is",
    next: "die kant wie se beurt dit is",
    "second-player": "die kant wat nie begin het nie",
    "first-mill": "die kant met die eerste meule",
    placed: "al die stukke op die bord",
    "no-capture": "vang niks",
    "illegal-unless-only": "mag nie, tensy daar niks anders is nie",
  },
  special: {
    "tenMoves null": "geen so 'n reël nie",
    "moveWhilePlacing false": "nee",
    "moveWhilePlacing true": "ja",
    "targetsInMills always": "enige koei",
    "repeatMill once": "elke lyn skiet een keer",
    "flyAt null": "nooit",
    "shotWhilePlacing none": "doen niks",
    "noPlacing null": "geen",
    "noPlacing all": "die middel",
    "setup null": "'n leë bord",
    "blocked passes": "slaan oor",
    "blocked freed": "moet bevry word",
    "fullBoard each-gives": "elke kant staan 'n koei af",
    "fullBoard each-shoots": "elke kant skiet 'n koei",
    "fullBoard first-player-loses": "die kant wat begin het, verloor",
    "sowStores true": "word gesaai",
    "sowStores false": "word nie gesaai nie",
    "skipOrigin true": "word oorgeslaan",
    "skipOrigin false": "word gesaai",
    "majority true": "eindig die spel",
    "majority false": "eindig nie die spel nie",
    "mustFeed true": "moet gevoer word",
    "mustFeed false": "hoef nie gevoer te word nie",
    "relay true": "gelig en verder gesaai",
    "relay false": "die saaiery eindig",
    "captureAfterLap false": "vereis geen ronde vooraf nie",
    "swap false": "net as 'n reël van jou eie",
  },
};
