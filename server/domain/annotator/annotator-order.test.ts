import { expect, test } from "vitest";
import type { TaskType } from "@/server/domain/task/task-types";
import { sortsFor } from "./annotator-order";
import { annotatorSorts } from "./listing";

test("no order goes by a figure that means nothing for the task type", () => {
  expect(sortsFor("pair-rating")).toEqual([...annotatorSorts]);
  const left = (taskType: TaskType) => annotatorSorts.filter((sort) => !sortsFor(taskType).includes(sort));
  expect(left("choice")).toEqual(["agreement", "missing"]);
  expect(left("pair-writing")).toEqual(["gold", "agreement", "missing", "checks"]);
});
