import { expect, test } from "vitest";
import { importChoices } from "./contracts";

test("a dataset is called what can be part of a file's name", () => {
  expect(importChoices.parse({ dataset: " headlines 2013 " }).dataset).toBe("headlines 2013");
  for (const dataset of ["a/b", "..\\up", "what?", " ", "x".repeat(101)]) {
    expect(importChoices.safeParse({ dataset }).success).toBe(false);
  }
});
