/** The form for a new game. */
import { createToken } from "morabaraba-protocol/client";
import { families, variantsOf } from "morabaraba-protocol/families";
import type { CreateRequest, FamilyName } from "morabaraba-protocol/protocol";
import { type FormEvent, useState } from "react";
import { notify } from "../core/notices.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Select, Switch } from "../ui/fields.tsx";
import { useOnlineWords } from "../words/words.ts";
import { isName, NameField, useVariantTitle } from "./fields.tsx";
import { keepName, keepSeat, storedName } from "./seats.ts";
import { connection } from "./server.ts";
import { timeControls, timeText } from "./times.tsx";

type Terms = Omit<CreateRequest, "token">;

/** Returns the default terms of a family. */
const defaultTerms = (family: FamilyName): Pick<Terms, "family" | "variant" | "player" | "referee"> => ({
  family,
  variant: variantsOf(family)[0] ?? "",
  player: "random",
  referee: false,
});

export function CreateForm({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const words = useOnlineWords();
  const title = useVariantTitle();
  const mills = useMillWords();
  const mancala = useMancalaWords();
  const [terms, setTerms] = useState<Terms>(() => ({
    ...defaultTerms("mills"),
    timeControl: timeControls[0] ?? null,
    name: storedName(),
  }));
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const { family } = terms;
  const change = (changes: Partial<Terms>) => setTerms({ ...terms, ...changes });
  const sides: Readonly<Record<string, string>> = { ...mills.players, ...mancala.players };

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isName(terms.name)) return;
    setSending(true);
    const token = createToken();
    const answer = await connection().create({ ...terms, token });
    setSending(false);
    if (!answer.ok) {
      return notify(answer.code === "unavailable" ? words.unanswered : words.refused(answer.message));
    }
    keepName(terms.name);
    keepSeat(answer.table.match.id, token);
    onCreated(answer.table.match.id);
  }

  return (
    <form onSubmit={create} noValidate>
      <Choice
        label={words.family}
        value={family}
        options={(["mills", "mancala"] as const).map((value) => ({
          value,
          label: words.families[value],
        }))}
        onChange={(value) => change(defaultTerms(value))}
      />
      <Select
        label={words.variant}
        value={terms.variant}
        options={variantsOf(family).map((value) => ({ value, label: title(family, value) }))}
        onChange={(variant) => change({ variant })}
      />
      <Select
        label={words.time}
        value={terms.timeControl}
        options={timeControls.map((value) => ({ value, label: timeText(value, words) }))}
        onChange={(timeControl) => change({ timeControl })}
      />
      <Choice
        label={words.side}
        value={terms.player}
        options={[
          ...families[family].players.map((value) => ({ value, label: sides[value] ?? value })),
          { value: "random" as const, label: words.random },
        ]}
        onChange={(player) => change({ player })}
      />
      {family === "mills" && (
        <Switch label={words.referee} checked={terms.referee} onChange={(referee) => change({ referee })} />
      )}
      <NameField name={terms.name} tried={tried} onChange={(name) => change({ name })} />
      <Button type="submit" kind="main" disabled={sending}>
        {words.create}
      </Button>
    </form>
  );
}
