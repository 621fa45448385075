/**
 * Apps in React: one with both boards, which a server renders and a page hydrates; and one whose boards take
 * a move, keep their state, answer later, or hold no state at all.
 */
import { createGame, type Game, parsePosition } from "morabaraba";
import { createGame as createMancala } from "morabaraba/mancala";
import { MancalaBoard, MorabarabaBoard, type MorabarabaBoardElement } from "morabaraba/react";
import { memo, StrictMode, startTransition, useEffect, useReducer, useRef, useState } from "react";

const begin = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const oware = createMancala("oware");

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

const first = createGame("nineMens");
const setUp = parsePosition("LL6/8/DD6 l 5,5 - 0 8", "nineMens");
const sown = createMancala("oware");
/** Never renders by itself, because its props never change. */
const Still = memo(() => <MorabarabaBoard id="still" animation={0} game={first} />);

function Boards() {
  const [taken, setTaken] = useState(first);
  const [late, setLate] = useState(first);
  const [slow, setSlow] = useState(first);
  const [edited, setEdited] = useState(setUp);
  const [reset, setReset] = useState<Game>(first);
  const [mancala, setMancala] = useState(sown);
  const [count, render] = useReducer((before: number) => before + 1, 0);
  const [heard, hear] = useReducer((before: number) => before + 1, 0);
  const common = { animation: 0 };
  return (
    <form onChange={hear} onInput={hear} onSubmit={hear} onReset={hear} onSelect={hear} onInvalid={hear}>
      <MorabarabaBoard id="taken" {...common} game={taken} onMove={({ detail }) => setTaken(detail.game)} />
      <MorabarabaBoard id="kept" {...common} game={first} onMove={() => render()} />
      <Still />
      <MorabarabaBoard
        id="same"
        {...common}
        game={reset}
        onMove={({ detail }) => setReset((before) => (detail.notation === "a7" ? before : detail.game))}
      />
      <MorabarabaBoard
        id="late"
        {...common}
        game={late}
        onMove={({ detail }) => setTimeout(() => setLate(detail.game), 50)}
      />
      <MorabarabaBoard
        id="slow"
        {...common}
        game={slow}
        onMove={({ detail }) => startTransition(() => setSlow(detail.game))}
      />
      <MorabarabaBoard id="own" {...common} variant="nineMens" onMove={() => render()} />
      <MorabarabaBoard id="marked" {...common} variant="nineMens" lastMove={{ to: "g7" }} />
      <MorabarabaBoard id="fixed" {...common} editable game={setUp} onEdit={() => render()} />
      <MorabarabaBoard
        id="edited"
        {...common}
        editable
        game={edited}
        onEdit={({ detail }) => detail.game && setEdited(detail.game)}
      />
      <MancalaBoard id="sown" {...common} game={mancala} onMove={({ detail }) => setMancala(detail.game)} />
      <MancalaBoard id="unsown" {...common} game={sown} onMove={() => render()} />
      <p id="count">{count}</p>
      <p id="heard">{heard}</p>
    </form>
  );
}

export const ControlledApp = () => (
  <StrictMode>
    <Boards />
  </StrictMode>
);
