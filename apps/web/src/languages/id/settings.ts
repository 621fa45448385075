import type { SettingsWords } from "../en/settings.ts";

export const words: SettingsWords = {
  title: "Pengaturan",
  page: "Halaman",
  board: "Papan",
  language: "Bahasa",
  readers:
    "Belum ada penutur asli yang membaca teks ini. Panduan tentang bahasa menjelaskan cara memperbaiki sebuah kalimat.",
  systemLanguage: "Sistem",
  theme: "Warna",
  themes: { system: "Sistem", light: "Terang", dark: "Gelap" },
  boardTheme: "Papan",
  boardThemes: {
    auto: "Seperti halaman",
    earth: "Tanah",
    dark: "Malam",
    wood: "Kayu",
    slate: "Batu sabak",
    green: "Padang rumput",
    cream: "Krem",
  },
  pieces: "Buah permainan",
  piecesOf: { auto: "Seperti permainan", cows: "Sapi", stones: "Batu" },
  notation: "Nama titik",
  notations: { wmd: "Lajur dan baris: d6", mssa: "Mind Sports South Africa: A2" },
  coordinates: "Tampilkan nama titik",
  animation: "Kecepatan",
  speeds: { 400: "Lambat", 200: "Biasa", 100: "Cepat", 0: "Tanpa gerakan" },
  sounds: "Suara",
  shortcuts: "Pintasan dengan satu tombol",
  thinking: "Tampilkan pikiran komputer",
  coach: "Saran saat melawan komputer terlemah",
  noOffline:
    "Halaman ini memerlukan jaringanmu: peramban hanya menyimpan halaman https:// untuk dipakai luring.",
};
