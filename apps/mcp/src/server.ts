/*
 * The server: tools for language models to play and to referee mill games and mancala. It keeps no state,
 * opens no connection, and limits the length of every text and the work of every call.
 */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { MorabarabaError } from "morabaraba";
import { z } from "zod";
import { gameText, newGame, type Opened, openGame, standing, ToolFault, variantTitles } from "./games.ts";

/** The most characters of a game, of a text, and of changed rules; of an answer. */
const LONGEST_GAME = 50_000;
const LONGEST_TEXT = 4_000;
const LONGEST_ANSWER = 60_000;
/** The most positions that an analysis searches, and its milliseconds. */
const MOST_NODES = 300_000;
const MOST_MS = 5_000;
/** The most moves of a game that can be reviewed, and the positions for each. */
const MOST_REVIEWED = 200;
const REVIEW_NODES = 5_000;

const game = z
  .string()
  .max(LONGEST_GAME)
  .describe(
    'The whole game as text, exactly as the last call returned it after "The game, to pass to the next call:".',
  );
const variant = z
  .string()
  .max(100)
  .describe(
    "A built-in variant, such as standard (Morabaraba), nineMens, kalah or oware; list_variants names all.",
  );
const changes = z
  .record(z.string().max(40), z.unknown())
  .optional()
  .describe(
    'Changed rules, as fields of the variant, such as { "cows": 9, "flyAt": null }; rules names the fields.',
  );

const answer = (text: string, isError = false): CallToolResult =>
  text.length > LONGEST_ANSWER
    ? answer(`The answer would have ${text.length} characters; at most ${LONGEST_ANSWER} are sent.`, true)
    : { content: [{ type: "text", text }], ...(isError && { isError }) };

/** Runs a tool; what is wrong with the request becomes an answer that says what to do. */
async function answered(run: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return answer(await run());
  } catch (error) {
    if (error instanceof ToolFault || error instanceof MorabarabaError) return answer(error.message, true);
    throw error;
  }
}

/** Throws `ToolFault` if changed rules are too long. */
function checkedChanges(given: object | undefined): object | undefined {
  if (given !== undefined && JSON.stringify(given).length > LONGEST_GAME)
    throw new ToolFault(`The changes are too long: at most ${LONGEST_GAME} characters.`);
  return given;
}

