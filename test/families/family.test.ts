/** Families as values: what holds for each of them, asked without knowing which one it is. */
import fc from "fast-check";
import { type Family, loadFamily, mancala, mills } from "morabaraba/families";
import { describe, expect, test } from "vitest";

const families: readonly Family[] = [mills, mancala];
const begun = families.flatMap((family) =>
  Object.keys(family.rules.variants).map((variant) => ({
    title: `${family.name}, ${variant}`,
    family,
    variant,
  })),
);

describe.each(begun)("$title", ({ family, variant }) => {
  test("plays, keeps, writes and describes a game to its end", async () => {
    const { rules, records, words } = await loadFamily(family, "records", "words");
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (choices) => {
        let record = records.createRecord(variant);
        const { game: first } = records.currentNode(record);
        expect(rules.isVariantName(variant)).toBe(true);
        expect(words.titleOf(words.af, rules.variantOf(first))).toBe(words.af.variants[variant]);
        for (const choice of choices) {
          const { game } = records.currentNode(record);
          const moves = rules.legalMoves(game);
          if (moves.length === 0) break;
          const move = moves[choice % moves.length];
          expect(words.announceRefusal(words.en, game, move)).toBeUndefined();
          expect(words.announce(words.af, game, move)).not.toBe("");
          record = records.playMove(record, move);
        }
        const { game } = records.currentNode(record);
        expect(family.isGame(game)).toBe(true);
        expect(families.filter((each) => each.isGame(game))).toEqual([family]);
        expect(words.announceTurn(words.en, game)).toMatch(/\.$/);
        expect(words.announceRefusal(words.en, game, "?")).toMatch(/\.$/);
        const read = records.safeParseRecord(records.formatRecord(record));
        expect(read.ok && records.currentNode(read.value).game).toEqual(game);
        expect(records.parseRecord(records.formatRecord(record))).toEqual(record);
        expect(records.currentNode(records.parseLink(records.formatLink(record))).game).toEqual(game);
        const ofFirst = family.players.map((player) => records.goBack(record, player));
        expect(ofFirst.some((back) => records.currentNode(back).game.turn === first.turn)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  test("has reviews and a rulebook", async () => {
    const { rules, records, review, rulebook } = await loadFamily(family, "records", "review", "rulebook");
    const game = rules.createGame(variant);
    const move = rules.formatMove(game, rules.legalMoves(game)[0]);
    const { findings } = await review.reviewMove(game, move, { nodes: 1000 });
    for (const finding of findings) {
      expect(review.formatFinding(review.en, game, finding)).toMatch(/\.$/);
      expect(review.speaksAgainst(finding)).toBeTypeOf("boolean");
    }
    const record = records.playMove(records.createRecord(game), move);
    const reviewed = await review.reviewRecord(review.af, record, { nodes: 1000, all: true });
    expect(records.mainline(reviewed).length).toBe(2);
    const rule = rulebook.describeRules(rulebook.en, variant)[0];
    expect(rule?.sources.every((tag) => rulebook.sources[tag] !== undefined)).toBe(true);
    const ruling = rulebook.arbitrate(game, game.turn, move);
    expect([ruling.stands, rulebook.formatRuling(rulebook.en, game, move, ruling).answer]).toEqual([
      true,
      expect.stringMatching(/\.$/),
    ]);
  });

  test("has a picture, a board and a bot", async () => {
    const { rules, pictures, board, bots } = await loadFamily(family, "pictures", "board", "bots");
    const game = rules.createGame(variant);
    const [orientation] = family.players;
    expect(pictures.svg(game, { orientation, coordinates: false })).toMatch(/^<svg /);
    expect(family.tag).toMatch(/-board$/);
    expect(() => board.define()).not.toThrow();
    const { move, score } = await bots.createBot({ level: 1 }).chooseMove(game, { nodes: 20 });
    expect(rules.isLegal(game, move)).toBe(true);
    expect(bots.winningChance(score)).toBeGreaterThan(0);
    expect(bots.winningChance(score)).toBeLessThan(1);
  });
});

test("a value that is no game belongs to no family", () => {
  for (const value of [undefined, null, 1, "{}", [], {}, { board: "." }])
    for (const family of families) expect(family.isGame(value)).toBe(false);
});

test("a part that cannot be loaded is an error of the call, and can be asked for again", async () => {
  let tries = 0;
  const words = async () => {
    if (++tries === 1) throw new Error("no network");
    return await mills.words();
  };
  const broken = { ...mills, words };
  await expect(loadFamily(broken, "words")).rejects.toThrow("no network");
  expect((await loadFamily(broken, "words")).words.en.language).toBe("en");
});

test("reviews of mancala use endgame tables without being asked", async () => {
  const game = mancala.rules.parsePosition("7,2,2,1,4,0/3,1,0,2,4,1 0,0 s", "kalah");
  const { review } = await loadFamily(mancala, "review");
  const alone = await import("morabaraba/mancala/review");
  const found = [review, alone].map(
    async ({ reviewMove }) => (await reviewMove(game, "1")).findings[0]?.kind,
  );
  expect(await Promise.all(found)).toEqual(["wins", "allows-capture"]);
});
