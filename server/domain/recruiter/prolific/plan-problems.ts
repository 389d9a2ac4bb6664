import type { FieldProblems } from "@/server/domain/field-problems";
import { isSameValue } from "@/server/domain/project/overwritten";
import type { StudyPlan } from "./study-plan";
import type { StudyFilter } from "./vendor";

/** What Prolific does not change any more once a study is published. */
const fixedOncePublished = [
  "title",
  "description",
  "minutes",
  "rewardMinor",
  "devices",
  "filters",
  "approval",
  "screenOutMinor",
  "abilities",
] as const satisfies readonly (keyof StudyPlan)[];

/** A study that takes or took people, as it was planned, with the places it has there. */
export interface PublishedPlan {
  plan: StudyPlan;
  places: number;
}

/** What keeps a plan from being saved, by field. @param published null while the study is no more than a draft */
export function planProblems(plan: StudyPlan, published: PublishedPlan | null): FieldProblems {
  return {
    ...(plan.mostPlaces < plan.places && {
      "plan.mostPlaces": { reason: "fewer_than_places", params: { places: plan.places } },
    }),
    ...screenOutProblems(plan),
    ...filterProblems(plan.filters),
    ...(published !== null && publishedProblems(plan, published)),
  };
}

/** Prolific pays people who do not pass something, and less than those who finish. */
function screenOutProblems({ abilities, screenOutMinor, rewardMinor }: StudyPlan): FieldProblems {
  if (!abilities.screenOutPay) return {};
  if (screenOutMinor === 0) {
    return { "plan.screenOutMinor": { reason: "not_above", params: { minimum: 0 } } };
  }
  if (screenOutMinor < rewardMinor) return {};
  return { "plan.screenOutMinor": { reason: "not_below", params: { maximum: rewardMinor } } };
}

/** A filter that lets everyone pass, or nobody, is none. */
function filterProblems(filters: StudyPlan["filters"]): FieldProblems {
  return Object.fromEntries(
    filters.flatMap((filter, at) => {
      const reason = filterProblem(filter);
      return reason === null ? [] : [[`plan.filters.${at}`, { reason, params: {} }] as const];
    }),
  );
}

function filterProblem(filter: StudyFilter): "filter_empty" | "filter_reversed" | null {
  if ("selected_values" in filter) return filter.selected_values.length === 0 ? "filter_empty" : null;
  const { lower, upper } = filter.selected_range;
  if (lower === undefined && upper === undefined) return "filter_empty";
  return lower !== undefined && upper !== undefined && lower > upper ? "filter_reversed" : null;
}

function publishedProblems(plan: StudyPlan, { plan: before, places }: PublishedPlan): FieldProblems {
  const changed = fixedOncePublished.filter((field) => !isSameValue(plan[field], before[field]));
  return {
    ...(plan.places < places && { "plan.places": { reason: "places_only_grow", params: { places } } }),
    ...Object.fromEntries(
      changed.map((field) => [`plan.${field}`, { reason: "fixed_once_published", params: {} }]),
    ),
  };
}
