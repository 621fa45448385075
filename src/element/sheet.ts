/** How the element looks beside its picture: one style sheet that all of them share. */

const TEXT = `
:host{display:block}
:host([hidden]){display:none}
.frame{position:relative;margin-inline:auto;max-inline-size:calc((var(--morabaraba-height,100dvh - 5em))*var(--ratio));touch-action:manipulation;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
svg{display:block;inline-size:100%;block-size:auto;overflow:visible}
.grip,.movable{cursor:grab;touch-action:none}
.grip{position:absolute}
.point{position:absolute;padding:0;border:0;border-radius:50%;background:none;aspect-ratio:1;transform:translate(-50%,-50%)}
.point:focus-visible{outline:3px solid var(--morabaraba-focus,#fff);outline-offset:3px}
.hands{position:absolute;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
.bar{display:flex;margin-block-start:.4em;flex-wrap:wrap;gap:.5em;align-items:start;min-block-size:3.8em}
.status{flex:1 1 8em;margin:.3em 0;line-height:1.6}
.bar button{font:inherit;min-block-size:2.4em;padding-inline:.8em}
@media (forced-colors:active){:host{--morabaraba-ground:Canvas!important;--morabaraba-wall:GrayText!important;--morabaraba-line:GrayText!important;--morabaraba-light:Canvas!important;--morabaraba-dark:CanvasText!important;--morabaraba-mark:Highlight!important;--morabaraba-mill:GrayText!important;--morabaraba-focus:Highlight!important}svg{forced-color-adjust:none}text{fill:CanvasText;stroke:Canvas}}
@media (forced-colors:active) and (prefers-color-scheme:dark){:host{--morabaraba-light:CanvasText!important;--morabaraba-dark:Canvas!important}}
`;

let sheet: CSSStyleSheet | undefined;

/** The sheet, made when the first element is. */
export function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  return sheet;
}
