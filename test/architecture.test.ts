/**
 * The architecture block of CONTRIBUTING.md against the files of src: imports go downwards and not in circles,
 * families stay apart, entry points only re-export, nothing uses the outside world, and tests have the paths
 * of the files that they test. The block of apps/web/README.md against the page: imports go downwards, and no
 * app imports another but the protocol. Lint rejects names such as `Date` (`noRestrictedGlobals`); the
 * compiler has no types of pages or of Node outside `src/element`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { entryPoints, root } from "../scripts/entry-points.mjs";

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
const files = filesIn("src");
const textOf = (file: string, folder = "src"): string => readFileSync(join(root, folder, file), "utf8");
const importsOf = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, false).importedFiles.map(({ fileName }) => fileName);
const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
/** The folder of a file, with `*` for the tag of a language. */
const folderOf = (file: string): string =>
  posix
    .dirname(file)
    .replace(/^\.$/, "")
    .replace(/^languages\/[^/]+/, "languages/*");

/**
 * Reads the `architecture` block of a page: the folders of each layer, the highest layer first, and within a
 * layer the highest folder first.
 */
const layersOf = (page: string): readonly (readonly string[])[] =>
  (/^```architecture\n(.*?)^```$/ms.exec(readFileSync(join(root, page), "utf8"))?.[1] ?? "")
    .trim()
    .split(/\n\n/)
    .map((layer) =>
      layer.split("\n").map((line) => {
        const [, folder, sentence = ""] = /^src\/?(\S*) +(.*)$/.exec(line) ?? [];
        if (folder === undefined || sentence.length < 10)
          throw new Error(`The block has no sentence about ${line}.`);
        return folder;
      }),
    );
const layers = layersOf("CONTRIBUTING.md");
const folders = layers.flat();
const layerOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder));
const featureOf = (folder: string): string => folder.split("/")[0] ?? "";

/** The family that a folder belongs to, if any. One feature exists only for Morabaraba. */
const familyOf = (folder: string): string | undefined =>
  featureOf(folder) === "turn"
    ? "mills"
    : folder.split("/").find((part) => part === "mills" || part === "mancala");

/** The family of an entry point; those of mancala have it in their names. */
const familyOfEntry = (entry: string): string => (entry.startsWith("mancala") ? "mancala" : "mills");

/** The files that import both elements and a framework. */
const frameworkTypes = /^element\/frameworks\/(react|vue|markup|boards)\.ts$/;

/** Returns why a file must not have an import; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  if (featureOf(folderOf(file)) === "command" && specifier.startsWith("node:")) return undefined;
  const framework = frameworkTypes.exec(file)?.[1];
  if (framework !== undefined && specifier.split("/")[0] === framework) return undefined;
  if (!/^\.\.?\/.*\.ts$/.test(specifier)) return `${file} imports ${specifier}, which is not a file of src`;
  const target = posix.join(posix.dirname(file), specifier);
  if (!files.includes(target)) return `${file} imports ${target}, which does not exist`;
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to) return undefined;
  // A family as a value consists of that family's entry points.
  if (to === "" && featureOf(from) === "families" && familyOf(from) === familyOfEntry(target))
    return undefined;
  if (folders.indexOf(to) < folders.indexOf(from)) return `${file} imports ${target}, which stands above it`;
  if (layerOf(from) === layerOf(to) && featureOf(from) !== featureOf(to))
    return `${file} imports ${target}, a feature of the same layer`;
  if (from !== "" && framework === undefined && familyOf(to) !== undefined && familyOf(to) !== familyOf(from))
    return `${file} imports ${target}, which belongs to a family`;
  return undefined;
}

/** Returns the imports that are part of a circle. Imports of types count as well. */
function circlesIn(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reaches = (from: string, to: string, seen: Set<string>): boolean => {
    if (from === to || seen.has(from)) return from === to;
    seen.add(from);
    return (importsOf.get(from) ?? []).some((target) => reaches(target, to, seen));
  };
  return [...importsOf].flatMap(([file, targets]) =>
    targets.filter((target) => reaches(target, file, new Set())).map((target) => `${file} -> ${target}`),
  );
}

