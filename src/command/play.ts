/** A game on the terminal, line by line: a person against the bot, or two bots. */
import { type LoadedFamily, loadFamily } from "../families.ts";
import { helpOf, readSubject } from "./input/subject.ts";
import { linesOf, type Surroundings } from "./input/surroundings.ts";
import { oneOf, type Subcommand, UsageError, wholeNumber } from "./input/usage.ts";

const playHelp = helpOf(
  "play: a game against the bot; type a move, or undo, hint, resign or quit",
  `  --level N        1 to 10; 4 if left out
  --side NAME      your side; the one that begins if left out
  --language TAG   en (if left out) or af
`,
);
const demoHelp = helpOf(
  "demo: two bots at play",
  `  --level N        1 to 10; 6 if left out
  --plies N        at most; 60 if left out
`,
);

type Family = LoadedFamily<"records" | "words" | "bots">;
const NODES = 30_000;

async function runDemo(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const subject = await readSubject(words, surroundings, ["level", "plies"]);
  const { level = "6", plies = "60" } = subject.values;
  const family: Family = await loadFamily(subject.family, "records", "words", "bots");
  const { rules, words: said, bots } = family;
  const bot = bots.createBot({ level: wholeNumber("--level", level, 1, 10) });
  const most = wholeNumber("--plies", plies, 1, 10_000);
  let { game } = subject;
  for (let ply = 0; ply < most && rules.outcome(game) === undefined; ply++) {
    const { move } = await bot.chooseMove(game, { nodes: NODES });
    const told = said.announce(said.en, game, move);
    game = rules.applyMove(game, move);
    await surroundings.write(`${told}\n${rules.ascii(game)}\n`);
  }
  await surroundings.write(`${said.announceTurn(said.en, game)}\n`);
  return 0;
}

async function runPlay(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const subject = await readSubject(words, surroundings, ["level", "side", "language"]);
  const { level = "4", language = "en" } = subject.values;
  const family: Family = await loadFamily(subject.family, "records", "words", "bots");
  const { rules, records, words: said, bots, players } = family;
  const side = oneOf("--side", subject.values["side"] ?? subject.game.turn, players);
  if (language !== "en" && language !== "af") throw new UsageError("--language must be en or af.");
  const texts = said[language];
  const bot = bots.createBot({ level: wholeNumber("--level", level, 1, 10) });
  let record = records.createRecord(subject.game);
  const gameNow = (): typeof subject.game => records.currentNode(record).game;
  const tell = (...lines: readonly string[]): Promise<void> => surroundings.write(`${lines.join("\n")}\n`);

  /** Lets the bot move until the person is to move, and shows the board. */
  async function answer(): Promise<boolean> {
    let game = gameNow();
    while (game.turn !== side && rules.outcome(game) === undefined) {
      const { move } = await bot.chooseMove(game, { nodes: NODES });
      await tell(said.announce(texts, game, move));
      record = records.playMove(record, move);
      game = gameNow();
    }
    await tell(rules.ascii(game), said.announceTurn(texts, game));
    return rules.outcome(game) === undefined;
  }

  if (!(await answer())) return 0;
  for await (const line of linesOf(surroundings.input)) {
    const text = line.trim();
    const game = gameNow();
    if (text === "quit") break;
    if (text === "undo") {
      record = records.takeBack(record, side);
      bot.forget();
    } else if (text === "resign") record = records.conclude(record, rules.resign(game, side));
    else if (text === "hint") {
      const { move } = await bots.chooseMove(game, { nodes: NODES });
      await tell(rules.formatMove(game, move));
      continue;
    } else {
      const refused = said.announceRefusal(texts, game, text);
      if (refused !== undefined) {
        await tell(refused);
        continue;
      }
      // What the move brought: a mill, a shot, an opponent who has to pass.
      await tell(said.announce(texts, game, text));
      record = records.playMove(record, text);
    }
    if (!(await answer())) break;
  }
  await surroundings.write(records.formatRecord(record));
  return 0;
}

export const commands: Readonly<Record<string, Subcommand>> = {
  play: { help: playHelp, run: runPlay },
  demo: { help: demoHelp, run: runDemo },
};
