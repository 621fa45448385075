/** VitePress's own theme in the colours of the board, with boards that can be played on. */
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import BenchmarkBars from "./BenchmarkBars.vue";
import { showBoards } from "./boards.ts";
import FrontPage from "./FrontPage.vue";
import SizeTable from "./SizeTable.vue";
import TryExamples from "./TryExamples.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("FrontPage", FrontPage);
    app.component("BenchmarkBars", BenchmarkBars);
    app.component("SizeTable", SizeTable);
    app.component("TryExamples", TryExamples);
    if (!import.meta.env.SSR) showBoards();
  },
} satisfies Theme;
