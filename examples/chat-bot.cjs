// The core of a chat bot for both families, in CommonJS: it replies to texts, and games survive a restart.
//
//   new oware | a move, as people write it: D6, pit 3 | undo | board | resign | hint
//
// node examples/chat-bot.cjs plays a short game with itself.
const { loadFamily, mancala, mills } = require("morabaraba/families");

const families = Promise.all(
  [mills, mancala].map((family) => loadFamily(family, "records", "words", "bots", "formats")),
);
/** The stored games by chat, in place of a database. @type {Map<string, { family: string, text: string }>} */
const store = new Map();

/** @param {string} chat @param {string} text @returns {Promise<string>} */
async function answer(chat, text) {
  const [verb = "", word = ""] = text.trim().split(/\s+/);
  const all = await families;
  if (verb === "new") {
    const family = all.find(({ rules }) => Object.hasOwn(rules.variants, word));
    if (!family)
      return `The games are ${all.flatMap(({ rules }) => Object.keys(rules.variants)).join(", ")}.`;
    return keep(chat, family, family.records.createRecord(word));
  }
  const kept = store.get(chat);
  const family = all.find(({ name }) => name === kept?.family);
  if (!kept || !family) return "Begin with: new oware.";
  const { rules, records, words, bots, formats, players } = family;
  const read = records.safeParseRecord(kept.text);
  if (!read.ok) return `The game is lost: ${read.error.message}`;
  const record = read.value;
  const { game } = records.currentNode(record);
  if (verb === "board") return rules.ascii(game);
  if (verb === "undo") return keep(chat, family, records.takeBack(record, players[0]));
  if (rules.outcome(game)) return "The game is over.";
  if (verb === "resign") return keep(chat, family, records.conclude(record, rules.resign(game, players[0])));
  if (verb === "hint") return rules.formatMove(game, (await bots.chooseMove(game, { nodes: 5000 })).move);
  const move = formats.readMove(game, text);
  if (!move.ok) return move.error.message;
  const played = records.playMove(record, move.value);
  const sentences = [words.announce(words.en, game, move.value)];
  return keep(chat, family, await botsTurn(family, played, sentences), sentences);
}

/**
 * Lets the bot move until the person is to move.
 * @param {Awaited<typeof families>[number]} family @param {import("morabaraba/families").RecordTree} record @param {string[]} sentences
 */
async function botsTurn({ rules, records, words, bots, players }, record, sentences) {
  const bot = bots.createBot({ level: 3 });
  let now = record;
  for (;;) {
    const { game } = records.currentNode(now);
    if (game.turn === players[0] || rules.outcome(game)) return now;
    const { move } = await bot.chooseMove(game, { nodes: 2000 });
    sentences.push(words.announce(words.en, game, move));
    now = records.playMove(now, move);
  }
}

/** @param {string} chat @param {Awaited<typeof families>[number]} family @param {import("morabaraba/families").RecordTree} record @param {readonly string[]} [sentences] */
function keep(chat, { name, records, words }, record, sentences = []) {
  store.set(chat, { family: name, text: records.formatRecord(record) });
  return [...sentences, words.announceTurn(words.en, records.currentNode(record).game)].join(" ");
}

module.exports = { answer };

if (require.main === module)
  (async () => {
    for (const text of [
      "new oware",
      "house C",
      "not D",
      "undo",
      "D",
      "new nineMens",
      "Place D6",
      "d6",
      "hint",
      "resign",
      "a7",
    ])
      console.log(`> ${text}\n${await answer("friends", text)}`);
  })();
