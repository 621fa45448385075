/** Two ways to the same count, in turns, so that a slow moment of the machine strikes both; medians decide. */

/** Seconds that one call takes. */
function time(run) {
  const start = performance.now();
  const result = run();
  return [(performance.now() - start) / 1000, result];
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/**
 * Runs baseline and library in turns until `seconds` have passed, at least seven times each. Both must give the same
 * count, or `units` when they count different things; the ratio is that of library to baseline in speed.
 */
export function compare(label, baseline, library, { seconds = 3, unitsDiffer = false } = {}) {
  // Both are to run as optimised code, and optimising takes its time.
  for (const warm = performance.now() + 1500; performance.now() < warm; ) {
    baseline();
    library();
  }
  const [base, own, ratios] = [[], [], []];
  const started = performance.now();
  while (base.length < 7 || performance.now() - started < seconds * 1000) {
    const [baseTime, baseCount] = time(baseline);
    const [ownTime, ownCount] = time(library);
    if (!unitsDiffer && baseCount !== ownCount)
      throw new Error(`${label}: ${ownCount} instead of ${baseCount}`);
    base.push(baseCount / baseTime);
    own.push(ownCount / ownTime);
    ratios.push(ownCount / ownTime / (baseCount / baseTime));
  }
  const million = (speed) => (speed / 1e6).toFixed(1).padStart(8);
  const row = { label, baseline: median(base), library: median(own), ratio: median(ratios) };
  console.log(
    `${label.padEnd(44)} ${million(row.baseline)} ${million(row.library)} ${row.ratio.toFixed(2).padStart(7)}`,
  );
  return row;
}

export function heading(title) {
  console.log(`\n${title}`);
  console.log(`${"".padEnd(44)} baseline  library   ratio   (millions a second; medians of runs in turns)`);
}
