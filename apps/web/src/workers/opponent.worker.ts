/** The bots of both families, in a worker, so that the page stays smooth while they think. */
import { mancala } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";
import { millsWithTables } from "./perfectEnds.ts";

serveOpponent([millsWithTables, mancala]);
