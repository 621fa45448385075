/** A language with a missing or an unknown text does not compile. */
import { createGame, type IllegalMoveCode, type Outcome, type Reason } from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import { type Words as MancalaWords, en as mancalaWords } from "morabaraba/mancala/words";
import { announce, announceEnd, type Words, en as words } from "morabaraba/words";
import { expectTypeOf, test } from "vitest";

test("your own language", () => {
  expectTypeOf({ ...words, language: "st" }).toExtend<Words>();

  const { resignation: _, ...reasons } = words.reasons;
  // @ts-expect-error a reason is missing
  const lacking: Words = { ...words, reasons };
  const { "slam-illegal": __, ...refusals } = mancalaWords.refusals;
  // @ts-expect-error a refusal is missing
  const lackingToo: MancalaWords = { ...mancalaWords, refusals };
  // @ts-expect-error no variant is called so
  const strange: Words["variants"] = { ...words.variants, chess: "Chess" };
  expectTypeOf([lacking, lackingToo, strange]).not.toBeNever();

  // Functions take words with missing texts, which are then English.
  expectTypeOf(announce).toBeCallableWith({ moves: { place: "{player}: {to}" } }, createGame(), "d6");

  expectTypeOf<keyof Words["reasons"]>().toEqualTypeOf<Reason>();
  expectTypeOf<keyof Words["refusals"]>().toEqualTypeOf<
    IllegalMoveCode | "blocked" | "shots-missing" | "ambiguous"
  >();
  expectTypeOf<keyof MancalaWords["reasons"]>().toEqualTypeOf<mancala.Reason>();
  expectTypeOf<keyof MancalaWords["refusals"]>().toEqualTypeOf<mancala.IllegalMoveCode | "not-your-house">();
});

test("the words of one family are not those of the other", () => {
  expectTypeOf(announceEnd).toBeCallableWith(words, {} as Outcome);
  // @ts-expect-error an outcome of mancala
  announceEnd(words, {} as mancala.Outcome);
  // @ts-expect-error words of mancala
  announce(mancalaWords, createGame(), "d6");
});
