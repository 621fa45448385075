// Makes `performance.now()`, the clock of both bots, count the time of the processor: a busy machine changes nothing then.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
