import { plainFigureOf, shownEstimateOf, type ChoiceFigures } from "@/server/domain/agreement/task-figures";
import { humanFigure, type HumanFigure } from "@/server/stats/choice/human-figure";
import type { JudgedWork, JudgedWorkItem } from "../judged-items";
import { answeredTest } from "./answered-test";
import { choiceContent } from "./choice-content";

/** The human figure of each dataset, and how often each annotator is right. */
export function figuresOfChoices({ annotators, datasets }: JudgedWork): ChoiceFigures {
  const figureOf = (items: readonly JudgedWorkItem[]) =>
    humanFigure(
      answeredTest(
        items.map(({ content, values }) => ({ content: choiceContent.parse(content), answers: values })),
        annotators.length,
      ),
    );
  const all = figureOf(datasets.flatMap(({ items }) => items));
  return {
    type: "choice",
    datasets: datasets.map(({ name, items }) => ({
      name,
      questions: items.length,
      ...shown(figureOf(items), items.length),
    })),
    annotators: all.annotators.map((accuracy, at) => ({
      name: annotators[at] ?? "",
      accuracy: shownEstimateOf(accuracy),
    })),
  };
}

function shown({ accuracy, majority, chance, f }: HumanFigure, questions: number) {
  return {
    accuracy: shownEstimateOf(accuracy),
    majority: plainFigureOf(majority, questions),
    chance: plainFigureOf(chance, questions),
    f: f && {
      answers: plainFigureOf(f.answers, questions),
      majority: plainFigureOf(f.majority, questions),
    },
  };
}
