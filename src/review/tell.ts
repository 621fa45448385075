/** How a finding of any family is told: its sentence, what marks an opinion, and the line that proves it. */
import { type EndWords, fill, namesOf, type PartialWords, sidesOf, textOf } from "../words/sentences.ts";

/** The part of a language that the reviews of all families have. */
interface ReviewWords<Player extends string, Sentence extends string> {
  readonly names: Pick<EndWords<Player, string>, "players">;
  readonly findings: Readonly<Record<Sentence, string>>;
  readonly opinion: string;
  readonly line: string;
}

/** What a sentence is filled with besides the sides. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** A finding in a sentence, with the line that proves it, if there is one to be told. */
export function toldFinding<Player extends string, Sentence extends string>(
  english: ReviewWords<Player, Sentence>,
  words: PartialWords<ReviewWords<Player, Sentence>>,
  finding: { readonly player: Player; readonly proof: { readonly by: string } },
  name: Sentence,
  values: Values,
  line: readonly string[],
): string {
  const [player, opponent] = sidesOf(english.names, namesOf(words), finding.player);
  const filled = fill(textOf(english, words, "findings", name), { ...values, player, opponent });
  const isOpinion = finding.proof.by === "opinion";
  const sentence = isOpinion ? fill(textOf(english, words, "opinion"), { sentence: filled }) : filled;
  if (line.length === 0) return sentence;
  return `${sentence} ${fill(textOf(english, words, "line"), { line: line.join(" ") })}`;
}
