import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { activeAnnotators } from "./active-annotators";

test("an annotator counts once, and only with a judgment", () => {
  const table = tableOf([
    [1, null, 2],
    [3, null, null],
  ]);
  expect([table.annotatorCount, activeAnnotators(table)]).toEqual([3, 2]);
});
