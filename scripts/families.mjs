// The parts of `src` that mutation testing takes one at a time, each judged by the tests of its own folder.

/** @type {Readonly<Record<string, string[]>>} */
export const sourceOf = {
  morabaraba: ["src/morabaraba/**/*.ts", "src/ground/**/*.ts"],
  mancala: ["src/mancala/**/*.ts"],
  bots: ["src/bots/**/*.ts"],
  endgames: ["src/endgames/**/*.ts"],
};

/** The one that this process tests. */
export const family = process.env["FAMILY"] ?? "morabaraba";
