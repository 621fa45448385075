/** The theme of settings or system. `data-theme` on the root selects the colours in `tokens.css`. */
import { currentSettings, followSettings } from "../core/settings.ts";

const system = matchMedia("(prefers-color-scheme: dark)");

function applyTheme(): void {
  const { theme } = currentSettings();
  const shown = theme === "system" ? (system.matches ? "dark" : "light") : theme;
  document.documentElement.dataset["theme"] = shown;
  const paper = shown === "dark" ? "#14100e" : "#faf6ef";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

export function followTheme(): void {
  applyTheme();
  followSettings(applyTheme);
  system.addEventListener("change", applyTheme);
}
