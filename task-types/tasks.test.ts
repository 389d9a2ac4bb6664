import { expect, test } from "vitest";
import { taskTypes } from "@/server/domain/project/project";
import { hasGold, hasValues, namesAnswers, usesScale } from "@/server/domain/project/uses-scale";
import { presets } from "@/server/domain/preset/presets";
import { tasks } from "./tasks";

test("screens and rules say of the same types that they use a scale", () => {
  expect(taskTypes.filter(usesScale)).toEqual(taskTypes.filter((type) => tasks[type].usesScale));
});

test("screens and rules say of the same types that items can have gold, and that answers can agree", () => {
  expect(taskTypes.filter(hasGold)).toEqual(taskTypes.filter((type) => tasks[type].hasGold));
  expect(taskTypes.filter(hasGold)).toEqual(taskTypes.filter((type) => tasks[type].agreement !== "none"));
});

test("screens and rules say of the same types that numbers say what people answer", () => {
  expect(taskTypes.filter(hasValues)).toEqual(taskTypes.filter((type) => tasks[type].agreement === "values"));
});

test("screens and rules say of the same types that items have answers of their own", () => {
  expect(taskTypes.filter(namesAnswers)).toEqual(
    taskTypes.filter((type) => tasks[type].namedAnswers !== undefined),
  );
});

test("whose agreement is of rankings, those have candidates to rank", () => {
  const ranked = taskTypes.filter((type) => tasks[type].candidates !== undefined);
  expect(ranked).toEqual(taskTypes.filter((type) => tasks[type].agreement === "rankings"));
});

test("each type is called by the name it is listed under, and there is a preset of it", () => {
  expect(taskTypes.map((type) => tasks[type].name)).toEqual([...taskTypes]);
  const begun = new Set(Object.values(presets).map(({ taskType }) => taskType));
  expect(taskTypes.filter((type) => !begun.has(type))).toEqual([]);
});
