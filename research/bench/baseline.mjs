/**
 * The library's baseline: the same counts by hand-written loops for one board, the 24 points with diagonals,
 * with constant masks and only the plain rules of `standard`. Nothing here is part of the package.
 */
const ALL = 0xffffff;
const CORNERS = 0x555555;
const NONE = 31;

export const POINTS = "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(" ");

/** A position as masks: the side to move first. */
export function position(light, dark, hands) {
  const mask = (names) =>
    names.split(" ").reduce((sum, name) => (name ? sum | (1 << POINTS.indexOf(name)) : sum), 0);
  return [mask(light), mask(dark), hands, hands];
}

const neighbors = Int32Array.from({ length: 24 }, (_, point) => {
  const [ring, turn] = [point >> 3, point & 7];
  const near = (1 << (ring * 8 + ((turn + 1) & 7))) | (1 << (ring * 8 + ((turn + 7) & 7)));
  return near | (ring < 2 ? 1 << (point + 8) : 0) | (ring > 0 ? 1 << (point - 8) : 0);
});

const bits12 = new Uint8Array(4096);
for (let i = 1; i < 4096; i++) bits12[i] = bits12[i >> 1] + (i & 1);
const count = (mask) => bits12[mask & 4095] + bits12[mask >> 12];

function closers(cows) {
  const one = ((cows << 1) & 0xfefefe) | ((cows >> 7) & 0x010101);
  const two = ((cows << 2) & 0xfcfcfc) | ((cows >> 6) & 0x030303);
  const back = ((cows >> 1) & 0x7f7f7f) | ((cows << 7) & 0x808080);
  const backTwo = ((cows >> 2) & 0x3f3f3f) | ((cows << 6) & 0xc0c0c0);
  const outer = cows & 255;
  const middle = (cows >> 8) & 255;
  const inner = cows >> 16;
  const across = (middle & inner) | ((outer & inner) << 8) | ((outer & middle) << 16);
  return (one & back & ~CORNERS) | (((one & two) | (back & backTwo)) & CORNERS) | across;
}

function targets(cows) {
  const free = cows & ~closers(cows);
  return free === 0 ? cows : free;
}

function countMoves(own, other, hand) {
  const empty = ALL & ~(own | other);
  if (hand > 0) {
    const closing = closers(own) & empty;
    const all = count(empty);
    if (closing === 0) return all;
    const mills = count(closing);
    return all - mills + mills * count(targets(other));
  }
  const cows = count(own);
  if (cows < 3) return 0;
  let all = 0;
  let mills = 0;
  for (let left = own; left !== 0; left &= left - 1) {
    const from = 31 - Math.clz32(left & -left);
    const to = cows === 3 ? empty : neighbors[from] & empty;
    if (to === 0) continue;
    all += count(to);
    mills += count(closers(own ^ (1 << from)) & to);
  }
  return mills === 0 ? all : all - mills + mills * count(targets(other));
}

/** Counts move sequences, the last ply without playing it. Separate from others, to avoid repeated tests. */
export function bulk(own, other, ownHand, otherHand, depth) {
  if (ownHand + count(own) < 3) return 0;
  if (depth === 1) return countMoves(own, other, ownHand);
  const empty = ALL & ~(own | other);
  let sum = 0;
  if (ownHand > 0) {
    const closing = closers(own) & empty;
    for (let left = empty & ~closing; left !== 0; left &= left - 1)
      sum += bulk(other, own | (left & -left), otherHand, ownHand - 1, depth - 1);
    if (closing === 0) return sum;
    const shots = targets(other);
    for (let left = closing; left !== 0; left &= left - 1) {
      const placed = own | (left & -left);
      for (let shot = shots; shot !== 0; shot &= shot - 1)
        sum += bulk(other ^ (shot & -shot), placed, otherHand, ownHand - 1, depth - 1);
    }
    return sum;
  }
  const flying = count(own) === 3;
  let shots = 0;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const bit = cows & -cows;
    const rest = own ^ bit;
    const to = flying ? empty : neighbors[31 - Math.clz32(bit)] & empty;
    if (to === 0) continue;
    const closing = closers(rest) & to;
    for (let left = to & ~closing; left !== 0; left &= left - 1)
      sum += bulk(other, rest | (left & -left), otherHand, 0, depth - 1);
    if (closing === 0) continue;
    if (shots === 0) shots = targets(other);
    for (let left = closing; left !== 0; left &= left - 1) {
      const moved = rest | (left & -left);
      for (let shot = shots; shot !== 0; shot &= shot - 1)
        sum += bulk(other ^ (shot & -shot), moved, otherHand, 0, depth - 1);
    }
  }
  return sum;
}

