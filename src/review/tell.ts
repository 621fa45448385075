/* Puts a finding of either family into words. */
import type { EndWords } from "../languages/en/shape.ts";
import { fill, namesOf, type PartialWords, sidesOf, textOf } from "../words/sentences.ts";

/** The review words that both families have. */
interface ReviewWords<Player extends string, Sentence extends string> {
  readonly names: Pick<EndWords<Player, string>, "players">;
  readonly findings: Readonly<Record<Sentence, string>>;
  readonly line: string;
}

/** The values for a sentence's placeholders, without the sides. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns a finding as a sentence, followed by `line` unless it is empty. */
export function renderFinding<Player extends string, Sentence extends string>(
  english: ReviewWords<Player, Sentence>,
  words: PartialWords<ReviewWords<Player, Sentence>>,
  finding: { readonly player: Player },
  name: Sentence,
  values: Values,
  line: readonly string[],
): string {
  const [player, opponent] = sidesOf(english.names, namesOf(words), finding.player);
  const sentence = fill(textOf(english, words, "findings", name), { ...values, player, opponent });
  if (line.length === 0) return sentence;
  return `${sentence} ${fill(textOf(english, words, "line"), { line: line.join(" ") })}`;
}
