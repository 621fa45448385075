/** Where own stores are not sown, few relays are long: those that end by themselves do so long before they are cut off. */
import { expect, test } from "vitest";
import { type Random, seeded } from "../../../support/random.ts";

/** No relay lifts that has sown so many seeds; one that has sown the other number goes round for ever. */
const [LONGEST_RELAY, FOR_EVER] = [33_000, 100_000];

/** How many seeds a relay sows until its last seed falls in an empty house, counted up to `FOR_EVER`. */
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

test("no relay that ends by itself is cut off, of those from boards with up to 30 seeds a house", () => {
  const random = seeded(1);
  const lengths = Array.from({ length: 50_000 }, () => randomRelay(random));
  expect(lengths.filter((sown) => sown >= LONGEST_RELAY && sown < FOR_EVER)).toEqual([]);
  expect(lengths.filter((sown) => sown >= FOR_EVER).length).toBeGreaterThan(0);
});
