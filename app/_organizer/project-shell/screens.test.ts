import { expect, test } from "vitest";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { Role } from "@/server/domain/project/project";
import type { TaskType } from "@/server/domain/task/task-types";
import { isOfTask, screenGroups, shownGroups, type ScreenName } from "./screens";

const groups: readonly { screens: readonly { name: ScreenName; path: string }[] }[] = screenGroups;
const screens = groups.flatMap((group) => group.screens);
const absent = (taskType: TaskType) =>
  screens.map(({ name }) => name).filter((name) => !isOfTask(name, taskType));

test("projects have no screens that would have nothing to say about their task type", () => {
  expect(absent("pair-rating")).toEqual(["question"]);
  expect(absent("best-worst")).toEqual(["scale", "sample", "evaluation"]);
  expect(absent("target-ranking")).toEqual(["scale", "sample", "adjudication", "evaluation"]);
  expect(absent("unit-marking")).toEqual(["scale", "sample", "gold", "adjudication", "evaluation"]);
  expect(absent("pair-writing")).toEqual([
    ...["question", "sample", "gold", "agreement", "adjudication", "evaluation"],
  ]);
});

test("each screen stands in one group, at an address of its own", () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

const seen = (role: Role, taskType: TaskType, rehearsalOf: ProjectDetail["rehearsalOf"] = null) =>
  Object.fromEntries(
    shownGroups({ slug: "pairs", role, taskType, rehearsalOf }).map((group) => [
      group.name,
      group.screens.map(({ href }) => href.replace("/projects/pairs", "")),
    ]),
  );

test("a role sees the screens that it may use, and no group without any", () => {
  expect(Object.keys(seen("owner", "pair-rating"))).toHaveLength(7);
  expect(seen("viewer", "pair-rating")).toEqual({
    overview: [""],
    task: ["/preview"],
    items: ["/items", "/items/reported", "/batches"],
    quality: ["/gold"],
    results: ["/agreement", "/releases", "/evaluation"],
    project: ["/jobs", "/activity"],
  });
  expect(seen("organizer", "pair-rating")["items"]).toEqual([
    "/items",
    "/items/reported",
    "/sample",
    "/batches",
  ]);
  expect(seen("organizer", "pair-rating")["project"]).toEqual([
    "/members",
    "/jobs",
    "/activity",
    "/settings",
  ]);
  expect(seen("adjudicator", "pair-rating")["results"]).toEqual([
    "/agreement",
    "/adjudication",
    "/releases",
    "/evaluation",
  ]);
  expect(seen("viewer", "pair-writing")).not.toHaveProperty("quality");
});

test("a rehearsal copy has nobody to recruit or pay, no leaderboard and no rehearsal of its own", () => {
  const copy = seen("owner", "pair-rating", { slug: "real", name: "Real" });
  expect(copy["annotators"]).toEqual(["/annotators"]);
  expect(copy["quality"]).toEqual(["/gold", "/rules", "/people", "/limits"]);
  expect(copy["results"]).toEqual(["/agreement", "/exclusion", "/adjudication", "/releases"]);
});
