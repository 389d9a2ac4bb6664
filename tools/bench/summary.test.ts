import { expect, test } from "vitest";
import { percentile, summarize } from "./summary";

test("a percentile is the nearest rank, whatever the order", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.01)).toBe(7);
});

test("runs on one size are pooled, time and processor time included", () => {
  const run = {
    leaseMs: [1, 3],
    submitMs: [2, 4],
    judgments: 10,
    seconds: 2,
    serverCpuSeconds: 0.01,
    standstillMs: 5,
  };
  expect(summarize([run, { ...run, standstillMs: 7 }])).toEqual({
    hitsPerSecond: 1,
    judgmentsPerSecond: 5,
    lease: [1, 3, 3],
    submit: [2, 4, 4],
    p99: 4,
    cpuMsPerJudgment: 1,
    standstill: 7,
  });
  expect(summarize([{ ...run, serverCpuSeconds: null }]).cpuMsPerJudgment).toBeNull();
});
