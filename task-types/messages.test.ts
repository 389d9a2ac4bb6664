import { expect, test } from "vitest";
import { taskTypes } from "@/server/domain/task/task-types";
import { organizerTaskMessages } from "./messages";

test("each type says what its files look like; those of pairs of texts have the common forms", () => {
  const silent = taskTypes.filter((type) => !("importForms" in organizerTaskMessages[type]));
  expect(silent).toEqual(["pair-rating"]);
});
