// The study of whole games and endgames. The first word says what; the comment at the top of its file in `study` lists its flags.
//
//   node research/study.mjs endgames --variant standard --cows 5    solves endgames and saves the tables
//   node research/study.mjs check --variant standard --cows 4       checks tables, position by position and against the search
//   node research/study.mjs openings --variant mssa --cows 6        solves whole games of few cows a side
import { run } from "./run.mjs";

await run("study", ["endgames", "check", "openings"]);
