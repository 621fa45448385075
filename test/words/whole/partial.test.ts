/** Words may lack any text, which is then English, in every function that takes words. */
import fc from "fast-check";
import { createGame, parsePosition } from "morabaraba";
import { createGame as createSowing } from "morabaraba/mancala";
import * as sowingReviews from "morabaraba/mancala/review";
import * as sowingRules from "morabaraba/mancala/rulebook";
import * as sowingWords from "morabaraba/mancala/words";
import { createRecord, mainline, playMove } from "morabaraba/records";
import * as reviews from "morabaraba/review";
import * as rulebook from "morabaraba/rulebook";
import { beginTurn, pointName, pressPoint, turnStatus } from "morabaraba/turn";
import * as words from "morabaraba/words";
import { expect, test } from "vitest";

type Texts = Readonly<Record<string, unknown>>;

/** The words with some of their texts and groups left out, by the numbers. Plurals stay whole. */
function some(texts: Texts, keeps: () => boolean): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      keeps()
        ? [
            [
              name,
              typeof text === "string" || Object.hasOwn(text as object, "other")
                ? text
                : some(text as Texts, keeps),
            ],
          ]
        : [],
    ),
  );
}

const closing = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6", "mssa");
const pending = pressPoint(beginTurn(closing), "g7");
const sown = createSowing("oware");
const { findings } = await reviews.reviewMove(closing, "a1", { nodes: 1000, most: 100 });
const sownFindings = (await sowingReviews.reviewMove(createSowing(), "1", { nodes: 1000, most: 100 }))
  .findings;

/** By language, all sentences of these functions. */
const told: readonly (readonly [object, (words: never) => unknown])[] = [
  [
    words.en,
    (own: words.Words) => [
      words.announce(own, closing, "g7xf6"),
      words.announceTurn(own, closing),
      words.announceEnd(own, { winner: "light", reason: "few-cows" }),
      words.announceRefusal(own, closing, "a7"),
      words.titleOf(own, "mssa"),
      turnStatus(own, pending),
      pointName(own, pending, "f6"),
    ],
  ],
  [
    sowingWords.en,
    (own: sowingWords.Words) => [
      sowingWords.announce(own, sown, "3"),
      sowingWords.announceTurn(own, sown),
      sowingWords.announceEnd(own, { winner: null, reason: "majority" }),
      sowingWords.announceRefusal(own, sown, "9"),
      sowingWords.titleOf(own, "kalah"),
    ],
  ],
  [reviews.en, (own: reviews.Words) => findings.map((each) => reviews.formatFinding(own, closing, each))],
  [
    sowingReviews.en,
    (own: sowingReviews.Words) =>
      sownFindings.map((each) => sowingReviews.formatFinding(own, createSowing(), each)),
  ],
  [
    rulebook.en,
    (own: rulebook.Words) => [
      rulebook.describeRules(own, "mssa"),
      rulebook.formatRuling(own, closing, "g7", rulebook.arbitrate(closing, "light", "g7")),
    ],
  ],
  [
    sowingRules.en,
    (own: sowingRules.Words) => [
      sowingRules.describeRules(own, "oware"),
      sowingRules.formatRuling(own, sown, "b", sowingRules.arbitrate(sown, "north", "b")),
    ],
  ],
];

test("English with gaps gives the same sentences as English", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (kept) => {
      for (const [english, tell] of told) {
        let i = 0;
        const gappy = some(english as Texts, () => kept[i++ % kept.length] === true);
        expect(tell(gappy as never)).toEqual(tell(english as never));
      }
    }),
  );
});

test("a record is reviewed in words with gaps, and again", async () => {
  const record = ["d6", "a1", "d7", "a4", "g1"].reduce(playMove, createRecord(createGame()));
  const own = { findings: { "misses-mill": "{player}: {move}!" } };
  const reviewed = await reviews.reviewRecord(own, record, { nodes: 1000 });
  expect(mainline(reviewed).at(-1)?.comment).toContain("Light: d5!");
  expect(await reviews.reviewRecord(own, reviewed, { nodes: 1000 })).toEqual(reviewed);
});