const stack = new Int32Array(1 << 16);

/** Writes the moves, from, to and shot in five bits each, into the stack. */
function generate(own, other, hand, start) {
  const empty = ALL & ~(own | other);
  let end = start;
  if (hand > 0) {
    const closing = closers(own) & empty;
    const shots = closing === 0 ? 0 : targets(other);
    for (let left = empty; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const step = NONE | ((31 - Math.clz32(bit)) << 5);
      if ((closing & bit) === 0) stack[end++] = step | (NONE << 10);
      else
        for (let shot = shots; shot !== 0; shot &= shot - 1)
          stack[end++] = step | ((31 - Math.clz32(shot & -shot)) << 10);
    }
    return end;
  }
  const cows = count(own);
  if (cows < 3) return end;
  let shots = 0;
  for (let movers = own; movers !== 0; movers &= movers - 1) {
    const mover = movers & -movers;
    const from = 31 - Math.clz32(mover);
    const to = cows === 3 ? empty : neighbors[from] & empty;
    if (to === 0) continue;
    const closing = closers(own ^ mover) & to;
    for (let left = to; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const step = from | ((31 - Math.clz32(bit)) << 5);
      if ((closing & bit) === 0) stack[end++] = step | (NONE << 10);
      else {
        if (shots === 0) shots = targets(other);
        for (let shot = shots; shot !== 0; shot &= shot - 1)
          stack[end++] = step | ((31 - Math.clz32(shot & -shot)) << 10);
      }
    }
  }
  return end;
}

/** Generates and plays every move; without `visit` the last ply's moves are generated, but not played. */
export function generated(own, other, ownHand, otherHand, depth, visit, start = 0) {
  if (depth === 0) return 1;
  if (ownHand + count(own) < 3) return 0;
  const end = generate(own, other, ownHand, start);
  if (depth === 1 && !visit) return end - start;
  let sum = 0;
  for (let i = start; i < end; i++) {
    const move = stack[i];
    const from = move & 31;
    const shot = move >> 10;
    const moved = (from === NONE ? own : own ^ (1 << from)) | (1 << ((move >> 5) & 31));
    const left = shot === NONE ? other : other ^ (1 << shot);
    sum += generated(left, moved, otherHand, from === NONE ? ownHand - 1 : ownHand, depth - 1, visit, end);
  }
  return sum;
}

/** States and moves as objects, points by name, every leaf visited: the best of a careless public API. */
export function objects(own, other, ownHand, otherHand, depth) {
  return visitObjects({ own, other, ownHand, otherHand }, depth);
}

function visitObjects(state, depth) {
  if (depth === 0) return 1;
  if (state.ownHand + count(state.own) < 3) return 0;
  const moves = [];
  const end = generate(state.own, state.other, state.ownHand, 0);
  for (let i = 0; i < end; i++) {
    const code = stack[i];
    const from = code & 31;
    const shot = code >> 10;
    moves.push({
      from: from === NONE ? null : POINTS[from],
      to: POINTS[(code >> 5) & 31],
      shot: shot === NONE ? null : POINTS[shot],
      code,
    });
  }
  let sum = 0;
  for (const { code } of moves) {
    const from = code & 31;
    const shot = code >> 10;
    const next = {
      own: shot === NONE ? state.other : state.other ^ (1 << shot),
      other: (from === NONE ? state.own : state.own ^ (1 << from)) | (1 << ((code >> 5) & 31)),
      ownHand: state.otherHand,
      otherHand: from === NONE ? state.ownHand - 1 : state.ownHand,
    };
    sum += visitObjects(next, depth - 1);
  }
  return sum;
}
