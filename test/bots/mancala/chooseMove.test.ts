/** A call: its move is reproducible and within its limits; it can be stopped, and is refused with a code. */
import { createGame, parseGame, parsePosition, resign } from "morabaraba/mancala";
import { chooseMove, chooseMoveSync, type SearchProgress } from "morabaraba/mancala/bots";
import { describe, expect, test, vi } from "vitest";
import { board } from "../../support/mancala/positions.ts";

const game = createGame("oware");

describe("a choice", () => {
  test("is the same for the same seed and limits, with or without pauses, and from JSON", async () => {
    for (const options of [
      { nodes: 3210, seed: 5 },
      { depth: 3 },
      { level: 3, seed: 9 },
      { lines: 3, nodes: 900 },
    ]) {
      const choice = chooseMoveSync(game, options);
      expect(chooseMoveSync(parseGame(JSON.stringify(game)), options)).toEqual(choice);
      expect(await chooseMove(game, options)).toEqual(choice);
    }
  });

  test("is exact only if all of its lines are", () => {
    const late = parsePosition("1,0,0,1,2,2/0,3,1,0,0,0 17,21 s", "kalah");
    const scores = (nodes: number) => {
      const { exact, lines } = chooseMoveSync(late, { nodes, lines: 6 });
      return [exact, ...lines.map(({ score }) => score)];
    };
    const truth = scores(100_000);
    expect(truth[0]).toBe(true);
    for (let nodes = 1000; nodes < 3000; nodes += 100)
      expect([[false], truth]).toContainEqual(scores(nodes)[0] ? scores(nodes) : [false]);
  });

  test("respects its limits", () => {
    expect(chooseMoveSync(game, { nodes: 777 }).nodes).toBe(777);
    expect(chooseMoveSync(game, { depth: 3 }).depth).toBe(3);
    expect(chooseMoveSync(game).nodes).toBe(100_000);
    expect(chooseMoveSync(game, { level: 1 }).depth).toBe(1);
    expect(chooseMoveSync(game, { nodes: 1 })).toMatchObject({ depth: 0, nodes: 1, score: 0, exact: false });
    expect(chooseMoveSync(game, { depth: 9 }).nodes).toBeGreaterThan(2000);
    // Its whole line is legal.
    expect(chooseMoveSync(game, { depth: 6 }).lines[0].moves.length).toBeGreaterThanOrEqual(6);
  });

  test("ends by the clock", async () => {
    let looks = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => (++looks > 11 ? 1000 : 0));
    expect((await chooseMove(game, { timeMs: 1000 })).nodes).toBe(4250);
    now.mockRestore();
  });

  test("uses as much memory as it may", () => {
    const sizes = new Set<number>();
    const Plain = Int32Array;
    vi.stubGlobal(
      "Int32Array",
      class extends Plain {
        constructor(size: number) {
          super(size);
          if (size > 1000) sizes.add(size * Plain.BYTES_PER_ELEMENT);
        }
      },
    );
    const end = board("0,0,0,0,0,1,0,0,0,0,0,1; 23,23; S");
    for (const memory of [1, 24, undefined]) chooseMoveSync(end, { nodes: 1e12, memory });
    chooseMoveSync(end, { depth: 1 });
    vi.unstubAllGlobals();
    // Half for the search, half for the proof.
    expect([...sizes]).toEqual([2 ** 19, 2 ** 23, 2 ** 14]);
  });

  test("reports its progress depth by depth", async () => {
    const seen: SearchProgress[] = [];
    const choice = await chooseMove(game, {
      depth: 4,
      lines: 2,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.map(({ depth }) => depth)).toEqual([1, 2, 3, 4]);
    expect(seen.map(({ lines }) => lines.length)).toEqual([2, 2, 2, 2]);
    expect(choice).toEqual({ move: seen[3]?.lines[0].moves[0], ...seen[3] });
    // A search of several lines that is cut short returns those of the last complete depth.
    const [third, fourth] = seen.slice(2) as [SearchProgress, SearchProgress];
    const nodes = Math.round((third.nodes + fourth.nodes) / 2);
    expect(chooseMoveSync(game, { nodes, lines: 2 }).lines).toEqual(third.lines);
  });

  test("is refused if the game is over", async () => {
    const over = resign(game, "north");
    expect(() => chooseMoveSync(over)).toThrow(expect.objectContaining({ code: "game-over" }));
    await expect(chooseMove(over)).rejects.toMatchObject({ code: "game-over" });
  });
});