/** The layers of the page in apps/web. */
const pageLayers = layersOf("apps/web/README.md");
const pageLayerOf = (file: string): number =>
  pageLayers.findIndex((layer) => layer.includes(featureOf(folderOf(file))));

/** Returns what is wrong with an app's import: apps share only the protocol, and the page has layers. */
function faultOfApp(app: string, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith("."))
    return /^morabaraba-(?!protocol\/)/.test(specifier) ? `${file} imports ${specifier}, an app` : undefined;
  const path = posix.join("apps", app, "src", posix.dirname(file), specifier);
  const [, other, target] = /^apps\/([^/]+)\/(?:src\/)?([^?]*)/.exec(path) ?? [];
  if (other !== undefined && other !== app) return `${file} imports ${path}, which belongs to another app`;
  // Files outside src, such as guides, are texts without a layer.
  if (app !== "web" || target === undefined || !path.startsWith("apps/web/src/")) return undefined;
  if (pageLayerOf(target) < pageLayerOf(file)) return `${file} imports ${target}, which stands above it`;
  if (pageLayerOf(target) === pageLayerOf(file) && featureOf(target) !== featureOf(file))
    return `${file} imports ${target}, a feature of the same layer`;
  return undefined;
}

/** Tests have the paths of their files; tests of a whole folder are in `whole`, the repository's on top. */
function hasPlace(name: string): boolean {
  const tested = name.replace(/(\.(slow|node|deep|page))*\.test(-d)?\.ts$/, ".ts");
  const folder = posix.dirname(name);
  if (folder === "research") return true;
  if (posix.basename(folder) === "whole") return folders.includes(posix.dirname(folder));
  if (folder !== ".") return files.includes(tested);
  return !files.some((file) => file.includes("/") && posix.basename(file) === tested);
}

