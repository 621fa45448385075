// The parts of `src` that mutation testing takes one at a time, each judged by the tests of its own folder.

/** @type {Readonly<Record<string, string[]>>} */
export const sourceOf = {
  morabaraba: ["src/morabaraba/**/*.ts", "src/ground/**/*.ts"],
  mancala: ["src/mancala/**/*.ts"],
  records: ["src/records/**/*.ts"],
  bots: ["src/bots/**/*.ts"],
  picture: ["src/picture/**/*.ts"],
  words: ["src/words/**/*.ts"],
  turn: ["src/turn/**/*.ts"],
  endgames: ["src/endgames/**/*.ts"],
};

/** The one that this process tests. */
export const family = process.env["FAMILY"] ?? "morabaraba";
