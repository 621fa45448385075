/** A worker as an app writes it. */
import { mancala, mills } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";

serveOpponent([mills, mancala]);
