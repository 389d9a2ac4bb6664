import { expect, test } from "vitest";
import type { OwnJob } from "@/server/domain/job/contracts";
import type { JobState } from "@/server/domain/job/job";
import { jobNews } from "./job-news";

const job = (id: string, state: JobState): OwnJob => ({
  id,
  kind: "agreement",
  state,
  project: { slug: "sts", name: "STS" },
});

test("nothing is news at the first look", () => {
  expect(jobNews(null, [job("a", "running"), job("b", "done")])).toEqual({ begun: [], ended: [] });
});

test("a job that was not there before has begun, once", () => {
  const now = [job("a", "queued")];
  expect(jobNews([], now).begun).toEqual(now);
  expect(jobNews(now, [job("a", "running")])).toEqual({ begun: [], ended: [] });
});

test("a job that was at work has ended, once", () => {
  const ended = [job("a", "failed")];
  expect(jobNews([job("a", "running")], ended).ended).toEqual(ended);
  expect(jobNews(ended, ended)).toEqual({ begun: [], ended: [] });
});

test("a job that came and went between two looks has ended", () => {
  expect(jobNews([], [job("a", "done")])).toEqual({ begun: [], ended: [job("a", "done")] });
});
