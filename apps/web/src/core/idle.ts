/** Work that can wait, in tasks between which a slow processor can react to the player. */

/** Runs a function when the page is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** Resolves in a later task, so the browser can handle input or draw a frame first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
