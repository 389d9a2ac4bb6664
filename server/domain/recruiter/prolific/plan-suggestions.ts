import type { ProlificView } from "./contracts";
import { payFloors } from "./policy-sources";
import { leastReward, placesFor, type StudyPlan } from "./study-plan";

/** A value for a field of the plan, with what it comes from. */
export type PlanSuggestion = {
  value: number;
} & (
  | { field: "places"; source: "pages-left"; params: { pages: number } }
  | { field: "minutes"; source: "measured"; params: { people: number } }
  | { field: "minutes"; source: "pages"; params: { pages: number; minutes: number } }
  | { field: "minutes"; source: "plain"; params: { minutes: number } }
  | { field: "rewardMinor"; source: "least" | "recommended"; params: { hourlyMinor: number } }
  | { field: "rewardMinor"; source: "page-pay"; params: { pageMinor: number } }
);

export type SuggestedField = PlanSuggestion["field"];

interface KnownFigures {
  work: Pick<
    ProlificView["work"],
    "pagesLeft" | "measured" | "measuredPages" | "plainPageMinutes" | "payPerPageMinor"
  >;
  /** Pay an hour, as Prolific told it; null where it was not asked. */
  hourly: { minimum: number; recommended: number } | null;
  currency: string;
}

const mostPlaces = 10_000;
const mostMinutes = 600;

/** What the figures that are known suggest for a plan; what the plan has already is left out. */
export function planSuggestions(
  plan: Pick<StudyPlan, "places" | "pagesPerPlace" | "minutes" | "rewardMinor">,
  known: KnownFigures,
): PlanSuggestion[] {
  const found = [placesSuggestion(plan, known), minutesSuggestion(plan, known), ...rewards(plan, known)];
  return found.filter((each) => each !== null).filter(({ field, value }) => plan[field] !== value);
}

function placesSuggestion(
  { pagesPerPlace }: Pick<StudyPlan, "pagesPerPlace">,
  { work: { pagesLeft: pages } }: KnownFigures,
): PlanSuggestion | null {
  if (pages === 0) return null;
  const value = Math.min(mostPlaces, placesFor(pages, pagesPerPlace));
  return { field: "places", source: "pages-left", value, params: { pages } };
}

/** By the best that is known: whole places, then pages, then what a page is reckoned to take. */
function minutesSuggestion(
  { pagesPerPlace }: Pick<StudyPlan, "pagesPerPlace">,
  { work: { measured, measuredPages, plainPageMinutes } }: KnownFigures,
): PlanSuggestion {
  const value = (minutes: number) => Math.min(mostMinutes, Math.max(1, Math.ceil(minutes)));
  if (measured !== null) {
    const { minutes, people } = measured;
    return { field: "minutes", source: "measured", value: value(minutes), params: { people } };
  }
  if (measuredPages !== null) {
    const { minutes, pages } = measuredPages;
    const params = { pages, minutes };
    return { field: "minutes", source: "pages", value: value(minutes * pagesPerPlace), params };
  }
  const params = { minutes: plainPageMinutes };
  return { field: "minutes", source: "plain", value: value(plainPageMinutes * pagesPerPlace), params };
}

function rewards(
  { minutes, pagesPerPlace }: Pick<StudyPlan, "minutes" | "pagesPerPlace">,
  { work: { payPerPageMinor: pageMinor }, hourly, currency }: KnownFigures,
): (PlanSuggestion | null)[] {
  const { minimum = null, recommended = null } = hourly ?? floorsOf(currency) ?? {};
  const hour = (source: "least" | "recommended", hourlyMinor: number | null): PlanSuggestion | null =>
    hourlyMinor === null
      ? null
      : { field: "rewardMinor", source, value: leastReward(hourlyMinor, minutes), params: { hourlyMinor } };
  const pages: PlanSuggestion | null = pageMinor
    ? { field: "rewardMinor", source: "page-pay", value: pageMinor * pagesPerPlace, params: { pageMinor } }
    : null;
  return [hour("least", minimum), hour("recommended", recommended), pages];
}

function floorsOf(currency: string) {
  const floors = payFloors[currency];
  return floors && { minimum: floors.least, recommended: floors.recommended };
}
