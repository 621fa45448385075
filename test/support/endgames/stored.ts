/** Tables that version 0.1.0 wrote: those of `everything` with up to three cows, as base64. They must be read for ever. */
export const storedTables: string = [
  "TUVHVAEB1gvEnvSLDh+LCAAAAAAAAAN1U01r3DAQ1czIu1lvQ0pCDz2klDk7h5QWig+FpudAoIcWwh6cXWXXRLFS20kIIf+u/6L9",
  "F732UEbS2l62GbA+nmbePGnGP+mRq+LacM7mztQP7aqslpzxhSvqBeePfOPKqm04P+fiWHAZ5jIsZDAyXMqwlGF1zLOM67JaSsTH",
  "Wca2rIysz4NrEcNn2XkIM5FUgKLjuRh4LGKcAPOYxKNdyCoSzUK+K8k3e8p47u4bzt9nfFnWTXtmiwdTc862XK5akW0fPrecV7fW",
  "ZmxdY06Mdfecv8u4WbmWc67Nj9uyNgvO+Lq09ovnY1s07VFtGlcLS21uTNGeltZyzk1xbY7EVSLcnfm2Kq05s8VcHjW/LGxjMr6w",
  "bn5lFsLkGtOIkltrT8KD86Iu7gVrTXXq7uTtgkDJ05Zt6ao1UrmvKyel+fBECcAfUOo3JUqpv0AAGsGbnxCRSHfbCE2hMwLsjwAJ",
  "IJE9AkzjrCERB8LoPzAETMb6k2eYSqaYSKeHGGiTAMjBWPeJyOvwe+yljQTHodbBWm5BISemOEbQ9AJ3JSDcTwh1b6g3tgFSqAVW",
  "iCjftnmvZ0xtMwpbiMPoMsAkRXeu/XqLwbv1xLgpvRepozQcenraSOTLujb/ppsGqOTBZQJQ8D/zXs+Y2mZE7Aq0vm2PSYruHNdF",
  "3g5XPTFsSu9FYpQGQ8/QPsF+weT7zj69TkZvklGqRylBApO95AASQtCI0oUIuEcjItiV5Zhejjr2/QNNpN+OX2E6TSdpkqQT2AnC",
  "DzFWSccSSheojV5R6yLr8AZxwlAute4CpWL1QgWRxJCEAkCTVpoUSoOTJhJYEQIhyv8JSn5iAkVEoLV4KFIEmpCUkhMQNuH9B29B",
  "SwfWBQAA",
].join("");
