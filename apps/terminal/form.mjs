// The form before a game: the game, the players, the referee, the language. Plain functions from state and key to the next state,
// and to rows for the screen.

import { fill } from "morabaraba/words";
import { row } from "./draw/canvas.mjs";
import { ownWords, wordsOf } from "./speak.mjs";
import { tableOf } from "./table.mjs";

/** @import { Beginning, Row, Seat, Strictness, Table } from "./types.ts" */

/**
 * @typedef {object} Form
 * @property {readonly Beginning[]} games
 * @property {number} at - The line that is chosen.
 * @property {Readonly<Record<"game" | "first" | "second" | "referee" | "language", number>>} chosen - The number of the choice in each line.
 * @property {boolean} ascii
 */

/** @type {readonly Seat[]} */
const seats = ["person", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** @type {readonly Strictness[]} */
const strictnesses = ["refuse", "claim", "forfeit"];
/** @type {readonly ("en" | "af")[]} */
const languages = ["en", "af"];

/** @param {readonly Beginning[]} games @param {{ seats: readonly Seat[], strictness: Strictness, language: "en" | "af", ascii: boolean }} options @returns {Form} */
export function formOf(games, { seats: [first = "person", second = 4], strictness, language, ascii }) {
  const chosen = {
    game: 0,
    first: seats.indexOf(first),
    second: seats.indexOf(second),
    referee: strictnesses.indexOf(strictness),
    language: languages.indexOf(language),
  };
  return { games, at: 0, chosen, ascii };
}

/** @param {Form} form */
function linesOf({ games, chosen }) {
  const language = languages[chosen.language] ?? "en";
  const { family } = /** @type {Beginning} */ (games[chosen.game]);
  const { own, ofFamily } = wordsOf(language, family);
  const seatNames = seats.map((seat) => (seat === "person" ? own.you : fill(own.bot, { level: seat })));
  /** @param {Beginning} game */
  const title = (game) =>
    typeof game.variant === "string"
      ? wordsOf(language, game.family).ofFamily.variants[game.variant]
      : game.variant.name;
  const [first, second] = family.players;
  return [
    { key: "game", label: own.form.game, choices: games.map(title) },
    { key: "first", label: ofFamily.players[first], choices: seatNames },
    { key: "second", label: ofFamily.players[second], choices: seatNames },
    ...(family.shoots
      ? [{ key: "referee", label: own.form.referee, choices: strictnesses.map((one) => own.strictness[one]) }]
      : []),
    {
      key: "language",
      label: own.form.language,
      choices: languages.map((one) => wordsOf(one, family).own.form.languageName),
    },
  ];
}

/** The form after a key: arrows choose and change. @param {Form} form @param {string | undefined} key @returns {Form} */
export function formKey(form, key) {
  const lines = linesOf(form);
  /** @param {number} at @param {number} length */
  const round = (at, length) => (at + length) % length;
  if (key === "up") return { ...form, at: round(form.at - 1, lines.length) };
  if (key === "down" || key === "tab") return { ...form, at: round(form.at + 1, lines.length) };
  const by = key === "left" ? -1 : key === "right" || key === "space" ? 1 : 0;
  const line = lines[Math.min(form.at, lines.length - 1)];
  if (by === 0 || line === undefined) return form;
  const name = /** @type {keyof Form["chosen"]} */ (line.key);
  return { ...form, chosen: { ...form.chosen, [name]: round(form.chosen[name] + by, line.choices.length) } };
}

/** The table that a form describes. @param {Form} form @returns {Table} */
export function tableFrom({ games, chosen, ascii }) {
  const beginning = /** @type {Beginning} */ (games[chosen.game]);
  return tableOf(beginning, {
    seats: [seats[chosen.first] ?? "person", seats[chosen.second] ?? "person"],
    strictness: strictnesses[chosen.referee] ?? "refuse",
    language: languages[chosen.language] ?? "en",
    ascii,
  });
}

/** @param {Form} form @returns {readonly Row[]} */
function formRows(form) {
  const { form: words } = ownWords(languages[form.chosen.language] ?? "en");
  const lines = linesOf(form);
  const wide = Math.max(...lines.map(({ label }) => label.length));
  return [
    row(words.title, "strong"),
    [],
    ...lines.map(({ key, label, choices }, i) => {
      const choice = choices[form.chosen[/** @type {keyof Form["chosen"]} */ (key)]] ?? "";
      const at = i === Math.min(form.at, lines.length - 1);
      return /** @type {Row} */ ([
        { text: at ? "> " : "  ", role: "strong" },
        { text: label.padEnd(wide + 2), role: at ? "strong" : "plain" },
        { text: at ? ` < ${choice} > ` : `   ${choice}   `, role: at ? "picked" : "plain" },
      ]);
    }),
    [],
    row(words.keys, "faint"),
  ];
}

/** The form, and below it the board of the chosen game if there is room. @param {Form} form @param {import("./types.ts").Size} size @returns {readonly Row[]} */
export function formScreen(form, { columns, rows }) {
  const lines = formRows(form);
  const { family, record, notation, ascii } = tableFrom(form);
  const { game } = family.records.currentNode(record);
  const board = family.paint(game, {}, { notation, ascii })({ columns, rows: rows - lines.length });
  if (board.width > columns || board.height > rows - lines.length) return lines.slice(0, rows);
  const gap = board.height < rows - lines.length ? [row("")] : [];
  return [...lines, ...gap, ...board.draw()];
}
