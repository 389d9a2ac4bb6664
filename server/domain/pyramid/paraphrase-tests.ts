import { binaryTest } from "./binary-test";
import { choiceTest } from "./choice-test";
import type { PyramidTestChoices } from "./contracts";
import { sizeOf, type NamedPyramid } from "./named-pyramid";

/** Both tests of paraphrase from pyramids, with what they contain and what was left out of them and why. */
export function paraphraseTests(named: readonly NamedPyramid[], { seed, balanced }: PyramidTestChoices) {
  const pyramids = named.map(({ pyramid }) => pyramid);
  const { pairs, ...leftOut } = binaryTest(pyramids, { seed, balanced });
  const { questions, withoutQuestion } = choiceTest(pyramids, seed);
  const positive = pairs.filter(({ same }) => same).length;
  const report = {
    positive,
    negative: pairs.length - positive,
    questions: questions.length,
    ...leftOut,
    withoutQuestion,
    pyramids: named.map(sizeOf),
  };
  return { pairs, questions, report };
}
export type ParaphraseTestsReport = ReturnType<typeof paraphraseTests>["report"];
