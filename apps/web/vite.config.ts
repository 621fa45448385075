import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { guides } from "./scripts/guide.ts";

/** What the page may load: its own files, and pictures that it drew itself. Scripts pass the policy of `src/shell/policy.ts`. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default",
].join("; ");

/** Only in what is built, because Vite's development server writes scripts into the page. */
const strict: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: policy },
      injectTo: "head-prepend",
    },
  ],
};

/**
 * What most visits open: a new game of mills, in English. The page asks for these files together with its own script, since each of
 * them names the next, and on a slow network that would take one wait after the other.
 */
const firstFiles = /src\/(play\/index\.tsx|family\/mills\.ts|languages\/en\/(app|play)\.ts)$/;

const ahead: Plugin = {
  name: "first-files-ahead",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const files = new Set<string>();
      const add = (name: string) => {
        const file = bundle[name];
        if (file === undefined || files.has(name) || html.includes(name)) return;
        files.add(name);
        if (file.type !== "chunk") return;
        for (const needed of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) add(needed);
      };
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === "chunk" && firstFiles.test(chunk.facadeModuleId ?? "")) add(name);
      return Array.from(files, (name) => ({
        tag: "link",
        attrs: {
          rel: name.endsWith(".css") ? "stylesheet" : "modulepreload",
          crossorigin: true,
          href: `./${name}`,
        },
        injectTo: "head" as const,
      }));
    },
  },
};

export default defineConfig({
  // The page works in any folder of a host.
  base: "./",
  plugins: [
    react(),
    guides(),
    strict,
    ahead,
    VitePWA({
      // An update waits until the player asks for it.
      registerType: "prompt",
      injectRegister: false,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,json,webmanifest}"],
        // What the server of apps/server answers is no page.
        navigateFallbackDenylist: [/\/(archive|health|about)(\/|$)/],
      },
      manifest: {
        name: "Morabaraba",
        short_name: "Morabaraba",
        description: "Play, learn, solve and analyse Morabaraba and its family of games. Works offline.",
        start_url: "./",
        display: "standalone",
        background_color: "#faf6ef",
        theme_color: "#7d3219",
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
    }),
  ],
  resolve: {
    // The same components in a sixth of the bytes.
    alias: {
      "react/jsx-runtime": "preact/jsx-runtime",
      "react-dom/client": "preact/compat/client",
      "react-dom": "preact/compat",
      react: "preact/compat",
    },
  },
  // The workers need the endgame tables at once, and the families load them when they are needed.
  worker: { format: "es", rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: "es2022" },
  server: { host: "127.0.0.1", fs: { allow: ["../.."] } },
  preview: { host: "127.0.0.1" },
  // As in the root: a busy machine fails no test.
  test: { include: ["test/**/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
});
