/** The promises of the repository's pages besides code: commands exist, and sizes are checked ones. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checks } from "../scripts/check.mjs";
import { entryPoints, root } from "../scripts/entry-points.mjs";
import { llmsText, sections } from "../site/places.ts";
import { en as sown } from "../src/languages/en/mancala/words.ts";
import { en } from "../src/languages/en/mills/words.ts";

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
/** The files below a folder, without those that npm installs there. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|\.docs)$/.test(entry.name) ? [] : filesIn(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...["docs", "apps", "conformance", "research", "test"].flatMap((folder) => filesIn(folder, /\.md$/)),
];
const programs = [
  ".ci/run",
  ...["apps", "examples", "research", "scripts", "test"].flatMap((folder) => filesIn(folder, /\.mjs$/)),
];

/** The npm scripts for a folder: those of the nearest package.json, and of the repository's. */
function scriptsOf(folder: string): object {
  const path = join(root, folder, "package.json");
  const own = existsSync(path)
    ? (JSON.parse(readFileSync(path, "utf8")) as { scripts?: object }).scripts
    : {};
  return folder === "." ? { ...own } : { ...scriptsOf(dirname(folder)), ...own };
}

/** The nearest folder above a file with a package.json; the paths of its programs begin there. */
function packageOf(file: string): string {
  const folder = dirname(file);
  return folder === "." || existsSync(join(root, folder, "package.json")) ? folder : packageOf(folder);
}

test("commands in pages and programs exist", () => {
  const unknown = [...pages, ...programs].flatMap((file) => {
    const text = textOf(file);
    const scripts = scriptsOf(dirname(file));
    const ofNpm = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = ""]) => name);
    const ofChecks = [...text.matchAll(/\bnpm run check -- (\w+)/g)].map(([, name = ""]) => name);
    const ofNode = [...text.matchAll(/\bnode ((?:research|scripts|test)\/[\w/-]+\.mjs)/g)].map(
      ([, path = ""]) => path,
    );
    return [
      ...ofNpm.filter((name) => !(name in scripts)),
      ...ofChecks.filter((name) => !(name in checks)),
      ...ofNode.filter(
        (path) => !programs.includes(path) && !programs.includes(`${packageOf(file)}/${path}`),
      ),
    ].map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

/** The anchors of a page's headings, as code hosts and the site make them. */
const anchorsOf = (page: string): string[] =>
  [
    ...textOf(page)
      .replace(/^```.*?^```/gms, "")
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = ""]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

// The check of links follows them to pages, but looks for a heading only in pages that it has not read yet.
test.each(pages)("%s links to existing headings", (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)];
  const missing = links.filter(([, path = "", anchor = ""]) => {
    const target = path === "" ? page : join(dirname(page), path);
    return existsSync(join(root, target)) && !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test("AGENTS.md is small, and the guides and examples that it names exist", () => {
  const text = textOf("AGENTS.md");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8192);
  const named = [...text.matchAll(/`(?:docs\/guides\/)?([\w-]+\.md)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !existsSync(join(root, "docs/guides", name)))).toEqual([]);
  // llms.txt has the same text, and the address of every guide.
  const index = llmsText(text, "/docs/");
  expect(index).toContain("> `morabaraba` is a TypeScript library");
  for (const { link } of sections.guides) expect(index).toContain(`](/docs${link}.html)`);
});

test("the sizes in README.md are checked budgets, in whole kilobytes", () => {
  const budgets = (JSON.parse(textOf(".size-limit.json")) as { name: string; limit: string }[]).map(
    ({ name, limit }) => `${name}: ${Math.ceil(Number.parseFloat(limit))} kB`,
  );
  const named = [...textOf("README.md").matchAll(/^\| (?:all of )?(.*) \| (\d+ kB) \|$/gm)].map(
    ([, name = "", limit]) => `${name.replaceAll("`", "")}: ${limit}`,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((size) => !budgets.includes(size))).toEqual([]);
});

test("CDN addresses have the version", () => {
  const { version } = JSON.parse(textOf("package.json")) as { version: string };
  const examples = [...pages, ...filesIn("site/pages/try", /\.html$/)].flatMap((file) =>
    [...textOf(file).matchAll(/\/npm\/morabaraba([^/]*)\//g)].map(([, at]) => `${file}: ${at}`),
  );
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter((found) => !found.endsWith(`: @${version}`))).toEqual([]);
});

test("docs/project/tools.md has the reason for each forced version in package.json", () => {
  const { overrides } = JSON.parse(textOf("package.json")) as { overrides: object };
  const reasons = [...textOf("docs/project/tools.md").matchAll(/^\| `([^`]+)` ([\d.]+) \| \S/gm)];
  expect(reasons.map(([, name, version]) => [name, version]).sort()).toEqual(
    Object.entries(overrides).sort(),
  );
});

test("the guide on entry points has all of them", () => {
  const guide = textOf("docs/guides/entry-points.md");
  expect(entryPoints.filter(({ specifier }) => !guide.includes(`\`${specifier}\``))).toEqual([]);
});

test("the menus of the site have all guides", () => {
  const listed = Object.values(sections).flatMap((items) => items.map(({ link }) => link));
  const guides = filesIn("docs/guides", /\.md$/).map((file) => file.slice("docs".length, -".md".length));
  expect(guides.filter((guide) => !listed.includes(guide))).toEqual([]);
});

test("the guide on codes has every refusal and every end of a game, in both families", () => {
  const [refusals, ends] = textOf("docs/guides/errors.md")
    .split("\n## ")
    .slice(1)
    .map((section) =>
      section.split("\nIn mancala").map((part) => {
        const beginnings = Array.from(
          part.matchAll(/^(?:- |\| )(`[^:|]+)/gm),
          ([, names]) => names as string,
        );
        return beginnings.flatMap((names) => names.match(/[\w-]+/g) ?? []);
      }),
    );
  // A press on a cow that cannot move is not a move yet, and an ambiguous text is several.
  const { blocked: _, "shots-missing": _missing, ambiguous: _several, ...codes } = en.refusals;
  expect([...(refusals?.[0] ?? [])].sort()).toEqual(Object.keys(codes).sort());
  expect([...(ends?.[0] ?? [])].sort()).toEqual(Object.keys(en.reasons).sort());
  // A press on the other side's house is no move either.
  const { "not-your-house": _house, ...ofMancala } = sown.refusals;
  const shared = ["game-over", "malformed"];
  expect([...shared, ...(refusals?.[1] ?? [])].sort()).toEqual(Object.keys(ofMancala).sort());
  const decisions = Object.keys(en.reasons).slice(Object.keys(en.reasons).indexOf("agreement"));
  expect([...decisions, ...(ends?.[1] ?? [])].sort()).toEqual(Object.keys(sown.reasons).sort());
});
