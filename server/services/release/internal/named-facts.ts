import { groupBy } from "@/server/domain/group-by";
import { ascending } from "@/server/domain/release/ascending";
import type { ProjectFacts } from "./read-facts";

/** The facts with pseudonyms, in orders that do not tell which is whose. */
export function namedFacts(facts: ProjectFacts, nameOf: (id: string) => string): ProjectFacts {
  const byName = <T extends { annotator: string }>(rows: readonly T[]): T[] =>
    rows.map((one) => ({ ...one, annotator: nameOf(one.annotator) }));
  const { itemReports, replacedAnswers, questionnaireAnswers } = facts;
  return {
    ...facts,
    exclusions: byName(facts.exclusions).sort(
      (a, b) => ascending(a.excludedAt, b.excludedAt) || ascending(a.annotator, b.annotator),
    ),
    ...(itemReports && {
      itemReports: withinItems(
        byName(itemReports),
        (a, b) => ascending(a.annotator, b.annotator) || ascending(a.reportedAt, b.reportedAt),
      ),
    }),
    ...(questionnaireAnswers && {
      questionnaireAnswers: byName(questionnaireAnswers).sort(
        (a, b) => ascending(a.annotator, b.annotator) || ascending(a.question, b.question),
      ),
    }),
    ...(replacedAnswers && {
      replacedAnswers: withinItems(
        byName(replacedAnswers),
        (a, b) =>
          ascending(a.annotator, b.annotator) ||
          ascending(a.dimension, b.dimension) ||
          a.revision - b.revision,
      ),
    }),
  };
}

/** Items stay in their order; what was said of each of them is sorted. */
function withinItems<T extends { dataset: string; item: string }>(
  rows: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const ofItem = groupBy(rows, ({ dataset, item }) => JSON.stringify([dataset, item]));
  return ofItem.flatMap((group) => [...group].sort(compare));
}
