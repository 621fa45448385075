/** Shares a game: as a link that holds it, as text for other programs, and as files. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { notify } from "../core/notices.ts";
import { hashOf } from "../core/place.ts";
import { useSettings } from "../core/settings.ts";
import type { Game, GameRecord, Kit, Side } from "../family/family.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/fields.tsx";
import { useGamesWords } from "../words/words.ts";
import { copyText, drawPng, fileName, formatLink, longLink, pictureTheme, saveFile } from "./export.ts";

interface Props {
  readonly kit: Kit;
  readonly record: GameRecord;
  /** The position to draw. */
  readonly game: Game;
  readonly title: string;
  readonly bottom: Side;
}

const pngWidth = 1200;

export default function Share({ kit, record, game, title, bottom }: Props) {
  const { shared: words } = useGamesWords();
  const { boardTheme } = useSettings();
  const formats = kit.formatsOf(record, game);
  const names = Object.keys(formats) as ("record" | "position" | "sanmill" | "playok")[];
  const [format, setFormat] = useState<(typeof names)[number]>("record");
  const [link, setLink] = useState("");
  const text = formats[format] ?? "";

  useEffect(() => {
    let isOver = false;
    formatLink(kit.name, record).then(
      (rest) => {
        if (!isOver) setLink(`${location.href.replace(/#.*$/s, "")}${hashOf("games", rest)}`);
      },
      // The game is too long for a link.
      () => notify(words.failed),
    );
    return () => {
      isOver = true;
    };
  }, [kit, record, words]);

  const copy = async (what: string) => notify((await copyText(what)) ? words.copied : words.notCopied);
  const picture = async () => {
    const theme = pictureTheme(boardTheme);
    return (await kit.pictures()).svg(game, { theme, orientation: bottom, title });
  };
  const movingPicture = async () => {
    const { animate } = await kit.pictures();
    return animate(kit.currentLine(record), {
      theme: pictureTheme(boardTheme),
      orientation: bottom,
      title,
    });
  };
  const save = (make: () => Promise<void>) => () => make().catch(() => notify(words.failed));

  return (
    <>
      <Field label={words.link} note={link.length > longLink ? words.long : undefined}>
        {(control) => (
          <input {...control} type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <div className="buttons">
        <Button kind="main" icon="copy" onClick={() => copy(link)}>
          {words.copyLink}
        </Button>
        {"share" in navigator && (
          <Button icon="share" onClick={() => navigator.share({ title, url: link }).catch(() => {})}>
            {words.send}
          </Button>
        )}
      </div>
      <Tabs
        label={words.format}
        tabs={names.map((name) => ({ name, label: words[name] }))}
        chosen={format}
        onChoose={setFormat}
      >
        <textarea readOnly aria-label={words[format]} value={text} rows={6} />
      </Tabs>
      <div className="buttons even">
        <Button icon="copy" onClick={() => copy(text)}>
          {words.copy}
        </Button>
        <Button
          icon="save"
          onClick={() => saveFile(fileName(title, format === "record" ? "pgn" : "txt"), text)}
        >
          {words.saveText}
        </Button>
        <Button
          icon="save"
          onClick={save(async () => saveFile(fileName(title, "svg"), await picture(), "image/svg+xml"))}
        >
          {words.saveSvg}
        </Button>
        <Button
          icon="save"
          onClick={save(async () =>
            saveFile(fileName(title, "png"), await drawPng(await picture(), pngWidth)),
          )}
        >
          {words.savePng}
        </Button>
        <Button
          icon="save"
          onClick={save(async () => saveFile(fileName(title, "svg"), await movingPicture(), "image/svg+xml"))}
        >
          {words.saveMoving}
        </Button>
      </div>
    </>
  );
}

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** The chosen tab's panel. */
  readonly children: ReactNode;
}

/** Tabs with panels; one panel is shown at a time. */
function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next = (at + by + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={({ key }) => {
              if (key === "ArrowRight") step(1);
              if (key === "ArrowLeft") step(-1);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
