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
