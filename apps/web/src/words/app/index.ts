import { wordsOf } from "../../core/language.ts";
import type { AppWords } from "./en.ts";

export const useAppWords = wordsOf<AppWords>({ en: () => import("./en.ts"), af: () => import("./af.ts") });
