import { gradeRanking } from "@/server/domain/gold/grade-ranking";
import { ranksOfOrder } from "@/server/stats/ranking/ranks-of-order";
import { withoutScale } from "@/server/domain/task/asked-dimension";
import { rulesOfAllAnswers } from "@/server/domain/task/outcomes";
import { targetRankingDeclaration } from "@/server/domain/task/target-ranking/declaration";
import { targetRankingDemo } from "./demo";
import { defineTask } from "@/server/domain/task/task";
import { groupReader } from "./imports/group-reader";
import {
  candidateKeys,
  candidatesByPlace,
  checkRanking,
  judgedRanks,
  ranksText,
  readRanks,
} from "@/server/domain/task/target-ranking/judge-ranking";
import { rankingRehearsal } from "./ranking-rehearsal";
import { rankingForms } from "./release-forms";
import { rankingVectorTest } from "./vector-test";
import { positiveLimits, targetGroup } from "./target-group";

/** The positives of a target, ranked by how similar they are to it (2016, ranking). */
export const targetRanking = defineTask(targetRankingDeclaration, {
  content: targetGroup,
  outcomes: {
    agreementLevels: [],
    exclusionRules: ["pairwise", "gold-accuracy", ...rulesOfAllAnswers],
    aggregationMethods: [],
  },
  shuffledParts: ({ positives }) => positives.length,
  show: ({ textA, content: { positives }, order, dimensions, settings }) => {
    const shown = order.length === 0 ? positives.map((_, at) => at) : order;
    return {
      target: textA,
      candidates: shown.map((place, at) => ({ key: `c${at + 1}`, text: positives[place] ?? "" })),
      allowTies: settings.allowTies,
      dimensions: dimensions.map(withoutScale),
    };
  },
  check: (answer, { content, order, settings }) =>
    checkRanking(answer, candidateKeys(content.positives.length, order), settings.allowTies),
  judge: (answer, { content, order, dimensions }) => {
    const ranks = judgedRanks(answer, candidateKeys(content.positives.length, order));
    const judged = { value: null, answer: ranksText(ranks) };
    return Object.fromEntries(dimensions.map(({ id }) => [id, judged]));
  },
  inWords: ({ answer }, { positives }) => ({
    kind: "ranking",
    places: candidatesByPlace(positives, readRanks(answer ?? "")),
  }),
  isRight: ({ answer: threshold, order }, { answer }) =>
    order !== null &&
    answer !== null &&
    gradeRanking(ranksOfOrder(order), readRanks(answer), threshold).right,
  accepted: ({ order: known }, _scale, order) => {
    const keys = candidateKeys(known?.length ?? 0, order);
    return (known ?? []).map((place) => keys[place] ?? "");
  },
  checkItem: ({ textA, candidates }) =>
    textA === "" || candidates.length < positiveLimits.min
      ? null
      : { textA, textB: "", content: { positives: [...candidates], distractors: [], randoms: [] } },
  candidates: ({ positives }) => positives,
  rehearsal: rankingRehearsal,
  reader: groupReader,
  releaseForms: rankingForms,
  vectorTest: rankingVectorTest,
  demo: targetRankingDemo,
});
