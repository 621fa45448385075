/** The line protocol of the engine process: its handshake, positions, searches and invalid lines. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  formatMove,
  formatPosition,
  legalMoves,
  type Move,
  outcome,
  parsePosition,
} from "morabaraba";
import { formatSanmillPosition } from "morabaraba/formats";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../../src/command/engine/engine.ts";
import { ran, talk } from "../../support/command/io.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const moveOf = (line: string): string => line.split(" ")[1] ?? "";

describe("the handshake", () => {
  test("names the engine and its options, and is ready", async () => {
    const { sent, say, hear } = talk();
    say("uci", "", "isready");
    await hear("readyok");
    expect(sent[0]).toBe("id name Morabaraba 1.2.3");
    expect(sent).toContain("option name Level type spin default 10 min 1 max 10");
    expect(sent.find((line) => line.includes("UCI_Variant"))).toMatch(
      / default standard var standard .* var congkak$/,
    );
    expect(sent.slice(-2)).toEqual(["uciok", "readyok"]);
  });

  test("quit ends the session, and nothing is sent after it", () => {
    const { sent, say, isOver } = talk();
    say("quit", "uci");
    expect([sent, isOver()]).toEqual([[], true]);
  });
});

describe("the queries of UGI", () => {
  const ask = ({ say, sent }: ReturnType<typeof talk>, ...lines: readonly string[]): readonly string[] => {
    say(...lines, "query p1turn", "query gameover", "query result");
    return sent.slice(-3).map((line) => line.replace(/^response /, ""));
  };

  test("the handshake ends with ugiok, and a runner without rules can play a game to its end", async () => {
    const session = talk();
    const { say, hear, sent } = session;
    say("ugi", "isready", "uginewgame", "setoption name UCI_Variant value tsoroYematatu");
    await hear("readyok");
    expect(sent.slice(-2)).toEqual(["ugiok", "readyok"]);
    let moves = "";
    let plies = 0;
    while (ask(session, `position startpos moves${moves}`)[1] === "false") {
      expect(sent.at(-3)).toBe(`response ${plies % 2 === 0}`);
      say("go depth 1 p1time 900 p2time 900");
      moves += ` ${moveOf(await hear("bestmove"))}`;
      plies += 1;
    }
    expect(plies).toBeGreaterThan(4);
    expect(sent.at(-1)).toMatch(/^response (p1win|p2win|draw)$/);
    expect(sent.join("\n")).not.toContain("info string");
  });

  test("p1 is the side that begins the game, in both families", () => {
    expect(ask(talk())).toEqual(["true", "false", "none"]);
    const mssa = ["setoption name UCI_Variant value mssa"];
    expect(ask(talk(), ...mssa)).toEqual(["true", "false", "none"]);
    expect(ask(talk(), ...mssa, "position LL6/D7/DD6 l 0,0 - 0 50")).toEqual(["false", "true", "p1win"]);
    expect(ask(talk(), "position LL6/D7/DD6 l 0,0 - 0 50")).toEqual(["true", "true", "p2win"]);
    const kalah = "setoption name UCI_Variant value kalah";
    expect(ask(talk(), kalah, "position startpos moves 3")).toEqual(["true", "false", "none"]);
    expect(ask(talk(), kalah, "position 0,0,0,0,0,0/0,0,0,0,0,0 24,24 s")).toEqual(["true", "true", "draw"]);
  });

  test.each([
    ["standard", "p1inc"],
    ["mssa", "p1inc"],
    ["standard moves d6", "p2inc"],
  ])("in %s, the side to move has the clock of %s", async (start, increment) => {
    const { say, hear, sent } = talk();
    const [variant, ...moves] = start.split(" ");
    say(`setoption name UCI_Variant value ${variant}`, `position startpos ${moves.join(" ")}`);
    // An increment without its clock is reported, if it is that of the side to move.
    say("go nodes 1 p1inc 1 p2inc 1");
    await hear("bestmove");
    expect(sent.filter((line) => line.startsWith("info string"))).toEqual([
      `info string bad-argument: go ignores "${increment}".`,
    ]);
  });

  test.each(["", "p2turn", "constructor"])("query %j is refused", (question) => {
    const { say, sent } = talk();
    say(`query ${question}`);
    expect(sent).toEqual([
      `info string bad-argument: Unknown query "${question}". The queries are p1turn, gameover, result.`,
    ]);
    say("position nonsense", "query result");
    expect(sent.at(-1)).toMatch(/^info string bad-argument: The last position was invalid/);
  });
});

describe("a game", () => {
  test("with your own rules", async () => {
    const { say, hear, sent } = talk();
    say('setoption name Rules value {"base":"nineMens","cows":5,"flyAt":3}', "go depth 1", "d");
    expect(await hear("bestmove")).toMatch(/^bestmove [a-g]/);
    expect(sent.join("\n")).toContain("l 5,5");
    say("setoption name Rules value {", "setoption name UCI_Variant value chess", "d");
    expect(sent.at(-1)).toContain("l 5,5");
    // The last variant that was set counts.
    for (const [line, hands] of [
      ["Rules value", "l 12,12"],
      ['Rules value {"base":"nineMens","cows":5,"flyAt":3}', "l 5,5"],
      ["UCI_Variant value standard", "l 12,12"],
      ['Rules value {"base":"nineMens","cows":5,"flyAt":3}', "l 5,5"],
    ]) {
      say(`setoption name ${line}`, "d");
      expect(sent.at(-1)).toContain(hands);
    }
  });
});

describe("positions", () => {
  test("are this library's, Sanmill's, or follow from moves of either shape", async () => {
    const { say, sent } = talk();
    say(`position ${MILL} moves g7xa4 d6`, "d");
    const joined = sent.at(-1);
    say(`position fen ${MILL} moves g7 xa4 d6`, "d");
    expect(sent.at(-1)).toBe(joined);
    const game = applyMove(createGame("nineMens"), "d6");
    say("setoption name UCI_Variant value nineMens", `position fen ${formatSanmillPosition(game)}`, "d");
    expect(sent.at(-1)).toMatch(/ d 8,9|d 9,8/);
    for (const wrong of ["nonsense", "startpos moves zz", "startpos moves xd6"]) {
      say(`position ${wrong}`, "d");
      expect(sent.at(-1)).toBe("info string bad-argument: The last position was invalid. Send a valid one.");
    }
  });

  test("are shown with their moves and how the game ended", () => {
    const { say, sent } = talk();
    const told = (word: string): string | undefined =>
      sent.findLast((line) => line.startsWith(`info string ${word} `));
    say(`position ${MILL}`, "d");
    const moves = legalMoves(parsePosition(MILL)).map((move) => formatMove(parsePosition(MILL), move));
    expect(told("moves")).toBe(`info string moves ${moves.join(" ")}`);
    expect(told("outcome")).toBe("info string outcome (none)");
    say(`position ${MILL} moves g7`, "d");
    const mills = moves.filter((move) => move.startsWith("g7x"));
    expect(told("moves")).toBe(`info string moves ${mills.join(" ")}`);
    say("position LL6/2L5/2DD4 d 0,0 - 0 40", "d");
    expect([told("moves"), told("outcome")]).toEqual([
      "info string moves (none)",
      "info string outcome light few-cows",
    ]);
    say("setoption name UCI_Variant value kalah", "position 0,0,0,0,0,0/0,0,0,0,0,0 24,24 s", "d");
    expect(told("outcome")).toBe("info string outcome draw side-empty");
  });

  test("are refused with a code", () => {
    const { say, sent } = talk();
    for (const [line, code] of [
      ["position startpos moves d6 d6", "occupied"],
      ["position startpos moves zz", "malformed"],
      ["position startpos moves d6xa1", "shot-without-mill"],
      ["position fen 9/8/8 l 12,12 - 0 0", "bad-board"],
      ["position fen 8/8/8 l 12,13 - 0 0", "bad-hands"],
      ["setoption name Level value 11", "bad-argument"],
      ["setoption name UCI_Variant value chess", "bad-argument"],
      ["setoption name Rules value {", "not-json"],
      ["go perft x", "bad-argument"],
      ["nonsense", "bad-argument"],
    ] as const) {
      say(line);
      expect(sent.at(-1)).toMatch(new RegExp(`^info string ${code}: [a-zA-Z"\\d].*\\.$`));
    }
  });

  test("go perft counts move sequences, after the searches before it", async () => {
    const { say, hear, sent } = talk();
    say("setoption name OwnBook value false", "go depth 1", "go perft 2");
    expect(await hear("Nodes searched")).toBe("Nodes searched: 552");
    const lines = sent.slice(sent.findIndex((line) => line.startsWith("bestmove")) + 1);
    expect(lines).toHaveLength(25);
    expect(lines[0]).toBe("a7: 23");
    say("setoption name UCI_Variant value mssa", "go perft 5");
    expect(await hear("Nodes searched: 5")).toBe("Nodes searched: 5150880");
    say("setoption name UCI_Variant value kalah", "go perft 3");
    const inKalah = (await ran(["perft", "3", "--variant", "kalah"])).out.trim();
    expect(await hear(`Nodes searched: ${inKalah}`)).toBe(`Nodes searched: ${inKalah}`);
    // It does not end by itself.
    say("setoption name UCI_Variant value standard", "go perft 12", "isready", "stop");
    await hear("Nodes searched: 0");
  });

  test("with a step that still needs its shot are answered by the shot", async () => {
    const { say, hear } = talk();
    say(`position ${MILL} moves g7`, "go movetime 50", "stop");
    expect(await hear("bestmove")).toMatch(/^bestmove x[ab]4$/);
    // The shot ends the game.
    say("position LL1D4/2DD4/3L4 l 0,0 - 0 60 moves e4-g7", "go wtime 900 btime 900");
    expect(await hear("bestmove")).toMatch(/^bestmove x/);
  });

  test("single steps are sent if requested, and both parts are one move", async () => {
    const { say, hear } = talk();
    const start = "LL1D4/2DD4/3L4 l 0,0 - 0 60";
    say("setoption name Steps value single", `position ${start}`, "go depth 2");
    const step = moveOf(await hear("bestmove"));
    expect(step).toMatch(/^[a-g][1-7]-[a-g][1-7]$/);
    say(`position ${start} moves ${step}`, "go depth 2");
    const shot = moveOf(await hear("bestmove"));
    // Another engine does not know the move that the step belongs to, and finds the shot that wins by itself.
    const other = talk();
    other.say(`position ${start} moves ${step}`, "go depth 2");
    expect(await other.hear("bestmove")).toMatch(/^bestmove x/);
    expect(outcome(applyMove(parsePosition(start), `${step}${shot}`))?.winner).toBe("light");
  });

  test("with several shots take three answers, or two parts, in any order", async () => {
    const { say, hear, sent } = talk();
    const start = "1LL3LL/DD1D4/8 l 5,5 - 0 0";
    say("setoption name UCI_Variant value daSanQi", "setoption name Steps value single");
    const tokens: string[] = ["a7"];
    for (const _ of [1, 2]) {
      say(`position ${start} moves ${tokens.join(" ")}`, "go depth 2");
      tokens.push(moveOf(await hear("bestmove")));
      expect(tokens.at(-1)).toMatch(/^x[a-g][1-7]$/);
    }
    const game = applyMove(parsePosition(start, "daSanQi"), tokens.join(""));
    const [first, second] = tokens.slice(1);
    for (const order of [`a7 ${second} ${first}`, `a7${second} ${first}`, `a7 ${first}${second}`]) {
      say(`position ${start} moves ${order}`, "d");
      expect(sent.at(-1)).toContain(formatPosition(game));
    }
    say("setoption name Steps value joined", `position ${start} moves a7 ${second}`, "go depth 2");
    expect(await hear("bestmove")).toMatch(/^bestmove x[a-g][1-7]$/);
    say(`position ${start} moves a7`, "go depth 2");
    expect(await hear("bestmove")).toMatch(/^bestmove (x[a-g][1-7]){2}$/);
  });

  test("a turn at a full board is a move, not a shot of the move before", () => {
    const { say, sent } = talk();
    const game = parsePosition("LLLLDDDD/LDLDLLDL/DLLDDDL1 d 0,1 - - 0 23", "umlabalaba");
    say("setoption name UCI_Variant value umlabalaba");
    say(`position ${formatPosition(game)} moves c4`, "d");
    const full = applyMove(game, "c4");
    expect(sent.at(-1)).toContain(formatPosition(full));
    const turn = formatMove(full, legalMoves(full)[0] as Move);
    expect(turn).toMatch(/^x/);
    say(`position ${formatPosition(game)} moves c4 ${turn}`, "d");
    expect(sent.at(-1)).toContain(formatPosition(applyMove(full, turn)));
  });
});

describe("searches", () => {
  test("report several lines, and forced ends", async () => {
    const { say, hear, sent } = talk();
    say("setoption name MultiPV value 2", "position LL1D4/2DD4/3L4 l 0,0 - 0 60", "go depth 2");
    await hear("bestmove");
    expect(
      sent.some((line) => /^info depth \d+ multipv 1 score mate 1 nodes \d+ nps \d+ time \d+ pv /.test(line)),
    ).toBe(true);
    expect(sent.some((line) => line.includes("multipv 2"))).toBe(true);
    say("setoption name UCI_Variant value kalah", "position 0,0,0,0,0,1/0,0,0,0,0,4 40,3 s", "go depth 3");
    await hear("bestmove");
    expect(sent.some((line) => / wdl 1000 0 0 /.test(line))).toBe(true);
    say("position 0,0,0,0,0,1/0,0,0,0,0,4 3,40 s", "go depth 3");
    await hear("bestmove");
    expect(sent.some((line) => / wdl 0 0 1000 /.test(line))).toBe(true);
  });

  test("give a margin of seeds as certain only if every line was searched to the end of the game", async () => {
    const { say, hear, sent } = talk();
    say("setoption name UCI_Variant value kalah", "position 1,2,0,3,2,1/3,1,0,2,0,4 26,3 s", "go nodes 500");
    await hear("bestmove");
    expect(sent.filter((line) => / cp \d+ nodes /.test(line)).length).toBeGreaterThan(0);
    expect(sent.filter((line) => line.includes("wdl"))).toEqual([]);
    say("go nodes 2000000");
    await hear("bestmove");
    const certain = sent.filter((line) => line.includes("wdl"));
    expect(certain.map((line) => / cp (\S+ \S+ \S+ \S+ \S+)/.exec(line)?.[1])).toEqual(["3400 wdl 1000 0 0"]);
  });

  test("give a forced end of a mill game as certain only at full strength", async () => {
    for (const level of [1, 9, 10]) {
      const { say, hear, sent } = talk();
      say(`setoption name Level value ${level}`, "position LL1D4/2DD4/3L4 l 0,0 - 0 60", "go depth 2");
      await hear("bestmove");
      expect([level, sent.some((line) => line.includes(" score mate "))]).toEqual([level, level === 10]);
    }
  });

  test.each([
    ["movestogo 1 wtime 1000", "movestogo 1"],
    ["mate 2 nodes 10", "mate 2"],
    ["searchmoves d6 f4 depth 1", "searchmoves d6 f4"],
    ["depth 1 winc 5", "winc"],
    ["nodes x depth 1", "nodes x"],
  ])("report what they ignore: go %s", async (words, ignored) => {
    const { say, hear } = talk();
    say(`go ${words}`);
    expect(await hear("info string")).toBe(`info string bad-argument: go ignores "${ignored}".`);
    expect(await hear("bestmove")).toMatch(/^bestmove [a-g]/);
  });

  test("without a limit wait for stop, even when nothing is left to search", async () => {
    const { say, hear, sent, end } = talk();
    say("position LL1D4/2DD4/3L4 l 0,0 - 0 60", "go infinite");
    await hear("info depth 1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.some((line) => line.startsWith("bestmove"))).toBe(false);
    await end();
    expect(sent.at(-1)).toMatch(/^bestmove /);
  });
});

test("a failed search is reported, and ends nothing", async () => {
  for (const brokenAt of [1, 2, 3, 4]) {
    const sent: string[] = [];
    let looks = 0;
    const now = () => {
      if (++looks === brokenAt) throw new Error("The clock is broken.");
      return 0;
    };
    const engine = createEngine((line) => sent.push(line), "1.2.3", now);
    for (const line of ["setoption name OwnBook value false", "go nodes 2000", "go nodes 2000"])
      engine.receive(line);
    await engine.end();
    expect(sent[0]).toBe("info string The clock is broken.");
    // Only a `go` that cannot begin, because the clock is broken, has no answer.
    expect(sent.filter((line) => line.startsWith("bestmove "))).toHaveLength(brokenAt <= 2 ? 1 : 2);
  }
});

describe("invalid lines", () => {
  test("are reported and change nothing", () => {
    const { say, sent } = talk();
    for (const line of [
      "nonsense",
      "constructor",
      "setoption",
      "setoption name Nothing value 1",
      "setoption name Level value 11",
      "setoption name Level value x",
      "setoption name Ponder value maybe",
      "setoption name Steps value two",
      "position",
    ]) {
      const before = sent.length;
      say(line);
      expect(sent.slice(before)).toHaveLength(1);
      expect(sent.at(-1)).toMatch(/^info string /);
    }
  });

  const words = [
    ..."uci isready ucinewgame position startpos fen moves d6 f4 xd6 go stop ponderhit d".split(" "),
    ..."nodes depth movetime infinite ponder wtime 1 3 -5 999999999999999999".split(" "),
    ..."setoption name value Level UCI_Variant kalah mssa Rules {} MultiPV Steps single".split(" "),
    MILL,
  ];
  const line = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(" ")),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "x".repeat(100_000),
      "position startpos moves".padEnd(5000, " d6"),
      `setoption name${" ".repeat(100_000)}x`,
      "\u0000\u009b\u202e",
    ),
  );

  test("of any kind never end the session, and its answers are printable lines", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (lines) => {
        const { say, end, sent } = talk();
        say(
          ...lines.filter((each) => !/^\s*quit/.test(each)),
          "setoption name UCI_Variant value standard",
          "stop",
          "isready",
        );
        await end();
        expect(sent).toContain("readyok");
        for (const each of sent) expect(each).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 30 },
    );
  });
});

test("the process reads lines from its input, and ends with it", async () => {
  const { code, out } = await ran(["engine"], { input: "uci\r\nposition startpos\ngo nodes 50\nisready" });
  expect(code).toBe(0);
  expect(out).toMatch(/uciok\n.*readyok\n.*bestmove \S+/s);
  expect((await ran(["engine"], { input: "quit\nuci\n" })).out).toBe("");
});
