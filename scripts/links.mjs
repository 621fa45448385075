// Finds the relative links of Markdown files that lead nowhere: to no file, or to a heading that the file does not have.
// For the checks of the repository's own pages and of those in the packed package.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** @param {string} markdown */
const withoutCode = (markdown) =>
  markdown.replace(/^( *)(```|~~~).*?^\1\2 *$/gms, "").replace(/`[^`\n]*`/g, "");

/**
 * The names that links give the headings of a page, as hosts of repositories make them.
 * @param {string} markdown
 */
const anchorsOf = (markdown) =>
  [...markdown.replace(/^( *)(```|~~~).*?^\1\2 *$/gms, "").matchAll(/^#+ +(.*?) *$/gm)].map(
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
  );

/**
 * Each as `page: link`.
 * @param {string} folder - What the pages and the targets of their links must lie in.
 * @param {readonly string[]} pages - Paths below it, with slashes.
 */
export function deadLinks(folder, pages) {
  return pages.flatMap((page) => {
    const markdown = readFileSync(join(folder, page), "utf8");
    const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    return links
      .filter((link) => !/^[a-z]+:/.test(link) && !leads(folder, page, link))
      .map((link) => `${page}: ${link}`);
  });
}

/** @param {string} folder @param {string} page @param {string} link */
function leads(folder, page, link) {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : posix.join(dirname(page), path);
  if (target.startsWith("../") || !existsSync(join(folder, target))) return false;
  return anchor === undefined || anchorsOf(readFileSync(join(folder, target), "utf8")).includes(anchor);
}
