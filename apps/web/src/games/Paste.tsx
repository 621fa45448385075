/** A dialog to paste games into. */
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/fields.tsx";
import { useGamesWords } from "../words/words.ts";
import { importText } from "./importText.ts";

export function Paste({ onClose }: { readonly onClose: () => void }) {
  const words = useGamesWords();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  return (
    <Dialog title={words.paste} onClose={onClose}>
      <form
        className="paste"
        onSubmit={async (event) => {
          event.preventDefault();
          const problem = await importText(text, words).catch(() => words.faults.nothing);
          setFault(problem);
          if (problem === undefined) onClose();
        }}
      >
        <Field label={words.text} fault={fault} note={words.pasteHint}>
          {(control) => (
            <textarea
              {...control}
              rows={8}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="buttons">
          <Button kind="main" type="submit">
            {words.read}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
