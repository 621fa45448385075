// Finds relative links and pictures of Markdown files that are dead: there is no such file, or it has no such heading.
// Used for the pages of the repository and for those in the packed package.
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
 * @param {string} folder - Holds the pages and the targets of their links.
 * @param {readonly string[]} pages - Paths below it, with slashes.
 * @param {(path: string) => boolean} isThere - Whether a path below the folder may be linked to.
 */
export function deadLinks(folder, pages, isThere = (path) => existsSync(join(folder, path))) {
  return pages.flatMap((page) => {
    const markdown = readFileSync(join(folder, page), "utf8");
    const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g)].map(
      ([, link, picture]) => link ?? picture ?? "",
    );
    return links
      .filter((link) => !/^[a-z]+:/.test(link) && !leads(folder, page, link, isThere))
      .map((link) => `${page}: ${link}`);
  });
}

/** @param {string} folder @param {string} page @param {string} link @param {(path: string) => boolean} isThere */
function leads(folder, page, link, isThere) {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : posix.join(dirname(page), path);
  if (target.startsWith("../") || !isThere(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(join(folder, target), "utf8")).includes(anchor);
}
