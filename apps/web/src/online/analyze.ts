/** Opens a finished match in the part `analyze`. */
import type { Match } from "morabaraba-protocol/protocol";
import { openGame } from "../games/open.ts";
import { recordOf } from "./finished.ts";

export const analyzeMatch = async (match: Match): Promise<void> =>
  openGame({ family: match.family, record: await recordOf(match) }, "analyze");
