import type { VectorTest } from "@/server/domain/task/task";
import type { ScoredModel, VectorFigure } from "@/server/domain/vectors/contracts";
import { readWordVectors } from "@/server/imports/word-vectors";
import { fMeasure } from "@/server/stats/choice/f-measure";
import { readAnsweredTest, type AnsweredRelease } from "./imports/read-answered-test";
import { scoreByTest, testTexts, type ParaphraseScores } from "./paraphrase/score-by-test";
import { unknownWords, vectorWords } from "./paraphrase/text-similarity";

/** Of the tenth that the threshold is fitted on and of random scores, as on the command line. */
const seed = 1;

const ofPairs = ["f"] as const satisfies VectorFigure[];
const ofQuestions = ["successRate", "mrr"] as const satisfies VectorFigure[];

/**
 * Word vectors scored by the tests of paraphrase of a release, those of all its datasets together, beside the most frequent
 * answer of people, one-hot words and random scores (2016 pyramid §4, table 1).
 */
export const choiceVectorTest: VectorTest = {
  uses: (fileName) => /^choices\..*\.csv$/.test(fileName),
  score: async (released, { fileName, open }) => {
    const test: AnsweredRelease = { pairs: [], questions: [] };
    for (const file of released) {
      const one = await readAnsweredTest({ name: file.fileName, open: file.open });
      for (const pair of one.pairs) test.pairs.push(pair);
      for (const question of one.questions) test.questions.push(question);
    }
    const texts = testTexts(test);
    const vectors = await readWordVectors({ name: fileName, open }, vectorWords(texts));
    const scores = scoreByTest(test, vectors, seed);
    const figures = [
      ...(test.pairs.length > 0 ? ofPairs : []),
      ...(test.questions.length > 0 ? ofQuestions : []),
    ];
    const row = (model: ScoredModel, figuresOf: Partial<Record<VectorFigure, number | null>>) => ({
      model,
      values: figures.map((name) => figuresOf[name] ?? null),
    });
    return {
      figures,
      rows: [
        row("vectors", modelFigures(scores.vectors)),
        row("people", peopleFigures(test)),
        row("oneHot", modelFigures(scores.oneHot)),
        row("random", modelFigures(scores.random)),
      ],
      counts: [
        { name: "pairs", count: test.pairs.length },
        { name: "questions", count: test.questions.length },
        { name: "unknownWords", count: unknownWords(texts, vectors).size },
      ],
    };
  },
};

const modelFigures = ({ binary, ranking }: ParaphraseScores) => ({
  f: binary.f.value,
  successRate: ranking.successRate.value,
  mrr: ranking.mrr.value,
});

/** A tie of people is no right answer, and says that two texts differ; people rank no candidates behind their first. */
function peopleFigures({ pairs, questions }: AnsweredRelease) {
  const decisions = pairs.map(({ people, same }) => ({ said: people === true, is: same }));
  const right = questions.filter(({ people, answer }) => people === answer).length;
  return {
    f: fMeasure(decisions).value,
    successRate: questions.length === 0 ? null : right / questions.length,
  };
}
