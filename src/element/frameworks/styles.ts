/**
 * The style sheet of a board that a server rendered. It keeps the board's size when the element takes over.
 * The page's own style sheets override it. The heights of bars and status line are estimates, and so is that
 * of what precedes the board in the page, 13rem. The text has no character that React 18 would escape.
 */
export const STYLES = `
  :where([data-morabaraba]) {
    --morabaraba-bar: 48px;
    --morabaraba-status: 4em;
    --morabaraba-below: calc(var(--morabaraba-bars) * var(--morabaraba-bar));
    box-sizing: border-box;
    aspect-ratio: auto var(--morabaraba-wide);
    min-height: 0;
    max-height: var(--morabaraba-height, max(100dvh - 13rem, min(100dvh, 30rem)));
    margin-inline: auto;
    padding-bottom: calc(var(--morabaraba-below) + var(--morabaraba-foot) * var(--morabaraba-status));
  }
  :where([data-morabaraba]:not([hidden])) {
    display: block;
  }
  [data-morabaraba]:not(:defined) [slot] {
    display: none;
  }
  [data-picture] {
    height: calc(100% + var(--morabaraba-below));
  }
  [data-picture] svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  [data-picture] svg + svg {
    display: none;
  }
  @media (max-width: 600px) {
    :where([data-morabaraba]) {
      --morabaraba-bar: 44px;
    }
  }
  @media (max-width: 600px), (max-height: 760px) {
    :where([data-morabaraba]) {
      --morabaraba-status: 5em;
    }
  }
  @media (max-width: 440px) {
    :where([data-morabaraba]) {
      --morabaraba-status: 6.7em;
    }
  }
  @media (max-width: 550px) and (orientation: portrait) {
    :where([data-morabaraba]) {
      aspect-ratio: auto var(--morabaraba-narrow);
    }
    [data-picture] svg:not(:last-child) {
      display: none;
    }
    [data-picture] svg:last-child {
      display: block;
    }
  }
`;
