import type { AnswerForm, ItemOf } from "@/server/domain/task/answer-form";
import { chosenRanking, keptValue, placesOf, rankingOf } from "./ranking-value";

/** Each candidate has a row of radio buttons, one for each place. */
export const rankingForm: AnswerForm<ItemOf<"target-ranking">> = {
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
  enteredOf: ({ key, candidates }, answer) => {
    if (!("ranking" in answer)) return {};
    const { ranking, input = "buttons" } = answer;
    const keys = candidates.map((candidate) => candidate.key);
    return { [key]: { places: placesOf(ranking, keys), lost: [], input } };
  },
};
