/*
 * The rules of mancala in a language that has no texts yet. Copy the folder, replace `xx` by the tag of the
 * language, say where each term comes from, and fill in what the test of languages lists. At the end, write
 * `Words` for `PartialWords<Words>`: the compiler then names what is missing.
 */
import type { Words } from "../../en/mancala/rulebook.ts";
import type { PartialWords } from "../../en/shape.ts";

/** The texts of mancala games. */
export const xx: PartialWords<Words> = { language: "xx" };
