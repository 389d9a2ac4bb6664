import { expect, test } from "vitest";
import { similarityScale0To5 } from "@/server/domain/preset/similarity-scale-0-5";
import { withAllPoints } from "./with-all-points";

test("points that nobody chose stand between those that somebody did", () => {
  const answers = [
    { value: null, count: 2 },
    { value: 4, count: 3 },
    { value: 0.5, count: 1 },
  ];
  expect(withAllPoints(answers, similarityScale0To5)).toEqual([
    { value: 0, count: 0 },
    { value: 0.5, count: 1 },
    { value: 1, count: 0 },
    { value: 2, count: 0 },
    { value: 3, count: 0 },
    { value: 4, count: 3 },
    { value: 5, count: 0 },
    { value: null, count: 2 },
  ]);
});
