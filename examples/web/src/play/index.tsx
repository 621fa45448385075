/** A board for two. */
import { use, useState } from "react";
import { Board } from "../boards/Board.tsx";
import { kitOf } from "../games/family.ts";

export default function Part() {
  const kit = use(kitOf("mills"));
  const [record, setRecord] = useState(() => kit.createRecord());
  return (
    <div className="page">
      <Board
        family="mills"
        game={kit.current(record).game}
        playable="both"
        orientation="light"
        names={{}}
        onMove={(move) => setRecord(kit.play(record, move))}
        onStatus={() => {}}
        onCue={() => {}}
      />
    </div>
  );
}
