/** Analyse: any game or position, with the engine, exact endgames and a tree of moves. */
import { use, useEffect } from "react";
import { notify } from "../core/notices.ts";
import { goTo, usePlace } from "../core/place.ts";
import { useStore } from "../core/store.ts";
import { kitOf } from "../family/family.ts";
import { useAnalyzeWords } from "../words/words.ts";
import { Analysis } from "./Analysis.tsx";
import type { Analysis as State } from "./analysis.ts";
import { openWorking, working } from "./working.ts";
import "./analyze.css";

export default function Part() {
  const words = useAnalyzeWords();
  const { part, rest } = usePlace();
  const analysis = useStore(working);

  useEffect(() => {
    if (part !== "analyze") return;
    let isHere = true;
    openWorking(rest).then((isFound) => {
      if (!isHere) return;
      if (!isFound) notify(words.notFound);
      // From now on, this is the player's own analysis, independent of the opened game.
      if (rest !== "") goTo("analyze", "", { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [part, rest, words]);

  return analysis && rest === "" ? <Loaded analysis={analysis} /> : <div className="analysis" />;
}

function Loaded({ analysis }: { readonly analysis: State }) {
  const kit = use(kitOf(analysis.now.family));
  return <Analysis key={kit.name} kit={kit} analysis={analysis} />;
}
