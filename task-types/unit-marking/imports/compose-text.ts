import type { MarkingContent } from "@/server/domain/task/unit-marking/content";

/** A summary as a file gives it. */
export interface GivenSummary {
  heading: string;
  text: string;
}

/** So long are the lines around a heading at least. */
const usualDashes = 10;

/**
 * Summaries one after the other as DUCView holds them: each under its heading, which stands between two lines of dashes. These
 * are longer than any dashes in the summaries, so that only they are headers.
 * @param summaries whose headings are one line each and whose line ends are line feeds.
 */
export function composeText(summaries: readonly GivenSummary[]): MarkingContent {
  const dashes = Math.max(
    usualDashes,
    ...summaries.map(({ text, heading }) => longestDashes(heading + text) + 1),
  );
  const line = "-".repeat(dashes);
  let text = "";
  const placed = summaries.map(({ heading, text: summary }) => {
    text += `${line}\n${heading}\n${line}\n`;
    const start = text.length;
    text += `${summary}\n`;
    return { heading, start, end: start + summary.length };
  });
  return { text, headerPattern: `-{${dashes}}\\n.*\\n-{${dashes}}\\n`, summaries: placed };
}

const longestDashes = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/-+/g)].map(([dashes]) => dashes.length));
