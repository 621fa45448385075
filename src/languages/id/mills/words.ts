/*
 * Indonesian words for mill games. *Pion*, *meletakkan*, *menggerakkan*, *mengambil* and the call *mul* are
 * from the rules of mul-mulan in the Indonesian Wikibooks. No native speaker has read the texts yet.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/words.ts";

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

const wordsIn = ({ pion, Pion, mengambil, diambil, pengambilan }: Terms): Words => ({
  language: "id",
  players: { light: "Terang", dark: "Gelap" },
  variants: {
    standard: "Morabaraba",
    mssa: "Morabaraba, Mind Sports South Africa",
    sesotho: "Morabaraba Sesotho, 24 titik",
    sesotho25: "Morabaraba Sesotho, 25 titik",
    elevenMens: "Morabaraba dengan sebelas sapi",
    nineMens: "Mul-mulan dengan sembilan pion",
    twelveMens: "Mul-mulan dengan dua belas pion",
    lasker: "Mul-mulan Lasker",
    sixMens: "Mul-mulan dengan enam pion",
    threeMens: "Mul-mulan dengan tiga pion",
    nineHoles: "Sembilan lubang",
    achi: "Achi",
    picaria: "Picaria",
    shisima: "Shisima",
    tsoroYematatu: "Tsoro yematatu",
    umlabalaba: "Umlabalaba",
    shax: "Shax",
    daSanQi: "Da san qi",
    chamGonu: "Cham gonu",
    russianMill: "Mul-mulan Rusia",
  },
  phases: { placing: "Meletakkan", moving: "Bergerak", flying: "Terbang" },
  turns: {
    placing: `{player} harus meletakkan satu ${pion}.`,
    moving: `{player} harus menggerakkan satu ${pion}.`,
    flying: `Giliran {player}; ${pion}nya boleh terbang.`,
    shooting: `{player} harus ${mengambil} satu ${pion}.`,
    mayShoot: `{player} boleh ${mengambil} satu ${pion}.`,
    giving: `{player} harus menyerahkan satu ${pion}.`,
  },
  moves: {
    place: `{player} meletakkan satu ${pion} di {to}.`,
    move: `{player} menggerakkan satu ${pion} dari {from} ke {to}.`,
    fly: `{player} menerbangkan satu ${pion} dari {from} ke {to}.`,
    shoot: "Papan sudah penuh.",
    give: `{player} menyerahkan ${pion} di {to} karena papan sudah penuh.`,
  },
  mill: "Ini membentuk mul: {mill}.",
  shot: `{player} ${mengambil} ${pion} di {shot}.`,
  order: {
    passes: "{player} tidak bisa melangkah dan melewatkan gilirannya.",
    freed: "{player} tidak bisa melangkah, jadi pihak lain harus memberinya jalan jika bisa.",
    begins: `Semua ${pion} sudah diletakkan, dan {player} melangkah lebih dulu.`,
  },
  points: {
    light: `{point}, ${pion} terang`,
    dark: `{point}, ${pion} gelap`,
    empty: "{point}, kosong",
    dead: `{point}, ${pion} mati`,
  },
  marks: {
    chosen: "{place}, dipilih",
    destination: "{place}, bisa dituju",
    target: `{place}, bisa ${diambil}`,
    mill: "{place}, membentuk mul",
    blocked: "{place}, tidak bisa bergerak",
  },
  buttons: { cancelTurn: "Batal", noShot: `Jangan ${mengambil} ${pion}`, type: "Ketik langkah" },
  keys: "Tombol panah dan angka menuju titik lain, garis miring menuju kolom untuk mengetik langkah; I membaca titik tetangga, L garis-garis, S keadaan permainan.",
  around: { neighbors: "Di sebelah {point}: {places}.", line: "Garis: {places}." },
  letters:
    "alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu",
  premove: "Langkahmu berikutnya: {move}.",
  hand: "{player} memegang {count} di tangan.",
  shots: `{player} sudah ${mengambil} {count}.`,
  results: { won: "{winner} menang.", drawn: "Permainan berakhir seri." },
  reasons: {
    mill: "{winner} punya mul.",
    "few-cows": `Sisa ${pion} {loser} terlalu sedikit.`,
    "no-moves": "Pihak yang mendapat giliran tidak punya langkah yang sah.",
    "ten-moves": `Tinggal sedikit ${pion}, dan terlalu banyak giliran berlalu tanpa ${pengambilan}.`,
    "full-board": "Papan sudah penuh.",
    repetition: "Posisi yang sama sudah terlalu sering muncul.",
    "no-shots": `Terlalu banyak giliran berlalu tanpa ${pengambilan}.`,
    agreement: "Kedua pemain sepakat seri.",
    resignation: "{loser} menyerah.",
    cheating: "{loser} mencoba langkah yang tidak sah dan dinyatakan kalah.",
    abandonment: "{loser} meninggalkan permainan.",
    "double-turn": "{loser} melangkah di luar gilirannya dan dinyatakan kalah.",
    time: "Waktu {loser} habis.",
  },
  refusals: {
    "game-over": "Permainan sudah selesai.",
    malformed: "Tulis langkah seperti {example}, bukan {move}.",
    "unknown-point": "Papan tidak punya titik {point}: tulis langkah seperti {example}.",
    "removal-due": `Papan sudah penuh: angkat dulu satu ${pion}.`,
    "cow-in-hand": `Letakkan dulu ${pion} di tanganmu.`,
    "no-cow-in-hand": `Kamu tidak punya ${pion} lagi untuk diletakkan.`,
    "not-your-cow": `Tidak ada ${pion}mu di {from}.`,
    occupied: `Sudah ada ${pion} di {to}.`,
    "no-placing": `Sekarang ${pion} tidak boleh diletakkan di {to}.`,
    "not-adjacent": "{to} tidak bersebelahan dengan {from}.",
    "mill-barred": "Mul ini belum boleh dibentuk lagi.",
    "must-free": "Kamu harus memberi jalan kepada pihak lain.",
    "too-many-shots": `Kamu tidak boleh ${mengambil} ${pion} sebanyak itu.`,
    "shot-missing": `Kamu membentuk mul: pilih ${pion} untuk ${diambil}.`,
    "shots-missing": `Kamu membentuk {mills} mul dan ${mengambil} {shots} dari {due} ${pion} yang harus ${diambil}.`,
    "shot-without-mill": `Kamu hanya boleh ${mengambil} ${pion} saat membentuk mul.`,
    "not-a-target": `Di {shot} tidak ada ${pion} yang bisa ${diambil}.`,
    "target-in-mill": `${Pion} di {shot} ada dalam mul dan tidak boleh ${diambil}.`,
    blocked: `${Pion} di {from} tidak bisa bergerak sekarang.`,
    ambiguous: "{move} bisa berarti {moves}: tulis langkahnya dengan lengkap.",
  },
});

/**
 * Indonesian words for Morabaraba and its variants.
 *
 * @example
 * ```ts
 * import { fill, id } from "morabaraba/words";
 *
 * fill(id.turns.placing, { player: id.players.light }); // => "Terang harus meletakkan satu sapi."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(cattle));

/**
 * Indonesian words for games whose pieces are not cows, such as nine men's morris.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { announceTurn, idMorris } from "morabaraba/words";
 *
 * announceTurn(idMorris, createGame("nineMens")); // => "Terang harus meletakkan satu pion."
 * ```
 */
export const idMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(pieces));
