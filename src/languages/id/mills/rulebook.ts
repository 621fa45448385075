/* The rules of mill games in Indonesian, in the terms of `morabaraba/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/rulebook.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, idMorris as morris, id as names, pieces, type Terms } from "./words.ts";

const wordsIn = (
  names: GameWords,
  { pion, Pion, mengambil, diambil, pengambilan, Pengambilan }: Terms,
): Words => ({
  language: "id",
  names,
  sections: {
    board: "Papan",
    placing: "Meletakkan",
    mills: `Mul dan ${pengambilan}`,
    moving: "Bergerak dan terbang",
    end: "Akhir permainan",
    draws: "Seri",
    conduct: "Tata tertib",
  },
  rules: {
    board: "Papan punya {points} dan {lines} berisi tiga titik yang bisa menjadi mul.",
    "shape-diagonals":
      "Ada tiga bujur sangkar, yang satu di dalam yang lain, dan garis menghubungkan sudut-sudut serta titik tengah sisi-sisinya.",
    "shape-straight":
      "Ada tiga bujur sangkar, yang satu di dalam yang lain, dan garis menghubungkan titik tengah sisi-sisinya. Tidak ada garis miring.",
    "shape-center":
      "Ada tiga bujur sangkar, yang satu di dalam yang lain, dengan satu titik di pusat. Garis menghubungkan titik tengah sisi-sisinya dengan titik pusat itu.",
    links: `${Pion} juga bergerak melalui {links} yang tidak bisa menjadi bagian mul.`,
    cows: "Terang dan Gelap masing-masing punya {cows}.",
    "first-player-light": "Terang mulai lebih dulu.",
    "first-player-dark": "Gelap mulai lebih dulu.",
    setup: `Pada awalnya, ${pion} terang berdiri di {light} dan ${pion} gelap di {dark}; sisanya ada di tangan.`,
    "setup-all": `Pada awalnya, ${pion} terang berdiri di {light} dan ${pion} gelap di {dark}.`,
    "no-setup": `Pada awalnya, papan kosong dan semua ${pion} ada di tangan.`,
    "turns-passing":
      "Kedua pihak melangkah bergantian; pihak yang masih bisa melangkah tidak boleh melewatkan gilirannya.",
    turns: "Kedua pihak melangkah bergantian; tidak ada yang boleh melewatkan gilirannya.",
    placing: `Pihak yang masih memegang ${pion} meletakkan satu di titik kosong mana pun.`,
    "placing-somewhere": `Pihak yang masih memegang ${pion} meletakkan satu di sebuah titik kosong.`,
    "no-placing-none": `${Pion} boleh diletakkan di semua titik kosong.`,
    "no-placing-first": `${Pion} pertama dalam permainan tidak boleh diletakkan di {closed}.`,
    "no-placing-all": `${Pion} tidak boleh diletakkan di {closed}.`,
    "no-moving-while-placing": `${Pion} di papan tidak bergerak sebelum semua ${pion} pihak itu diletakkan.`,
    "moving-while-placing": `Pihak yang masih memegang ${pion} boleh memilih menggerakkan satu ${pion} di papan ke titik kosong di sebelahnya.`,
    mill: `Tiga ${pion} dari satu pihak pada satu garis adalah mul.`,
    "shot-required": `Langkah yang membentuk mul ${mengambil} satu ${pion} pihak lain, yang keluar dari permainan.`,
    "shot-optional": `Langkah yang membentuk mul boleh ${mengambil} satu ${pion} pihak lain, yang keluar dari permainan.`,
    "shot-required-marks": `Langkah yang membentuk mul ${mengambil} satu ${pion} pihak lain.`,
    "shot-optional-marks": `Langkah yang membentuk mul boleh ${mengambil} satu ${pion} pihak lain.`,
    "mill-worth-shoots": `Mul memberi satu ${pengambilan} saat dibentuk, dan lagi setiap kali dibuka dan dibentuk kembali.`,
    "mill-worth-once": `Mul memberi satu ${pengambilan} saat pertama kali dibentuk.`,
    "mill-worth-late": `Setelah semua ${pion} diletakkan, mul memberi satu ${pengambilan} saat dibentuk, dan lagi setiap kali dibuka dan dibentuk kembali.`,
    "mill-worth-late-once": `Setelah semua ${pion} diletakkan, mul memberi satu ${pengambilan} saat pertama kali dibentuk.`,
    "mill-worth-wins": `Pemain yang membentuk mul menang; mul tidak pernah ${mengambil} ${pion}.`,
    "shots-one": `Berapa pun mul yang dibentuk satu langkah, langkah itu ${mengambil} paling banyak satu ${pion}.`,
    "shots-each-mill": `Langkah yang membentuk beberapa mul ${mengambil} satu ${pion} untuk setiap mul, paling banyak tiga, selama masih ada ${pion} yang boleh ${diambil} dan permainan belum dimenangkan.`,
    "shots-each-mill-optional": `Langkah yang membentuk beberapa mul boleh ${mengambil} satu ${pion} untuk setiap mul, paling banyak tiga, selama masih ada ${pion} yang boleh ${diambil} dan permainan belum dimenangkan.`,
    "shots-each-mill-once": `Langkah yang menutup beberapa garis untuk pertama kali ${mengambil} satu ${pion} untuk setiap garis, paling banyak tiga, selama masih ada ${pion} yang boleh ${diambil} dan permainan belum dimenangkan.`,
    "shots-each-mill-once-optional": `Langkah yang menutup beberapa garis untuk pertama kali boleh ${mengambil} satu ${pion} untuk setiap garis, paling banyak tiga, selama masih ada ${pion} yang boleh ${diambil} dan permainan belum dimenangkan.`,
    "placing-shot-removes": `Mul yang dibentuk saat meletakkan ${pion} juga memberi satu ${pengambilan}.`,
    "placing-shot-marks": `${Pion} yang ${diambil} selama masih ada ${pion} di tangan menjadi mati dan tetap di titiknya sampai semua ${pion} diletakkan; setelah itu, ${pion} yang ${diambil} langsung keluar dari permainan.`,
    "placing-shot-illegal": `${Pion} tidak boleh diletakkan di titik tempat ia membentuk mul.`,
    "placing-shot-none": `Mul yang dibentuk selama masih ada ${pion} di tangan tidak ${mengambil} apa-apa.`,
    "no-target": `Jika tidak ada ${pion} yang boleh ${diambil}, giliran berakhir tanpa ${pengambilan}.`,
    "cows-in-mills-last-resort": `${Pion} di dalam mul hanya boleh ${diambil} jika semua ${pion} pihak itu di papan ada di dalam mul.`,
    "cows-in-mills-never": `${Pion} di dalam mul tidak pernah boleh ${diambil}.`,
    "cows-in-mills-always": `${Pion} di dalam mul boleh ${diambil} seperti ${pion} lainnya.`,
    "repeat-mill-allowed": "Mul yang sama boleh dibuka dan dibentuk kembali sesering apa pun.",
    "repeat-mill-same-cow": `${Pion} yang membuka satu mul untuk membentuk mul lain tidak boleh langsung kembali pada langkah berikutnya jika itu membentuk mul.`,
    "repeat-mill-same-mill": `Setelah satu ${pion} membuka satu mul untuk membentuk mul lain, pada langkah berikutnya pihaknya tidak boleh membentuk mul di titik yang ditinggalkan ${pion} itu, kecuali jika mul tersebut mencakup titik yang ditujunya.`,
    "repeat-mill-once": `Satu garis memberi satu pihak ${pengambilan} hanya saat pihak itu pertama kali menutupnya.`,
    "repeat-mill-once-late": `Satu garis memberi satu pihak ${pengambilan} hanya saat pihak itu pertama kali menutupnya selama mulnya boleh ${mengambil} ${pion}.`,
    "moves-first-next": `Setelah semua ${pion} diletakkan, kedua pihak tetap melangkah bergantian.`,
    "moves-first-second-player": `Setelah semua ${pion} diletakkan, pihak yang tidak memulai permainan melangkah lebih dulu.`,
    "moves-first-first-mill": `Setelah semua ${pion} diletakkan, pihak yang membentuk mul pertama melangkah lebih dulu. Jika tidak ada, giliran jatuh pada pihak yang tidak memulai permainan.`,
    step: `Pihak yang tidak memegang ${pion} lagi menggerakkan satu ${pion} mengikuti garis ke titik kosong di sebelahnya.`,
    flying: `Pihak yang tidak memegang ${pion} lagi dan punya paling banyak {cows} di papan boleh terbang: ${pion}nya boleh pergi ke titik kosong mana pun.`,
    "no-flying": `${Pion} tidak pernah terbang.`,
    "few-cows": "Pihak yang punya kurang dari {cows}, di papan dan di tangan, kalah.",
    "no-few-cows": `Tidak ada pihak yang kalah karena ${pion}nya terlalu sedikit.`,
    "no-moves-loses": "Pihak yang tidak punya langkah sah pada gilirannya kalah.",
    "no-moves-draws": "Jika satu pihak tidak punya langkah sah pada gilirannya, permainan menjadi seri.",
    "no-moves-passes":
      "Jika satu pihak tidak punya langkah sah pada gilirannya, pihak lain melangkah lagi; jika keduanya tidak punya langkah, permainan menjadi seri.",
    "no-moves-freed": `Jika satu pihak tidak punya langkah sah pada gilirannya, pihak lain melangkah lagi. Pihak itu harus memberi jalan kepada pihak yang terkurung jika bisa, dan tidak ${mengambil} apa-apa sampai saat itu. Jika keduanya tidak punya langkah, permainan menjadi seri.`,
    "full-board-each-shoots": `Jika semua titik terisi setelah semua ${pion} diletakkan, setiap pihak ${mengambil} satu ${pion}, mulai dari pihak yang melangkah lebih dulu.`,
    "full-board-each-gives": `Jika semua titik terisi setelah semua ${pion} diletakkan, setiap pihak bergantian mengangkat satu ${pion} miliknya dari papan.`,
    "full-board-draws":
      "Jika semua titik terisi, permainan menjadi seri, meskipun tidak ada yang bisa melangkah.",
    "full-board-first-player-loses":
      "Jika semua titik terisi, pihak yang memulai permainan kalah, siapa pun yang mendapat giliran.",
    "ten-moves-either": `Selama salah satu pihak punya paling banyak {cows}, di papan dan di tangan, permainan menjadi seri setelah total {plies} kedua pihak tanpa peletakan atau ${pengambilan}.`,
    "ten-moves-both": `Selama kedua pihak punya paling banyak {cows}, di papan dan di tangan, permainan menjadi seri setelah total {plies} kedua pihak tanpa peletakan atau ${pengambilan}.`,
    "ten-moves-wins": "Permainan menjadi seri setelah total {plies} kedua pihak tanpa peletakan.",
    repetition: "Jika posisi yang sama muncul {times}, permainan menjadi seri.",
    "no-repetition": "Posisi yang sama boleh muncul berapa kali pun.",
    "no-shots": `Permainan menjadi seri setelah total {plies} kedua pihak tanpa peletakan atau ${pengambilan}, berapa pun ${pion} yang ada.`,
    "no-shots-wins": `Permainan menjadi seri setelah total {plies} kedua pihak tanpa peletakan, berapa pun ${pion} yang ada.`,
    "no-other-count": "Tidak ada hitungan langkah lain yang membuat permainan seri.",
    "no-count": "Tidak ada hitungan langkah yang membuat permainan seri.",
    cheating: "Pemain yang curang dinyatakan kalah.",
    abandonment: `Pemain yang memunguti ${pion} di papan dinyatakan kalah.`,
    "double-turn": "Pemain yang melangkah dua kali berturut-turut dinyatakan kalah.",
    "out-of-turn": "Pemain yang melangkah di luar gilirannya dinyatakan kalah.",
  },
  counts: {
    points: { other: "{count} titik" },
    lines: { other: "{count} garis" },
    links: { other: "{count} penghubung" },
    cows: { other: `{count} ${pion}` },
    plies: { other: "{count} langkah" },
    times: { other: "{count} kali" },
  },
  prompt: {
    title:
      "Kamu bermain sebagai {player} dalam permainan {variant}, permainan papan untuk dua orang. Kedua pihak adalah {light} dan {dark}. Aturannya:",
    board: "Seluruh papan",
    points: "Titik-titik: {points}",
    lines: "Garis-garis: {lines}. Titik yang bersebelahan dalam satu garis adalah tetangga.",
    links: "Pasangan titik ini juga tetangga, walaupun tidak terletak pada satu garis: {links}.",
    notation: "Cara menulis langkah",
    placing: `${Pion} yang diletakkan ditulis sebagai titiknya, misalnya {to}.`,
    moving: `${Pion} yang digerakkan ditulis sebagai dua titik, misalnya {from}-{to}.`,
    shooting: `Jika langkah itu ${mengambil} ${pion}, x dan titiknya menyusul, misalnya {from}-{to}x{shot}; titik berikutnya ditulis dengan cara yang sama.`,
    taking: `Giliran yang hanya mengangkat ${pion} dari papan penuh ditulis x{shot}.`,
    position: "Posisi sekarang",
    cows: `${Pion} {light} ada di: {lights}. ${Pion} {dark} ada di: {darks}.`,
    hands: `${Pion} di tangan: {light} {lights}, {dark} {darks}.`,
    dead: `${Pion} mati, yang hanya menempati titiknya, ada di: {points}.`,
    barred: "{side} tidak boleh bergerak dari {from} ke {to} untuk membentuk mul di sana.",
    used: `Garis yang sudah memberi {side} ${pengambilan}: {lines}.`,
    "first-mill": "{side} membentuk mul pertama.",
    removal: `Papan sudah penuh: {player} harus mengangkat satu ${pion} sekarang.`,
    freeing: "{player} harus memberi jalan kepada pihak yang terkunci, jika bisa.",
    quiet: `Langkah kedua pihak sejak peletakan atau ${pengambilan} terakhir: {count}.`,
    turn: "Giliran {player}.",
    moves: "Langkah yang sah: {moves}",
    answer: 'Akhiri jawabanmu dengan satu baris yang hanya berisi "Move:" dan langkahmu.',
  },
  arbiter: {
    stands: "Langkah {player} sah.",
    falls: "Langkah {player} tidak sah.",
    "out-of-turn": "Ini bukan giliran {player}.",
    "put-back": "Kekeliruan: langkah dikembalikan, dan {player} memainkan langkah yang sah.",
    forfeit: "Kecurangan: {player} dinyatakan kalah, dan {winner} menang.",
  },
  faults: {
    "game-over": "Permainan sudah selesai.",
    malformed: "{move} bukan langkah. Contoh langkah: {example}.",
    "unknown-point": "Papan tidak punya titik {point}.",
    "cow-in-hand": `{player} masih memegang ${pion}, yang harus diletakkan dulu.`,
    "no-cow-in-hand": `{player} tidak punya ${pion} lagi untuk diletakkan.`,
    "not-your-cow": `Tidak ada ${pion} {player} di {from}.`,
    "removal-due": `Papan sudah penuh, dan {player} harus mengangkat dulu satu ${pion}.`,
    "no-placing": `Sekarang ${pion} tidak boleh diletakkan di {to}.`,
    "must-free": "{player} harus memberi jalan kepada pihak lain.",
    "too-many-shots": `${Pengambilan} pada langkah ini lebih banyak daripada yang diizinkan.`,
    occupied: `Sudah ada ${pion} di {to}.`,
    "not-adjacent": "{to} tidak bersebelahan dengan {from}, dan {player} tidak boleh terbang.",
    "mill-barred": "Mul di {to} belum boleh dibentuk lagi.",
    "shot-missing": `Langkah ini membentuk mul tanpa ${mengambil} ${pion}.`,
    "shots-missing": `Langkah ini membentuk {mills} mul dan ${mengambil} {shots} dari {due} ${pion} yang harus ${diambil}.`,
    "shot-without-mill": `Langkah ini ${mengambil} ${pion} tanpa membentuk mul.`,
    "not-a-target": `Tidak ada ${pion} pihak lain di {shot}.`,
    "target-in-mill": `${Pion} di {shot} ada dalam mul dan tidak boleh ${diambil}.`,
  },
});

/**
 * Indonesian sentences for rulebooks of mill games.
 *
 * @example
 * ```ts
 * import { id } from "morabaraba/rulebook";
 *
 * id.rules.mill; // => "Tiga sapi dari satu pihak pada satu garis adalah mul."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * Indonesian sentences for rulebooks of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { idMorris } from "morabaraba/rulebook";
 *
 * idMorris.rules.mill; // => "Tiga pion dari satu pihak pada satu garis adalah mul."
 * ```
 */
export const idMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
