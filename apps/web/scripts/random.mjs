// Random choices that a seed decides, for the programs that make puzzles.

export function randomFrom(seed) {
  const random = randomNumbers(seed);
  const pick = (below) => Math.floor(random() * below);
  const shuffle = (list) => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
  return { pick, shuffle };
}

/** Mulberry32: random numbers from 0 to below 1 that a seed decides. */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
