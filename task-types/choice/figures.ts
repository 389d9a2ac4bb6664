import { plainFigureOf, shownEstimateOf, type ChoiceFigures } from "@/server/domain/agreement/task-figures";
import { humanFigure, type HumanFigure } from "@/server/stats/choice/human-figure";
import type { JudgedWork, JudgedWorkItem } from "@/server/domain/task/judged-items";
import { answeredTest } from "./answered-test";
import { answerCount, choiceContent } from "./choice-content";

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
    taken: takenAnswers(datasets.flatMap(({ items }) => items)),
    annotators: all.annotators.map((accuracy, at) => ({
      name: annotators[at] ?? "",
      accuracy: shownEstimateOf(accuracy),
    })),
  };
}

/** Of a test with questions in it only these. */
function takenAnswers(items: readonly JudgedWorkItem[]): ChoiceFigures["taken"] {
  const judged = items.map(({ content, values }) => ({ content: choiceContent.parse(content), values }));
  const questions = judged.filter(({ content }) => content.form === "question");
  const by = questions.length === 0 ? "answer" : "place";
  const asked = by === "answer" ? judged : questions;
  const counts = Array.from(
    { length: Math.max(0, ...asked.map(({ content }) => answerCount(content))) },
    () => 0,
  );
  for (const { place } of asked.flatMap(({ values }) => values))
    counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  return { by, counts };
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
