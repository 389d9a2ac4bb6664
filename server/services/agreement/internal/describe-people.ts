import type { AnnotatorAgreement } from "@/server/domain/agreement/agreement";
import { ownUsage } from "@/server/domain/agreement/own-usage";
import { countedLeaveOneOut, uncountedLeaveOneOut } from "@/server/domain/agreement/leave-one-out";
import { groupBy } from "@/server/domain/group-by";
import type { AnnotatorCorrelation } from "@/server/stats/agreement/inter-tagger";
import { byAnnotator } from "@/server/stats/judgments/by-annotator";
import type { DimensionData, ProjectPerson } from "./read-agreement-data";

/** How each annotator agrees with the others and uses the scale: those whose judgments count, then the excluded. */
export function describePeople(
  data: DimensionData,
  people: readonly ProjectPerson[],
  correlations: readonly AnnotatorCorrelation[],
): AnnotatorAgreement[] {
  const personOf = new Map(people.map((person) => [person.id, person]));
  return [...countedPeople(data, personOf, correlations), ...excludedPeople(data, personOf)];
}

type PersonOf = ReadonlyMap<string, ProjectPerson>;

function countedPeople(
  { table, annotatorIds, range }: DimensionData,
  personOf: PersonOf,
  correlations: readonly AnnotatorCorrelation[],
): AnnotatorAgreement[] {
  const { starts, judgments } = byAnnotator(table);
  return correlations.flatMap((correlation) => {
    const { annotator } = correlation;
    const person = personOf.get(annotatorIds[annotator] ?? "");
    if (person === undefined) return [];
    const own = judgments.subarray(starts[annotator], starts[annotator + 1]);
    const values = Array.from(own, (judgment) => table.points[table.codes[judgment]!]!);
    const usage = ownUsage(values, range);
    return [{ ...aboutPerson(person), items: values.length, ...countedLeaveOneOut(correlation), ...usage }];
  });
}

function excludedPeople({ table, excluded, range }: DimensionData, personOf: PersonOf): AnnotatorAgreement[] {
  return groupBy(excluded, ({ annotatorId }) => annotatorId).flatMap((judged) => {
    const person = personOf.get(judged[0].annotatorId);
    if (person === undefined) return [];
    const usage = ownUsage(
      judged.map(({ value }) => value),
      range,
    );
    const figures = uncountedLeaveOneOut(table, judged);
    return [{ ...aboutPerson(person), items: judged.length, ...figures, ...usage }];
  });
}

function aboutPerson({ pseudonym, state, isExcluded, hits, goldRight, goldAnswered }: ProjectPerson) {
  const gold = { right: goldRight, answered: goldAnswered };
  return { annotator: pseudonym, state, isExcluded, hits, gold };
}
