import { OptionDefaults } from "typedoc";
import { doors } from "./scripts/doors.mjs";

/** @type {Partial<import("typedoc").TypeDocOptions>} */
const options = {
  entryPoints: doors.map(({ source }) => source),
  tsconfig: "tsconfig.page.json",
  readme: "README.md",
  projectDocuments: ["docs/guides/*.md"],
  out: "site",
  customCss: "docs/site.css",
  navigation: { includeFolders: false },
  includeVersion: true,
  sort: ["source-order"],
  // The repository has no address yet that a link could lead to.
  disableSources: true,
  // Parts of exported types, and nothing that a caller ever names.
  intentionallyNotExported: [
    "src/morabaraba/engine/mills.ts:Lines",
    "src/ground/definitions.ts:Changed",
    "src/element/theme.ts:PageTheme",
    "src/picture/shapes.ts:Spot",
  ],
  // Told by the manifest of the element, for editors; people read them in the guide.
  excludeTags: ["@tag", "@attr", "@slot", "@fires", "@csspart", "@cssprop"],
  blockTags: [...OptionDefaults.blockTags, "@tag", "@attr", "@slot", "@fires", "@csspart", "@cssprop"],
  highlightLanguages: [...OptionDefaults.highlightLanguages, "vue", "svelte"],
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
};

export default options;
