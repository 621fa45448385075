/** The form for a new game. */
import { use, useState } from "react";
import {
  familyNames,
  type Kit,
  kitOf,
  type StoredVariant,
  type Variant,
  variantTitle,
} from "../family/family.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import type { PlayWords } from "../languages/en/play.ts";
import { Button } from "../ui/Button.tsx";
import { Choice, Select } from "../ui/fields.tsx";
import { fill, usePlayWords } from "../words/words.ts";
import { RulesForm } from "./RulesForm.tsx";
import { clockRules, levels, type Setup } from "./setup.ts";
import { levelName } from "./texts.ts";

interface Props {
  readonly setup: Setup;
  readonly onStart: (setup: Setup) => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export default function NewGame({ setup: start, onStart }: Props) {
  const { setup: words } = usePlayWords();
  const [setup, setSetup] = useState(start);
  const [isEditingRules, setIsEditingRules] = useState(false);
  const kits = { mills: use(kitOf("mills")), mancala: use(kitOf("mancala")) };
  const library = { mills: useMillWords(), mancala: useMancalaWords() };
  const kit = kits[setup.family];
  const change = (changes: Partial<Setup>) => setSetup({ ...setup, ...changes });

  if (isEditingRules) {
    const { variant } = setup;
    const from = typeof variant === "string" ? kit.variants[variant] : kit.safeParseVariant(variant);
    const begin = (from && "ok" in from ? (from.ok ? from.value : undefined) : from) as Variant | undefined;
    return (
      <RulesForm
        kit={kit}
        library={library[setup.family]}
        start={begin ?? (Object.values(kit.variants)[0] as Variant)}
        onSave={(own) => {
          change({ variant: own as StoredVariant });
          setIsEditingRules(false);
        }}
      />
    );
  }

  const games = familyNames.flatMap((family) =>
    Object.keys(kits[family].variants).map((variant) => ({
      value: { family, variant: variant as StoredVariant },
      label: variantTitle(library[family], variant as StoredVariant),
      group: words.families[family],
    })),
  );
  const own =
    typeof setup.variant === "string"
      ? []
      : [
          {
            value: { family: setup.family, variant: setup.variant },
            label: variantTitle(library[setup.family], setup.variant),
            group: words.own,
          },
        ];
  const options = [...games, ...own];
  const chosen = options.find(
    ({ value }) => value.family === setup.family && same(value.variant, setup.variant),
  );
  const players = library[setup.family].players as Readonly<Record<string, string>>;

  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(setup);
      }}
    >
      <Select
        label={words.game}
        value={chosen?.value ?? games[0]?.value}
        options={options}
        onChange={(value) => value && change(value)}
      />
      <Button kind="ghost" icon="edit" className="start" onClick={() => setIsEditingRules(true)}>
        {words.rules}
      </Button>
      <Choice
        label={words.opponent}
        value={setup.opponent}
        options={(["bot", "person"] as const).map((value) => ({ value, label: words.opponents[value] }))}
        onChange={(opponent) => change({ opponent })}
      />
      {setup.opponent === "bot" && <BotFields {...{ setup, players }} sides={kit.sides} onChange={change} />}
      <Select
        label={words.clock}
        value={clockRules.find((rule) => same(rule, setup.clock)) ?? null}
        options={clockRules.map((rule) => ({
          value: rule,
          label:
            rule === null
              ? words.noClock
              : fill(rule.incrementSeconds === 0 ? words.clockPlain : words.clockOf, {
                  minutes: rule.minutes,
                  seconds: rule.incrementSeconds,
                }),
        }))}
        onChange={(clock) => change({ clock })}
      />
      <Button kind="main" type="submit" icon="play">
        {words.start}
      </Button>
      <p className="soft small">{words.kept}</p>
    </form>
  );
}

interface BotProps {
  readonly setup: Setup;
  readonly sides: Kit["sides"];
  readonly players: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Setup>) => void;
}

/** The bot's level and the player's side. */
function BotFields({ setup, sides, players, onChange }: BotProps) {
  const { setup: words, ...play } = usePlayWords();
  return (
    <>
      <Select
        label={words.level}
        value={setup.level as (typeof levels)[number]}
        options={levels.map((level) => ({
          value: level,
          label: fill(play.level, { level, name: levelName({ ...play, setup: words }, level) }),
        }))}
        onChange={(level) => onChange({ level })}
        note={expectationOf(words, setup)}
      />
      <Choice
        label={words.side}
        value={setup.side}
        options={[
          { value: 0 as const, label: players[sides[0]] ?? sides[0] },
          { value: 1 as const, label: players[sides[1]] ?? sides[1] },
          { value: "random" as const, label: words.random },
        ]}
        onChange={(side) => onChange({ side })}
      />
    </>
  );
}

/**
 * How many of 100 won endings with three and four cows a side each level gives away, as counted by
 * `node research/arena.mjs errors`. Level 10 has tables here.
 */
const standard = [34, 19, 19, 15, 15, 13, 11, 11, 10, 0];
const givenAway: Readonly<Record<string, readonly number[]>> = {
  standard,
  mssa: standard,
  sesotho: [37, 23, 18, 9, 12, 7, 5, 5, 6, 0],
};

/** Returns a sentence on the bot of a setup; `undefined` for variants that were not measured. */
export function expectationOf(words: PlayWords["setup"], { variant, level }: Setup): string | undefined {
  const share = typeof variant === "string" ? givenAway[variant]?.[level - 1] : undefined;
  if (share === undefined) return undefined;
  return share === 0 ? words.perfect : fill(words.slips, { times: Math.round(100 / share) });
}
