/**
 * Processes are killed with SIGKILL while many games are played. Afterwards, every acknowledged move must be
 * there exactly once, and every game must have ended as its clients saw it.
 *
 *   npm run heavy:kill -- --database postgres --processes 2 --games 200 --kills 50
 */
import { flags, pause, startCluster } from "./cluster.ts";
import { createWorkload } from "./workload.ts";

const { database, processes, games, kills, minutes } = flags({ games: 200, kills: 50, minutes: 20 });
const began = Date.now();
const deadline = began + minutes * 60_000;
const cluster = await startCluster(database, processes);
const workload = createWorkload(cluster.url, minutes * 60_000);
let killed = 0;

async function keepKilling(): Promise<void> {
  while (workload.games.length < games && Date.now() < deadline) await pause(100);
  while (killed < kills && Date.now() < deadline) {
    // Sometimes just after a process has started, but mostly in the middle of many moves.
    await pause(Math.random() * 3000);
    // On a busy machine a process takes long to start, so nobody may have moved yet.
    const before = workload.acknowledged;
    while (workload.acknowledged < before + games && Date.now() < deadline) await pause(50);
    await cluster.killOne();
    killed += 1;
    if (killed % 10 === 0) console.log(`${killed} kills, ${workload.games.length} games begun`);
  }
}

try {
  const goOn = (): boolean => killed < kills && Date.now() < deadline;
  await Promise.all([
    keepKilling(),
    ...Array.from({ length: games }, (_, slot) => workload.keepPlaying(slot, goOn)),
  ]);
  const { text, bad } = await workload.audit(cluster.at);
  console.log(
    `${database}, ${processes} process(es): ${games} games at once, ${killed} kills, ${text}; ${Math.round((Date.now() - began) / 1000)} s`,
  );
  if (bad > 0 || killed < kills) process.exitCode = 1;
} finally {
  workload.close();
  await cluster.stop();
}
