// Joins still pictures of the same size into an animation. The file has each distinct part once, and shows it
// while a frame needs it. Programs without animation show the last frame.

/** The parts of a picture of `morabaraba/svg`, from back to front. */
const part = /<(\w+)\b[^>]*?(?:\/>|>.*?<\/\1>)/gs;

/**
 * @param {readonly string[]} frames pictures of `morabaraba/svg`, in which no part contains one of the same
 * name
 * @param {{ title: string, seconds: number, still: number }} options how long a frame is shown, and how many
 * frames the last one lasts
 */
export function movingPicture(frames, { title, seconds, still }) {
  const [head = ""] = frames[0]?.match(/<svg\b[^>]*>/) ?? [];
  const beats = frames.length - 1 + still;
  /** @type {Map<string, number[]>} the frames that have a part; the same part twice in a frame counts twice */
  const parts = new Map();
  /** @type {string[]} all parts, in an order that fits every frame */
  const order = [];
  for (const [frame, text] of frames.entries()) {
    const seen = new Map();
    let after = 0;
    for (const [found] of text.slice(head.length, -"</svg>".length).matchAll(part)) {
      if (found.startsWith("<title")) continue;
      const count = (seen.get(found) ?? 0) + 1;
      seen.set(found, count);
      const key = `${count} ${found}`;
      if (!parts.has(key)) {
        parts.set(key, []);
        order.splice(after, 0, key);
      }
      parts.get(key)?.push(frame);
      after = Math.max(after, order.indexOf(key) + 1);
    }
  }

  /** @type {Map<string, string>} content that several parts share, by its id */
  const shared = new Map();
  const bodies = order.map((key) => key.match(/<g transform="[^"]*">(.*)<\/g>$/s)?.[1] ?? "");
  for (const body of bodies) {
    if (body !== "" && !shared.has(body) && bodies.filter((other) => other === body).length > 1)
      shared.set(body, `s${shared.size}`);
  }

  const shown = order.map((key, i) => {
    const text = key.slice(key.indexOf("<"));
    const id = shared.get(bodies[i] ?? "");
    const drawn = id === undefined ? text : text.replace(bodies[i] ?? "", `<use href="#${id}"/>`);
    const times = parts.get(key) ?? [];
    if (times.length === frames.length) return drawn;
    const changes = frames.flatMap((_, frame) => {
      const isShown = times.includes(frame);
      return frame === 0 || isShown !== times.includes(frame - 1) ? [{ frame, isShown }] : [];
    });
    const values = changes.map(({ isShown }) => (isShown ? "inline" : "none")).join(";");
    const keyTimes = changes.map(({ frame }) => Number((frame / beats).toFixed(4))).join(";");
    const last = times.includes(frames.length - 1) ? "" : ' display="none"';
    return (
      `<g${last}>${drawn}<animate attributeName="display" values="${values}" keyTimes="${keyTimes}" ` +
      `calcMode="discrete" dur="${Number((beats * seconds).toFixed(2))}s" repeatCount="indefinite"/></g>`
    );
  });
  const defs = [...shared].map(([body, id]) => `<g id="${id}">${body}</g>`).join("");
  return `${head}<title>${title}</title><defs>${defs}</defs>${shown.join("")}</svg>`;
}
