/** Without sown stores, relays that end by themselves do so long before the limit. */
import { expect, test } from "vitest";
import { type Random, seeded } from "../../../support/random.ts";

/** A relay that has sown the first number of seeds lifts no more; one that has sown the second never ends. */
const [LONGEST_RELAY, FOR_EVER] = [33_000, 100_000];

/** Returns the number of seeds that a relay sows until its last falls in an empty house, up to `FOR_EVER`. */
function lengthOf(houses: number[], start: number, skipOrigin: boolean): number {
  let place = start;
  for (let sown = 0; ; ) {
    const origin = place;
    let hand = houses[origin] as number;
    houses[origin] = 0;
    sown += hand;
    while (hand > 0) {
      place = (place + 1) % houses.length;
      if (skipOrigin && place === origin) continue;
      (houses[place] as number)++;
      hand--;
    }
    if (houses[place] === 1 || sown >= FOR_EVER) return sown;
  }
}

function randomRelay(random: Random): number {
  const most = [2, 4, 7, 15, 30][random(5)] as number;
  const houses = Array.from({ length: 2 * (1 + random(16)) }, () => random(most + 1));
  const start = random(houses.length / 2);
  houses[start] = 1 + random(most);
  return lengthOf(houses, start, random(2) === 0);
}

test("no relay that ends by itself is cut off, on boards with up to 30 seeds per house", () => {
  const random = seeded(1);
  const lengths = Array.from({ length: 50_000 }, () => randomRelay(random));
  expect(lengths.filter((sown) => sown >= LONGEST_RELAY && sown < FOR_EVER)).toEqual([]);
  expect(lengths.filter((sown) => sown >= FOR_EVER).length).toBeGreaterThan(0);
});
