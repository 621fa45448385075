// Compares the public API with docs/api.txt, so that nobody changes it by accident. With --update, writes that
// file. The API is what the entry points' dist/*.d.ts export: declarations without comments, sorted by name.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { entryPoints, root } from "./entry-points.mjs";

const report = join(root, "docs/api.txt");
const entries = entryPoints.map(({ entry, specifier }) => ({
  specifier,
  path: join(root, "dist", `${entry}.d.ts`),
}));
for (const { path } of entries) {
  if (!existsSync(path)) {
    console.error(`${path} is missing: run "npm run build" first.`);
    process.exit(1);
  }
}

const program = ts.createProgram(
  entries.map(({ path }) => path),
  { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, types: [], noEmit: true },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });
/** @type {Map<ts.Symbol, string>} */
const homes = new Map();

/** @param {ts.Symbol} symbol */
function resolve(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** @param {ts.Declaration} declaration */
function print(declaration) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return (
    printer
      .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      .replace(/^export /, "")
      .replace(/^declare /, "")
      // The bundler numbers names that two of its modules share.
      .replace(/\$\d+\b/g, "")
      // The printer writes each part of a tuple on its own line.
      .replace(/\[\n([^[\]]*)\n *\]/g, (_, parts) => `[${parts.trim().replace(/,\n */g, ", ")}]`)
  );
}

/** @param {{ specifier: string, path: string }} entryPoint */
function describe({ specifier, path }) {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const lines = symbols
    .map((exported) => ({ name: exported.name, symbol: resolve(exported) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, symbol }) => {
      const home = homes.get(symbol);
      if (home !== undefined) return `${name} is the same as in ${home}`;
      homes.set(symbol, specifier);
      return (symbol.declarations ?? []).map(print).join("\n");
    });
  return `=== ${specifier} ===\n\n${lines.join("\n\n")}\n`;
}

const now = entries.map(describe).join("\n");
const before = existsSync(report) ? readFileSync(report, "utf8") : "";
if (process.argv.includes("--update")) {
  writeFileSync(report, now);
  console.log(`${report} written.`);
} else if (now !== before) {
  const [old, fresh] = [before.split("\n"), now.split("\n")];
  for (const line of old.filter((line) => !fresh.includes(line))) console.error(`- ${line}`);
  for (const line of fresh.filter((line) => !old.includes(line))) console.error(`+ ${line}`);
  console.error(
    'The public API differs from docs/api.txt. If this is intended, run "npm run update" and add a changeset.',
  );
  process.exit(1);
} else {
  console.log("The public API equals docs/api.txt.");
}
