// The manifest of the elements for editors, made from its source into dist by `npm run build`: what a page can use, and
// nothing private.

/** @type {{ name: string, packageLinkPhase: (step: { customElementsManifest: any }) => void }} */
const forPages = {
  name: "for-pages",
  packageLinkPhase({ customElementsManifest: { modules } }) {
    for (const module of modules) {
      module.path = module.path.includes("/mancala/") ? "dist/mancala-board.js" : "dist/board.js";
      for (const each of [...module.declarations, ...module.exports]) {
        if (each.declaration) each.declaration.module = module.path;
        each.members = each.members?.filter((/** @type {any} */ { privacy }) => privacy !== "private");
        // The tool takes the name of a variable for an event.
        each.events = each.events?.filter((/** @type {any} */ { description }) => description);
      }
    }
  },
};

export default {
  globs: [
    "src/element/BoardElement.ts",
    "src/element/mills/Settings.ts",
    "src/element/mills/MorabarabaBoardElement.ts",
    "src/element/mancala/Settings.ts",
    "src/element/mancala/MancalaBoardElement.ts",
  ],
  outdir: "dist",
  packagejson: false,
  plugins: [forPages],
};
