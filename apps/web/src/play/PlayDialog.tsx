/** The dialogs of a game: a new game, resignation, a draw between two people, sharing. */
import { lazy, Suspense } from "react";
import type { Game, Kit, Side } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { usePlayWords } from "../words/words.ts";
import type { Match } from "./match.ts";
import type { Setup } from "./setup.ts";

const NewGame = lazy(() => import("./NewGame.tsx"));
const Share = lazy(() => import("../games/Share.tsx"));

export type PlayDialogName = "new" | "resign" | "draw" | "share";

interface Props {
  readonly name: PlayDialogName | undefined;
  readonly kit: Kit;
  readonly match: Match;
  readonly shown: Game;
  readonly title: string;
  readonly bottom: Side;
  readonly onClose: () => void;
  readonly onNew: (setup: Setup) => void;
  readonly onResign: () => void;
  readonly onDraw: () => void;
}

export function PlayDialog({ name, kit, match, onClose, ...props }: Props) {
  const { sure, setup, share } = usePlayWords();
  const ask = (title: string, text: string, yes: string, run: () => void) => (
    <Dialog title={title} onClose={onClose}>
      {text !== "" && <p>{text}</p>}
      <div className="buttons">
        <Button
          kind="main"
          onClick={() => {
            onClose();
            run();
          }}
        >
          {yes}
        </Button>
        <Button onClick={onClose}>{sure.no}</Button>
      </div>
    </Dialog>
  );
  if (name === "resign") return ask(sure.resign, sure.resignText, sure.yes, props.onResign);
  if (name === "draw") return ask(sure.draw, "", sure.drawYes, props.onDraw);
  if (name === "new") {
    return (
      <Dialog title={setup.title} onClose={onClose}>
        <Suspense>
          <NewGame
            setup={match.setup}
            onStart={(chosen) => {
              onClose();
              props.onNew(chosen);
            }}
          />
        </Suspense>
      </Dialog>
    );
  }
  if (name === "share") {
    return (
      <Dialog title={share} onClose={onClose}>
        <Suspense>
          <Share
            kit={kit}
            record={match.record}
            game={props.shown}
            title={match.name || props.title}
            bottom={props.bottom}
          />
        </Suspense>
      </Dialog>
    );
  }
  return null;
}
