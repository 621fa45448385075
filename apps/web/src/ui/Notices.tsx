/** The messages of `notify`, one about a newer page, which waits while the player is busy, and lost links. */
import { useEffect } from "react";
import { busy, dismiss, notices, notify, update } from "../core/notices.ts";
import { goTo, usePlace } from "../core/place.ts";
import { useStore } from "../core/store.ts";
import { useAppWords } from "../words/words.ts";
import { Button } from "./Button.tsx";

export function Notices() {
  const words = useAppWords();
  const shown = useStore(notices);
  const load = useStore(update);
  const isBusy = useStore(busy);
  return (
    <div className="notices" role="status">
      {load && !isBusy && (
        <div className="notice">
          <p>{words.updated}</p>
          <Button onClick={load}>{words.reload}</Button>
          <Button icon="close" label={words.close} onClick={() => update.set(undefined)} />
        </div>
      )}
      {shown.map(({ id, text, action }) => (
        <div className="notice" key={id}>
          <p>{text}</p>
          {action && (
            <Button
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button icon="close" label={words.close} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}

/** Shows a message and goes to the part's start if the hash names something unknown in the part. */
export function useKnown(isKnown: boolean): void {
  const { unknown } = useAppWords();
  const { part, rest } = usePlace();
  const isLost = rest !== "" && !isKnown;
  useEffect(() => {
    if (!isLost) return;
    notify(unknown);
    goTo(part, "", { replace: true });
  }, [isLost, part, unknown]);
}
