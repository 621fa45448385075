/** How the element looks beside its picture: its style sheet. */

const TEXT = `
:host{display:block}
:host([hidden]){display:none}
.frame{position:relative;margin-inline:auto;max-inline-size:calc((var(--morabaraba-height,100dvh - 5em))*var(--ratio));touch-action:manipulation;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
svg{display:block;inline-size:100%;block-size:auto;overflow:visible}
.grip,.movable{cursor:grab;touch-action:none}
.grip{position:absolute}
.point{position:absolute;padding:0;border:0;border-radius:50%;background:none;aspect-ratio:1;transform:translate(-50%,-50%)}
.point:focus-visible{outline:3px solid var(--morabaraba-focus,#fff);outline-offset:1px;box-shadow:0 0 0 5px #000}
.hands{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.bar{display:flex;margin-block-start:.4em;flex-wrap:wrap;gap:.5em;align-items:start;min-block-size:3.8em;inline-size:0;min-inline-size:100%}
.status{flex:1 1 8em;margin:.3em 0;line-height:1.6}
.bar button{font:inherit;min-block-size:2.4em;padding-inline:.8em}
@media (forced-colors:active){:host{--morabaraba-ground:Canvas!important;--morabaraba-wall:GrayText!important;--morabaraba-line:CanvasText!important;--morabaraba-light:Canvas!important;--morabaraba-dark:CanvasText!important;--morabaraba-mark:Highlight!important;--morabaraba-hint:Highlight!important;--morabaraba-shade:Canvas!important;--morabaraba-focus:Highlight!important}svg{forced-color-adjust:none}text{fill:CanvasText;stroke:Canvas}}
@media (forced-colors:active) and (prefers-color-scheme:dark){:host{--morabaraba-light:CanvasText!important;--morabaraba-dark:Canvas!important}}
`;

/** Gives a shadow its styles, which it loses when it moves to another document: each takes only sheets that were made in it. */
export function dress(shadow: ShadowRoot): void {
  const page = shadow.ownerDocument.defaultView;
  if (!page || shadow.adoptedStyleSheets.length > 0) return;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(TEXT);
  shadow.adoptedStyleSheets = [sheet];
}
