import { expect, test } from "vitest";
import { fieldPlace } from "./field-place";

test("a setting leads to the section of the screen where it is set", () => {
  const pathOf = (field: string) => fieldPlace(`settings.${field}`).path;
  expect(pathOf("overlap")).toBe("/limits#assignment");
  expect(pathOf("stopping.behaviour.0.bound")).toBe("/rules#behaviour");
  expect(pathOf("stopping.accuracy.minGold")).toBe("/rules#stopping");
  expect(pathOf("limits.budgetMinor")).toBe("/limits#limits");
  expect(pathOf("repeatShare")).toBe("/rules#repeats");
  expect(pathOf("twinShare")).toBe("/rules#twins");
});
