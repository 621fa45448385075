/**
 * Each run tests laws on new examples; a seed repeats them: `FAST_CHECK_SEED=7 npm test`. A nightly run takes
 * more of them: see `share.ts`.
 */
import fc from "fast-check";
import { share } from "./share.ts";

const seed = process.env["FAST_CHECK_SEED"];
fc.configureGlobal({ numRuns: share(40, 100), ...(seed !== undefined && { seed: Number(seed) }) });
