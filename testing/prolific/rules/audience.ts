import type { VendorFilter } from "@/server/prolific/prolific-api";
import type { StudyFilter } from "@/server/domain/recruiter/prolific/vendor";
import { require400 } from "./vendor-refusal";

/** Some filters of our own, one of each kind and a few countries. */
export const fakeFilters: VendorFilter[] = [
  {
    id: "current-country-of-residence",
    title: "Country",
    description: "Where do you live?",
    kind: "select",
    choices: [
      { id: "0", title: "United Kingdom" },
      { id: "1", title: "United States" },
      { id: "2", title: "Ireland" },
    ],
    min: null,
    max: null,
  },
  {
    id: "fluent-languages",
    title: "Languages",
    description: "Which languages do you speak fluently?",
    kind: "select",
    choices: [
      { id: "0", title: "English" },
      { id: "1", title: "German" },
    ],
    min: null,
    max: null,
  },
  { id: "age", title: "Age", description: "How old are you?", kind: "range", choices: [], min: 18, max: 100 },
];

const everyone = 200_000;

/** How many fit; each filter leaves a part of the people, and fewer than 25 are told as none. */
export function countEligible(filters: StudyFilter[]): number {
  const count = filters.reduce((left, filter) => Math.floor(left * shareOf(filter)), everyone);
  return count < 25 ? 0 : count;
}

function shareOf(filter: StudyFilter): number {
  const known = fakeFilters.find(({ id }) => id === filter.filter_id);
  require400(known !== undefined, `filter_id: there is no ${filter.filter_id}.`);
  if (!("selected_values" in filter)) return 0.5;
  const choices = new Set(known.choices.map(({ id }) => id));
  require400(
    filter.selected_values.every((each) => choices.has(each)),
    "selected_values: not a valid choice.",
  );
  return filter.selected_values.length / choices.size;
}

/** Hours until the last participant starts: some for every hundred places. */
export function predictHours(places: number) {
  const hours = Math.max(1, places / 100);
  return { hours, low: hours / 2, high: hours * 2 };
}
