import "./app/policy.ts";
import "./ui/tokens.css";
import "./ui/layout.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { nextTask, whenIdle } from "./app/idle.ts";
import { registerUpdates } from "./app/updates.ts";

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
