import "./shell/policy.ts";
import "./ui/tokens.css";
import "./ui/layout.css";
import { options } from "preact";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { nextTask, whenIdle } from "./core/idle.ts";
import { registerUpdates } from "./core/updates.ts";
import { App } from "./shell/App.tsx";

// The page renders after the task that handles a press: the board draws the move first, and a slow processor can rest in between.
options.debounceRendering = (render) => void setTimeout(render);

const root = document.getElementById("root");
if (root) {
  // In a task of its own, after all that was loaded has run.
  void nextTask().then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
whenIdle(registerUpdates);
