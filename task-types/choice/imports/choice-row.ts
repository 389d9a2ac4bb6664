import { excerpt } from "@/server/imports/excerpt";
import type { ItemGold, ItemRow } from "@/server/domain/import/item-row";
import type { NamedCells } from "@/server/imports/named-cells";
import { candidateLimits, type ChoiceContent } from "../choice-content";
import { sameAnswers } from "../same-answers";
import { candidateFields, type ChoiceField } from "./choice-fields";

type Cells = NamedCells<ChoiceField>;
type Asked = Pick<ItemRow, "textA" | "textB"> & { content: ChoiceContent };
type Answers = Pick<Extract<ChoiceContent, { form: "question" }>, "form" | "candidates"> | { form: "pair" };

/** The item that a line makes; it is good only if the cells' `errors` stay empty. */
export function choiceRow(cells: Cells, form: ChoiceContent["form"]): ItemRow {
  const asked = form === "question" ? question(cells) : pair(cells);
  return {
    line: cells.line,
    externalId: cells.name("id"),
    ...asked,
    dataset: cells.dataset("dataset"),
    genre: cells.name("genre"),
    group: cells.name("group"),
    split: cells.name("split"),
    referenceScore: asked.content.right,
    scores: null,
    gold: gold(cells, asked.content),
  };
}

function pair(cells: Cells): Asked {
  const [textA, textB] = [cells.neededText("textA"), cells.neededText("textB")];
  return { textA, textB, content: { form: "pair", right: answerNumber(cells, "right", { form: "pair" }) } };
}

const tooMany: ChoiceField = `candidate${candidateLimits.max + 1}`;

function question(cells: Cells): Asked {
  // One more than there may be tells whether there are too many.
  const texts = [...candidateFields, tooMany].map((field) => cells.text(field));
  const count = texts.findLastIndex((text) => text.trim() !== "") + 1;
  const fields = candidateFields.slice(0, count);
  if (count < candidateLimits.min || count > candidateLimits.max) {
    cells.refuse("candidate_count", "candidate1", { n: count, ...candidateLimits });
  }
  const candidates = fields.map((field) => cells.neededText(field));
  fields.forEach((field, at) => {
    const v = candidates[at] ?? "";
    if (v.trim() !== "" && candidates.indexOf(v) < at) {
      cells.refuse("candidate_repeated", field, { v: excerpt(v) });
    }
  });
  const answers = { form: "question", candidates } as const;
  const content = { ...answers, right: answerNumber(cells, "right", answers) };
  return { textA: cells.neededText("question"), textB: candidates.join(" / "), content };
}

function gold(cells: Cells, content: ChoiceContent): ItemGold[] {
  const answer = answerNumber(cells, "gold", content);
  if (answer === null) return [];
  const explanation = cells.name("explanation");
  return [{ dimension: null, answer, order: null, tolerance: 0, explanation, use: cells.goldUse("use") }];
}

/** The number of the answer that a field names, from 1, by its text or else by its number; null where it names none. */
function answerNumber(cells: Cells, field: ChoiceField, content: Answers): number | null {
  const named = cells.name(field);
  if (named === null) return null;
  const answer = content.form === "pair" ? ofPair(named) : ofQuestion(named, content.candidates);
  if (answer === null) {
    cells.refuse(content.form === "pair" ? "same_unknown" : "right_unknown", field, { v: excerpt(named) });
  }
  return answer;
}

/** Other words for the two answers, as tests of paraphrase and spreadsheets write them. */
const otherWords: Readonly<Record<string, (typeof sameAnswers)[number]>> = {
  "1": "same",
  true: "same",
  "0": "not the same",
  false: "not the same",
  not: "not the same",
};

function ofPair(named: string): number | null {
  const word = named.toLowerCase();
  const at = sameAnswers.findIndex((answer) => answer === (otherWords[word] ?? word));
  return at === -1 ? null : at + 1;
}

function ofQuestion(named: string, candidates: readonly string[]): number | null {
  const at = candidates.findIndex((candidate) => candidate.trim() === named);
  if (at !== -1) return at + 1;
  const number = /^\d$/.test(named) ? Number(named) : 0;
  return number >= 1 && number <= candidates.length ? number : null;
}
