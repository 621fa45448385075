/** Each run tests laws on new examples; a seed repeats them: `FAST_CHECK_SEED=7 npm test`. */
import fc from "fast-check";

const seed = process.env["FAST_CHECK_SEED"];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
