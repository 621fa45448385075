/* The rules of mancala in Indonesian, in the terms of `morabaraba/mancala/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/rulebook.ts";
import { id as names } from "./words.ts";

/**
 * Indonesian sentences for rulebooks of mancala games.
 *
 * @example
 * ```ts
 * import { id } from "morabaraba/mancala/rulebook";
 *
 * id.rules["first-player"]; // => "Selatan mulai lebih dulu."
 * ```
 */
export const id: Words = /* @__PURE__ */ deepFreeze({
  language: "id",
  names,
  sections: { board: "Papan", sowing: "Menabur", captures: "Tangkapan", end: "Akhir permainan" },
  rules: {
    board:
      "Setiap pihak punya satu baris berisi {houses} dan satu lumbung. Pada awalnya, setiap rumah berisi {seeds}.",
    "first-player": "Selatan mulai lebih dulu.",
    turns: "Kedua pemain melangkah bergantian; tidak ada yang boleh melewatkan gilirannya.",
    "turns-again":
      "Kedua pemain melangkah bergantian, kecuali untuk langkah tambahan dari lumbung; tidak ada yang boleh melewatkan gilirannya.",
    "turns-passing":
      "Kedua pemain melangkah bergantian, kecuali untuk langkah tambahan dari lumbung; pihak tanpa benih di rumahnya melewatkan gilirannya, dan yang lain tidak boleh.",
    swap: "Sebagai ganti langkah pertamanya, pemain kedua boleh menukar sisi, satu kali.",
    "no-swap": "Sisi tidak pernah ditukar.",
    sowing:
      "Pemain mengambil semua benih dari salah satu rumahnya dan menaburnya satu per satu ke tempat-tempat berikutnya, berlawanan arah jarum jam.",
    store:
      "Pemain juga menabur ke lumbungnya sendiri, tetapi tidak pernah ke lumbung lawan. Benih terakhir di lumbung sendiri memberi satu langkah lagi.",
    "no-store": "Benih tidak pernah ditabur ke lumbung.",
    origin: "Putaran yang mengelilingi seluruh papan juga menabur ke rumah asalnya.",
    "skip-origin": "Putaran yang mengelilingi seluruh papan melewati rumah asalnya.",
    relay: "Jika benih terakhir jatuh di rumah yang berisi, semua benih di sana diambil dan ditabur terus.",
    "relay-without-capture":
      "Jika benih terakhir jatuh di rumah yang berisi dan tidak menangkap apa-apa, semua benih di sana diambil dan ditabur terus.",
    "no-relay": "Benih terakhir di rumah yang berisi mengakhiri penaburan.",
    feeding: "Jika bisa, pemain harus memberi benih kepada lawan yang tidak punya benih.",
    "no-feeding": "Tidak ada kewajiban memberi benih kepada lawan yang tidak punya benih.",
    "capture-opposite":
      "Benih terakhir di rumah kosong milik sendiri menangkap benih di rumah seberangnya, beserta dirinya sendiri.",
    "capture-two-or-three":
      "Benih terakhir yang membuat isi rumah lawan menjadi dua atau tiga menangkap benih itu. Ke arah belakang, isi setiap rumah sebelumnya juga ditangkap, sampai sebuah rumah bukan milik lawan atau tidak berisi dua atau tiga benih.",
    "empty-opposite-nothing": "Jika rumah di seberang kosong, tidak ada yang ditangkap.",
    "empty-opposite-take-own": "Jika rumah di seberang kosong, hanya benih terakhir yang ditangkap.",
    "capture-after-lap": "Penaburan hanya menangkap jika sudah melewati ujung baris pemain itu sendiri.",
    "capture-without-lap": "Penaburan bisa menangkap sebelum melewati ujung baris pemain itu sendiri.",
    "opponent-empty-house-stays": "Benih terakhir di rumah kosong milik lawan tetap di sana.",
    "opponent-empty-house-to-opponent": "Benih terakhir di rumah kosong milik lawan masuk ke lumbung lawan.",
    "grand-slam-no-capture": "Tangkapan yang akan mengambil semua benih lawan tidak mengambil apa-apa.",
    "grand-slam-illegal": "Langkah yang akan menangkap semua benih lawan tidak boleh dimainkan.",
    "grand-slam-illegal-unless-only":
      "Langkah yang akan menangkap semua benih lawan hanya boleh dimainkan jika tidak ada langkah sah lain; dalam hal itu benihnya ditangkap.",
    "grand-slam-captured": "Tangkapan boleh mengambil semua benih lawan.",
    "grand-slam-rest-to-opponent":
      "Tangkapan boleh mengambil semua benih lawan; sisa benih di papan kemudian menjadi milik lawan.",
    "grand-slam-leave-last":
      "Tangkapan yang akan mengambil semua benih lawan menyisakan rumah tempat benih terakhir jatuh.",
    "grand-slam-leave-first":
      "Tangkapan yang akan mengambil semua benih lawan menyisakan rumah tertangkap yang pertama menurut urutan penaburan.",
    "empty-side-either-empty":
      "Permainan berakhir jika salah satu pihak tidak punya benih di rumahnya; setiap pihak mengambil benih di rumahnya sendiri.",
    "empty-side-mover-empty":
      "Permainan berakhir jika pihak yang mendapat giliran tidak punya benih di rumahnya; setiap pihak mengambil benih di rumahnya sendiri.",
    "empty-side-all-empty": "Permainan berakhir jika rumah kedua pihak kosong.",
    "empty-side-fed":
      "Jika pihak yang mendapat giliran tidak punya benih di rumahnya, ia tidak punya langkah yang sah, dan permainan berakhir.",
    "no-moves":
      "Jika seorang pemain tidak punya langkah yang sah, permainan berakhir; setiap pihak mengambil benih di rumahnya sendiri.",
    "no-moves-passing":
      "Jika pihak yang punya benih di rumahnya tidak punya langkah yang sah, permainan berakhir; setiap pihak mengambil benih di rumahnya sendiri.",
    "no-moves-feeding":
      "Jika seorang pemain harus memberi benih kepada lawan tetapi tidak bisa, atau tidak punya langkah yang sah, permainan berakhir; setiap pihak mengambil benih di rumahnya sendiri.",
    majority:
      "Pemain dengan lebih dari setengah jumlah benih di lumbungnya langsung menang; setengah di setiap lumbung berarti seri.",
    "no-majority": "Permainan berlanjut meskipun satu lumbung berisi lebih dari setengah jumlah benih.",
    "repetition-own-houses":
      "Jika suatu posisi muncul {times} sejak terakhir kali benih masuk ke lumbung, permainan berakhir; setiap pihak mengambil benih di rumahnya sendiri.",
    "repetition-even":
      "Jika suatu posisi muncul {times} sejak terakhir kali benih masuk ke lumbung, permainan berakhir; benih di rumah-rumah dibagi rata, dan satu benih yang ganjil tidak menjadi milik siapa pun.",
    "repetition-empty-side-counts":
      "Posisi yang berulang juga dihitung selama salah satu pihak tidak punya benih di rumahnya.",
    "repetition-empty-side-ignored":
      "Selama salah satu pihak tidak punya benih di rumahnya, posisi yang berulang tidak mengakhiri permainan.",
    "no-repetition": "Posisi yang berulang tidak mengakhiri permainan.",
    winner: "Pemain dengan benih lebih banyak menang; jumlah yang sama berarti seri.",
  },
  counts: {
    houses: { other: "{count} rumah" },
    seeds: { other: "{count} benih" },
    times: { other: "{count} kali" },
  },
  prompt: {
    title:
      "Kamu bermain sebagai {player} dalam permainan {variant}, permainan papan untuk dua orang. Kedua pihak adalah {south} dan {north}. Aturannya:",
    board: "Seluruh papan",
    order:
      "Urutan menabur: rumah 1 sampai {last} milik {south}, lumbung {south}, rumah 1 sampai {last} milik {north}, lumbung {north}, lalu kembali ke rumah 1 milik {south}. Lumbung yang tidak ditaburi dilewati.",
    opposite:
      "Rumah 1 satu pihak berseberangan dengan rumah {last} pihak lain, rumah 2 dengan yang kedua dari belakang, dan seterusnya.",
    notation:
      "Langkah ditulis sebagai rumah yang dikosongkan: untuk {south} {souths}, untuk {north} {norths}, mulai dari rumah 1.",
    swap: "Langkah yang menukar sisi ditulis swap.",
    position: "Posisi sekarang",
    houses: "Benih di rumah {side}, mulai dari rumah 1: {seeds}.",
    stores: "Benih di lumbung: {south} {souths}, {north} {norths}.",
    turn: "Giliran {player}.",
    moves: "Langkah yang sah: {moves}",
    answer: 'Akhiri jawabanmu dengan satu baris yang hanya berisi "Move:" dan langkahmu.',
  },
  arbiter: {
    stands: "Langkah {player} sah.",
    falls: "Langkah {player} tidak sah.",
    "out-of-turn": "Ini bukan giliran {player}.",
    "put-back": "Kekeliruan: benih dikembalikan, dan {player} memainkan langkah yang sah.",
    forfeit: "Kecurangan: {player} dinyatakan kalah, dan {winner} menang.",
  },
  faults: {
    "game-over": "Permainan sudah selesai.",
    malformed: "{move} bukan langkah. Contoh langkah: {example}.",
    "unknown-house": "{player} tidak punya rumah {house}.",
    "empty-house": "Rumah {house} milik {player} kosong.",
    "must-feed": "Lawan tidak punya benih, dan rumah {house} tidak memberinya.",
    "slam-illegal": "Rumah {house} akan menangkap semua benih lawan.",
    "no-swap": "Sekarang sisi tidak bisa ditukar.",
  },
});
