/** The bots of both families in a worker, so the page stays responsive while they think. */
import { mancala } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";
import { millsWithTables } from "./perfectEnds.ts";

serveOpponent([millsWithTables, mancala]);
