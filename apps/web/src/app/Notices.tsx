/** The messages of `notify`, and the one that a newer page is ready, which waits while a game is played. */
import { Button } from "../ui/Button.tsx";
import { useAppWords } from "../words/app/index.ts";
import { busy } from "./busy.ts";
import { dismiss, notices } from "./notify.ts";
import { useStore } from "./store.ts";
import { update } from "./updates.ts";

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
