/** How well two colours can be distinguished. */

/** A colour's relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit) : color.slice(1).match(/../g);
  const [red, green, blue] = (digits ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (a: string, b: string): number => {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

/** The visible colour of a translucent one over another; both as `#rrggbb`. */
export function over(below: string, above: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [under, upper] = [below, above].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((under as number) * (1 - opacity) + (upper as number) * opacity);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
