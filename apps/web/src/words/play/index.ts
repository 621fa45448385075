import { wordsOf } from "../../core/language.ts";
import type { PlayWords } from "./en.ts";

export const usePlayWords = wordsOf<PlayWords>({ en: () => import("./en.ts"), af: () => import("./af.ts") });
