/** How a game ended, as its text declares it: by the result behind its moves, and by the tags `Result` and `Termination`. */
import { ParseError } from "../../base/errors.ts";
import { declaredEnd } from "../tree/ends.ts";
import type { Ended, RecordFamily } from "../tree/family.ts";
import { plainResult, RESULT, startsAt, terminationOf, tidy } from "../tree/notes.ts";
import type { End } from "../tree/record.ts";
import type { TagValues } from "./start.ts";

/**
 * The end that a text declares, if its moves do not show it. Throws {@link ParseError} `bad-result` for what contradicts itself or
 * the moves.
 *
 * @param result - The result behind the moves, empty if there is none.
 * @param at - Where the result begins, or the text ends.
 */
export function endOfText(
  family: RecordFamily,
  tags: TagValues,
  outcome: Ended | undefined,
  result: string,
  at: number,
): End | undefined {
  const tag = tidy(tags.get("Result")?.value ?? "");
  const isResult = startsAt(RESULT, tag, 0) && RESULT.lastIndex === tag.length;
  const tagResult = isResult ? plainResult(tag) : "*";
  const written = result && result !== "*" ? result : tagResult;
  const place = result ? at : ((tags.get("Result") ?? tags.get("Termination"))?.at ?? at);
  if (tagResult !== "*" && written !== tagResult)
    throw new ParseError(
      "bad-result",
      place,
      `The Result tag says ${tagResult}, and the result after the moves is ${written}: correct one of the two.`,
    );
  // Anything else in the tag is taken for the reason of the end.
  const termination = terminationOf(
    tags.get("Termination")?.value || (isResult || written !== "*" ? "" : tag),
  );
  return declaredEnd(family, outcome, written, termination, place);
}
