/* Asks a program about games, in the line protocol of five words or in the engine protocol. */
import type { VariantChoice } from "../input/variants.ts";
import { type Program, ProgramError } from "./program.ts";
import {
  type Answer,
  type AnyGame,
  gameOf,
  moveFrom,
  moveText,
  type PlainPosition,
  positionText,
  type State,
  sameMove,
} from "./states.ts";

/** What a program answers about a state: an answer, or the move of `play` that it refuses. */
export type Reply = Answer | { readonly refused: string; readonly said: string };

/** A program that answers questions about games of one variant. */
export interface Player {
  /** Begins a variant. Returns false if the program does not know it. */
  begin(): Promise<boolean>;
  /** Plays from the last state that was asked about. */
  play(move: string): Promise<Reply>;
  ask(state: State): Promise<Reply>;
}

export type Protocol = (program: Program, choice: VariantChoice) => Player;

const nameOf = ({ family, variant }: VariantChoice): string =>
  typeof variant === "string"
    ? variant
    : (family.rules.variantOf(family.rules.createGame(variant)) as { readonly name: string }).name;

/** The words of a list of moves, which may look like a list of Python or JSON. */
const movesIn = (line: string): readonly string[] =>
  line
    .toLowerCase()
    .replace(/^moves?:? /, "")
    .split(/[\s,;[\]'"()]+/)
    .filter((word) => !["", "none", "moves", "-"].includes(word))
    .map(sameMove)
    .sort();

const outcomeIn = (line: string): string =>
  line
    .toLowerCase()
    .replace(/^outcome:? /, "")
    .replace(/[.,:;-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const isOk = (line: string): boolean => /^ok\b/i.test(line);

/** The line protocol: `variant`, `position`, `play`, `moves` and `outcome`, each answered by one line. */
export const lineProtocol: Protocol = (program, choice) => {
  async function answers(lines: readonly string[]): Promise<Reply> {
    program.expectSilence();
    program.send(lines);
    let refused: { refused: string; said: string } | undefined;
    for (const line of lines.slice(0, -2)) {
      const said = await program.read(line);
      if (isOk(said) || refused !== undefined) continue;
      const [word, move = ""] = line.split(" ");
      if (word !== "play")
        throw new ProgramError(
          `The program answers ${JSON.stringify(line)} with ${JSON.stringify(said.slice(0, 80))}, not with ok.`,
        );
      refused = { refused: move, said };
    }
    const moves = movesIn(await program.read("moves"));
    const outcome = outcomeIn(await program.read("outcome"));
    return refused ?? { moves, outcome };
  }
  return {
    async begin() {
      const line = `variant ${nameOf(choice)}`;
      program.send([line]);
      return isOk(await program.read(line));
    },
    play: (move) => answers([`play ${move}`, "moves", "outcome"]),
    ask: ({ position, play }) =>
      answers([
        `position ${positionText(position)}`,
        ...play.map((move) => `play ${move}`),
        "moves",
        "outcome",
      ]),
  };
};

/** The engine protocol, with `go perft 1` for the moves and UGI's queries for the end. */
export const engineProtocol: Protocol = (program, choice) => {
  const { family, variant } = choice;
  const { rules } = family;
  let position: PlainPosition | undefined;
  let play: readonly string[] = [];

  /** Sends a line, and returns the first line with one of these beginnings, and those before it. */
  async function until(line: string, pattern: RegExp): Promise<readonly string[]> {
    program.send([line]);
    const read: string[] = [];
    for (;;) {
      const said = await program.read(line);
      if (/^info string [a-z-]+: /.test(said))
        throw new ProgramError(
          `The engine answers ${JSON.stringify(line.slice(0, 200))} with ${JSON.stringify(said)}.`,
        );
      if (said.startsWith("info ")) continue;
      read.push(said);
      if (pattern.test(said)) return read;
      if (read.length > 100_000)
        throw new ProgramError(`The engine's answer to ${JSON.stringify(line)} has no end.`);
    }
  }
  const query = async (question: string): Promise<string> => {
    const said = await until(`query ${question}`, /^response /);
    return (said.at(-1) as string).slice("response ".length).trim();
  };

  async function ask(state: State): Promise<Reply> {
    ({ position, play } = state);
    let game: AnyGame = gameOf(choice, position);
    const beginner = rules.createGame(variant).turn;
    const start = position === undefined ? "startpos" : `fen ${rules.formatPosition(game)}`;
    const written: string[] = [];
    for (const text of play) {
      const move = moveFrom(family, text);
      written.push(rules.formatMove(game, move));
      game = rules.applyMove(game, move);
    }
    const end = written.length > 0 ? ` moves ${written.join(" ")}` : "";
    program.send([`position ${start}${end}`]);
    const counts = await until("go perft 1", /^Nodes searched/);
    const result = await query("result");
    const isFirst = (await query("p1turn")) === "true";
    const other = family.players.find((player) => player !== beginner) as string;
    const known = new Map(
      rules.legalMoves(game).map((move) => [rules.formatMove(game, move), moveText(family, game, move)]),
    );
    const moves = counts.flatMap((line) => {
      const [, move] = /^(\S+): \d+$/.exec(line) ?? [];
      return move === undefined ? [] : (known.get(move) ?? sameMove(move));
    });
    const outcomes: Readonly<Record<string, string>> = {
      none: `${isFirst ? beginner : other} to move`,
      draw: "draw",
      p1win: `${beginner} wins`,
      p2win: `${other} wins`,
    };
    return { moves: moves.sort(), outcome: outcomes[result] ?? result };
  }

  return {
    async begin() {
      const isNamed = typeof variant === "string";
      const option = isNamed ? `UCI_Variant value ${variant}` : `Rules value ${JSON.stringify(variant)}`;
      await until("uci", /^uciok$/);
      program.send([`setoption name ${option}`]);
      await until("isready", /^readyok$/);
      return true;
    },
    ask,
    play: (move) => ask({ position, play: [...play, move] }),
  };
};
