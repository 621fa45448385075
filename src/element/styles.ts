/* The style sheet of all board elements: everything around and above the picture. */

const TEXT = `
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .board {
    display: flex;
    flex-direction: column;
    --high: 100svh;
    --top: 0px;
    --chrome: 9rem;
    --least: 320px;
    --free: calc(min(var(--high), max(var(--high) - var(--top), var(--top), var(--least) + var(--chrome) + 8px)) - 8px);
    --space: max(8rem, var(--morabaraba-height, var(--room, var(--free))) - var(--chrome));
    --breadth: calc(var(--space) * var(--ratio));
    inline-size: 100%;
    margin-inline: auto;
    max-inline-size: max(24rem, var(--breadth));
  }
  .frame,
  .bar {
    box-sizing: border-box;
    inline-size: 100%;
    margin-inline: auto;
    max-inline-size: var(--breadth);
  }
  .bar {
    max-inline-size: max(13em, var(--breadth));
  }
  .frame {
    position: relative;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  svg {
    display: block;
    overflow: visible;
    direction: ltr;
  }
  .picture {
    inline-size: 100%;
    block-size: auto;
  }
  .lifted {
    will-change: transform;
  }
  .was,
  .overlay {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .point {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    aspect-ratio: 1;
    transform: translate(-50%, -50%);
    cursor: default;
  }
  .destination,
  .target,
  .playable {
    cursor: pointer;
  }
  .movable,
  .grip {
    cursor: grab;
    touch-action: none;
  }
  .frame.dragging,
  .frame.dragging .point {
    cursor: grabbing;
  }
  .point:focus-visible {
    outline: 3px solid var(--morabaraba-focus, #fff);
    outline-offset: 0;
    box-shadow: 0 0 0 6px #000;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.5em;
    block-size: 48px;
    min-inline-size: 0;
    contain: inline-size layout style;
  }
  :host(:not([theme="auto"])) :is(svg, .side) {
    color-scheme: only light;
  }
  .side {
    flex: none;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    padding: 0;
    margin-inline: 4px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    color: inherit;
  }
  .side svg {
    inline-size: 100%;
  }
  .side.turn {
    outline: 1.5px solid currentColor;
    outline-offset: 2.5px;
  }
  .hand,
  .shot {
    display: flex;
    align-items: center;
  }
  .row {
    flex: 0 1 auto;
    block-size: clamp(6px, 6 * var(--percent, 4px), 36px);
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .shot .row {
    block-size: clamp(5px, 4.8 * var(--percent, 4px), 28px);
  }
  .name {
    display: block;
    flex: none;
    max-inline-size: max(30%, 50% - 4em);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name,
  .name::slotted(*) {
    unicode-bidi: plaintext;
  }
  .turn + .name {
    font-weight: 600;
  }
  .hand {
    flex: 0 1 auto;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
  }
  .space {
    flex: 1;
  }
  .wrapped .bar {
    flex-wrap: wrap;
    align-content: center;
    row-gap: 0;
    block-size: calc(1.6em + 44px);
    max-inline-size: none;
  }
  .wrapped .name {
    flex: 1 1 0;
    max-inline-size: none;
  }
  .wrapped .bar::after {
    content: "";
    flex: 1 0 100%;
    order: 1;
  }
  .wrapped :is(.hand, .space, .shot) {
    order: 2;
  }
  .foot {
    display: grid;
    align-items: start;
    min-block-size: 3.8em;
    padding-block-start: 0.2em;
  }
  .frame + .foot {
    padding-block-start: 0.6em;
  }
  .status-row,
  .longest {
    grid-area: 1 / 1;
    margin: 0;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  .status-row {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.5em;
  }
  .longest {
    max-block-size: 25svh;
    overflow: hidden;
    visibility: hidden;
  }
  :is(.own, .quiet) .longest,
  .small :is(.name, .rank, .file),
  .tiny :is(.hide, .grain, .groove) {
    display: none;
  }
  .status {
    flex: 1 1 8em;
    margin: 0;
  }
  .typed {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .field {
    box-sizing: border-box;
    inline-size: 8em;
    padding-inline: 0.5em;
    border-radius: 8px;
  }
  .field,
  .button {
    font: inherit;
    color: inherit;
    min-block-size: 44px;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    background: none;
  }
  .foot {
    position: relative;
  }
  :is(.own, .quiet) .typed {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    padding: 0.5em;
    color: CanvasText;
    background: Canvas;
  }
  .typed:not(:focus-within),
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .foot.quiet {
    min-block-size: 0;
    padding: 0;
  }
  .button {
    padding-inline: 1em;
    border-radius: 8px;
    cursor: pointer;
  }
  [hidden] {
    display: none;
  }
  @media (max-width: 600px) {
    .board {
      --least: 100vw;
    }
    .bar {
      block-size: 44px;
    }
    .foot,
    .bar {
      padding-inline: 0.5em;
    }
  }
  @media (forced-colors: active) {
    :host {
      --morabaraba-ground: Canvas !important;
      --morabaraba-wall: Canvas !important;
      --morabaraba-line: CanvasText !important;
      --morabaraba-light: Canvas !important;
      --morabaraba-dark: CanvasText !important;
      --morabaraba-mark: Highlight !important;
      --morabaraba-hint: Highlight !important;
      --morabaraba-shade: Canvas !important;
      --morabaraba-focus: Highlight !important;
    }
    svg,
    .side {
      forced-color-adjust: none;
    }
    text {
      fill: CanvasText;
    }
    .disc,
    .wall {
      stroke: CanvasText;
      stroke-width: 4px;
    }
    .shut *,
    .seeds {
      stroke: CanvasText;
    }
    .lip {
      stroke: CanvasText;
      opacity: 1;
      transform: scale(1.02);
    }
    .edge {
      opacity: 1;
    }
    .playable .ring {
      opacity: 1;
      stroke-width: 4px;
    }
    .lifted .ring {
      stroke-width: 7px;
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    :host {
      --morabaraba-light: CanvasText !important;
      --morabaraba-dark: Canvas !important;
    }
  }
`;

/** Adopts the style sheet, again in each new document: a document accepts only the sheets that it made. */
export function adoptStyles(shadow: ShadowRoot): void {
  const page = shadow.ownerDocument.defaultView;
  if (!page || shadow.adoptedStyleSheets?.length !== 0) return;
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(TEXT);
  shadow.adoptedStyleSheets = [sheet];
}
