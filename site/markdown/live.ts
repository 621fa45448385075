/** Shows the result of an HTML block marked `live`, as in "```html live", below it. */
import type { MarkdownRenderer } from "vitepress";

export function liveBoards(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) throw new Error("Code blocks have no renderer.");
  markdown.renderer.rules.fence = (tokens, at, options, env, renderer) => {
    const code = fence(tokens, at, options, env, renderer);
    const { info = "", content = "" } = tokens[at] ?? {};
    return /^html .*\blive\b/.test(info) ? `${code}<div class="live">${content}</div>` : code;
  };
}
