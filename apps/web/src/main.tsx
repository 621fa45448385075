import "./shell/policy.ts";
import "./ui/tokens.css";
import "./ui/layout.css";
import { options } from "preact";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { nextTask, whenIdle } from "./core/idle.ts";
import { registerUpdates } from "./core/notices.ts";
import { App } from "./shell/App.tsx";

// After a press, the page renders in a later task, so that the board draws the move first.
options.debounceRendering = (render) => void setTimeout(render);

const root = document.getElementById("root");
if (root) {
  // A later task: all loaded code has run by then.
  void nextTask().then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
whenIdle(registerUpdates);
