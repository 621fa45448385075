/** Laws are tried on new examples in each run; with a seed they are the same again: `FAST_CHECK_SEED=7 npm test`. */
import fc from "fast-check";

const seed = process.env["FAST_CHECK_SEED"];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
