import type { LearnWords } from "../en/learn.ts";

export const words: LearnWords = {
  title: "Pelajaran",
  lead: "Pelajaran singkat yang kamu mainkan: satu untuk setiap aturan, dan setiap jebakan.",
  families: { mills: "Morabaraba", kin: "Permainan mul lainnya", mancala: "Mancala" },
  count: "Pelajaran {number} dari {all}",
  progress: "{done} dari {all}",
  done: "selesai",
  tryIt: "Coba.",
  hint: "Petunjuk",
  again: "Coba lagi",
  back: "Kembali",
  next: "Berikutnya: {title}",
  goOn: "Lanjut",
  finished: "Kamu sudah memainkan semua pelajaran.",
  solve: "Ke teka-teki",
  restart: "Mainkan pelajaran ini lagi",
  sources: "Apa kata sumber",
  differences: "Perbedaan permainan-permainan ini",
  all: "semua",
  english: "Teks ini berasal dari panduan aturan, yang hanya ada dalam bahasa Inggris.",
  steps: "Tahap {number} dari {all}",
  wrong: "Langkah itu sah, tetapi bukan yang diminta. Papan kembali seperti semula.",
  lessons: {
    placing: {
      title: "Meletakkan sapi",
      steps: [
        {
          ask: "Kamu Terang. Letakkan satu sapi di titik kosong mana pun.",
          right: "Gelap juga meletakkan satu. Kalian bergantian.",
        },
        {
          ask: "Letakkan satu lagi. Titik tempat banyak garis bertemu paling berharga.",
          right: "Begitu seterusnya sampai tangan kedua pihak kosong.",
        },
        {
          ask: "Sekarang coba gerakkan sapi di {a7}: tekan.",
          right:
            "Sapi itu harus tetap di sana: tidak ada sapi yang bergerak selama masih ada sapi di tanganmu.",
        },
      ],
    },
    mills: {
      title: "Mul",
      steps: [
        {
          ask: "Dua sapimu ada di {a7} dan {d7}. Letakkan yang ketiga pada garis itu, lalu tembak sapi gelap mana pun.",
          right: "Tiga dalam satu garis adalah mul, dan mul itu tadi menembak satu sapi.",
          wrong: "Itu tidak membentuk mul. Lengkapi garis {a7} dan {d7}.",
        },
        {
          ask: "Papan ini punya garis miring. Bentuk mul pada garis dari {a7} ke {c5}.",
          right:
            "Garis miring sama saja dengan garis lain. Beberapa permainan tidak memilikinya: lihat di bawah.",
          wrong: "Itu tidak membentuk mul. Lihat di antara {a7} dan {c5}.",
        },
      ],
    },
    shots: {
      title: "Tembakan",
      steps: [
        {
          ask: "Gelap ingin membentuk mul di {d7}. Bentuk mulmu di {g1}, dan tembak sapi yang mencegahnya.",
          right: "Garis itu terputus. Tembakan bertahan sebaik ia menyerang.",
          wrong:
            "Gelap masih bisa membentuk mul di {d7}. Bentuk mulmu di {g1} dan tembak salah satu dari dua sapi di bawah {d7}.",
        },
        {
          ask: "Satu sapi di {g7} membentuk dua mul sekaligus. Letakkan, dan lihat berapa sapi yang boleh kamu tembak.",
          right: "Dua mul, tetapi satu tembakan. Aturannya satu sapi per langkah.",
          wrong: "Lengkapi kedua garis yang bertemu di {g7}.",
        },
      ],
    },
    protected: {
      title: "Sapi yang terlindung",
      steps: [
        {
          ask: "Gelap punya mul di {d7}, {d6} dan {d5}. Bentuk mulmu di {g1} dan coba tembak salah satu sapi di mul itu.",
          right: "Sapi di dalam mul aman selama masih ada sapi lain di luar mul.",
          wrong: "Kamu menembak sapi di luar mul. Coba salah satu dari tiga sapi di dalam mul.",
        },
        {
          ask: "Bentuk mulmu lagi, dan tembak sapi yang tidak aman.",
          right: "Benar: {b4} tidak ada dalam mul.",
          wrong: "Bentuk mul di {g1}.",
        },
        {
          ask: "Di sini semua sapi gelap ada dalam mul. Bentuk mulmu dan tembak yang mana pun.",
          right: "Jika semua ada dalam mul, tidak ada yang aman.",
          wrong: "Bentuk mul di {g1}.",
        },
      ],
    },
    moving: {
      title: "Bergerak",
      steps: [
        {
          ask: "Semua sapi sudah diletakkan, jadi sekarang kamu bergerak. Coba pergi lebih jauh dari titik berikutnya.",
          right: "Sapi bergerak satu titik mengikuti garis, ke titik di sebelahnya.",
          wrong: "Itu satu titik, dan diizinkan. Coba pergi lebih jauh.",
        },
        {
          ask: "Satu gerakan membentuk mul. Temukan, dan tembak.",
          right: "Sapi dari {g4} melengkapi garis itu.",
          wrong: "Itu tidak membentuk mul. Sapi mana yang bisa masuk ke garis {a7} dan {d7}?",
        },
      ],
    },
    swinging: {
      title: "Membuka dan menutup mul",
      steps: [
        {
          ask: "Mulmu di bujur sangkar luar menembak lagi hanya jika dibentuk kembali. Buka dengan gerakan yang membentuk mul lain.",
          right: "Satu mul terbuka, yang lain terbentuk. Dan yang pertama siap dibentuk lagi.",
          wrong:
            "Itu tidak membuka atau tidak membentuk apa-apa. Gerakkan sapi yang bisa melengkapi {b6} dan {f6}.",
        },
        {
          ask: "Gelap tidak bisa mencegahnya. Gerakkan kembali sapimu dan tembak lagi.",
          right:
            "Pasangan mul seperti ini menembak pada setiap langkah, dan menentukan sebagian besar permainan.",
          wrong: "Kembali ke {d7}.",
        },
      ],
    },
    "repeat-mill": {
      title: "Aturan mul berulang",
      steps: [
        {
          ask: "Menurut aturan Mind Sports South Africa: buka mul di {d7}, {d6} dan {d5} dengan sapi di {d6}, dan bentuk mul lain dengannya.",
          right: "Sapi itu membuka satu mul untuk membentuk mul lain.",
          wrong: "Gerakkan sapi di {d6} ke {b6}.",
        },
        {
          ask: "Sekarang coba langsung kembali ke {d6}.",
          right:
            "Selama satu giliran sapi ini tidak boleh ke {d6}, karena gerakan itu akan membentuk mul lagi.",
          wrong: "Itu diizinkan. Coba gerakan dari {b6} kembali ke {d6}.",
        },
        {
          ask: "Aturan itu hanya mengikat sapi tersebut. Bentuk mul yang sama dengan sapi lain.",
          right:
            "Sapi dari {f6} boleh melakukannya. Kamu bisa merencanakannya dengan dua sapi di sebelah satu celah.",
          wrong: "Lengkapi garis {d7} dan {d5} dengan sapi yang tidak membukanya.",
        },
      ],
    },
    flying: {
      title: "Terbang",
      steps: [
        {
          ask: "Kamu punya empat sapi. Coba pindahkan yang di {e3} ke {g7}.",
          right: "Dengan empat sapi kamu masih bergerak titik demi titik.",
          wrong: "Itu gerakan biasa. Coba lompat dari {e3} ke {g7}.",
        },
        {
          ask: "Sekarang kamu punya tiga, dan boleh terbang. Pindahkan satu sapi ke titik yang membentuk mul.",
          right: "Tiga sapi itu lemah, tetapi ada di mana-mana sekaligus.",
          wrong: "Itu tidak melengkapi apa-apa. Di mana celah pada garismu?",
        },
      ],
    },
    "few-cows": {
      title: "Sapi terlalu sedikit",
      steps: [
        {
          ask: "Sisa sapi Gelap tiga. Bentuk mul dan menangkan permainan.",
          right: "Dengan dua sapi tidak ada yang bisa membentuk mul: permainan selesai, dan kamu menang.",
          wrong: "Itu tidak membentuk mul.",
        },
      ],
    },
    blockade: {
      title: "Tidak bisa bergerak",
      steps: [
        {
          ask: "Di papan tanpa garis miring ini, empat sapi Gelap hampir terkurung. Tutup jalan gerak terakhirnya.",
          right: "Gelap tidak bisa bergerak, jadi Gelap kalah, dengan empat sapi di papan.",
          wrong: "Gelap masih bisa bergerak ke {b4}.",
        },
      ],
    },
    "ten-moves": {
      title: "Seri sepuluh langkah",
      steps: [
        {
          ask: "Sapimu tinggal tiga, dan sudah sembilan langkah tidak ada yang menembak. Hanya tembakan yang menyelamatkan permainan.",
          right: "Tembakan itu datang pada langkah kesepuluh, tepat waktu. Hitungan mulai lagi dari awal.",
          wrong: "Sepuluh langkah tanpa tembakan: permainan itu akan seri. Bentuk mul.",
        },
        {
          ask: "Di sini kedua pihak punya tiga sapi, sembilan langkah sudah berlalu, dan kamu bisa terbang tetapi tidak bisa menembak. Melangkahlah sesukamu.",
          right: "Langkah kesepuluh tanpa tembakan: seri.",
        },
      ],
    },
    "full-board": {
      title: "Papan penuh",
      steps: [
        {
          ask: "Belum ada sapi yang ditembak, dan kamu memegang yang terakhir dari 24 sapi. Letakkan di titik terakhir.",
          right:
            "Tidak ada yang bisa bergerak di papan penuh: seri. Dengan sebelas sapi per pihak ini tidak bisa terjadi.",
        },
      ],
    },
    "winning-mill": {
      title: "Mul yang menang",
      steps: [
        {
          ask: "Mul-mulan dengan tiga pion: masing-masing tiga, dan tiga dalam satu garis menang. Bergerak dan menangkan.",
          right: "Itu mul, dan permainan selesai. Dalam permainan ini tidak pernah ada yang diambil.",
          wrong: "Itu bukan satu garis. Dua pionmu ada di baris teratas.",
        },
      ],
    },
    "closed-points": {
      title: "Titik tertutup",
      steps: [
        {
          ask: "Dalam picaria tidak ada yang boleh meletakkan pion di pusat. Coba.",
          right: "Pusat tertutup selama pion masih diletakkan.",
          wrong: "Titik itu terbuka. Tekan yang di tengah.",
        },
        {
          ask: "Semua pion sudah diletakkan, dan sekarang pusat terbuka. Bergeraklah ke sana dan menangkan.",
          right: "Tiga melintasi tengah: kamu menang.",
          wrong: "Langkah itu tidak membuatmu menang. Pion mana yang bisa masuk di antara a2 dan c2?",
        },
      ],
    },
    setup: {
      title: "Pion di papan",
      steps: [
        {
          ask: "Shisima mulai dengan semua pion di papan, jadi kamu langsung bergerak. Gerakkan pionmu yang mana pun.",
          right:
            "Dari titik di lingkaran, pion hanya bisa bergerak ke pusat dan ke titik di kedua sebelahnya.",
        },
        {
          ask: "Hanya garis melalui pusat yang menang. Kamu menguasai pusat: lengkapi satu garis.",
          right: "Satu garis melalui pusat, dan kamu menang.",
          wrong: "Itu tidak melengkapi garis. Pionmu di c1 memerlukan satu di seberangnya, di a3.",
        },
      ],
    },
    passing: {
      title: "Melewatkan giliran",
      steps: [
        {
          ask: "Achi, dan kamu Gelap. Letakkan pion terakhirmu agar Terang tidak bisa bergerak.",
          right: "Terang tidak punya langkah dan melewatkan gilirannya, jadi giliranmu lagi.",
          wrong: "Kalau begitu Terang bisa bergerak. Ambil pusat.",
        },
        {
          ask: "Kamu bergerak lagi. Satu gerakan menang.",
          right: "Tiga dalam satu garis: giliran yang terlewat itu membuat Terang kalah.",
          wrong: "Itu bukan satu garis. Lihat garis miring dari a3.",
        },
      ],
    },
    "moving-while-placing": {
      title: "Bergerak saat masih ada pion di tangan",
      steps: [
        {
          ask: "Dalam mul-mulan Lasker, pion boleh bergerak selagi yang lain masih di tangan. Bentuk mul dengan gerakan, dan ambil satu pion.",
          right: "Ketujuh pion masih ada di tanganmu.",
          wrong: "Gerakkan pion yang ada di papan: yang di {g4}.",
        },
      ],
    },
    "two-shots": {
      title: "Dua mul, dua pion",
      steps: [
        {
          ask: "Dalam permainan ini, langkah yang membentuk dua mul mengambil dua pion. Letakkan satu di {a7}, lalu pilih keduanya.",
          right: "Dua mul, dua pion. Tekan yang kedua begitu yang pertama hilang.",
          wrong: "Lengkapi kedua garis yang bertemu di {a7}.",
        },
      ],
    },
    "line-once": {
      title: "Satu garis dihitung sekali",
      steps: [
        {
          ask: "Garis {a7}, {d7} dan {g7} sudah pernah kamu tutup dan buka. Tutup lagi dengan pion di {g4}.",
          right: "Tidak ada yang diambil: satu garis hanya dihitung saat pertama kali kamu tutup.",
          wrong: "Bergerak dari {g4} ke {g7}.",
        },
        {
          ask: "Jadi carilah garis yang belum pernah kamu tutup.",
          right: "Garis baru, dan satu pion untuk diambil.",
          wrong: "Itu tidak menutup garis baru. Dua pionmu ada di {b4} dan {b2}.",
        },
      ],
    },
    dead: {
      title: "Pion mati",
      steps: [
        {
          ask: "Dalam cham gonu, pion yang diambil pada tahap meletakkan tetap di titiknya, mati. Bentuk mul di {g7} dan pilih pion di {b6}.",
          right: "Pion di {b6} mati: ia tidak membentuk mul, dan menempati titiknya.",
          wrong: "Lengkapi garis {a7} dan {d7}, dan pilih pion di {b6}.",
        },
        {
          ask: "Coba letakkan pion di {b6}.",
          right: "Titik itu terisi sampai semua pion diletakkan. Setelah itu pion mati disingkirkan.",
          wrong: "Titik itu kosong. Coba pion mati di {b6}.",
        },
      ],
    },
    "moves-first": {
      title: "Siapa melangkah lebih dulu",
      steps: [
        {
          ask: "Da san qi, dan kamu Gelap. Terang yang memulai, dan pion terakhir milikmu. Letakkan di {c3}.",
          right:
            "Pion mati sudah diangkat dari papan. Pihak yang tidak memulai melangkah lebih dulu, jadi giliranmu lagi.",
        },
        {
          ask: "Gerakkan pion mana pun.",
          right: "Sekarang Terang bergerak, dan kalian bergantian seperti biasa.",
        },
      ],
    },
    "first-mill": {
      title: "Shax: mul pertama",
      steps: [
        {
          ask: "Dalam shax, mul tidak mengambil apa-apa selama pion diletakkan. Kamu Gelap: tetap bentuklah satu.",
          right:
            "Tidak ada yang diambil, tetapi mul pertama milikmu. Pihak yang membentuknya nanti melangkah lebih dulu.",
          wrong: "Itu tidak membentuk mul. Lengkapi garis {a7} dan {d7}.",
        },
        {
          ask: "Di sini pion terakhir milikmu. Letakkan di {f6}.",
          right: "Papan penuh, jadi tidak ada yang bisa bergerak. Setiap pihak mengambil satu pion.",
        },
        {
          ask: "Mul pertama milikmu, jadi kamu mulai. Pilih satu pion Terang.",
          right: "Terang mengambil satu pionmu.",
        },
        {
          ask: "Sekarang bergeraklah. Mul pertama juga membuatmu bergerak lebih dulu.",
          right: "Mulai dari sini, mul mengambil satu pion, seperti dalam permainan lain.",
        },
      ],
    },
    freeing: {
      title: "Memberi jalan",
      steps: [
        {
          ask: "Terang tidak punya langkah. Dalam shax ia melewatkan gilirannya, dan kamu harus memberinya jalan jika bisa. Kamu Gelap: coba bergerak dari {c5} ke {d5}.",
          right: "Itu tidak memberi jalan kepada Terang, dan kamu punya langkah yang bisa.",
          wrong: "Itu memberi jalan kepada Terang, sesuai kewajibanmu. Coba pion di {c5}.",
        },
        {
          ask: "Sekarang bukalah jalan untuk Terang.",
          right: "Terang bisa bergerak lagi, dan permainan berlanjut.",
          wrong: "Terang masih terkurung.",
        },
      ],
    },
    giving: {
      title: "Menyerahkan sapi",
      steps: [
        {
          ask: "Umlabalaba, masing-masing dua belas sapi. Sapi terakhir milikmu: letakkan di {g1}.",
          right: "Papan penuh. Gelap menyerahkan sapi di {d6}.",
        },
        {
          ask: "Sekarang kamu menyerahkan satu sapimu. Pilih.",
          right: "Ada ruang untuk bergerak lagi, dan Gelap mulai.",
        },
      ],
    },
    sowing: {
      title: "Menabur",
      steps: [
        {
          ask: "Kamu Selatan, dengan baris bawah. Ambil benih dari salah satu rumahmu, tetapi bukan yang ketiga, dan lihat ke mana perginya.",
          right:
            "Satu benih masuk ke setiap rumah berikutnya, berlawanan arah jarum jam, dan ke lumbungmu sendiri, tetapi tidak ke lumbung Utara.",
          wrong: "Rumah ketiga untuk pelajaran berikutnya. Ambil yang lain.",
        },
      ],
    },
    "another-turn": {
      title: "Giliran lagi",
      steps: [
        {
          ask: "Temukan rumah yang benih terakhirnya jatuh di lumbungmu.",
          right: "Empat benih dari rumah ketiga berakhir di lumbung, jadi kamu melangkah lagi.",
          wrong: "Benih terakhir tidak sampai ke lumbung. Hitung benih di setiap rumah.",
        },
        {
          ask: "Masih giliranmu. Mainkan rumah mana pun.",
          right: "Sekarang giliran Utara, kecuali jika benih terakhirmu jatuh di lumbung lagi.",
        },
      ],
    },
    captures: {
      title: "Tangkapan dalam kalah",
      steps: [
        {
          ask: "Jatuhkan benih terakhirmu di rumah ketigamu yang kosong, di seberang lima benih Utara.",
          right: "Lima benih di seberang dan benihmu sendiri masuk ke lumbungmu.",
          wrong:
            "Benih terakhir jatuh di tempat lain. Rumah mana yang jumlah benihnya sama dengan jarak ke rumah ketiga?",
        },
      ],
    },
    "kalah-end": {
      title: "Akhir permainan dalam kalah",
      steps: [
        {
          ask: "Benihmu tinggal satu. Mainkan.",
          right:
            "Rumah-rumahmu kosong, jadi permainan selesai. Utara menyimpan sisanya, dan benihmu tetap lebih banyak.",
        },
      ],
    },
    oware: {
      title: "Tangkapan dalam oware",
      steps: [
        {
          ask: "Dalam oware kamu menangkap dengan membuat isi rumah Utara menjadi dua atau tiga benih. Satu langkah mengambil dari dua rumah.",
          right: "Rumah terakhir menjadi tiga dan rumah sebelumnya dua: lima benih untukmu.",
          wrong: "Itu menangkap lebih sedikit. Di mana langkah berakhir di rumah berisi satu atau dua benih?",
        },
      ],
    },
    "grand-slam": {
      title: "Sapu bersih",
      steps: [
        {
          ask: "Rumah terakhir akan mengambil semua benih Utara sekaligus. Mainkan.",
          right: "Tidak ada yang diambil: pemain tidak boleh dibuat tanpa benih dengan cara itu.",
          wrong: "Mainkan rumah paling kanan.",
        },
      ],
    },
    feeding: {
      title: "Memberi benih",
      steps: [
        {
          ask: "Utara tidak punya benih. Coba langkah yang tidak mencapai sisinya.",
          right: "Kamu harus memberi benih jika bisa.",
          wrong: "Itu memberi Utara benih, sesuai kewajibanmu. Coba rumah dengan dua benih.",
        },
        {
          ask: "Sekarang mainkan langkah yang memberi Utara benih.",
          right: "Utara punya benih, dan permainan berlanjut.",
        },
      ],
    },
    relays: {
      title: "Menabur terus dalam congkak",
      steps: [
        {
          ask: "Kamu punya tujuh rumah, masing-masing tujuh benih. Temukan rumah yang benih terakhirnya jatuh di lumbungmu.",
          right: "Kamu melangkah lagi, seperti dalam kalah.",
          wrong: "Itu berakhir di tempat lain. Tujuh benih menempuh tujuh tempat.",
        },
        {
          ask: "Sekarang mainkan rumah kedua dan perhatikan: jika benih terakhir bertemu benih lain, semuanya diambil dan ditabur terus.",
          right: "Begitulah penaburan berlanjut. Ia berakhir di lumbung atau di rumah kosong.",
          wrong: "Ambil rumah kedua.",
        },
      ],
    },
    swap: {
      title: "Tukar sisi",
      steps: [
        {
          ask: "Kamu Utara, dan Selatan memulai dengan baik. Jika aturan kue berlaku, kamu boleh bertukar tempat sebagai ganti melangkah. Lakukan.",
          right:
            "Awal baik Selatan kini milikmu. Jadi langkah pertama yang terlalu baik tidak menguntungkan siapa pun.",
          wrong: "Itu sebuah langkah. Pakai tombol untuk bertukar tempat.",
        },
      ],
    },
  },
  fields: {
    cows: "Sapi setiap pihak",
    firstPlayer: "Siapa yang mulai",
    board: "Garis yang bisa menjadi mul",
    shooting: "Mul",
    targetsInMills: "Sapi di dalam mul",
    moveWhilePlacing: "Bergerak saat masih ada sapi di tangan",
    repeatMill: "Mul yang pernah dibuka",
    flyAt: "Jumlah sapi untuk boleh terbang",
    loseBelow: "Kurang dari jumlah sapi ini kalah",
    blocked: "Pihak yang tidak bisa melangkah",
    tenMoves: "Sepuluh langkah tanpa tembakan",
    fullBoard: "Papan penuh",
    millEffect: "Mul",
    shotsPerMove: "Beberapa mul dalam satu langkah",
    shotWhilePlacing: "Mul pada tahap meletakkan",
    startsMoving: "Yang melangkah lebih dulu setelah semua diletakkan",
    noPlacing: "Titik yang tertutup untuk peletakan",
    setup: "Pada awalnya",
    houses: "Rumah setiap pihak",
    seeds: "Benih di setiap rumah",
    sowStores: "Lumbung sendiri",
    skipOrigin: "Rumah asal penaburan",
    capture: "Tangkapan",
    emptyOpposite: "Rumah seberang yang kosong",
    endsWhen: "Permainan berakhir",
    majority: "Lebih dari setengah jumlah benih",
    grandSlam: "Sapu bersih",
    mustFeed: "Lawan tanpa benih",
    relay: "Benih terakhir di rumah yang berisi",
    captureAfterLap: "Tangkapan",
    swap: "Aturan kue",
  },
  values: {
    light: "Terang",
    dark: "Gelap",
    required: "harus menembak",
    "last-resort": "aman selama yang lain bisa ditembak",
    allowed: "boleh langsung dibentuk lagi",
    "same-cow": "tidak langsung dengan sapi yang sama",
    loses: "kalah",
    draws: "seri",
    either: "seri, jika salah satu pihak punya tiga sapi",
    opposite: "rumah seberang",
    "two-or-three": "rumah berisi dua atau tiga",
    nothing: "tidak terjadi apa-apa",
    "take-own": "benih terakhir diambil",
    "either-empty": "jika salah satu pihak kosong",
    "mover-empty": "jika pihak yang mendapat giliran kosong",
    shoots: "menembak",
    wins: "langsung menang",
    one: "tembak satu",
    "each-mill": "tembak satu untuk setiap mul",
    removes: "menembak",
    marks: "meninggalkan pion mati sampai semua diletakkan",
    next: "pihak yang mendapat giliran",
    "second-player": "pihak yang tidak memulai",
    "first-mill": "pihak dengan mul pertama",
    placed: "semua pion di papan",
    "no-capture": "tidak menangkap apa-apa",
    "illegal-unless-only": "tidak diizinkan, kecuali tidak ada langkah lain",
  },
  special: {
    "tenMoves null": "tidak ada aturan itu",
    "moveWhilePlacing false": "tidak",
    "moveWhilePlacing true": "ya",
    "targetsInMills always": "sapi mana pun",
    "repeatMill once": "setiap garis menembak sekali",
    "flyAt null": "tidak pernah",
    "shotWhilePlacing none": "tidak berakibat apa-apa",
    "noPlacing null": "tidak ada",
    "noPlacing all": "pusat",
    "setup null": "papan kosong",
    "blocked passes": "melewatkan giliran",
    "blocked freed": "harus diberi jalan",
    "fullBoard each-gives": "setiap pihak menyerahkan satu sapi",
    "fullBoard each-shoots": "setiap pihak menembak satu sapi",
    "fullBoard first-player-loses": "pihak yang memulai kalah",
    "sowStores true": "ditaburi",
    "sowStores false": "tidak ditaburi",
    "skipOrigin true": "dilewati",
    "skipOrigin false": "ditaburi",
    "majority true": "mengakhiri permainan",
    "majority false": "tidak mengakhiri permainan",
    "mustFeed true": "harus diberi benih",
    "mustFeed false": "tidak harus diberi benih",
    "relay true": "diambil dan ditabur terus",
    "relay false": "penaburan berakhir",
    "captureAfterLap false": "tidak perlu satu putaran sebelumnya",
    "swap false": "hanya sebagai aturan sendiri",
  },
};
