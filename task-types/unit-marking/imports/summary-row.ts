import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import {
  maxHeadingLength,
  maxSummaryLength,
  summaryLimits,
  summaryTexts,
  type MarkingContent,
} from "@/server/domain/task/unit-marking/content";
import { excerpt } from "@/server/imports/excerpt";
import { forbiddenCharacter } from "../forbidden-character";
import { composeText, type GivenSummary } from "./compose-text";

/** A summary with the column in which it stands; null where lines have no columns. */
export interface PlacedSummary extends GivenSummary {
  column: number | null;
}

type About = Pick<ItemRow, "line" | "externalId" | "dataset" | "genre" | "group" | "split">;

/** The item that the summaries of a line make, or everything that is wrong with them. */
export function summaryRow(
  about: About,
  given: readonly PlacedSummary[],
): { row: ItemRow } | { errors: LineError[] } {
  const summaries = given.map((summary, at) => ({
    ...summary,
    text: summary.text.replaceAll(/\r\n?/g, "\n").trim(),
    heading: summary.heading.replaceAll(/\s+/g, " ").trim() || `Summary ${at + 1}`,
  }));
  const errors = [
    ...countErrors(summaries.length, placeOf(about.line, summaries[0])),
    ...summaries.flatMap((summary, at) => summaryErrors(summary, at + 1, placeOf(about.line, summary))),
  ];
  return errors.length > 0 ? { errors } : { row: rowOf(about, composeText(summaries)) };
}

/** The item that such a content makes: its first text is the first summary, the others are its second. */
export function rowOf(about: About, content: MarkingContent): ItemRow {
  const [first = "", ...others] = summaryTexts(content);
  return {
    ...about,
    textA: first,
    textB: others.join("\n\n"),
    content,
    gold: [],
    referenceScore: null,
    scores: null,
  };
}

/** What is wrong with how many summaries there are. */
export function countErrors(n: number, place: LineErrorPlace): LineError[] {
  const fits = n >= summaryLimits.min && n <= summaryLimits.max;
  return fits ? [] : [lineError("summary_count", place, { n, ...summaryLimits })];
}

/** What is wrong with a summary. @param n its number, from 1 */
export function summaryErrors(
  { text, heading }: GivenSummary,
  n: number,
  place: LineErrorPlace,
): LineError[] {
  const code = forbiddenCharacter(heading) ?? forbiddenCharacter(text);
  return [
    ...(text.length > maxSummaryLength
      ? [lineError("summary_too_long", place, { n, limit: maxSummaryLength })]
      : []),
    ...(heading.length > maxHeadingLength
      ? [lineError("heading_too_long", place, { n, limit: maxHeadingLength })]
      : []),
    ...(code === null ? [] : [lineError("forbidden_character", place, { code })]),
  ];
}

const placeOf = (line: number, summary: PlacedSummary | undefined): LineErrorPlace => ({
  file: "pairs",
  line,
  column: summary?.column ?? null,
  found: summary === undefined ? null : excerpt(summary.text),
});
