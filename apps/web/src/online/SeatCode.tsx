/** Codes that lead back to a seat from any device: one to write down, and a form to type one in. */
import type { Table } from "morabaraba-protocol/client";
import { readCode } from "morabaraba-protocol/typed";
import { type FormEvent, useEffect, useState } from "react";
import { notify } from "../core/notices.ts";
import { goTo } from "../core/place.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";
import { keepSeat } from "./seats.ts";
import { connection } from "./server.ts";

/** Creates and shows a code for the player's seat. */
export function SeatCode({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const words = useOnlineWords();
  const [code, setCode] = useState("");
  useEffect(() => {
    table.createCode().then((answer) => setCode(answer.ok ? answer.code : words.unanswered));
  }, [table, words]);
  return (
    <Dialog title={words.codeTitle} onClose={onClose}>
      <p>{words.codeNote}</p>
      <p>
        <strong>{code}</strong>
      </p>
      <div className="buttons">
        <Button kind="main" onClick={() => print()}>
          {words.print}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
}

/** Returns to a seat by its code. */
export function CodeForm() {
  const words = useOnlineWords();
  const [code, setCode] = useState("");
  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await connection().join({ code });
    if (!answer.ok) return notify(answer.code === "unavailable" ? words.unanswered : words.noCode);
    const { id } = answer.table.match;
    keepSeat(id, readCode(code));
    goTo("online", id);
  }
  return (
    <form onSubmit={join}>
      <Field label={words.codeLabel}>
        {(control) => (
          <input
            {...control}
            value={code}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={code.trim() === ""}>
        {words.comeBack}
      </Button>
    </form>
  );
}
