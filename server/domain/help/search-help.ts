import type { FoundHelp, HelpPage } from "./help-page";

const maxFound = 20;
/** Letters shown before the first word that was found, and in all. */
const excerptBefore = 40;
const excerptLength = 160;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The pages in which each word of a text begins a word, best first: words of the title weigh most, then those of
 * headings, then how often they come in the text.
 */
export function searchHelp(pages: readonly HelpPage[], text: string): FoundHelp[] {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  return pages
    .flatMap((page) => {
      const plain = plainText(page.source);
      const weight = asked.map((word) => weightOf(page, plain, word));
      if (weight.includes(0)) return [];
      const { name, language, title } = page;
      const sum = weight.reduce((all, each) => all + each, 0);
      return [{ sum, found: { name, language, title, excerpt: excerptOf(plain, asked) } }];
    })
    .sort((a, b) => b.sum - a.sum || (a.found.title < b.found.title ? -1 : 1))
    .slice(0, maxFound)
    .map(({ found }) => found);
}

function weightOf(page: HelpPage, plain: string, word: string): number {
  const times = (text: string) => wordsOf(text).filter((each) => each.startsWith(word)).length;
  const headings = page.source.match(/^#+ .*$/gm)?.join("\n") ?? "";
  return 20 * times(page.title) + 5 * times(headings) + Math.min(10, times(plain));
}

/** Markdown as it reads: without marks, with the texts of links. */
function plainText(source: string): string {
  return source
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, " ")
    .replace(/[#*_`|>]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function excerptOf(plain: string, asked: readonly string[]): string {
  const lower = plain.toLowerCase();
  const places = asked.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first <= excerptBefore ? 0 : lower.indexOf(" ", first - excerptBefore) + 1;
  const to =
    plain.length <= from + excerptLength ? plain.length : plain.lastIndexOf(" ", from + excerptLength);
  return `${from > 0 ? "… " : ""}${plain.slice(from, to)}${to < plain.length ? " …" : ""}`;
}
