/*
 * Indonesian words for mancala: *benih*, *rumah*, *lumbung*, *menabur* and *menangkap*, as players of congkak
 * say. No native speaker has read the texts yet.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/words.ts";

/**
 * Indonesian words for mancala games.
 *
 * @example
 * ```ts
 * import { id } from "morabaraba/mancala/words";
 *
 * id.refusals["empty-house"]; // => "Rumah itu kosong."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze({
  language: "id",
  players: { south: "Selatan", north: "Utara" },
  variants: {
    kalah: "Kalah",
    kalahEmptyCapture: "Kalah dengan tangkapan kosong",
    oware: "Oware",
    awari: "Awari",
    congkak: "Congkak",
  },
  turns: { next: "Giliran {player}.", again: "{player} melangkah lagi." },
  steps: {
    lift: "{player} menabur rumah {house}, yang berisi {seeds}.",
    relay: "Penaburan berlanjut dari rumah {house} milik {owner}, yang berisi {seeds}.",
    capture: "{player} menangkap {seeds} dari rumah {house} milik {owner}.",
    forfeit: "Rumah {house} milik {owner} tetap berisi {seeds}.",
    swap: "{player} mengambil alih sisi lain.",
    sweep: "Dari sisa benih, Selatan mendapat {south} dan Utara {north}.",
    pass: "{player} tidak punya benih untuk ditabur dan melewatkan gilirannya.",
  },
  places: { house: "Rumah {house} milik {owner}: {seeds}", store: "Lumbung {owner}: {seeds}" },
  results: { won: "{winner} menang.", drawn: "Permainan berakhir seri." },
  reasons: {
    "side-empty": "Salah satu pihak tidak punya benih lagi.",
    majority: "Benih di lumbung menentukan hasil permainan.",
    "cannot-feed": "Pihak yang mendapat giliran tidak bisa memberi benih kepada pihak lain.",
    "no-moves": "Pihak yang mendapat giliran tidak punya langkah yang sah.",
    repetition: "Posisi yang sama muncul lagi.",
    agreement: "Kedua pemain sepakat seri.",
    resignation: "{loser} menyerah.",
    cheating: "{loser} mencoba langkah yang tidak sah dan dinyatakan kalah.",
    abandonment: "{loser} meninggalkan permainan.",
    "double-turn": "{loser} melangkah di luar gilirannya dan dinyatakan kalah.",
    time: "Waktu {loser} habis.",
  },
  buttons: { swap: "Tukar sisi", type: "Ketik langkah" },
  keys: "Tombol panah menuju rumah lain, garis miring menuju kolom untuk mengetik langkah; I membaca rumah itu, rumah di seberangnya dan lumbung, S keadaan permainan.",
  premove: "Langkahmu berikutnya: {move}.",
  refusals: {
    "game-over": "Permainan sudah selesai.",
    malformed: "Tulis langkah seperti {example}, bukan {move}.",
    "unknown-house": "Di sisimu tidak ada rumah {house}: tulis langkah seperti {example}.",
    "not-your-house": "Rumah itu bukan milikmu.",
    "empty-house": "Rumah itu kosong.",
    "must-feed": "Lawanmu tidak punya benih: mainkan rumah yang memberinya benih.",
    "slam-illegal": "Itu akan mengambil semua benih lawanmu.",
    "no-swap": "Sekarang kamu tidak bisa menukar sisi.",
  },
});
