import { expect, test } from "vitest";
import { fieldPlace } from "./field-place";

test("a setting leads to the section of the screen where it is set", () => {
  const pathOf = (field: string) => fieldPlace(`settings.${field}`).path;
  expect(pathOf("overlap")).toBe("/setup#hits");
  expect(pathOf("stopping.behaviour.0.bound")).toBe("/quality#behaviour");
  expect(pathOf("stopping.accuracy.minGold")).toBe("/quality#stopping");
  expect(pathOf("limits.budgetMinor")).toBe("/quality#limits");
  expect(pathOf("repeatShare")).toBe("/quality#sharing");
});
