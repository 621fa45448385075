// Writes the API pages in Markdown for the site.
import options from "../typedoc.config.mjs";

export default {
  ...options,
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
