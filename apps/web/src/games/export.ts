/** Text to the clipboard, files to the disk, pictures, and links. */
import type { ThemeName } from "morabaraba/svg";
import type { Settings } from "../core/settings.ts";
import { type FamilyName, familyNames, type GameRecord, kitOf } from "../family/family.ts";

/** Copies a text, and returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Copies in the old way, which also works on pages without HTTPS. They have no `navigator.clipboard`. */
function copyByCommand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  const before = document.activeElement as HTMLElement | null;
  // What is outside of an open dialog cannot have the focus.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return isCopied;
}

/** Has the browser save a file. */
export function saveFile(name: string, content: Blob | string, type = "text/plain"): void {
  const blob = typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Returns a file name of letters and digits of any language, and hyphens. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "game"
  }.${ending}`;

/** Returns the theme for pictures of boards: the chosen one, or the one that fits the page. */
export function pictureTheme(chosen: Settings["boardTheme"]): ThemeName {
  if (chosen !== "auto") return chosen;
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "earth";
}

export const pictureUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Converts an SVG picture to a PNG of the given width in pixels. */
export async function drawPng(svg: string, width: number): Promise<Blob> {
  const picture = new Image();
  picture.src = pictureUrl(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png"),
  );
}

/** Some programs cut off links that are longer than this. */
export const longLink = 2000;

/** Returns the text after `#games/` in a link that holds a game. Browsers do not send it to servers. */
export const formatLink = async (family: FamilyName, record: GameRecord): Promise<string> =>
  `=${(await kitOf(family)).formatLink(record)}`;

/** Reads the game of a link; `undefined` if the link is damaged. */
export async function parseLink(
  rest: string,
): Promise<{ readonly family: FamilyName; readonly record: GameRecord } | undefined> {
  for (const family of familyNames) {
    const read = (await kitOf(family)).safeParseLink(rest.slice(1));
    if (read.ok) return { family, record: read.value };
  }
  return undefined;
}
