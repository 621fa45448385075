// Studies of whole games and endgames. The first word is the program; its flags are at the top of its file in
// `study`.
//
//   node research/study.mjs endgames --variant standard --cows 5    solves endgames and saves the tables
//   node research/study.mjs check --variant standard --cows 4       checks tables, position by position and against the search
//   node research/study.mjs openings --variant mssa --cows 6        solves whole games with few cows per side
import { run } from "./run.mjs";

await run("study", ["endgames", "check", "openings"]);
