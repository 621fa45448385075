"""Plays a game of nine men's morris through the engine process, by its protocol alone, and prints the moves.

python3 play-engine.py morabaraba engine     or, in a clone:  python3 examples/play-engine.py node dist/command.js engine
"""
import subprocess
import sys
import time

if len(sys.argv) < 2:
    sys.exit(__doc__)

engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def ask(line, answer):
    """Sends a line, and returns the first line that begins with the answer."""
    print(line, file=engine.stdin, flush=True)
    while not (said := engine.stdout.readline()).startswith(answer):
        if said == "":
            sys.exit("The engine has ended.")
    return said.split()


ask("uci", "uciok")
print("setoption name UCI_Variant value nineMens", file=engine.stdin)
ask("isready", "readyok")
moves, clocks = [], [5.0, 5.0]
while len(moves) < 200 and min(clocks) > 0:
    began, side = time.monotonic(), len(moves) % 2
    print("position startpos" + " moves" * bool(moves), *moves, file=engine.stdin)
    left, right = (max(1, int(1000 * clock)) for clock in clocks)
    move = ask(f"go wtime {left} btime {right} winc 50 binc 50", "bestmove")[1]
    clocks[side] += 0.05 - (time.monotonic() - began)
    if move == "(none)":
        break
    moves.append(move)
print(*moves)
print("quit", file=engine.stdin, flush=True)
sys.exit(engine.wait())
