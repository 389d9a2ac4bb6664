"use client";

import type { Answers } from "@/app/_annotator/hit/hit-state";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";
import type { ChosenValue, Question } from "@/app/_annotator/widget/widget";

interface RatedItem {
  key: string;
  dimensions: readonly ShownDimension[];
}

/** The questions of an item that is rated on one dimension or on several: each dimension is one. */
export function ratedQuestions({ key: itemKey, dimensions }: RatedItem): Question[] {
  const [only, ...others] = dimensions;
  if (only !== undefined && others.length === 0) {
    return [{ key: itemKey, itemKey, scale: only.scale, name: null }];
  }
  return dimensions.map(({ id, label, scale }) => ({
    key: questionKey(itemKey, id),
    itemKey,
    scale,
    name: label,
  }));
}

/** The key of the question about one of several dimensions. */
export const questionKey = (itemKey: string, dimension: string) => `${itemKey}.${dimension}`;

/** What is sent of a rated item; null while a dimension has no answer. */
export function ratedAnswer(item: RatedItem, answers: Answers) {
  const values: Record<string, number | "NA"> = {};
  for (const [at, { key }] of ratedQuestions(item).entries()) {
    const value = answers[key];
    const { id } = item.dimensions[at] ?? {};
    if (id === undefined || (typeof value !== "number" && value !== "NA")) return null;
    values[id] = value;
  }
  return { key: item.key, values };
}

/** Radio buttons of a scale are called like their question and carry its value. */
export function ratedChoices(item: RatedItem, radios: ReadonlyMap<string, string>): ChosenValue[] {
  return ratedQuestions(item).flatMap(({ key }) => {
    const chosen = radios.get(key);
    if (chosen === undefined) return [];
    return [{ key, value: chosen === "NA" ? chosen : Number(chosen), isComplete: true }];
  });
}
