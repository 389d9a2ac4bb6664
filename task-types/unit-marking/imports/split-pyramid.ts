import { createContext, runInContext } from "node:vm";
import type { Pyramid } from "@/server/domain/pyramid/pyramid";
import { maxHeadingLength, type MarkingContent } from "@/server/domain/task/unit-marking/content";

/** A pattern from a file may take forever; so many milliseconds are plenty for one that does not. */
const timeoutMs = 1_000;

const longestPattern = 500;

/** What parts the summaries of a file without a pattern: a line of three dashes or more. */
const usualPattern = "(?<=^|\\n)-{3,}(?=\\n|$)";

/**
 * The summaries of a pyramid's text: what stands behind each header, without the white space around it. A heading is what its
 * header says, without dashes. Where a file has no pattern, lines of dashes part its summaries. The text in front of the first header belongs to none.
 * @returns null where the pattern is no regular expression, matches where there is nothing, or takes too long.
 */
export function splitPyramid({ text, headerPattern }: Pyramid): MarkingContent | null {
  const headers = headersIn(text, headerPattern ?? usualPattern);
  if (headers === null) return null;
  const summaries = headers.flatMap(([from, to], at) => {
    const whole = text.slice(to, headers[at + 1]?.[0] ?? text.length);
    const summary = whole.trim();
    if (summary === "") return [];
    const start = to + whole.indexOf(summary);
    return [{ heading: headingOf(text.slice(from, to), at), start, end: start + summary.length }];
  });
  return { text, headerPattern, summaries };
}

function headingOf(header: string, at: number): string {
  const words = header.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replaceAll(/\s+/g, " ");
  return words === "" ? `Summary ${at + 1}` : words.slice(0, maxHeadingLength);
}

type Match = readonly [from: number, to: number];

/** Where a regular expression of a file matches, found apart so that it can be stopped. */
function headersIn(text: string, pattern: string): Match[] | null {
  if (pattern.length > longestPattern) return null;
  const code =
    "JSON.stringify([...text.matchAll(new RegExp(pattern, 'g'))].map((m) => [m.index, m.index + m[0].length]))";
  try {
    const found: unknown = runInContext(code, createContext({ text, pattern }), { timeout: timeoutMs });
    const matches = JSON.parse(String(found)) as Match[];
    return matches.every(([from, to]) => from < to) ? matches : null;
  } catch {
    return null;
  }
}
