/**
 * Measures two ways to the same count in turns, so that a slow moment affects both, and compares medians.
 * Uses processor time, because on a busy machine a clock also counts other programs.
 */

/** All measured rows, for `bench.mjs --save`. */
export const measured = [];
let title = "";

/** This process's processor time in milliseconds, including garbage collection and optimization. */
export function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Calls for at least a few milliseconds; returns the counts per second and per call. */
function speedOf(run) {
  const start = spent();
  const count = run();
  let calls = 1;
  while (spent() - start < 5) {
    run();
    calls++;
  }
  return [(1000 * calls * count) / (spent() - start), count];
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/**
 * Runs baseline and library in turns until each row has used the processor for `seconds`, at least seven
 * times each. Both must return the same count, unless they count different things. The ratio is the library's
 * speed to the baseline's. All rows warm up before the first is measured, because optimization depends on all
 * earlier runs.
 */
export function compareAll(rows, { seconds = 3, unitsDiffer = false } = {}) {
  for (const [, baseline, library] of rows) {
    for (const end = spent() + 1500; spent() < end; ) {
      baseline();
      library();
    }
  }
  return rows.map(([label, baseline, library]) => {
    const speeds = { baseline: [], library: [], ratio: [] };
    const end = spent() + seconds * 1000;
    while (speeds.ratio.length < 7 || spent() < end) {
      const [baseSpeed, baseCount] = speedOf(baseline);
      const [ownSpeed, ownCount] = speedOf(library);
      if (!unitsDiffer && baseCount !== ownCount)
        throw new Error(`${label}: ${ownCount} instead of ${baseCount}`);
      speeds.baseline.push(baseSpeed);
      speeds.library.push(ownSpeed);
      speeds.ratio.push(ownSpeed / baseSpeed);
    }
    const ratio = median(speeds.ratio);
    measured.push({ title, label, ratio: Number(ratio.toFixed(3)) });
    const million = (name) => (median(speeds[name]) / 1e6).toFixed(1).padStart(8);
    console.log(
      `${label.padEnd(44)} ${million("baseline")} ${million("library")} ${ratio.toFixed(2).padStart(7)}`,
    );
    return ratio;
  });
}

/** {@link compareAll} for one row; returns its ratio. */
export function compare(label, baseline, library, options) {
  return compareAll([[label, baseline, library]], options)[0];
}

export function heading(text) {
  title = text;
  console.log(`\n${text}`);
  console.log(`${"".padEnd(44)} baseline  library   ratio   (millions a second; medians of runs in turns)`);
}
