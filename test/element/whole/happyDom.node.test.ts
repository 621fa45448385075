// @vitest-environment happy-dom
/** Boards in tests of apps that run in happy-dom. */
import { playWithoutBrowser } from "../../support/element/withoutBrowser.ts";

playWithoutBrowser();
