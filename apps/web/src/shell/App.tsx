/** The shell: the header, the part that the hash names, messages, the sheet of keys, and the theme. */
import { Component, type ErrorInfo, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useShortcuts } from "../core/keys.ts";
import { languages } from "../core/languages.ts";
import { notify } from "../core/notices.ts";
import { usePlace } from "../core/place.ts";
import { currentSettings, followSettings, useLanguage } from "../core/settings.ts";
import { refused, useStore } from "../core/store.ts";
import { Button } from "../ui/Button.tsx";
import { Notices } from "../ui/Notices.tsx";
import { useAppWords } from "../words/words.ts";
import { Header, parts } from "./Header.tsx";

const Keys = lazy(() => import("./Keys.tsx"));

const system = matchMedia("(prefers-color-scheme: dark)");

/** Shows the theme of settings or system. `data-theme` on the root selects the colours in `tokens.css`. */
function applyTheme(): void {
  const { theme } = currentSettings();
  const shown = theme === "system" ? (system.matches ? "dark" : "light") : theme;
  document.documentElement.dataset["theme"] = shown;
  const paper = shown === "dark" ? "#14100e" : "#faf6ef";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

function followTheme(): void {
  applyTheme();
  followSettings(applyTheme);
  system.addEventListener("change", applyTheme);
}

followTheme();

export const App = () => (
  <Suspense>
    <Shell />
  </Suspense>
);

function Shell() {
  const words = useAppWords();
  const language = useLanguage();
  const place = usePlace();
  const [keys, setKeys] = useState(false);
  const isRefused = useStore(refused);
  const shown = parts.find(({ name }) => name === place.part);

  useShortcuts({ "?": () => setKeys(true) });
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: languages[language].direction });
  }, [language]);
  useEffect(() => {
    document.title = `${words.parts[place.part]} · ${words.title}`;
  }, [place.part, words]);
  useEffect(() => {
    if (isRefused) notify(words.refused, { stays: true });
  }, [isRefused, words]);

  return (
    <div className="shell">
      <Header onKeys={() => setKeys(true)} />
      <main className="part" id="main" tabIndex={-1}>
        <Guard key={place.part} words={words}>
          <Suspense fallback={<p className="waiting soft">{words.loading}</p>}>
            {shown && <shown.Part />}
          </Suspense>
        </Guard>
      </main>
      <Notices />
      {keys && (
        <Suspense>
          <Keys onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface GuardProps {
  readonly words: { readonly failed: string; readonly again: string };
  readonly children: ReactNode;
}

/** Keeps the shell working if a part fails, for example because its file cannot load offline. */
class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="page" role="alert">
        <p>{words.failed}</p>
        <div className="buttons">
          <Button kind="main" onClick={() => location.reload()}>
            {words.again}
          </Button>
        </div>
      </div>
    );
  }
}
