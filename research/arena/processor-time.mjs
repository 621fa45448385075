// Makes `performance.now()`, the clock of both bots, count processor time, so that a busy machine changes
// nothing.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
