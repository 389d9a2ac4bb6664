import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { byAnnotator } from "./by-annotator";

test("each annotator's judgments stand together, by item", () => {
  const index = byAnnotator(
    tableOf([
      [1, null, 3],
      [null, null, 4],
      [5, 6, null],
    ]),
  );
  expect([...index.starts]).toEqual([0, 2, 3, 5]);
  expect([...index.items]).toEqual([0, 2, 2, 0, 1]);
  expect([...index.judgments]).toEqual([0, 3, 4, 1, 2]);
});
