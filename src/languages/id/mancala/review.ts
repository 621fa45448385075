/* Reviews of mancala in Indonesian, in the terms of `morabaraba/mancala/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/review.ts";
import { id as names } from "./words.ts";

/**
 * Indonesian sentences for reviews of mancala games.
 *
 * @example
 * ```ts
 * import { id } from "morabaraba/mancala/review";
 *
 * id.findings["extra-turn"]; // => "{player} melangkah lagi."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze({
  language: "id",
  names,
  findings: {
    "gives-win-away-loss": "{player} sebenarnya bisa menang dengan {move}, tetapi sekarang kalah.",
    "gives-win-away-draw": "{player} sebenarnya bisa menang dengan {move}; sekarang permainan menjadi seri.",
    loses: "{player} kalah, apa pun yang dimainkan kedua pihak.",
    "loses-by":
      "Mulai dari sini, dengan permainan terbaik {player} kalah dengan selisih {margin}, dan semua langkah lain juga kalah.",
    "loses-unknown": "{player} kalah; tidak diketahui langkah yang lebih baik.",
    "loses-unknown-by":
      "Mulai dari sini, dengan permainan terbaik {player} kalah dengan selisih {margin}; tidak diketahui langkah yang lebih baik.",
    "loses-saved": "{player} kalah; {move} akan menghasilkan seri.",
    "loses-seeds": "Ini merugikan {seeds}: {move} lebih baik.",
    wins: "{player} pasti menang.",
    "wins-by": "Mulai dari sini, dengan permainan terbaik {player} menang dengan selisih {margin}.",
    draws: "Mulai dari sini, dengan permainan terbaik hasilnya seri.",
    "allows-capture": "Ini membiarkan {opponent} menangkap {seeds} dengan {answer}.",
    "cannot-avoid-capture":
      "{opponent} bisa menangkap {seeds} dengan {answer}; tidak ada langkah yang membiarkan lebih sedikit.",
    "misses-capture":
      "{player} sebenarnya bisa menangkap {possible} dengan {move}, tetapi menangkap {seeds}.",
    captures: "{player} menangkap {seeds}.",
    "gives-seeds": "Menurut aturan, {opponent} mendapat {seeds}.",
    "forfeits-capture":
      "Tangkapan ini akan mengambil semua benih {opponent}, jadi {seeds} ditinggalkan di papan.",
    decides: "{player} punya {seeds}, lebih dari setengah jumlah benih, dan tidak bisa kalah lagi.",
    "extra-turn": "{player} melangkah lagi.",
    "misses-extra-turn": "Dengan {move}, {player} bisa melangkah lagi.",
    starves: "{opponent} tidak punya benih lagi untuk ditabur.",
    opinion: "Menurut hasil pencarian, {move} lebih baik dengan selisih sekitar {worth}.",
    "opinion-wins": "Menurut hasil pencarian, {move} lebih baik dan pasti menang.",
  },
  counts: { seeds: { other: "{count} benih" } },
  seeds: "Selatan punya {south}, Utara punya {north}.",
  line: "Urutan langkah: {line}.",
});
