// Lists every exported function by entry point: its arguments in their order and the errors that its doc comment names.
//
//   node research/list-functions.mjs > functions.md
import { relative } from "node:path";
import ts from "typescript";
import { entryPoints, root } from "../scripts/entry-points.mjs";

const program = ts.createProgram(
  entryPoints.map(({ source }) => `${root}/${source}`),
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}/tsconfig.page.json`, ts.sys.readFile).config,
    ts.sys,
    root,
  ).options,
);
const checker = program.getTypeChecker();

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** @param {ts.Symbol} exported */
function meant(exported) {
  return exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
}

/** @param {ts.ParameterDeclaration} parameter */
const argument = (parameter) =>
  (parameter.dotDotDotToken ? "..." : "") +
  (ts.isIdentifier(parameter.name) ? parameter.name.text : "{ … }") +
  (parameter.questionToken || parameter.initializer ? "?" : "");

/**
 * The declarations with parameters: functions, and constants that hold one.
 * @param {ts.Symbol} symbol
 * @returns {readonly ts.SignatureDeclaration[]}
 */
function signatures(symbol) {
  const valueDeclaration = symbol.valueDeclaration;
  if (valueDeclaration === undefined) return [];
  return checker
    .getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call)
    .map((signature) => /** @type {ts.SignatureDeclaration} */ (signature.getDeclaration()));
}

/**
 * Read from the text: TypeScript takes the braces of a link behind the tag for a type.
 * @param {ts.Symbol} symbol
 */
function thrown(symbol) {
  const text = (symbol.declarations ?? [])
    .map((declaration) => {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
    })
    .join("\n")
    .replace(/^\s*\*\/?/gm, "")
    .replace(/\{@link (\w+)\}/g, "$1");
  return (text.match(/@throws[^@]*/g) ?? []).map((tag) => tag.replace("@throws", "")).join(" ");
}

for (const { specifier, source } of entryPoints) {
  const file = program.getSourceFile(`${root}/${source}`);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${relative(root, source)} exports nothing.`);
  const rows = checker
    .getExportsOfModule(module)
    .map(meant)
    .flatMap((symbol) => {
      const found = signatures(symbol);
      if (found.length === 0) return [];
      const calls = [...new Set(found.map(({ parameters }) => `(${parameters.map(argument).join(", ")})`))];
      return [`| ${symbol.name} | ${cell(calls.join(" or "))} | ${cell(thrown(symbol))} |`];
    });
  if (rows.length > 0)
    console.log(`## ${specifier}\n\n| function | arguments | throws |\n|---|---|---|\n${rows.join("\n")}\n`);
}
