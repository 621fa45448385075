// Makes the clock that the players read count milliseconds that this process has worked, so that a busy machine changes nothing.
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
