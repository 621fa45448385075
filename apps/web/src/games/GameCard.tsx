/** A kept game in the list: its picture, its title, and a menu of what you can do with it. */
import type { ThemeName } from "morabaraba/svg";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Language } from "../core/languages.ts";
import { notify } from "../core/notices.ts";
import { hashOf } from "../core/place.ts";
import { useLanguage, useSettings } from "../core/settings.ts";
import { type GameRecord, type Kit, kitOf, variantTitle } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field } from "../ui/fields.tsx";
import { Menu } from "../ui/Menu.tsx";
import { fill, useGamesWords } from "../words/words.ts";
import { pictureTheme, pictureUrl } from "./export.ts";
import { openGame } from "./open.ts";
import { type KeptGame, keepGame } from "./store.ts";

const Share = lazy(() => import("./Share.tsx"));

interface Shown {
  readonly kit: Kit;
  readonly record: GameRecord;
  readonly variant: string;
  readonly players: string;
  readonly picture: string;
}

/** Reads what the list shows of a game; `undefined` if its record is invalid. */
async function readShown(game: KeptGame, language: Language, theme: ThemeName): Promise<Shown | undefined> {
  const kit = await kitOf(game.family);
  const read = kit.safeParseRecord(game.text);
  if (!read.ok) return undefined;
  const record = read.value;
  const { svg } = await kit.pictures();
  const words = kit.wordsIn(language, record.variant);
  const players = [record.tags["White"], record.tags["Black"]].filter((name) => name && name !== "?");
  return {
    kit,
    record,
    variant: variantTitle(words, record.variant),
    players: players.join(" – "),
    picture: pictureUrl(
      svg(kit.currentNode(record).game, { theme, title: "", coordinates: false, ...kit.small }),
    ),
  };
}

function useShown(game: KeptGame, language: Language): Shown | undefined {
  const theme = pictureTheme(useSettings().boardTheme);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isOver = false;
    readShown(game, language, theme).then((next) => {
      if (!isOver) setShown(next);
    });
    return () => {
      isOver = true;
    };
  }, [game, language, theme]);
  return shown;
}

export function GameCard({ game, onRemove }: { readonly game: KeptGame; readonly onRemove: () => void }) {
  const words = useGamesWords();
  const language = useLanguage();
  const shown = useShown(game, language);
  const [dialog, setDialog] = useState<"share" | "rename">();

  const title = game.name || shown?.variant || "";
  const about = [game.name && shown?.variant, shown?.players].filter(Boolean).join(" · ");
  const isOpen = game.result === "*";
  const isAgainstBot = typeof Object(game.state).mine === "string";
  return (
    <li className="game card">
      <a href={hashOf("play", game.id)} aria-label={`${isOpen ? words.open : words.look}: ${title}`}>
        {shown ? <img src={shown.picture} alt="" /> : <span className="no-picture" />}
      </a>
      <div className="game-text">
        <h2>{title}</h2>
        {about !== "" && <p className="soft small">{about}</p>}
        <p className="soft small">
          {new Date(game.changed).toLocaleDateString(language, { dateStyle: "medium" })} ·{" "}
          {fill(words.moves, { count: game.plies })} · {isOpen ? words.ongoing : game.result}
        </p>
      </div>
      <Menu
        label={fill(words.actions, { title })}
        icon="more"
        items={[
          {
            label: isOpen ? words.open : words.look,
            icon: "play",
            run: () => openGame({ id: game.id }, "play"),
          },
          ...(isOpen && shown && !isAgainstBot
            ? [
                {
                  label: words.playOn,
                  icon: "bot" as const,
                  run: () => openGame({ family: game.family, record: shown.record }, "play"),
                },
              ]
            : []),
          { label: words.analyze, icon: "analyze", run: () => openGame({ id: game.id }, "analyze") },
          { label: words.rename, icon: "edit", run: () => setDialog("rename") },
          { label: words.share, icon: "share", run: () => setDialog("share"), disabled: !shown },
          { label: words.remove, icon: "bin", run: onRemove },
        ]}
      />
      {dialog === "rename" && (
        <Rename
          name={game.name}
          onClose={() => setDialog(undefined)}
          onSave={async (name) => {
            if (!(await keepGame({ ...game, name })).ok) notify(words.notStored);
          }}
        />
      )}
      {dialog === "share" && shown && (
        <Dialog title={words.share} onClose={() => setDialog(undefined)}>
          <Suspense>
            <Share
              kit={shown.kit}
              record={shown.record}
              game={shown.kit.currentNode(shown.record).game}
              title={title}
              bottom={shown.kit.sides[0]}
            />
          </Suspense>
        </Dialog>
      )}
    </li>
  );
}

interface RenameProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

function Rename({ name, onClose, onSave }: RenameProps) {
  const words = useGamesWords();
  const [text, setText] = useState(name);
  return (
    <Dialog title={words.rename} onClose={onClose}>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(text.trim());
          onClose();
        }}
      >
        <Field label={words.name}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={80}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="buttons">
          <Button kind="main" type="submit">
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
