/* Reviews of mill games in Indonesian, where a ply is a *langkah*. No native speaker has read the texts yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/review.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, idMorris as morris, id as names, pieces, type Terms } from "./words.ts";

const wordsIn = (names: GameWords, { pion, mengambil, pengambilan }: Terms): Words => ({
  language: "id",
  names,
  findings: {
    "gives-win-away-lost":
      "{player} sebenarnya bisa menang dalam {plies} dengan {move}, tetapi sekarang kalah dalam {lostIn}.",
    "gives-win-away-lost-now":
      "{player} sebenarnya bisa langsung menang dengan {move}, tetapi sekarang kalah dalam {lostIn}.",
    "gives-win-away-ended": "{player} sebenarnya bisa menang dengan {move}, tetapi kalah karena langkah ini.",
    "gives-win-away-drawn":
      "{player} sebenarnya bisa menang dalam {plies} dengan {move}; sekarang permainan menjadi seri.",
    "gives-win-away-drawn-now":
      "{player} sebenarnya bisa langsung menang dengan {move}; sekarang permainan menjadi seri.",
    loses: "{player} kalah dalam {plies}.",
    "loses-saved-draw": "{player} kalah dalam {plies}; langkah lain akan menghasilkan seri.",
    "loses-saved-longer": "{player} kalah dalam {plies}; langkah lain akan bertahan lebih lama.",
    "misses-win": "{player} sebenarnya bisa menang dalam {plies} dengan {move}.",
    "misses-win-now": "{player} sebenarnya bisa langsung menang dengan {move}.",
    wins: "{player} menang dalam {plies}.",
    "wins-sooner": "{player} menang dalam {plies}; langkah lain menang dalam {sooner}.",
    "wins-sooner-now": "{player} menang dalam {plies}; langkah lain langsung menang.",
    draws: "Dengan permainan terbaik, hasilnya seri.",
    "allows-forced-mill": "Setelah {answer}, tidak ada yang bisa mencegah {opponent} membentuk mul.",
    "fails-to-block": `{opponent} masih bisa membentuk {mill} dan ${mengambil} {shots}.`,
    "cannot-block": `{opponent} masih bisa membentuk {mill} dan ${mengambil} {shots}; tidak ada langkah yang mencegah semua mul.`,
    "allows-mill": `Ini membiarkan {opponent} membentuk {mill} dan ${mengambil} {shots}.`,
    "cannot-avoid-mill": `{opponent} bisa membentuk {mill} dan ${mengambil} {shots}; setiap langkah membiarkan sebuah mul.`,
    "misses-mill": "{player} sebenarnya bisa membentuk {mill} dengan {move}.",
    "loses-cows": `Jika ${pengambilan} selama {plies} dihitung, {move} lebih baik dengan selisih {cows}.`,
    "closes-mill": `{player} membentuk {mill} dan ${mengambil} {point}.`,
    "closes-mill-without-shot": `{player} membentuk {mill} tanpa ${pengambilan}.`,
    "misses-forced-mill": "Dengan {move}, {player} bisa mengancam membentuk mul yang tidak bisa dicegah.",
    "forces-mill": "{player} mengancam membentuk mul yang tidak bisa dicegah.",
    "blocks-mill": "Ini mencegah {opponent} membentuk {mill}.",
    "shuts-in-own": "Untuk sementara, {player} tidak bisa bergerak dari {points}.",
    "shuts-in-other": "Untuk sementara, {opponent} tidak bisa bergerak dari {points}.",
    "shuts-in-all": `Untuk sementara, tidak ada ${pion} {side} yang bisa bergerak; langkah ini mengurung {points}.`,
    "opens-mill-always":
      "{player} membuka {mill}, dan bisa membentuk mul lagi di sana apa pun jawaban {opponent}.",
    "opens-mill-unless-stopped":
      "{player} membuka {mill}, dan bisa membentuk mul lagi di sana kecuali jika {opponent} mencegahnya.",
    "opens-mill-never":
      "{player} membuka {mill}, dan tidak bisa membentuk mul lagi di sana pada langkah berikutnya.",
    "bars-cow": `Menurut aturan mul berulang, ${pion} di {from} tidak boleh kembali ke {point} pada langkah berikutnya.`,
    "starts-count": `Mulai sekarang, permainan menjadi seri setelah {plies} tanpa peletakan atau ${pengambilan}.`,
    "stops-count": `Ini menghentikan hitungan langkah tanpa peletakan atau ${pengambilan}, yang tersisa {plies}.`,
    "nears-draw": `Setelah {morePlies} tanpa peletakan atau ${pengambilan}, permainan menjadi seri.`,
    opinion: "Menurut hasil pencarian, {move} lebih baik dengan selisih sekitar {cows}.",
  },
  counts: {
    plies: { other: "{count} langkah" },
    morePlies: { other: "{count} langkah lagi" },
    cows: { other: `{count} ${pion}` },
    mills: { other: "{count} mul ({mills})" },
  },
  line: "Urutan langkah: {line}.",
});

/**
 * Indonesian sentences for reviews of mill games.
 *
 * @example
 * ```ts
 * import { id } from "morabaraba/review";
 *
 * id.findings["blocks-mill"]; // => "Ini mencegah {opponent} membentuk {mill}."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * Indonesian sentences for reviews of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { idMorris } from "morabaraba/review";
 *
 * idMorris.findings["closes-mill"]; // => "{player} membentuk {mill} dan mengambil {point}."
 * ```
 */
export const idMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
