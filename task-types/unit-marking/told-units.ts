import type { UnitInWords } from "@/server/domain/task/answer-in-words";
import { summaryTexts, type MarkingContent } from "@/server/domain/task/unit-marking/content";
import { inTextOrder, type MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";

/** Units for people to read: each contributor by the number of its summary, from 1, and its own words. */
export function toldUnits(content: MarkingContent, units: readonly MarkedUnit[]): UnitInWords[] {
  const texts = summaryTexts(content);
  return units.map(({ label, contributors }) => ({
    label,
    contributors: contributors.map((contributor) => ({
      summary: contributor.summary + 1,
      text: inTextOrder(contributor)
        .map(({ start, end }) => (texts[contributor.summary] ?? "").slice(start, end))
        .join(" … "),
    })),
  }));
}
