// Bundles a page whose module script imports the library into one file that opens from a disk: browsers load no modules
// from file://. `npm run build` makes dist/page.html of examples/page.html.
//
//   node scripts/bundle-page.mjs PAGE FILE
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { entryPoints, root } from "./entry-points.mjs";

const [page = "", file = ""] = process.argv.slice(2);
const [before = "", script = "", after] = readFileSync(page, "utf8").split(
  /<script type="module">(.*?)<\/script>/s,
);
if (after === undefined) throw new Error(`${page} has no module script.`);

const { outputFiles } = await build({
  stdin: { contents: script, resolveDir: root },
  alias: Object.fromEntries(
    entryPoints.map(({ specifier, entry }) => [specifier, `${root}dist/${entry}.js`]).reverse(),
  ),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  write: false,
  logLevel: "error",
});
const bundled = (outputFiles[0]?.text ?? "").trim().replaceAll("</script", "<\\/script");
writeFileSync(file, `${before}<script>\n${bundled}\n    </script>${after}`);
