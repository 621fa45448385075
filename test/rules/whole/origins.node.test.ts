/**
 * Every value of every built-in has a source or is called our reading. The files beside this one list them;
 * `--update` writes the files.
 */
import { variants } from "morabaraba";
import { variants as sowing } from "morabaraba/mancala";
import {
  describeRules as describeSowing,
  en as sowingEn,
  sources as sowingSources,
} from "morabaraba/mancala/rulebook";
import { describeRules, en, sources } from "morabaraba/rulebook";
import { describe, expect, test } from "vitest";
import { origins as sowingOrigins } from "../../../src/rules/mancala/data/builtIns.ts";
import { origins } from "../../../src/rules/mills/data/builtIns.ts";
import { type Origin, type Origins, originOf } from "../../../src/rules/variants.ts";

type Data = Readonly<Record<string, unknown>>;

const families = [
  ["mills", variants, origins, sources, (name: string) => describeRules(en, name as never)],
  [
    "mancala",
    sowing,
    sowingOrigins,
    sowingSources,
    (name: string) => describeSowing(sowingEn, name as never),
  ],
] as const;

describe.each(families)("%s", (family, builtIns, table, texts, describeBuiltIn) => {
  const values = builtIns as unknown as Readonly<Record<string, Data>>;
  const all = table as unknown as Readonly<Record<string, Origins<Data, string>>>;

  test.each(Object.keys(values))("%s has an origin for each value that differs from its base", (name) => {
    const { base, values: own } = all[name] as Origins<Data, string>;
    for (const [field, value] of Object.entries(values[name] as Data)) {
      const isInherited = base !== null && JSON.stringify(values[base]?.[field]) === JSON.stringify(value);
      if (field !== "name" && !isInherited) expect(own, field).toHaveProperty(field);
    }
    for (const [field, origin] of Object.entries(own) as [string, Origin][]) {
      expect(values[name], field).toHaveProperty(field);
      if (typeof origin === "string") expect(origin).toMatch(/^[A-Z].*\.$/);
      else
        expect(origin.map((text) => text.split(" ", 1)[0]).filter((tag) => !(String(tag) in texts))).toEqual(
          [],
        );
    }
  });

  test.each(Object.keys(values))("each rule of %s has sources or a reading, not both", (name) => {
    for (const { rule, fields, sources: tags, reading } of describeBuiltIn(name))
      if (fields.length > 0) expect([rule, tags.length > 0]).toEqual([rule, reading === undefined]);
  });

  test("the file lists where every value comes from", async () => {
    const lines = Object.entries(values).flatMap(([name, variant]) => [
      `# ${name}`,
      ...Object.entries(variant)
        .filter(([field]) => field !== "name")
        .map(([field, value]) => {
          const origin = originOf(all, name, field);
          const shown = field === "board" ? "" : ` ${JSON.stringify(value)}`;
          return `${field}${shown}: ${typeof origin === "string" ? `our reading. ${origin}` : origin.join("; ")}`;
        }),
      "",
    ]);
    await expect(lines.join("\n")).toMatchFileSnapshot(`origins-${family}.txt`);
  });
});
