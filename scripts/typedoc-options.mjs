// How the API is read from the sources: for the check of the docs, which makes no pages, and for the site, which has a typedoc of its own.
import { join } from "node:path";
import { entryPoints, root } from "./entry-points.mjs";

/** Tags for the manifest of the elements, which editors read; people find them in the guides. */
const elementTags = ["@tag", "@attr", "@slot", "@fires", "@csspart", "@cssprop"];

/**
 * @param {typeof import("typedoc").OptionDefaults} defaults
 * @returns {Partial<import("typedoc").TypeDocOptions>}
 */
export const typedocOptions = (defaults) => ({
  entryPoints: entryPoints.map(({ source }) => join(root, source)),
  tsconfig: join(root, "tsconfig.page.json"),
  readme: "none",
  sort: ["source-order"],
  // The repository has no address yet that a link could lead to.
  disableSources: true,
  // Parts of exported types, and nothing that a caller ever names.
  intentionallyNotExported: [
    "src/rules/morabaraba/engine/mills.ts:Lines",
    "src/rules/variants.ts:Changed",
    "src/picture/shapes.ts:Spot",
    "src/bots/morabaraba/evaluation/weights.ts:features",
  ],
  excludeTags: /** @type {`@${string}`[]} */ (elementTags),
  blockTags: /** @type {`@${string}`[]} */ ([...defaults.blockTags, ...elementTags]),
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
});