describe("the architecture", () => {
  test("has the folders of CONTRIBUTING.md and no others", () => {
    expect([...folders].sort()).toEqual([...new Set(files.map(folderOf))].sort());
  });

  test("has the entry points of package.json in its highest layer", () => {
    const top = files.filter((file) => folderOf(file) === "");
    expect(top).toEqual(entryPoints.map(({ entry }) => `${entry}.ts`).sort());
  });

  test("imports only downwards, and from no other family", () => {
    const faults = files.flatMap((file) =>
      importsOf(textOf(file)).flatMap((specifier) => faultOf(file, specifier) ?? []),
    );
    expect(faults).toEqual([]);
  });

  test("has no circles, not even of types", () => {
    const targetsOf = (file: string): readonly string[] =>
      importsOf(textOf(file)).map((specifier) => posix.join(posix.dirname(file), specifier));
    expect(circlesIn(new Map(files.map((file) => [file, targetsOf(file)])))).toEqual([]);
  });

  test("finds circles, and nothing between or beside them", () => {
    const imports = { a: ["b"], b: ["c", "d"], c: ["b"], d: ["e"], e: ["f"], f: ["d"], g: [] };
    expect(circlesIn(new Map(Object.entries(imports)))).toEqual([
      "b -> c",
      "c -> b",
      "d -> e",
      "e -> f",
      "f -> d",
    ]);
  });

  test.each([
    ["base/checks.ts", "../index.ts", /stands above/],
    ["turn/press.ts", "../element/mills/define.ts", /stands above/],
    ["rules/mills/engine/key.ts", "../game.ts", /stands above/],
    ["bots/random.ts", "../words/sentences.ts", /same layer/],
    ["bots/mancala/search.ts", "../../rules/mills/data/state.ts", /belongs to a family/],
    ["bots/match.ts", "./mancala/search.ts", /stands above/],
    ["bots/match.ts", "../rules/mancala/game.ts", /belongs to a family/],
    ["endgames/mills/probe.ts", "../../rules/mancala/game.ts", /belongs to a family/],
    ["families/mancala/mancala.ts", "../../bots.ts", /stands above/],
    ["base/checks.ts", "./nothing.ts", /does not exist/],
    ["base/checks.ts", "./errors", /is not a file of src/],
    ["base/checks.ts", "node:fs", /is not a file of src/],
    ["element/mills/define.ts", "react", /is not a file of src/],
    ["element/frameworks/vue.ts", "react", /is not a file of src/],
  ])("does not let %s import %s", (file, specifier, fault) => {
    expect(faultOf(file, specifier)).toMatch(fault);
  });

  test("has entry points that only re-export", () => {
    const others = entryPoints.filter(({ source }) => {
      const text = readFileSync(join(root, source), "utf8");
      const { statements } = ts.createSourceFile(source, text, ts.ScriptTarget.Latest);
      return statements.some((each) => !(ts.isExportDeclaration(each) && each.moduleSpecifier));
    });
    expect(others.map(({ source }) => source)).toEqual([]);
  });

  test("gives the same result everywhere and always", () => {
    const changing = /\bMath\.random\b|\.(localeCompare|toLocale\w+)\(/;
    expect(files.filter((file) => changing.test(withoutComments(textOf(file))))).toEqual([]);
  });

  test("has files that begin with their purpose, which no editor shows as a type's documentation", () => {
    const isEntryPoint = (file: string): boolean =>
      entryPoints.some(({ source }) => source === `src/${file}`);
    const withoutPurpose = files.filter((file) => {
      const purpose = isEntryPoint(file) ? /^\/\*\*/ : /^(#!.*\n)?\/\*(?!\*(?:(?!\*\/).)*\*\/\n\n)/s;
      return !purpose.test(textOf(file));
    });
    expect(withoutPurpose).toEqual([]);
  });
});

describe("the apps", () => {
  test("have a page with the folders of its README and no others", () => {
    const found = filesIn("apps/web/src").map((file) => featureOf(folderOf(file)));
    expect(pageLayers.flat().sort()).toEqual([...new Set(found)].sort());
  });

  test.each(["protocol", "server", "web"])(
    "%s imports only downwards, and no app but the protocol",
    (app) => {
      const folder = `apps/${app}/src`;
      const faults = filesIn(folder).flatMap((file) =>
        importsOf(textOf(file, folder)).flatMap((specifier) => faultOfApp(app, file, specifier) ?? []),
      );
      expect(faults).toEqual([]);
    },
  );

  test.each([
    ["web", "core/place.ts", "../shell/Header.tsx", /stands above/],
    ["web", "ui/Dialog.tsx", "../play/play.css", /stands above/],
    ["web", "words/play/index.ts", "../../ui/Button.tsx", /stands above/],
    ["web", "play/index.tsx", "../main.tsx", /stands above/],
    ["web", "play/index.tsx", "../solve/index.tsx", /same layer/],
    ["web", "online/server.ts", "../../../server/src/tokens.ts", /another app/],
    ["web", "online/server.ts", "../../../protocol/src/client.ts", /another app/],
    ["web", "online/server.ts", "morabaraba-server", /an app/],
    ["server", "main.ts", "../../web/src/core/store.ts", /another app/],
    ["server", "main.ts", "../../protocol/src/match.ts", /another app/],
    ["protocol", "match.ts", "../../server/src/decide.ts", /another app/],
  ])("do not let %s/src/%s import %s", (app, file, specifier, fault) => {
    expect(faultOfApp(app, file, specifier)).toMatch(fault);
  });
});

test("the command loads no games before it has read its arguments", () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    loaded.add(file);
    for (const [, specifier = ""] of withoutComments(textOf(file)).matchAll(
      /^(?:import|export) (?!type)[^;]*? from "(\..*?)";/gms,
    ))
      load(posix.join(posix.dirname(file), specifier));
  };
  load("command/main.ts");
  expect([...new Set([...loaded].map(folderOf))].sort()).toEqual(["base", "command", "command/input"]);
});

describe("the tests", () => {
  test("have the paths of what they test", () => {
    const tests = filesIn("test").filter(
      (name) => /\.test(-d)?\.ts$/.test(name) && !name.startsWith(".docs/"),
    );
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((name) => !hasPlace(name))).toEqual([]);
  });

  test.each([
    "base/nonsense.test.ts",
    "support/checks.test.ts",
    "rules/checks.test.ts",
    "checks.node.test.ts",
    "whole/checks.test.ts",
    "nowhere/whole/perft.test.ts",
  ])("must not be at test/%s", (name) => {
    expect(hasPlace(name)).toBe(false);
  });
});
