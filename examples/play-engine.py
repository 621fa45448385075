"""Plays a nine men's morris game with the engine process, a strong level against a weak one, and saves it with scores.

python3 play-engine.py game.pgn morabaraba engine     or, in a clone, instead of morabaraba:  node dist/command.js
"""
import subprocess
import sys
import time

if len(sys.argv) < 3:
    sys.exit(__doc__)

engine = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def ask(line, answer):
    """Sends a line, waits for an answer that begins with `answer`, and returns its words."""
    print(line, file=engine.stdin, flush=True)
    while not (said := engine.stdout.readline()).startswith(answer):
        if said == "":
            sys.exit("The engine has ended.")
        if said.startswith("info string ") and not line.startswith(("d", "go")):
            sys.exit(said)  # Such as: info string occupied: d6 is illegal: occupied.
    return said[len(answer):].split()


ask("uci", "uciok")
print("setoption name UCI_Variant value nineMens", file=engine.stdin)
ask("isready", "readyok")
moves, clocks, levels, result, reason = [], [5.0, 5.0], [10, 2], "*", "200 moves"
while len(moves) < 200:
    print("position startpos" + " moves" * bool(moves), *moves, file=engine.stdin)
    legal = ask("d", "info string moves ")
    winner, *end = ask("", "info string outcome ")
    if end:
        result, reason = {"light": "1-0", "dark": "0-1", "draw": "1/2-1/2"}[winner], end[0]
        break
    began, side = time.monotonic(), len(moves) % 2
    print(f"setoption name Level value {levels[side]}", file=engine.stdin)
    left, right = (max(1, int(1000 * clock)) for clock in clocks)
    [move, *_] = ask(f"go wtime {left} btime {right} winc 50 binc 50", "bestmove ")
    clocks[side] += 0.05 - (time.monotonic() - began)
    if clocks[side] <= 0:
        result, reason = ["0-1", "1-0"][side], "time"
        break
    assert move in legal, f"{move} is not legal."
    moves.append(move)
print("quit", file=engine.stdin, flush=True)
with open(sys.argv[1], "w") as file:
    file.write(f'[Variant "nineMens"]\n[Result "{result}"]\n[Termination "{reason}"]\n\n{" ".join(moves)} {result}\n')
print(f"{result} ({reason}) after {len(moves)} moves")
sys.exit(engine.wait())
