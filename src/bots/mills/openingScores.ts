/** The value of each letter of the opening book; `bookValues.ts` reads them. Written by research/book.mjs. */
export const openingScores = {
  elevenMens: [
    "Zz",
    "FrNcHELi",
    "d7mshUjzeEgiZTgzbL",
    "V0IbRMKjHEJyILOTQ7NsJTS0KzV8QsZcZEQbVrRkKDUDO8SLNsRyR0Q8O7a0ZLSLYzHjHDIEOULUP8MbIMLLGzSMMEIDTETENrQjLKUERj",
    "yteErThrqcjLwzeEk6eDosc7j7tkrMkMvbi8qzkMsMtsyExLp7yTscpskczks8vLs8qj20yEt72Er7ibv0hkscd8rMg0rjukt8kLrzi6n7nrq8sbibsKtEtEkEsDfzprh8nshsvUhbuLirrjlco8tTZzqcfDwUn8k7uTnTrykcr7rrlkhzpbibnTjkujlctbhDujeMsElMbcpMhckKrka8i0pcdDtEhzr0cbnMbkqkg7nj",
  ],
  mssa: [
    "AA",
    "HbMbHTLr",
    "czlEeEj0hUfLYyhDZr",
    "S8IEQbLjMzIbMzErQrSELrRDLLOUZbPjaUPyUsSDMLU0OESjM8S0SEOjZ7QzYDOzYcIbIELrGbKsOjKjHjLbF0SMMKUbJbMcT0QkSMSjPz",
    "zFekrEikrEhkxMeEjieUpDeUjUtkqskMr0h0qjkMqstEzkvDrT1bsUpTlkzMtlwLrrrL2ry8sj2MsbiLv0h0r0fEqUiMpzvst8mUrzrEwMv7f7vsuTxEhUi8dkj0cUv7gDYTmTlbuLnTsskcrrpThMtDsbirpbgsm8g7ukj7tbgjujbksEjkfUrEhbl7rkZrizuEeUtEhzrzcbmkZ7tkhbmj",
  ],
  nineMens: [
    "WR",
    "KxLyLBKS",
    "XyXjXyX7YrYCVhZTWC",
    "TCPaN7M6PSQ7Q6OiLBNxOKMSPTK6O6MqOKNCMxMpPLMSPCMJMyOiOjMSQSQqPSO6NCNSPDP7OaQqMrULOiNaVCO6MaKpMzKiNx",
    "XKacaqXpYqbzdDXJXKYCaKYaUhaJVpaaZCcKX5ZyZSdDcTZTZKZyX6ZBXpXJWpXCarWKYCaCYpYyZqZKZcZac7arZqZyZacCVCaSaKZyXKaaaKaCYRaSahYBbLZCYpeqX5XBfCaaWhVpT5XKV7WRT5eUe0dTWR",
  ],
  sesotho: [
    "Xy",
    "LjKiNSIZ",
    "dLYRYBY4ZSbiXLcSXa",
    "UyUMNqPSPxQzS7RTLKRaOxJpQ6LyUpMxQCNyR7MBTjNyUKMiPbLaLaOSLiMBOCKbPKLSP7RTNCMiRSPrS7OaQTOrMBWiPaORYbQ5LqQDI5ISNx",
    "d7gigCijfxgBljhahagigBgThygDg6fygqhagzhCfyhChyaicKYBbSaiZgYwbAZBbhZSWgbBbhaycCaZYabSirjihzcicyaiZKbpaYcKYCZ6a7c7cqdkb6fDiqeieKd7fTcLd6ajkTgafqgLfjdKk4dYaCjigSaacrbibhWJcYgDbg",
  ],
  standard: [
    "AA",
    "GdM-H1L8",
    "eVmWeej2ceglYUida9",
    "WOHOSNMGGOLNIGNWOeNOQOPuNGSmPfU9NuWOOuPeLOSOLWUdMOTtM-V1QdMWTWQmUFM-TGHlNFHdNmFuMOJWP-LNGOM2HOQ2P2OuSEMtS1L1T1SdLnSFJ1UGL1N3KPK-UtMOUdNm",
    "zfemqNgtpdemymbelNfVoVd-ltxmt2imp1imq2lOtWzmq20Gpduemmuunu22qO1lu_umglxHi2t3bWrWidqmv_tmumoGuu0O1-s2rejVymqm0mrd1m22y2xFdkv-rPy-rFZ-iOxepuweqdxOmGuV0Or-onz2pkiNxulmxFlm5mhmu9kO13ZesGmGbGrOfWrGtfbOi-smbWj1s2edleb9uPieq-",
  ],
} as const;
