import { expect, test } from "vitest";
import { runCrashOnPostgres } from "./on-postgres";

test("three servers of which some are killed again and again keep everything that any of them answered", async () => {
  const plan = { servers: 3, kills: 2, seed: 1, annotators: 24, answersBetween: 60 };
  const report = await runCrashOnPostgres({ server: "api", ...plan }, process.env.DATABASE_URL ?? "");
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(1);
  expect(report.asked).toBeGreaterThan(0);
});
