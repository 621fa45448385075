/** The worker of both-families.tsx: bots for both families. */
import { mancala, mills } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";

serveOpponent([mills, mancala]);
