import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import type { GradedAnswer, ScreeningEvidence } from "@/server/stats/exclusion/evidence";
import { isWithin } from "@/server/stats/is-within";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { historiesOf } from "../ratings/ordered-ratings";
import { tableOfRatings } from "../ratings/table-of-ratings";

/** Known answers by item number, null where there is none; and how far off an answer may be and still be right. */
export interface CrowdKnownAnswers {
  values: (number | null)[];
  tolerance: number;
}

/** A table of judgments in the forms that screening needs. */
export interface ScreenedCrowd {
  ratings: Ratings;
  table: JudgmentTable;
  /** Each annotator's judgments in the order in which they were given. */
  histories: Rating[][];
  gold: CrowdKnownAnswers | null;
}

export function crowdOf(ratings: Ratings, gold: CrowdKnownAnswers | null): ScreenedCrowd {
  const { annotators, ratings: all } = ratings;
  return {
    ratings,
    table: tableOfRatings(ratings, all),
    histories: historiesOf(annotators.length, all),
    gold,
  };
}

/** What the exclusion rules look at. */
export function evidenceOf({ table, histories, gold }: ScreenedCrowd): ScreeningEvidence {
  return {
    table,
    answers: histories.map((history) => history.map(({ value }) => value)),
    seconds: histories.map((history) => history.map(({ seconds }) => seconds)),
    ...(gold === null ? {} : { gold: { graded: histories.map((history) => gradedAnswers(history, gold)) } }),
  };
}

/** Whether each judgment of a history answers gold rightly; null for items that are no gold. N/A is a wrong answer. */
export function goldHistory({ items }: Ratings, history: readonly Rating[], gold: CrowdKnownAnswers) {
  return history.map((rating) => {
    const { name, dataset, dimension } = items[rating.item]!;
    const item = dimension === null ? `${rating.item}` : JSON.stringify([dataset, name]);
    return { item, correct: graded(rating, gold)?.isRight ?? null };
  });
}

function gradedAnswers(history: readonly Rating[], gold: CrowdKnownAnswers): GradedAnswer[] {
  return history.flatMap((rating) => graded(rating, gold) ?? []);
}

function graded({ item, value }: Rating, { values, tolerance }: CrowdKnownAnswers): GradedAnswer | null {
  const known = values[item] ?? null;
  if (known === null) return null;
  return { given: value, known, isRight: value !== null && isWithin(tolerance, value, known) };
}
