import { expect, test } from "vitest";
import { declarations, taskTypes } from "@/server/domain/task/task-types";
import { namesAnswers, scoresVectors } from "@/server/domain/task/traits";
import { presets } from "@/server/domain/preset/presets";
import { tasks } from "./tasks";

test("screens and rules say of the same types that items have answers of their own", () => {
  expect(taskTypes.filter(namesAnswers)).toEqual(
    taskTypes.filter((type) => tasks[type].namedAnswers !== undefined),
  );
});

test("screens offer to score word vectors where the gold of a type can", () => {
  const scored = taskTypes.filter((type) => tasks[type].vectorTest !== undefined);
  expect(taskTypes.filter(scoresVectors)).toEqual(scored);
});

test("whose agreement is of rankings, those have candidates to rank", () => {
  const ranked = taskTypes.filter((type) => tasks[type].candidates !== undefined);
  expect(ranked).toEqual(taskTypes.filter((type) => tasks[type].agreement === "rankings"));
});

test("each type is called by the name it is listed under, and there is a preset of it", () => {
  for (const type of taskTypes) expect(declarations[type].item.shape.type.value).toBe(type);
  const begun = new Set(Object.values(presets).map(({ taskType }) => taskType));
  expect(taskTypes.filter((type) => !begun.has(type))).toEqual([]);
});
