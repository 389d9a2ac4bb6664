import { expect, test } from "vitest";
import { runCrash } from "./run-crash";

test("a server that is killed in the middle of its work has kept everything it answered, and leases return", async () => {
  const report = await runCrash({
    server: "api",
    servers: 1,
    kills: 2,
    seed: 1,
    annotators: 24,
    answersBetween: 60,
  });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(1);
  expect(report.asked).toBeGreaterThan(0);
});
