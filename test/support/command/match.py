"""Two engines play games of four variants by the protocol alone, by clocks and by times for each move.

match.py GAMES ENGINE... prints one JSON line a game: its variant, its moves, whether it ended, and the worst overrun in milliseconds.
"""
import json
import subprocess
import sys
import time

games, command = int(sys.argv[1]), sys.argv[2:]


class Engine:
    def __init__(self):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.ask("uci", "uciok")

    def say(self, line):
        print(line, file=self.process.stdin, flush=True)

    def ask(self, line, answer):
        self.say(line)
        while not (said := self.process.stdout.readline()).startswith(answer):
            if said == "" or said.startswith("info string"):
                sys.exit(said or "The engine has ended.")
        return said.split()


engines = [Engine(), Engine()]
for number in range(games):
    variant = ["standard", "nineMens", "kalah", "oware"][number % 4]
    for engine in engines:
        engine.say("ucinewgame")
        engine.say(f"setoption name UCI_Variant value {variant}")
        engine.say(f"setoption name Seed value {number}")
        engine.ask("isready", "readyok")
    moves, worst, clocks = [], -1e9, [2000.0, 2000.0]
    is_timed = number % 8 < 4
    move = ""
    while len(moves) < 120:
        side = len(moves) % 2
        engine = engines[side]
        engine.say("position startpos" + (" moves " + " ".join(moves) if moves else ""))
        left = max(1, int(clocks[side]))
        go = "go movetime 40" if is_timed else f"go wtime {left} btime {left} winc 20 binc 20"
        began = time.monotonic()
        move = engine.ask(go, "bestmove")[1]
        took = 1000 * (time.monotonic() - began)
        worst = max(worst, took - (40 if is_timed else left))
        clocks[side] += 20 - took
        if move == "(none)":
            break
        moves.append(move)
    print(json.dumps({"variant": variant, "moves": moves, "worst": worst, "ended": move == "(none)"}), flush=True)
for engine in engines:
    engine.say("quit")
    engine.process.wait()
