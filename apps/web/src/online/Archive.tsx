/** The server's finished games, the latest first, if its operator makes games and names public. */
import { fill } from "morabaraba/words";
import { families } from "morabaraba-protocol/families";
import type { FamilyName, Match } from "morabaraba-protocol/protocol";
import { useEffect, useState } from "react";
import { notify } from "../core/notify.ts";
import { useLanguage } from "../core/settings.ts";
import { useMillWords } from "../family/millWords.ts";
import { useOnlineWords } from "../words/words.ts";
import { analyzeMatch } from "./analyze.ts";
import { aboutServer } from "./server.ts";
import { useVariantTitle } from "./titles.ts";

interface Finished {
  readonly id: string;
  readonly family: FamilyName;
  readonly variant: string;
  readonly first_name: string;
  readonly second_name: string;
  /** A side or `draw`. */
  readonly winner: string;
  readonly finished_at: number;
}

/** The most games to show. The server's archive has the others. */
const MOST = 12;

export function Archive() {
  const words = useOnlineWords();
  const { results } = useMillWords();
  const language = useLanguage();
  const title = useVariantTitle();
  const [games, setGames] = useState<readonly Finished[]>([]);
  useEffect(() => {
    if (aboutServer().privacy !== "public") return;
    fetchJson<{ games: Finished[] }>("archive").then(
      ({ games }) => setGames(games.slice(0, MOST)),
      () => {},
    );
  }, []);
  if (games.length === 0) return null;

  const result = ({ family, winner, first_name, second_name }: Finished) =>
    winner === "draw"
      ? results.drawn
      : fill(results.won, { winner: winner === families[family].players[0] ? first_name : second_name });
  const open = (id: string) =>
    fetchJson<{ match: Match }>(`archive/${id}/events`)
      .then(({ match }) => analyzeMatch(match))
      .catch(() => notify(words.failed));
  return (
    <section aria-labelledby="online-finished">
      <h2 id="online-finished">{words.finished}</h2>
      <ul className="matches">
        {games.map((game) => (
          <li key={game.id} className="card">
            <button type="button" onClick={() => open(game.id)}>
              <span className="who">
                <bdi>{game.first_name}</bdi> – <bdi>{game.second_name}</bdi>
              </span>
              <span className="soft small">
                {title(game.family, game.variant)} · {result(game)}
              </span>
              <time className="soft small">
                {new Date(game.finished_at).toLocaleDateString(language, { dateStyle: "medium" })}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchJson<Data>(path: string): Promise<Data> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.json();
}
