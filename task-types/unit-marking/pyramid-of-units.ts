import type { Pyramid, PyramidContributor } from "@/server/domain/pyramid/pyramid";
import type { MarkingContent } from "@/server/domain/task/unit-marking/content";
import {
  inTextOrder,
  type MarkedContributor,
  type MarkedUnit,
} from "@/server/domain/task/unit-marking/marked-unit";

/** What one annotator marked as a pyramid over the text of the item; units are numbered from 1. */
export function pyramidOfUnits(content: MarkingContent, units: readonly MarkedUnit[]): Pyramid {
  const { text, headerPattern } = content;
  return {
    text,
    headerPattern,
    units: units.map(({ label, contributors }, at) => ({
      id: String(at + 1),
      label,
      comment: null,
      weight: contributors.length,
      contributors: contributors.map((contributor) => contributorOf(content, contributor)),
    })),
  };
}

/** As DUCView labels it: by its parts, with three points between. */
function contributorOf(
  { text, summaries }: MarkingContent,
  { summary, parts }: MarkedContributor,
): PyramidContributor {
  const offset = summaries[summary]?.start ?? 0;
  const placed = parts.map(({ start, end }) => ({
    start: offset + start,
    end: offset + end,
    text: text.slice(offset + start, offset + end),
  }));
  const label = inTextOrder({ parts: placed })
    .map(({ start, end }) => text.slice(start, end))
    .join("...");
  return { label, comment: null, parts: placed };
}
