/*
 * The look of each role on a terminal with 16 million colours, 256, 16 or none. The board has its own ground,
 * so it looks the same on light and dark terminals; everything else has the terminal's colours.
 */
import type { Role, Row } from "./canvas.ts";

interface Look {
  readonly fg?: number;
  readonly bg?: number;
  /** The colours on a terminal with only sixteen. */
  readonly sixteen?: string;
  /** Bold, faint or reversed. */
  readonly style?: "1" | "2" | "7";
}

const EARTH = 0x9c4526;
const LINE = 0x2a0e04;
const LIGHT = 0xfff1dc;
const DARK = 0x1a0f0a;
const MARK = 0xffe680;
const MILL = 0xffc65c;
const PIT = 0x5e2612;

const looks: Readonly<Record<Role, Look>> = {
  plain: {},
  strong: { style: "1" },
  faint: { style: "2" },
  bad: { sixteen: "31", style: "1" },
  good: { sixteen: "32", style: "1" },
  picked: { style: "7" },
  ground: { fg: LINE, bg: EARTH, sixteen: "30;41" },
  name: { fg: LIGHT, bg: EARTH, sixteen: "37;41" },
  line: { fg: LINE, bg: EARTH, sixteen: "30;41" },
  mill: { fg: MILL, bg: EARTH, sixteen: "93;41", style: "1" },
  point: { fg: LINE, bg: EARTH, sixteen: "30;41", style: "1" },
  mark: { fg: MARK, bg: EARTH, sixteen: "93;41", style: "1" },
  light: { fg: DARK, bg: LIGHT, sixteen: "30;107", style: "1" },
  dark: { fg: LIGHT, bg: DARK, sixteen: "97;40", style: "1" },
  last: { fg: DARK, bg: MARK, sixteen: "30;103", style: "1" },
  target: { fg: LIGHT, bg: 0xc1121f, sixteen: "97;45", style: "1" },
  pit: { fg: LIGHT, bg: PIT, sixteen: "97;40" },
  // Visible only without colours.
  edge: { fg: EARTH, bg: EARTH, sixteen: "31;41" },
  seeds: { fg: MILL, bg: PIT, sixteen: "93;40", style: "1" },
};

/**
 * Turns rows into text for the terminal, in as many colours as it has.
 *
 * @param depth - Bits of colour as `getColorDepth` returns them: 1 for none, 4, 8 or 24.
 */
export const painterFor =
  (depth: number) =>
  (line: Row): string =>
    line
      .map(({ text, role }) => {
        const code = codeOf(looks[role], depth);
        return code ? `\x1b[${code}m${harmless(text)}\x1b[0m` : harmless(text);
      })
      .join("");

/** Replaces characters that control a terminal, hide others or reorder a line. */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");

function codeOf({ fg, bg, sixteen, style }: Look, depth: number): string {
  const colors =
    depth >= 8 && fg !== undefined && bg !== undefined
      ? [`38;${color(fg, depth)}`, `48;${color(bg, depth)}`]
      : [depth > 1 && sixteen];
  return [style, ...colors].filter(Boolean).join(";");
}

function color(rgb: number, depth: number): string {
  const parts = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  if (depth >= 24) return `2;${parts.join(";")}`;
  // The cube of 256 colours has six steps per part: 0, 95, 135 and on in steps of 40.
  const steps = parts.map((part) => (part < 48 ? 0 : part < 115 ? 1 : Math.round((part - 55) / 40)));
  return `5;${steps.reduce((sum, step) => sum * 6 + step, 0) + 16}`;
}
