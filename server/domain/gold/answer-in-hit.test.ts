import { expect, test } from "vitest";
import { tasks } from "@/task-types/tasks";
import type { TaskType } from "@/server/domain/task/task-types";
import { answerInHit } from "./answer-in-hit";

const asking = (type: TaskType, id: string) => ({
  task: tasks[type],
  dimension: { id, label: "", definition: "", scale: { step: 1, notApplicable: true, points: [] } },
  settings: { allowTies: false, imageHosts: [] },
});
const item = (itemId: string, content: unknown = null) => ({ itemId, textA: "A", textB: "B", content });

const rated = {
  shown: [
    { key: "k1", itemId: "one", isGold: true },
    { key: "k2", itemId: "two", isGold: true },
  ],
  body: {
    answers: [
      { key: "k2", values: { similarity: 4 } },
      { key: "k1", values: { similarity: "NA" } },
    ],
    seconds: {},
  },
};

test("an item's answer is found by its key, in whatever order answers came", () => {
  const rating = asking("pair-rating", "similarity");
  expect(answerInHit(rating, rated, item("two"))).toEqual({ value: 4, answer: null });
  expect(answerInHit(rating, rated, item("one"))).toEqual({ value: null, answer: null });
});

test("an item that is not on the page has no answer there", () => {
  expect(answerInHit(asking("pair-rating", "similarity"), rated, item("three"))).toBeUndefined();
});

const shuffled = [{ key: "k1", itemId: "one", isGold: true, order: [2, 0, 1] }];

test("a number is that of the part in its item, wherever it was shown", () => {
  const content = { form: "question", candidates: ["a", "b", "c"], right: null };
  const hit = { shown: shuffled, body: { answers: [{ key: "k1", values: { choice: 1 } }] } };
  expect(answerInHit(asking("choice", "choice"), hit, item("one", content))).toMatchObject({ value: 3 });
});

test("a ranking has a rank for each part by its place in the item", () => {
  const content = { positives: ["a", "b", "c"], distractors: [], randoms: [] };
  const hit = { shown: shuffled, body: { answers: [{ key: "k1", ranking: ["c1", "c2", "c3"] }] } };
  const found = answerInHit(asking("target-ranking", "ranking"), hit, item("one", content));
  expect(found).toEqual({ value: null, answer: "[2,3,1]" });
});
