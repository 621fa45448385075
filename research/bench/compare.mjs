/**
 * Two ways to the same count, in turns, so that a slow moment of the machine strikes both; medians decide. Time is that of
 * the processor, since on a busy machine a clock also counts the others.
 */

/** Every row that was measured, for `bench.mjs --save`. */
export const measured = [];
let title = "";

/** Milliseconds that this process has had the processor, its threads for garbage and optimising included. */
export function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Calls for a few milliseconds at least; what it counted a second, and what it counted in one call. */
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
 * Runs baseline and library in turns until each row has had the processor for `seconds`, at least seven times each. Both must
 * give the same count, unless they count different things; the ratio is that of library to baseline in speed. All rows run
 * for a while before the first is measured, since how code is optimised depends on all it has done so far.
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

/** {@link compareAll} of one row; returns its ratio. */
export function compare(label, baseline, library, options) {
  return compareAll([[label, baseline, library]], options)[0];
}

export function heading(text) {
  title = text;
  console.log(`\n${text}`);
  console.log(`${"".padEnd(44)} baseline  library   ratio   (millions a second; medians of runs in turns)`);
}
