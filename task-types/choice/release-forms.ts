import { csvLine } from "@/server/domain/csv-cell";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { countedValues } from "@/server/exports/counted-values";
import {
  textWriter,
  type FormWriter,
  type ReleaseFile,
  type ReleaseView,
  type TableDescription,
} from "@/server/domain/release/release-file";
import { majority } from "@/server/stats/aggregation/majority";
import { humanFigure } from "@/server/stats/choice/human-figure";
import { answeredTest, type AnsweredQuestion } from "./answered-test";
import { candidateLimits, choiceContent, type ChoiceContent } from "./choice-content";
import { sameAnswers } from "./same-answers";

const numbers = Array.from({ length: candidateLimits.max }, (_, at) => at + 1);

const choicesTable: TableDescription = {
  description: "Every question with its right answer and what annotators gave.",
  columns: [
    { name: "id", type: "STRING", description: "The id of the question." },
    { name: "dataset", type: "STRING", description: "The dataset of the question." },
    { name: "genre", type: "STRING", description: "The genre of the question." },
    { name: "group", type: "STRING", description: "Questions of the same group may share a page." },
    { name: "split", type: "STRING", description: "The part of the data, as train or test." },
    { name: "question", type: "STRING", description: "The text that is asked about." },
    ...numbers.map((number) => ({
      name: `candidate${number}`,
      type: "STRING" as const,
      description: `Candidate ${number}; empty where there are fewer.`,
    })),
    { name: "text_a", type: "STRING", description: "The first of two texts." },
    { name: "text_b", type: "STRING", description: "The second of two texts." },
    { name: "right", type: "STRING", description: "The right answer: a number, or same or not." },
    { name: "majority", type: "STRING", description: "What most gave; empty where answers are tied." },
    { name: "votes", type: "INT32", description: "How many gave it." },
    { name: "n", type: "INT32", description: "Counted judgments." },
  ],
};

/**
 * The questions of a dataset with their right answers, those most annotators gave, and how many of n gave them; without
 * a majority where answers are tied. A file of questions, or one of pairs, can be imported again.
 */
const choicesCsv = (dataset: string): ReleaseFile => ({
  name: `choices.${dataset}.csv`,
  kind: "gold",
  dataset,
  table: choicesTable,
  writer: (view) => {
    let used: readonly string[] | null = null;
    return textWriter("", (page) => {
      const values = countedValues(view, page);
      const rows = page.items.map((item, at) =>
        rowOf(
          item,
          (values[at] ?? []).map(({ value }) => value),
        ),
      );
      const head = used === null ? csvLine((used = columnsOf(rows[0], view))) : "";
      const names = used;
      return head + rows.map((row) => csvLine(names.map((name) => row.get(name) ?? null))).join("");
    });
  },
});

type Row = ReadonlyMap<string, string | number | null>;

/** A dataset is of questions or of pairs, as its first item is; a mixed one has the columns of both. */
function columnsOf(first: Row | undefined, { hasSplits }: ReleaseView): readonly string[] {
  const columns = choicesTable.columns
    .map(({ name }) => name)
    .filter((name) => hasSplits || name !== "split");
  if (first === undefined) return columns;
  const isPair = first.has("text_a");
  const others = isPair ? /^(question|candidate\d)$/ : /^text_[ab]$/;
  return columns.filter((name) => !others.test(name));
}

function rowOf(item: ReleasedItem, values: readonly number[]): Row {
  const content = choiceContent.parse(item.content);
  const most = majority(values);
  const isClear = most.value !== null && most.tied.length === 1;
  return new Map([
    ["id", item.item],
    ["dataset", item.dataset],
    ["genre", item.genre],
    ["group", item.group],
    ["split", item.split ?? null],
    ...asked(item, content),
    ["right", content.right === null ? null : answerText(content, content.right)],
    ["majority", isClear ? answerText(content, most.value) : null],
    ["votes", most.value === null ? 0 : most.votes],
    ["n", values.length],
  ]);
}

function asked({ textA, textB }: ReleasedItem, content: ChoiceContent): [string, string][] {
  if (content.form === "pair") {
    return [
      ["text_a", textA],
      ["text_b", textB],
    ];
  }
  return [
    ["question", textA],
    ...content.candidates.map((text, at): [string, string] => [`candidate${at + 1}`, text]),
  ];
}

const answerText = ({ form }: ChoiceContent, number: number): string | number =>
  form === "question" ? number : (sameAnswers[number - 1] ?? number);

/** What people did on the test, to set beside what systems do: accuracy, chance, and of pairs the F-measure. */
const humanJson = (dataset: string): ReleaseFile => ({
  name: `human.${dataset}.json`,
  kind: "agreement",
  dataset,
  writer: (view) => humanWriter(view),
});

function humanWriter(view: ReleaseView): FormWriter {
  const questions: AnsweredQuestion[] = [];
  return {
    start: () => "",
    page: (page) => {
      const values = countedValues(view, page);
      for (const [at, item] of page.items.entries()) {
        questions.push({ content: choiceContent.parse(item.content), answers: values[at] ?? [] });
      }
      return "";
    },
    end: () => {
      const { annotators, ...figures } = humanFigure(answeredTest(questions, view.annotators.length));
      const named = annotators.map((accuracy, at) => ({ annotator: view.annotators[at], ...accuracy }));
      return `${JSON.stringify({ questions: questions.length, ...figures, annotators: named }, null, 2)}\n`;
    },
  };
}

export const choiceForms = [choicesCsv, humanJson];
