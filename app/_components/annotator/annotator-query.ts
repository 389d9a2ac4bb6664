import { z } from "zod";
import type { SearchParams } from "@/app/_components/item/item-query";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import type { TaskType } from "@/server/domain/project/project";
import { hasGold, ratesOnScale } from "@/server/domain/project/uses-scale";
import { annotatorStates } from "@/server/domain/standing/standing";

/** The orders of the list; in each, whoever has no such figure comes last. */
export const annotatorSorts = [
  "id",
  "objection",
  "gold",
  "agreement",
  "seconds",
  "run",
  "missing",
  "late",
  "hits",
  "due",
  "seen",
] as const;
export type AnnotatorSort = (typeof annotatorSorts)[number];

/** The orders that mean something for a task type. */
export function sortsFor(taskType: TaskType): AnnotatorSort[] {
  const isRated = ratesOnScale(taskType);
  const ofSomeTasks: Partial<Record<AnnotatorSort, boolean>> = {
    gold: hasGold(taskType),
    agreement: isRated,
    missing: isRated,
  };
  return annotatorSorts.filter((sort) => ofSomeTasks[sort] ?? true);
}

const first = (value: unknown) => (Array.isArray(value) ? (value as unknown[])[0] : value);

const annotatorQueryParts = z.object({
  state: z.preprocess(first, z.enum(["all", ...annotatorStates, "excluded"])).catch("all"),
  sort: z.preprocess(first, z.enum(annotatorSorts)).catch("id"),
});
export type AnnotatorQuery = z.infer<typeof annotatorQueryParts>;

/** Which annotators the address asks for, and in which order; what cannot be read is left out. */
export function annotatorQuery(params: SearchParams): AnnotatorQuery {
  return annotatorQueryParts.parse(params);
}

/** The figure of an order, smaller ones first; null where there is none. */
const rankOf: Record<Exclude<AnnotatorSort, "id">, (annotator: ListedAnnotator) => number | null> = {
  objection: ({ objects }) => (objects ? 0 : 1),
  gold: ({ goldAccuracy }) => goldAccuracy.value,
  agreement: ({ agreement }) => agreement.value,
  seconds: ({ medianSeconds }) => medianSeconds,
  run: ({ longestRun }) => -longestRun,
  missing: ({ missingShare }) => (missingShare.value === null ? null : -missingShare.value),
  late: ({ latePages }) => -latePages,
  hits: ({ hits }) => -hits,
  due: ({ due }) => (due === null ? null : -due.amount),
  seen: ({ lastSeenAt }) => -Date.parse(lastSeenAt),
};

/** The annotators asked for, in the order asked for; ties stay in the order given. */
export function chosenAnnotators(
  annotators: readonly ListedAnnotator[],
  { state, sort }: AnnotatorQuery,
): ListedAnnotator[] {
  const isChosen = ({ isExcluded, state: own }: ListedAnnotator) =>
    state === "excluded" ? isExcluded : own === state;
  const chosen = annotators.filter((annotator) => state === "all" || isChosen(annotator));
  if (sort === "id") return chosen;
  const rank = (annotator: ListedAnnotator) => rankOf[sort](annotator) ?? Number.MAX_VALUE;
  return chosen.sort((one, other) => rank(one) - rank(other));
}
