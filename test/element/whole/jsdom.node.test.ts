// @vitest-environment jsdom
/** Boards in tests of apps that run in jsdom. */
import { playWithoutBrowser } from "../../support/element/withoutBrowser.ts";

playWithoutBrowser();
