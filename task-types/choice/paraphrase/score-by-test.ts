import type { PairInTest, QuestionInTest } from "@/server/imports/paraphrase/read-paraphrase-tests";
import type { WordVectors } from "@/server/imports/word-vectors";
import { binaryScore } from "@/server/stats/paraphrase/binary-score";
import { choiceScore } from "@/server/stats/paraphrase/choice-score";
import { seededRandom } from "@/server/stats/random";
import { oneHotSimilarity, vectorSimilarity, type TextSimilarity } from "./text-similarity";

/** Tests of paraphrase: pairs, questions, or both. */
export interface ParaphraseTest {
  pairs: readonly PairInTest[];
  questions: readonly QuestionInTest[];
}

/** All texts of a test. */
export const testTexts = ({ pairs, questions }: ParaphraseTest): string[] => [
  ...pairs.flatMap(({ textA, textB }) => [textA, textB]),
  ...questions.flatMap(({ question, candidates }) => [question, ...candidates]),
];

/**
 * How well word vectors tell paraphrases, with one-hot words and random scores beside them.
 * @param seed a whole number, of the tenth that the threshold is fitted on and of the random scores.
 * Source: Baumel, Cohen and Elhadad 2016, table 1.
 */
export function scoreByTest(test: ParaphraseTest, vectors: WordVectors, seed: number) {
  const random = seededRandom(seed);
  const by = (similarity: TextSimilarity) => scoresOf(test, similarity, seed);
  return {
    vectors: by(vectorSimilarity(vectors)),
    oneHot: by(oneHotSimilarity),
    random: by(() => random()),
  };
}

function scoresOf({ pairs, questions }: ParaphraseTest, similarity: TextSimilarity, seed: number) {
  const judged = pairs.map(({ textA, textB, same }) => ({ similarity: similarity(textA, textB), same }));
  const answered = questions.map(({ question, candidates, answer }) => ({
    similarities: candidates.map((candidate) => similarity(question, candidate)),
    answer,
  }));
  return { binary: binaryScore(judged, seed), ranking: choiceScore(answered) };
}
export type ParaphraseScores = ReturnType<typeof scoresOf>;
