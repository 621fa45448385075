/** An app with both boards in React, which a server renders and a page hydrates. */
import { type Game, parsePosition } from "morabaraba";
import { createGame } from "morabaraba/mancala";
import { MancalaBoard, MorabarabaBoard, type MorabarabaBoardElement } from "morabaraba/react";
import { StrictMode, useEffect, useRef, useState } from "react";

const begin = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const oware = createGame("oware");

function Play() {
  const board = useRef<MorabarabaBoardElement>(null);
  const [games, setGames] = useState<readonly Game[]>([begin]);
  const [sown, setSown] = useState(oware);
  const [told, setTold] = useState("");
  const [drawable, setDrawable] = useState(true);
  const [status, setStatus] = useState("");
  const tell = (text: string) => setTold((before) => `${before} ${text}`);
  useEffect(() => setTold((before) => `${before} ref ${board.current?.game.ply}`), []);
  return (
    <main>
      <MorabarabaBoard
        ref={board}
        id="mills"
        className="large"
        animation={0}
        game={games.at(-1)}
        coordinates={false}
        drawable={drawable}
        drawings={{ rings: [{ point: "d6" }] }}
        onMove={({ detail }) => {
          tell(detail.notation);
          setGames([...games, detail.game]);
        }}
        onRefuse={({ detail }) => tell(detail.code)}
        onUpdate={({ detail }) => setStatus(detail.status)}
      >
        <b slot="name-light">Thandi</b>
      </MorabarabaBoard>
      <MancalaBoard
        game={sown}
        animation={0}
        layout="wide"
        onMove={({ detail }) => {
          tell(`${detail.notation} of ${games.length}`);
          setSown(detail.game);
        }}
      />
      <MorabarabaBoard hidden variant="nineMens" position="LL6/8/8 d 7,9 - 0 2" theme={null} lastMove="a7" />
      <p id="told">{told}</p>
      <p id="status">{status}</p>
      <button type="button" id="undo" onClick={() => setGames(games.slice(0, -1))}>
        Undo
      </button>
      <button type="button" id="plain" onClick={() => setDrawable(false)}>
        Plain
      </button>
    </main>
  );
}

export const App = () => (
  <StrictMode>
    <Play />
  </StrictMode>
);
