import { expect, test } from "vitest";
import { declarations, taskTypes, type TaskType } from "@/server/domain/task/task-types";
import { rankingAnswer } from "@/server/domain/task/target-ranking/wire";
import { unitsAnswer } from "@/server/domain/task/unit-marking/wire";
import { scaleAnswer } from "@/server/domain/task/scale-answer";
import { writingAnswer } from "@/server/domain/task/pair-writing/wire";
import type { z } from "zod";
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
  "unit-marking": asked(
    {
      text: "One 🌉 bridge.\nTwo.",
      headerPattern: null,
      summaries: [
        { heading: "A", start: 0, end: 14 },
        { heading: "B", start: 15, end: 19 },
      ],
    },
    ["units"],
  ),
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
const unit = (start: number, end: number, summary = 0) => ({ summary, parts: [{ start, end }] });
const fact = (...contributors: object[]) => ({ label: "A fact", contributors });
const units = { units: [fact(unit(0, 3), unit(0, 3, 1))] };
const written = [{ text: "some words" }, { blank: "other" }];

/** Answers of each form that there is. */
const forms = new Map<z.ZodType, object[]>([
  [scaleAnswer, [values]],
  [rankingAnswer, [ranking]],
  [writingAnswer, written],
  [unitsAnswer, [units]],
]);

test.each(taskTypes)("an answer in the form of another type than %s is malformed", (type) => {
  const others = [...forms].filter(([form]) => form !== declarations[type].answer);
  expect(others).toHaveLength(forms.size - 1);
  const foreign = others.flatMap(([, given]) => given);
  expect(foreign.map((given) => rulesOf(type, given))).toEqual(foreign.map(() => ["malformed"]));
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

test("marked units are refused by the place of what is wrong", () => {
  const rulesAt = (...given: object[]) => rulesOf("unit-marking", { units: given });
  const at = (rule: string, place: string) => ({ rule, place: `units${place}` });
  const parts = (...stretches: [number, number][]) =>
    fact({ summary: 0, parts: stretches.map(([start, end]) => ({ start, end })) });
  const labelled = (label: string) => ({ label, contributors: [unit(0, 3)] });
  expect(rulesOf("unit-marking", units)).toEqual([]);
  expect(rulesAt(parts([4, 6], [0, 3]))).toEqual([]);
  expect(rulesAt()).toEqual([at("missing", "")]);
  expect(rulesAt(...Array.from({ length: 201 }, () => fact(unit(0, 3))))).toEqual([at("too_many_units", "")]);
  expect(rulesAt(labelled("  "), labelled("x".repeat(301)), labelled("a\u0008"))).toEqual([
    at("no_label", "[0].label"),
    at("label_too_long", "[1].label"),
    at("forbidden_character", "[2].label"),
  ]);
  expect(rulesAt(fact(), fact(unit(0, 3), unit(0, 3, 1), unit(4, 6)))).toEqual([
    at("no_contributor", "[0].contributors"),
    at("too_many_contributors", "[1].contributors"),
  ]);
  expect(rulesAt(fact(unit(0, 3), unit(4, 6)), fact(unit(0, 3, 2)), fact(unit(0, 1, -1)))).toEqual([
    at("summary_twice", "[0].contributors[1]"),
    at("unknown_summary", "[1].contributors[0].summary"),
    at("unknown_summary", "[2].contributors[0].summary"),
  ]);
  expect(rulesAt(parts(), parts(...Array.from({ length: 51 }, (): [number, number] => [0, 1])))).toEqual([
    at("no_part", "[0].contributors[0].parts"),
    at("too_many_parts", "[1].contributors[0].parts"),
  ]);
  expect(
    rulesAt(parts([0, 3], [2, 6]), parts([0, 15]), parts([3, 3]), parts([4, 5]), parts([-1, 3])),
  ).toEqual([
    at("parts_overlap", "[0].contributors[0].parts"),
    at("outside_text", "[1].contributors[0].parts[0]"),
    at("empty_part", "[2].contributors[0].parts[0]"),
    at("cuts_character", "[3].contributors[0].parts[0]"),
    at("outside_text", "[4].contributors[0].parts[0]"),
  ]);
});

test.each([
  { units: [{ label: "x", contributors: [{ summary: 0, parts: [{ start: 0.5, end: 2 }] }] }] },
  { units: [{ label: 5, contributors: [] }] },
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
