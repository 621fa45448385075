/** Opens a finished match in the part `analyse`. */
import type { Match } from "morabaraba-protocol/protocol";
import { openGame } from "../games/open.ts";
import { recordOf } from "./finished.ts";

export const analyseMatch = async (match: Match): Promise<void> =>
  openGame({ family: match.family, record: await recordOf(match) }, "analyse");
