/** Work that can wait: a slow processor is free for the player's hands between one piece of work and the next. */

/** Runs when the page has nothing else to do, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** Resolves after whatever the page is doing now, and after the frame that is due. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
