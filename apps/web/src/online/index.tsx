/** Games between two devices, on the page's own server. The hash names the match: `#online/<id>`. */
import { use, useState } from "react";
import { goTo, usePlace } from "../core/place.ts";
import { Button } from "../ui/Button.tsx";
import { useOnlineWords } from "../words/words.ts";
import { Lobby } from "./Lobby.tsx";
import { MatchPage } from "./MatchPage.tsx";
import { findServer } from "./server.ts";
import "./online.css";

export default function Part() {
  const [search, setSearch] = useState(() => findServer());
  const { rest } = usePlace();
  if (!use(search)) return <NoServer onAgain={() => setSearch(findServer({ again: true }))} />;
  return rest === "" ? <Lobby /> : <MatchPage key={rest} id={rest} />;
}

function NoServer({ onAgain }: { readonly onAgain: () => void }) {
  const words = useOnlineWords();
  return (
    <div className="page online">
      <h1>{words.noServer}</h1>
      <p>{words.noServerNote}</p>
      <ol className="ways">
        {words.byLink.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="buttons">
        <Button kind="main" onClick={() => goTo("play")}>
          {words.toPlay}
        </Button>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
      <details>
        <summary>{words.operator}</summary>
        <p className="soft">{words.operatorNote}</p>
        <pre className="card command">
          <code>{"cd apps/server\nnpm start"}</code>
        </pre>
      </details>
    </div>
  );
}
