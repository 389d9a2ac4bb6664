import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { joinInput } from "@/server/domain/assignment/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { listGold } from "@/testing/known-gold";
import { readImageByKey } from "@/server/services/image/read-image";
import { listItems } from "@/server/services/item/list-items";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { demoCampaigns } from "./demo/campaigns";
import { demoSlug, seedDemo } from "./seed-demo";

const database = databasePerFile();
let folder: string;
let deps: Deps;

beforeAll(() => {
  // Where the pictures of the demo go.
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-demo-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  deps = testDeps(database.store).deps;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the demo is a live project with every point of the scale, and seeding it twice changes nothing", async () => {
  await seedDemo(deps);
  await seedDemo(deps);
  const scope = await enterProject(deps, { kind: "system" }, demoSlug, "view");
  expect(await getProject(deps, scope)).toMatchObject({ state: "live", itemCount: 60, goldCount: 12 });
  const list = { project: demoSlug, page: 1, search: "", gold: "other" } as const;
  const { items } = await listItems(deps, scope, list);
  expect(new Set(items.map(({ referenceScore }) => referenceScore))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  const gold = await listGold(deps, scope);
  expect(new Set(gold.map(({ answer }) => answer))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(gold.every(({ explanation }) => explanation.length > 20)).toBe(true);
  expect((await checkLaunch(deps, scope)).warnings).toEqual([]);
});

test("who joins the demo by its link alone gets a page of work at once", async () => {
  await seedDemo(deps);
  const scope = await enterProject(deps, { kind: "system" }, demoSlug, "view");
  const { annotator } = await joinProject(deps, joinInput.parse({ project: demoSlug }));
  const actor = { annotatorId: annotator.id, projectId: scope.projectId };
  const next = await leaseNextHit(deps, actor);
  if (next.kind === "none") throw new Error(`No page: ${next.reason}`);
  expect(next.assignment).toMatchObject({ kind: "work", page: 1 });
  expect(next.assignment.items).toHaveLength(5);
});

test("the demo says what a missed gold pair should have got, and can pay for all its work", async () => {
  await seedDemo(deps);
  const scope = await enterProject(deps, { kind: "system" }, demoSlug, "view");
  const { settings } = await getProject(deps, scope);
  expect(settings.feedback).toBe(true);
  expect(settings.stopping.accuracy).not.toBeNull();
  const { payTotal, budget } = (await checkLaunch(deps, scope)).summary;
  expect(payTotal).toEqual({ amount: 144, currency: "USD" });
  expect(budget).toEqual({ amount: 160, currency: "USD" });
});

test.each(demoCampaigns.map(({ slug, people }) => ({ slug, people: people.length })))(
  "$slug is live, with the work of $people and more to do for whoever comes",
  async ({ slug, people }) => {
    await seedDemo(deps);
    const scope = await enterProject(deps, { kind: "system" }, slug, "view");
    expect((await getProject(deps, scope)).state).toBe("live");
    const progress = await showProgress(deps, scope);
    expect(progress.annotators.total).toBe(people);
    expect(progress.judgments.done).toBeGreaterThan(people * 3);
    const { annotator } = await joinProject(deps, joinInput.parse({ project: slug }));
    const actor = { annotatorId: annotator.id, projectId: scope.projectId };
    expect((await leaseNextHit(deps, actor)).kind).toBe("assignment");
  },
);

test("every record of the demo has a picture that annotators can be sent", async () => {
  await seedDemo(deps);
  const scope = await enterProject(deps, { kind: "system" }, "demo-typed-rating", "view");
  const { token } = await joinProject(deps, joinInput.parse({ project: "demo-typed-rating" }));
  const actor = await annotatorByToken(deps, token);
  const next = actor === null ? null : await leaseNextHit(deps, actor);
  const [item] = next?.kind === "assignment" ? next.assignment.items : [];
  if (item?.type !== "typed-rating") throw new Error("The demo has work for everybody.");
  for (const { image } of [item.a, item.b]) {
    expect(await readImageByKey(deps, scope, image ?? "")).toMatchObject({ mediaType: "image/png" });
  }
});
