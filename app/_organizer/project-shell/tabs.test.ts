import { expect, test } from "vitest";
import type { TaskType } from "@/server/domain/project/project";
import { isOfTask, projectTabs } from "./tabs";

const absent = (taskType: TaskType) =>
  projectTabs.map(({ name }) => name).filter((name) => !isOfTask(name, taskType));

test("projects have no screens that would have nothing to say about their task type", () => {
  expect(absent("pair-rating")).toEqual([]);
  expect(absent("best-worst")).toEqual([]);
  expect(absent("target-ranking")).toEqual(["adjudication"]);
  expect(absent("pair-writing")).toEqual(["gold", "agreement", "adjudication"]);
});
