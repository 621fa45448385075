/** The messages of `notify`, and one about a newer page, which waits while the player is busy. */
import { dismiss, notices } from "../core/notify.ts";
import { useStore } from "../core/store.ts";
import { busy, update } from "../core/updates.ts";
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
