import { expect, test } from "vitest";
import { taskTypes, type TaskType } from "@/server/domain/project/project";
import type { AskedItem } from "@/server/domain/task/task";
import { tasks } from "./tasks";
import { answer } from "@/server/domain/task/wire";

const dimension = (id: string) => ({
  id,
  label: id,
  definition: "",
  scale: {
    step: 1,
    notApplicable: false,
    points: [0, 5].map((value) => ({ value, label: "", definition: "" })),
  },
});
const asked = (content: unknown, ids = ["similarity"], order: number[] = []): AskedItem => ({
  textA: "The whole larger text",
  textB: "",
  content,
  order,
  dimensions: ids.map(dimension),
  settings: { allowTies: false, imageHosts: [] },
});

const limits = { minimum: 2, maximum: 3 };
const records = { a: { fields: [], image: null, link: null }, b: { fields: [], image: null, link: null } };
const pairs = ["ab", "cd", "ef", "gh"].map((letters) => [...letters]);
const items: Partial<Record<TaskType, AskedItem>> = {
  "pair-rating": asked(null),
  "typed-rating": asked(records, ["general", "time"]),
  "pair-writing": asked({ requested: 1, form: "phrase", limits }, ["text"]),
  choice: asked({ form: "question", candidates: ["a", "b"], right: null }, ["choice"], [1, 0]),
  "best-worst": asked({ pairs }, ["most", "least"], [3, 2, 1, 0]),
  "target-ranking": asked(
    { positives: ["a", "b", "c"], distractors: [], randoms: [] },
    ["ranking"],
    [2, 0, 1],
  ),
};

const rulesOf = (type: TaskType, given: object) =>
  tasks[type].check(answer.parse({ key: "k", ...given }), items[type] ?? asked(null));

const values = { values: { similarity: 3 } };
const ranking = { ranking: ["c1", "c2", "c3"] };
const written = [{ text: "some words" }, { blank: "other" }];

const foreign: Record<TaskType, object[]> = {
  "pair-rating": [ranking, ...written],
  "typed-rating": [ranking, ...written],
  "word-to-sense": [ranking, ...written],
  choice: [ranking, ...written],
  "best-worst": [ranking, ...written],
  "pair-writing": [values, ranking],
  "target-ranking": [values, ...written],
};

test.each(taskTypes)("an answer in the form of another type than %s is malformed", (type) => {
  expect(foreign[type].map((given) => rulesOf(type, given))).toEqual(foreign[type].map(() => ["malformed"]));
});

test.each<[TaskType, object, string[]]>([
  ["pair-rating", { values: { similarity: 9 } }, ["off_scale"]],
  ["pair-rating", { values: { other: 3 } }, ["unknown_dimension", "missing"]],
  ["pair-rating", { values: { similarity: "NA" } }, ["not_applicable"]],
  ["typed-rating", { values: { general: 3 } }, ["missing"]],
  ["typed-rating", { values: { general: 3, time: 0.5 } }, ["off_scale"]],
  ["choice", { values: { choice: 0 } }, ["off_scale"]],
  ["choice", { values: { choice: 3 } }, ["off_scale"]],
  ["best-worst", { values: { most: 2, least: 2 } }, ["most_is_least"]],
  ["best-worst", { values: { most: 5, least: 2 } }, ["off_scale"]],
  ["best-worst", { values: { most: 1 } }, ["missing"]],
  ["target-ranking", { ranking: ["c1", "c2"] }, ["missing"]],
  ["target-ranking", { ranking: [] }, ["missing"]],
  ["target-ranking", { ranking: ["c1", "c1", "c2", "c3"] }, ["ranked_twice"]],
  ["target-ranking", { ranking: ["c1", "c2", "c9"] }, ["unknown_candidate", "missing"]],
  ["target-ranking", { ranking: ["c1", ["c2", "c3"]] }, ["tied"]],
  ["target-ranking", { ranking: Array.from({ length: 27 }, (_, at) => `c${at + 1}`) }, ["unknown_candidate"]],
  ["target-ranking", { ranking: ["c1", "c2", "c3".repeat(10)] }, ["unknown_candidate", "missing"]],
  ["pair-writing", { text: "  " }, ["no_text"]],
  ["pair-writing", { text: "x".repeat(5_001) }, ["text_too_long"]],
  ["pair-writing", { blank: "no mood" }, ["unknown_blank_reason"]],
  ["pair-writing", { text: "one two three four" }, ["too_many_words"]],
  ["pair-writing", { text: "one\ntwo" }, ["several_lines"]],
])("%s: %o breaks %o", (type, given, rules) => {
  expect(rulesOf(type, given)).toEqual(rules);
});

test.each([
  { values: { similarity: NaN } },
  { values: { similarity: Infinity } },
  { values: { similarity: "3" } },
  { text: 5 },
  { blank: null },
  { text: "x", blank: "other" },
  { ranking: [[]] },
  {},
])("%o is no answer of any type", (given) => {
  expect(answer.safeParse({ key: "k", ...given }).success).toBe(false);
});
