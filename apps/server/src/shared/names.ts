/**
 * Names as other people see them and as records have them: letters, marks, digits and what stands between them, in the one
 * form that Unicode calls NFC, so that the same name is found however it was typed.
 */
export const tidyName = (text: string): string => text.normalize("NFC").trim().replace(/ +/g, " ");

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()-]{0,39}$/u;
/** Characters that nobody sees, some of which count as letters, and more marks on a letter than any script has. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const stacked = /\p{M}{4}/u;
/** Letters of these scripts look alike: a name has those of one of them. */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Whether a tidy text may be a name. */
export function isName(name: string): boolean {
  const scripts = alike.filter((script) => script.test(name)).length;
  return shape.test(name) && !invisible.test(name) && !stacked.test(name) && scripts <= 1;
}
