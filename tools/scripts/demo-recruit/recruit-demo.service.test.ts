import { expect, test } from "vitest";
import { enterProject } from "@/server/services/project/enter-project";
import { showProlific } from "@/server/services/prolific/show-prolific";
import { launchDemo } from "@/server/services/startup/demo/launch-demo";
import { testDeps } from "@/testing/world/deps";
import { databasePerTest } from "@/testing/world/database-hooks";
import { recruitDemo } from "./recruit-demo";

const database = databasePerTest();

test("the demo of recruiting is launched, and no rule of Prolific stops its suggested plan", async () => {
  const { deps } = testDeps(database.store);
  expect(await launchDemo(deps, recruitDemo)).toBe(true);
  const scope = await enterProject(deps, { kind: "system" }, recruitDemo.slug, "organize");
  const { findings, plan, work } = await showProlific(deps, scope);
  expect(findings).toEqual([]);
  expect(work.canLease).toBe(true);
  expect(plan).toMatchObject({ pagesPerPlace: 3, rewardMinor: 120 });
});
