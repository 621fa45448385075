"""Morabaraba and nine men's morris from their rules alone, for the line protocol of `morabaraba conform`.

morabaraba conform --engine "python3 morris.py" --variant nineMens
"""
import sys

RING = "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split()
SIDES = [(8 * r + i, 8 * r + i + 1, 8 * r + (i + 2) % 8) for r in range(3) for i in (0, 2, 4, 6)]
CROSSES = [(i, i + 8, i + 16) for i in (1, 3, 5, 7)]
CORNERS = [(i, i + 8, i + 16) for i in (0, 2, 4, 6)]


class Game:
    def __init__(self, diagonals, cows):
        self.lines = SIDES + CROSSES + (CORNERS if diagonals else [])
        self.ten_moves = diagonals
        pairs = [pair for a, b, c in self.lines for pair in ((a, b), (b, c))]
        self.near = {i: {x + y - i for x, y in pairs if i in (x, y)} for i in range(24)}
        self.set("light", [], [], [cows, cows])

    def set(self, turn, light, dark, hand):
        self.board = {RING.index(p): s for s, points in (("light", light), ("dark", dark)) for p in points}
        self.turn, self.hand, self.quiet = turn, {"light": hand[0], "dark": hand[1]}, 0

    def other(self):
        return "dark" if self.turn == "light" else "light"

    def cows(self, side):
        return [i for i in range(24) if self.board.get(i) == side]

    def in_mill(self, point, side, board):
        return any(point in line and all(board.get(i) == side for i in line) for line in self.lines)

    def targets(self):
        cows = self.cows(self.other())
        return [i for i in cows if not self.in_mill(i, self.other(), self.board)] or cows

    def steps(self):
        empty = [i for i in range(24) if i not in self.board]
        if self.hand[self.turn] > 0:
            return [(None, to) for to in empty]
        own = self.cows(self.turn)
        return [(i, to) for i in own for to in empty if len(own) == 3 or to in self.near[i]]

    def moves(self):
        if self.end():
            return []
        found = []
        for start, to in self.steps():
            board = {i: side for i, side in self.board.items() if i != start}
            board[to] = self.turn
            text = RING[to] if start is None else f"{RING[start]}-{RING[to]}"
            shots = self.targets() if self.in_mill(to, self.turn, board) else []
            found += [f"{text}x{RING[shot]}" for shot in shots] or [text]
        return found

    def play(self, move):
        step, _, shot = move.partition("x")
        *start, to = step.split("-")
        self.quiet += 1
        if start:
            del self.board[RING.index(start[0])]
        else:
            self.hand[self.turn] -= 1
            self.quiet = 0
        self.board[RING.index(to)] = self.turn
        if shot:
            del self.board[RING.index(shot)]
            self.quiet = 0
        self.turn = self.other()

    def end(self):
        left = {side: len(self.cows(side)) + self.hand[side] for side in ("light", "dark")}
        for side, winner in (("light", "dark"), ("dark", "light")):
            if left[side] < 3:
                return f"{winner} wins"
        if len(self.board) == 24:
            return "draw"
        if not self.steps():
            return f"{self.other()} wins"
        if self.ten_moves and self.quiet >= 10 and 3 in left.values():
            return "draw"


VARIANTS = {"standard": (True, 12), "elevenMens": (True, 11), "nineMens": (False, 9)}
game = Game(*VARIANTS["standard"])
for line in sys.stdin:
    word, *rest = line.split() or [""]
    answer = "ok"
    if word == "variant":
        if rest[0] in VARIANTS:
            name = rest[0]
        else:
            answer = "unknown"
    elif word == "position":
        game = Game(*VARIANTS[name])
        if rest != ["start"]:
            given = {key: value.split(",") if value else [] for key, value in (pair.split("=") for pair in rest)}
            game.set(given["turn"][0], given["light"], given["dark"], [int(cows) for cows in given["hand"]])
    elif word == "play":
        game.play(rest[0])
    elif word == "moves":
        answer = " ".join(game.moves()) or "none"
    elif word == "outcome":
        answer = game.end() or f"{game.turn} to move"
    print(answer, flush=True)
