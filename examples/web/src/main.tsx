import "./app/policy.ts";
import "./ui/tokens.css";
import "./ui/layout.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { registerUpdates } from "./app/updates.ts";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
registerUpdates();
