/** Buttons, the page's icons, which are line drawings in the colour of the text, and its mark. */
import type { ButtonHTMLAttributes } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: "plain" | "main" | "ghost" | undefined;
  readonly icon?: IconName | undefined;
  readonly label?: string | undefined;
}

/** Without children it needs a `label` for screen readers. */
export const Button = ({ kind = "plain", icon, label, children, className = "", ...rest }: Props) => (
  <button type="button" className={`button ${kind} ${className}`} aria-label={label} title={label} {...rest}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
);

const paths = {
  undo: "M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  hint: "M9 18h6M10 21h4M8 15a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3Z",
  flip: "M7 4v16M7 4 4 7M7 4l3 3M17 20V4M17 20l-3-3M17 20l3-3",
  flag: "M6 21V4M6 4h11l-2 4 2 4H6",
  first: "m18 6-7 6 7 6M6 6v12",
  previous: "m15 6-7 6 7 6",
  next: "m9 6 7 6-7 6",
  last: "m6 6 7 6-7 6M18 6v12",
  copy: "M9 9h10v11H9ZM5 15V4h10",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
  menu: "M4 7h16M4 12h16M4 17h16",
  check: "m5 13 4 4L19 7",
  play: "m8 5v14l11-7Z",
  solve: "M9 4h6v3a2 2 0 1 0 4 0h1v13H4V7h5Z",
  learn: "M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4ZM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6Z",
  analyze: "M4 19V5M4 19h16M7 15l4-5 3 3 5-7",
  games: "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z",
  online: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  close: "M6 6l12 12M18 6 6 18",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  save: "M12 4v11M8 11l4 4 4-4M5 20h14",
  open: "M4 19V6h6l2 2h8v11Z",
  paste: "M9 4h6v3H9ZM7 5H5v15h14V5h-2",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  sound: "M5 10v4h3l4 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  mute: "M5 10v4h3l4 4V6L8 10ZM16 10l5 5M21 10l-5 5",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  draw: "M4 9h16M4 15h16",
  more: "M4.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0ZM11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0ZM18.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0Z",
  plus: "M12 5v14M5 12h14",
  keys: "M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M7 14h10",
  edit: "M4 20h4L19 9l-4-4L4 16Z",
  rematch: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  bot: "M5 9h14v10H5ZM12 9V5M9 14h.01M15 14h.01",
  people: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 20c0-4 3-6 6-6s6 2 6 6M16 11a3 3 0 1 0 0-6M17 14c3 0 5 2 5 6",
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** The head of the dark cow, the mark of the page. */
const disc = "M-40 0a40 40 0 1 1 80 0a40 40 0 1 1-80 0Z";
const head =
  "M-5-9C-12-6-23-4-29-9C-33-13-33-19-30-24C-29-19-27-16-22-15C-16-14-10-17-5-17H5C10-17 16-14 22-15C27-16 29-19 30-24C33-19 33-13 29-9C23-4 12-6 5-9ZM-10 1C-13 7-20 11-26 10C-25 1-18-5-11-5ZM11-5C18-5 25 1 26 10C20 11 13 7 10 1ZM-8-14Q0-17 8-14C12-11 13-5 12 0C11 7 9 12 9 16C12 20 12 26 8 30Q0 34-8 30C-12 26-12 20-9 16C-9 12-11 7-12 0C-13-5-12-11-8-14Z";
const sign = "M0-10C3-5 2 6 4 14Q0 17-4 14C-2 6-3-5 0-10ZM-4 24V26M4 24V26";

export const Logo = () => (
  <svg viewBox="-42 -42 84 84" aria-hidden="true">
    <path d={disc} fill="var(--dark-cow)" stroke="var(--edge)" strokeWidth="2" />
    <path d={head} fill="var(--light-cow)" />
    <path d={sign} fill="var(--dark-cow)" stroke="var(--dark-cow)" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
