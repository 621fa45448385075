/** The dialog that lists the keys. */
import { useSettings } from "../core/settings.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useAppWords } from "../words/words.ts";

export default function Keys({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useAppWords();
  const { shortcuts } = useSettings();
  const board: readonly (readonly [string, string])[] = [
    ["← ↑ → ↓", keys.arrows],
    ["Enter", keys.enter],
    ["Esc", keys.escape],
    ["1 2 3 4 6 7 8 9", keys.along],
    ["/", keys.type],
    ["i l s", `${keys.neighbors}; ${keys.lines}; ${keys.status}`],
  ];
  const page: readonly (readonly [string, string])[] = [
    [", .", `${keys.earlier}; ${keys.later}`],
    ["< >", `${keys.first}; ${keys.last}`],
    ["f", keys.flip],
    ["u", keys.undo],
    ["h", keys.hint],
    ["m", keys.mute],
    ["w", keys.full],
    ["n", keys.newGame],
    ["?", keys.help],
  ];
  const list = (rows: typeof board) => (
    <dl className="key-list">
      {rows.map(([names, effect]) => (
        <div key={names} style={{ display: "contents" }}>
          <dt>
            {names.split(" ").map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <h3>{keys.board}</h3>
      {list(board)}
      {shortcuts && (
        <>
          <h3>{keys.page}</h3>
          {list(page)}
          <p className="soft small">{keys.off}</p>
        </>
      )}
    </Dialog>
  );
}
