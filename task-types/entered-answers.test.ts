import { expect, test } from "vitest";
import { enteredAnswers, enteredFrom } from "@/server/domain/assignment/entered-page";
import { taskTypes, type TaskType } from "@/server/domain/task/task-types";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";
import { answerFormOf } from "./answer-forms";

const scale = { step: 1, notApplicable: true, points: [] };
const dimension = (id: string) => ({ id, label: id, definition: "", scale });
const rated = (type: string, ids = ["similarity"]) => ({ type, dimensions: ids.map(dimension) });
const values = (given: Record<string, number | "NA">) => ({ values: given });

/** An item of each type, with answers to it; what the way back does not read is left out. */
const cases: Record<TaskType, [item: object, ...answers: object[]]> = {
  "pair-rating": [rated("pair-rating"), values({ similarity: 3 }), values({ similarity: "NA" })],
  "typed-rating": [rated("typed-rating", ["author", "time"]), values({ author: 0, time: 5 })],
  "word-to-sense": [rated("word-to-sense"), values({ similarity: 4 })],
  "direct-rating": [rated("direct-rating"), values({ similarity: 0 })],
  choice: [rated("choice", ["choice"]), values({ choice: 2 })],
  "best-worst": [rated("best-worst", ["most", "least"]), values({ most: 2, least: 4 })],
  "pair-writing": [
    { type: "pair-writing", form: "phrase", largerText: "A whole text", limits: { minimum: 1, maximum: 9 } },
    { text: "two words" },
    { blank: "other" },
  ],
  "target-ranking": [
    { type: "target-ranking", candidates: ["a", "b", "c"].map((key) => ({ key, text: key })) },
    { ranking: ["c", "a", "b"], input: "buttons" },
    { ranking: [["a", "c"], "b"], input: "list" },
    { ranking: ["b", ["a", "c"]], input: "buttons" },
  ],
  "unit-marking": [
    { type: "unit-marking", summaries: [{ heading: "A", text: "One bridge." }] },
    { units: [{ label: "A bridge", contributors: [{ summary: 0, parts: [{ start: 0, end: 3 }] }] }] },
  ],
};

test.each(taskTypes)("what was sent of %s comes back to its page and is sent again as it was", (type) => {
  const form = answerFormOf(type);
  const [item, ...answers] = cases[type];
  const items = [{ key: "k", ...item }] as unknown as LeasedItem[];
  for (const answer of answers) {
    const sent = { key: "k", ...answer, comment: "Hm.", confidence: 2 } as Answer;
    const entered = enteredFrom(form, items, [sent]);
    expect(form.questions(items[0]!).every(({ key }) => entered.answers[key] !== undefined)).toBe(true);
    expect(enteredAnswers(form, items, entered)).toEqual([sent]);
  }
});

test("an answer in the form of another type leaves its question open", () => {
  for (const type of taskTypes) {
    const items = [{ key: "k", ...cases[type][0] }] as unknown as LeasedItem[];
    const other = type === "pair-writing" ? values({ similarity: 3 }) : { text: "words" };
    expect(enteredFrom(answerFormOf(type), items, [{ key: "k", ...other }]).answers).toEqual({});
  }
});
