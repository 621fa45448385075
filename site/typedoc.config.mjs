// How the API is read from the sources, and written as Markdown pages for the site. `npm run check -- docs` checks the
// doc comments with it and writes nothing.
import { join } from "node:path";
import { OptionDefaults } from "typedoc";
import { entryPoints, root } from "../scripts/entry-points.mjs";

/** Tags for the manifest of the elements, which editors read; people find them in the guides. */
const elementTags = ["@tag", "@attr", "@slot", "@fires", "@csspart", "@cssprop"];

/** @type {Partial<import("typedoc").TypeDocOptions> & Record<string, unknown>} */
export default {
  entryPoints: entryPoints.map(({ source }) => join(root, source)),
  tsconfig: join(root, "src/tsconfig.page.json"),
  readme: "none",
  sort: ["source-order"],
  // The repository has no address yet that a link could lead to.
  disableSources: true,
  // Parts of exported types, and nothing that a caller ever names.
  intentionallyNotExported: [
    "src/languages/en/mills/review.ts:findings",
    "src/languages/en/mancala/review.ts:findings",
    "src/languages/en/mills/rulebook.ts:rules",
    "src/languages/en/mancala/rulebook.ts:rules",
    "src/languages/en/mills/rulebook.ts:prompt",
    "src/languages/en/mancala/rulebook.ts:prompt",
    "src/bots/mills/evaluation/weights.ts:features",
  ],
  excludeTags: /** @type {`@${string}`[]} */ (elementTags),
  blockTags: /** @type {`@${string}`[]} */ ([...OptionDefaults.blockTags, ...elementTags]),
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation: {
    notExported: true,
    invalidLink: true,
    invalidPath: true,
    rewrittenLink: true,
    notDocumented: true,
    unusedMergeModuleWith: true,
  },
  requiredToBeDocumented: ["Variable", "Function", "Class", "Interface", "TypeAlias", "Method"],
  emit: "docs",
  plugin: ["typedoc-plugin-markdown"],
  out: "made/api",
  router: "module",
  entryFileName: "index",
  name: "API",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  typeDeclarationFormat: "table",
  enumMembersFormat: "table",
  // People look up functions most.
  groupOrder: ["Functions", "Classes", "Variables", "*"],
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true, hideSources: true },
  expandObjects: true,
  useCodeBlocks: true,
  // The site creates its own anchors for headings.
  useHTMLAnchors: true,
  cleanOutputDir: true,
  logLevel: "Warn",
};
