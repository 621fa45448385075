/** Prints at the end of `npm test` that there are more tests. */
export const teardown = (): void => {
  console.log('These were the fast tests. "npm run test:all" runs every test, in Chromium too.');
};
