import { posix } from "node:path";
import { folderOfHelp, helpPageOfFile } from "@/server/domain/help/help-languages";

/** What a translation of a page keeps. Each list holds what can be said of it in a line. */
export interface PageStructure {
  /** the levels of the headings, in their order */
  headings: number[];
  /** columns and rows of each table, in their order */
  tables: string[];
  /** how many points and how many numbered steps */
  lists: string[];
  /** where the links lead, whichever language their files are in */
  links: string[];
  /** blocks and words of code */
  code: string[];
}

/** The text of a file of the documentation by its path below the folder; null where there is none. */
export type ReadPage = (file: string) => string | null;

const fence = /^```[^\n]*\n([\s\S]*?)^```$/gm;
const span = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const heading = /^(#{1,6}) +(.*)$/gm;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, inside = ""]) => inside.replaceAll(/\s+/g, " ").trim());

/** @param file the page's path below the folder of the documentation. */
export function structureOf(file: string, text: string, read: ReadPage): PageStructure {
  const prose = text.replaceAll(fence, "");
  const plain = prose.replaceAll(span, "");
  return {
    headings: found(plain, heading).map((marks) => marks.length),
    tables: tablesOf(plain),
    lists: [
      `${found(plain, /^ *([-*]) /gm).length} points`,
      `${found(plain, /^ *(\d+)\. /gm).length} numbered steps`,
    ],
    links: found(plain, link).map((href) => targetOf(file, href, read)),
    code: [...found(text, fence), ...found(prose, span)],
  };
}

function tablesOf(plain: string): string[] {
  return [...plain.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => {
    const [head = "", ...others] = table.trim().split("\n");
    return `${head.split("|").length - 2} columns and ${others.length - 1} rows`;
  });
}

/** The page that a link leads to, and the place of its heading there, so that two languages can be compared. */
function targetOf(from: string, href: string, read: ReadPage): string {
  if (/^[a-z]+:/i.test(href)) return href;
  const [path = "", part] = href.split("#");
  const file = path === "" ? from : posix.join(posix.dirname(from), path);
  const text = read(file);
  if (text === null) return `${file}, which is not there`;
  const { name, language } = helpPageOfFile(file);
  const ownFolder = folderOfHelp(helpPageOfFile(from).language);
  if (!file.startsWith(ownFolder) && read(`${ownFolder}${file}`) !== null) {
    return `${name} in ${language}, which is translated`;
  }
  return part === undefined ? name : `${name}, ${placeOf(part, text)}`;
}

function placeOf(part: string, text: string): string {
  const anchors = [...text.replaceAll(fence, "").matchAll(heading)].map(([, , words = ""]) =>
    anchorOf(words),
  );
  return anchors.includes(part) ? `heading ${anchors.indexOf(part)}` : `where no heading is #${part}`;
}

/** What GitHub calls a heading in the address of a page. */
const anchorOf = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
