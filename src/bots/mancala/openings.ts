/** The letters of the opening books of kalah, by the seeds in each house. Written by research/kalah.mjs. */
export const openings = {
  3: { least: 28, letters: "IiG1G3Kj..GwGsGrImGmKaHAG6G2G7KlGtKcKiGpGpKmKoG0G-IwGxGxKhKdIjG2Ki..GvIeGx....GsG2ItIyGt..GoBUKrKnBPGyG4G3G-G5G1KeBAG3..........................EvEvIw..DLIyE-E-IvIvIvItIuBOFBE9IvDEKlKvKoKwKvKpKiKiIpE_E4E9E4E2IlE3EzE1E0Ey....................KgBFC7KhC3C3..EsKiKdKn..............................BRBTFCFEFADHBJBPFDFCE-E-..................................Ip............IvIp..................KsKpKvKtKrBO................................................................KsKuKtKpKrKn..............IrFD" },
  4: { least: 28, letters: "E2" },
} as const;
