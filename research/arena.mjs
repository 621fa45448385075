// Matches between bots. The first word is the program; its flags are at the top of its file in `arena`.
//
//   node research/arena.mjs levels --a level=10 --b level=5    two players of mills
//   node research/arena.mjs mancala --a 5 --b 3                the same for mancala
//   node research/arena.mjs ladder                             all ten levels, with their ratings
//   node research/arena.mjs errors                             how often each level gives away what it has
//   node research/arena.mjs sprt --old /tmp/old/dist           a sequential test against another build
import { run } from "./run.mjs";

await run("arena", ["levels", "mancala", "ladder", "errors", "sprt"]);
