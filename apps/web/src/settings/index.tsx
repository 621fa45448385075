/** The page's settings. A change takes effect and is stored immediately. */
import { type Language, languages } from "../core/languages.ts";
import { changeSettings, choices, type Settings, useSettings } from "../core/settings.ts";
import { Choice, Select, Switch } from "../ui/fields.tsx";
import { useSettingsWords } from "../words/words.ts";

/** The settings whose values have labels. */
type Labeled = "language" | "theme" | "boardTheme" | "pieces" | "notation" | "animation";

/** The names of the languages in themselves, by tag. */
const names = Object.fromEntries(Object.entries(languages).map(([tag, { name }]) => [tag, name])) as Readonly<
  Record<Language, string>
>;

export default function Part() {
  const words = useSettingsWords();
  const settings = useSettings();

  const optionsOf = <Name extends Labeled>(name: Name, labels: Readonly<Record<Settings[Name], string>>) => ({
    value: settings[name],
    // `choices` begins with the default; speeds are shown from slow to fast.
    options: (choices[name] as readonly unknown[] as readonly Settings[Name][])
      .toSorted((a, b) => (typeof a === "number" && typeof b === "number" ? b - a : 0))
      .map((value) => ({
        value,
        label: labels[value],
      })),
    onChange: (value: Settings[Name]) => changeSettings({ [name]: value }),
  });
  const switchOf = (name: "coordinates" | "sounds" | "shortcuts" | "thinking" | "coach") => (
    <Switch
      label={words[name]}
      checked={settings[name]}
      onChange={(checked) => changeSettings({ [name]: checked })}
    />
  );

  return (
    <div className="page settings">
      <h1>{words.title}</h1>
      <section aria-labelledby="settings-page">
        <h2 id="settings-page">{words.page}</h2>
        <Select
          label={words.language}
          {...optionsOf("language", { system: words.systemLanguage, ...names })}
        />
        {words.readers !== "" && <p className="soft small">{words.readers}</p>}
        <Choice label={words.theme} {...optionsOf("theme", words.themes)} />
        {switchOf("sounds")}
        {switchOf("shortcuts")}
        {switchOf("thinking")}
        {switchOf("coach")}
        {!isSecureContext && <p className="soft small">{words.noOffline}</p>}
      </section>
      <section aria-labelledby="settings-board">
        <h2 id="settings-board">{words.board}</h2>
        <Select label={words.boardTheme} {...optionsOf("boardTheme", words.boardThemes)} />
        <Choice label={words.pieces} {...optionsOf("pieces", words.piecesOf)} />
        <Select label={words.notation} {...optionsOf("notation", words.notations)} />
        <Choice label={words.animation} {...optionsOf("animation", words.speeds)} />
        {switchOf("coordinates")}
      </section>
    </div>
  );
}
