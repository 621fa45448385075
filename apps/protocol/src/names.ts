/**
 * Names as other people see them and as records have them: letters, marks, digits and what stands between them, in the one
 * form that Unicode calls NFKC, so that the same name is found however it was typed, in wide or mathematical letters too.
 */
export const tidyName = (text: string): string => text.normalize("NFKC").trim().replace(/ +/g, " ");

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()-]{0,39}$/u;
/** Characters that nobody sees, some of which count as letters, and more marks on a letter than any script has. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const stacked = /\p{M}{4}/u;
/** Persian and the scripts of India write some words with joiners, after a letter or a mark of theirs and before another. */
const joiner =
  /(?<=[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200c\u200d](?=\p{L})/gu;
/** Letters of these scripts look alike: a name has those of one of them. */
const alike =
  "Latin Greek Cyrillic Armenian Cherokee Coptic Lisu Deseret Osage Gothic Old_Italic Carian Lycian Lydian Tifinagh Canadian_Aboriginal Vai Glagolitic Georgian Warang_Citi"
    .split(" ")
    .map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** Whether a tidy text may be a name. */
export function isName(name: string): boolean {
  const scripts = alike.filter((script) => script.test(name)).length;
  const seen = name.replace(joiner, "");
  return shape.test(seen) && !invisible.test(seen) && !stacked.test(seen) && scripts <= 1;
}