/** Returns the rules of a game in sentences with their fields and sources. */
function rulesOf({ family, game: opened }: Opened): string {
  const { rulebook, rules } = family;
  const told = rulebook.describeRules(rulebook.en, (opened as unknown as { variant: unknown }).variant);
  const lines = told.map(({ text, fields, sources }) => {
    const notes = [
      ...(fields.length > 0 ? [`fields: ${fields.join(", ")}`] : []),
      ...(sources.length > 0 ? [`sources: ${sources.join(", ")}`] : []),
    ];
    return `- ${text}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
  });
  const data = JSON.stringify(rules.variantOf(opened));
  return [...lines, "", `The fields and their values: ${data}`].join("\n");
}

/** Returns why a text is not a legal move, with the deciding rule. */
function refusal({ family, game: opened }: Opened, text: string): string {
  const { formats, rulebook, rules } = family;
  const read = formats.readMove(opened, text);
  if (read.ok) return `${rules.formatMove(opened, read.value)} is legal.`;
  const { message, code } = read.error;
  const lines = [`${message} (${code})`];
  if (read.moves.length === 0 && rules.outcome(opened) === undefined) {
    // The arbiter knows the rule if the text is a move in notation.
    const ruling = rulebook.arbitrate(opened, opened.turn, text.trim());
    const { rule } = rulebook.formatRuling(rulebook.en, opened, text.trim(), ruling);
    if (!ruling.stands && rule) lines.push(`The rule: ${rule.text}`);
  }
  return lines.join("\n");
}

/** Returns the best moves with their scores, as a search within the limits finds them. */
async function analysis({ family, game: opened }: Opened, nodes: number): Promise<string> {
  const { rules, bots } = family;
  if (rules.outcome(opened) !== undefined) return "The game is over.";
  const limits = { nodes, timeMs: MOST_MS, lines: 3, ...(family.name === "mills" && { book: false }) };
  const { lines, depth } = await bots.chooseMove(opened, limits);
  const unit = family.name === "mills" ? "hundredths of a cow" : "hundredths of a seed";
  const told = lines.map(({ score, moves }) => {
    let now = opened;
    const texts = moves.map((move) => {
      const text = rules.formatMove(now, move);
      now = rules.applyMove(now, move);
      return text;
    });
    const chance = Math.round(100 * bots.winningChance(score));
    return `${texts[0]}: score ${score}, ${chance} % of the points; expected: ${texts.join(" ")}`;
  });
  return [`Scores for ${opened.turn}, who is to move, in ${unit}; searched to depth ${depth}:`, ...told].join(
    "\n",
  );
}

/** Creates the server. */
export function createServer(version: string): McpServer {
  const server = new McpServer(
    { name: "morabaraba", version },
    {
      instructions:
        "A referee for Morabaraba, nine men's morris and other mill games, and for mancala. Begin with new_game. Every call returns the whole game as text; pass it to the next call. Let the tools decide what is legal and who has won.",
    },
  );
  const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    title: string,
    description: string,
    inputSchema: Shape,
    run: (input: z.infer<z.ZodObject<Shape>>) => string | Promise<string>,
  ): void => {
    const handler = (input: z.infer<z.ZodObject<Shape>>) => answered(() => run(input));
    server.registerTool(name, { title, description, inputSchema, annotations: readOnly }, handler as never);
  };

  tool("list_variants", "List the games", "Lists all built-in variants with their titles.", {}, () =>
    variantTitles.map(({ name, title }) => `${name}: ${title}`).join("\n"),
  );
  tool(
    "new_game",
    "Start a game",
    "Starts a game of a variant, with changed rules if you pass changes. Returns the board and the game as text.",
    { variant, changes },
    (input) => standing(newGame(input.variant, checkedChanges(input.changes))),
  );
  tool(
    "rules",
    "Tell the rules",
    "Tells all rules of a variant, or of the game that you pass, with the fields that change them and their sources.",
    { variant: variant.optional(), changes, game: game.optional() },
    (input) =>
      rulesOf(
        input.game === undefined
          ? newGame(input.variant ?? "standard", checkedChanges(input.changes))
          : openGame(input.game),
      ),
  );
  tool(
    "show",
    "Show the board",
    "Shows the board, whose turn it is, or how the game ended.",
    { game },
    (input) => standing(openGame(input.game)),
  );
  tool(
    "legal_moves",
    "List the legal moves",
    "Lists all legal moves of the side to move.",
    { game },
    (input) => {
      const { family, game: opened } = openGame(input.game);
      const moves = family.rules.legalMoves(opened).map((move) => family.rules.formatMove(opened, move));
      return moves.join(" ") || family.words.announceTurn(family.words.en, opened);
    },
  );
  tool(
    "prompt",
    "Write a prompt",
    "Writes a prompt for another model that is to play one move: rules, board, notation, position.",
    { game, moves: z.enum(["listed", "hidden"]).optional() },
    (input) => {
      const { family, game: opened } = openGame(input.game);
      const { rulebook } = family;
      return rulebook.formatPrompt(rulebook.en, opened, input.moves === "listed" ? { moves: "listed" } : {});
    },
  );
  const move = z
    .string()
    .max(LONGEST_TEXT)
    .describe(
      'The move in any words or notation: "d6", "c5-d5xa1", "place at d6", "pit 3", { "move": "d6" }.',
    );
  tool(
    "move",
    "Play a move",
    "Plays a move for the side to move, from any text that names one. An illegal or unclear move changes nothing, and the answer says why.",
    { game, move },
    (input) => {
      const opened = openGame(input.game);
      const { family, record } = opened;
      const read = family.formats.readMove(opened.game, input.move);
      if (!read.ok) throw new ToolFault(`Not played. ${refusal(opened, input.move)}`);
      const played = family.records.playMove(record, read.value as never);
      const news = family.words.announce(family.words.en, opened.game, read.value as never);
      return standing({ family, record: played, game: family.records.currentNode(played).game }, news);
    },
  );
  tool(
    "why_refused",
    "Tell why a move is illegal",
    "Tells why a text is not a legal move here, and which rule decides.",
    { game, move },
    (input) => refusal(openGame(input.game), input.move),
  );
  tool(
    "analyze",
    "Analyze the position",
    "Searches for the best moves, for at most five seconds.",
    { game, nodes: z.number().int().min(100).max(MOST_NODES).optional() },
    (input) => analysis(openGame(input.game), input.nodes ?? 50_000),
  );
  tool(
    "review",
    "Review the game",
    `Returns the game with marks and comments on its moves, each with a reason. At most ${MOST_REVIEWED} moves.`,
    { game },
    async (input) => {
      const { family, record } = openGame(input.game);
      const { records, review } = family;
      const plies = records.mainline(record).length - 1;
      if (plies > MOST_REVIEWED)
        throw new ToolFault(`The game has ${plies} moves; at most ${MOST_REVIEWED} can be reviewed.`);
      const reviewed = await review.reviewRecord(review.en, record, { nodes: REVIEW_NODES });
      return records.formatRecord(reviewed);
    },
  );
  tool(
    "save",
    "Save the game",
    "Returns the game as a text to keep: text (as in PGN), json, link (the part of an address after #), or svg (a picture of the position).",
    { game, format: z.enum(["text", "json", "link", "svg"]) },
    (input) => {
      const opened = openGame(input.game);
      const { family, record } = opened;
      if (input.format === "json") return JSON.stringify(record);
      if (input.format === "link") return family.records.formatLink(record);
      return input.format === "svg" ? family.pictures.svg(opened.game) : gameText(opened);
    },
  );
  return server;
}
