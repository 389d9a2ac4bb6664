"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { chosenRanking, keptValue, rankingOf } from "./ranking-value";
import { RankingItems } from "./ranking-items";

/** Target groups, one at a time, each ranked by buttons or by drag and drop. */
export const targetRankingWidget = defineWidget<"target-ranking">({
  questions: ({ key }) => [{ key, itemKey: key, scale: null, name: null }],
  answerOf: ({ key, candidates }, answers) => {
    const { places, input } = keptValue(answers[key], candidates.length);
    const ranking = rankingOf(
      places,
      candidates.map((candidate) => candidate.key),
    );
    return ranking === null ? null : { key, ranking, input };
  },
  chosen: (item, radios, _written, kept) => {
    const value = chosenRanking(item, radios, kept[item.key]);
    if (value === null) return [];
    return [{ key: item.key, value, isComplete: !value.places.includes(null) }];
  },
  isSideBySide: () => false,
  Items: RankingItems,
  loadAnswered: () => import("./answered-ranking"),
});
