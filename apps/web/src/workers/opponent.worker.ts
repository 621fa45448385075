/** The bots of both families, in a worker, so that the page stays smooth while they think. */
import { mancala, mills } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";

serveOpponent([mills, mancala]);
