import { beforeAll, expect, test } from "vitest";
import { textAOf } from "@/testing/world/annotator";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { violations } from "@/testing/world/invariants";
import { makeDraft, stsFiles } from "@/testing/draft";
import { makeProject, type World } from "@/testing/world/world";
import { batchRaises } from "@/db/schema";
import { eq } from "drizzle-orm";
import type { Deps } from "@/server/deps";
import type { BatchChange } from "@/server/domain/batch/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { importChoices } from "@/server/domain/import/contracts";
import { noPolicies } from "@/server/domain/policy/policies";
import { joinProject } from "@/server/services/annotator/join-project";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { saveImport } from "@/server/services/import/save-import";
import { launchProject } from "@/server/services/launch/launch-project";
import { closeProject } from "@/server/services/launch/close-project";
import { enterProject } from "@/server/services/project/enter-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { changeBatch } from "./change-batch";
import { discardBatch } from "./discard-batch";
import { listBatches } from "./list-batches";
import { previewBatchChange } from "./preview-batch-change";

const database = databasePerFile();
let deps: Deps;

beforeAll(() => {
  ({ deps } = testDeps(database.store));
});

const plain = importChoices.parse({});

const scopeOf = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

async function change(on: Deps, scope: OrganizeScope, batch: string, what: BatchChange) {
  const preview = await previewBatchChange(on, scope, { batch, change: what });
  await changeBatch(on, scope, { batch, change: what, mark: preview.mark });
  return preview;
}

async function addBatch(on: Deps, scope: OrganizeScope, name: string, items: number, gold = 0) {
  const choices = gold === 0 ? plain : importChoices.parse({ gold: { take: "first", count: gold } });
  const files = stsFiles(name, items);
  const saved = await saveImport(on, scope, gold === 0 ? files.slice(0, 1) : files, choices);
  return saved.id;
}

const wanted = (items: number, overlap: number) =>
  expect.objectContaining({ wanted: items * overlap }) as unknown;

test.for(["fixed", "dynamic"] as const)(
  "a file that comes after the launch of a %s project waits as a batch, costs what its preview says, and is then given out",
  async (composition) => {
    const { scope, slug } = await makeDraft(deps, {
      settings: {
        composition,
        overlap: 2,
        payPerHitMinor: 20,
        goldPerHit: 1,
        hitSize: 5,
        allowShortRunway: true,
      },
    });
    await saveImport(
      deps,
      scope,
      stsFiles("first", 12),
      importChoices.parse({ gold: { take: "first", count: 4 } }),
    );
    await launchProject(deps, scope);
    const id = await addBatch(deps, scope, "second", 10, 2);
    const before = await showProgress(deps, { ...scope });
    expect((await listBatches(deps, scope)).batches).toMatchObject([
      { id, state: "prepared", items: 10, gold: 2, changes: ["open"], judgments: { wanted: 0 } },
      {
        isFirst: true,
        state: "open",
        items: 12,
        gold: 4,
        judgments: wanted(8, 2),
        changes: ["raise", "pause", "stop"],
      },
    ]);
    const preview = await change(deps, scope, id, { change: "open", name: "More headlines", overlap: 3 });
    expect(preview.cost).toMatchObject({
      items: 10,
      judgments: 24,
      pages: 6,
      pay: { amount: 1.2, currency: "USD" },
      beyondBudget: null,
    });
    expect((await listBatches(deps, scope)).batches).toMatchObject([
      { isFirst: true },
      { name: "More headlines", state: "open", hold: null, judgments: wanted(8, 3) },
    ]);
    const after = await showProgress(deps, { ...scope });
    expect(after.judgments.needed - before.judgments.needed).toBeGreaterThanOrEqual(24);
    expect(await violations(database.store.read, scope.projectId)).toEqual([]);
    const { token: _token, ...joined } = await joinProject(deps, { project: slug, source: "link" });
    expect(joined).toMatchObject({ annotator: { state: "working" } });
  },
);

test("a change is refused with a sentence when what was shown is not so any more", async () => {
  const world = await makeProject(database.store, { items: 8, settings: { composition: "dynamic" } });
  const scope = await scopeOf(world);
  const raise = { change: "raise", by: 1, share: 1, seed: 1 } as const;
  const { mark } = await previewBatchChange(world.deps, scope, { batch: world.projectId, change: raise });
  await change(world.deps, scope, world.projectId, { change: "pause" });
  const order = { batch: world.projectId, change: raise, mark };
  await expect(changeBatch(world.deps, scope, order)).rejects.toMatchObject({ reason: "batch_changed" });
  await closeProject(world.deps, scope);
  await expect(
    previewBatchChange(world.deps, scope, { batch: world.projectId, change: raise }),
  ).rejects.toMatchObject({ reason: "project_closed" });
});

test.for(["fixed", "dynamic"] as const)(
  "items of a paused batch of a %s project are given to nobody, what is out counts, and they come back",
  async (composition) => {
    const world = await makeProject(database.store, {
      items: 8,
      annotators: 3,
      overlap: 2,
      hitSize: 4,
      settings: { composition },
    });
    const scope = await scopeOf(world);
    const [out, returned, next] = world.annotators;
    const page = await leaseNextHit(world.deps, out!);
    const other = await leaseNextHit(world.deps, returned!);
    await returnAssignment(world.deps, returned!, { assignment: other.assignment?.id ?? "" });
    const preview = await change(world.deps, scope, world.projectId, { change: "pause" });
    expect(preview).toMatchObject({ pagesOut: 1, cost: { judgments: 0, pages: 0 } });
    expect(await leaseNextHit(world.deps, next!)).toMatchObject({ assignment: null, reason: "nothing_left" });
    expect(await leaseNextHit(world.deps, returned!)).toMatchObject({ assignment: null });
    expect((await leaseNextHit(world.deps, out!)).assignment?.id).toBe(page.assignment?.id);
    await answerAndSubmitHit(world.deps, out!, 3);
    expect((await listBatches(world.deps, scope)).batches).toMatchObject([
      { hold: "paused", judgments: { counted: 4, wanted: 16 }, changes: ["raise", "resume", "stop"] },
    ]);
    await change(world.deps, scope, world.projectId, { change: "resume" });
    expect((await leaseNextHit(world.deps, next!)).assignment).not.toBeNull();
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  },
);

test("a paused batch leaves the others to be judged", async () => {
  const world = await makeProject(database.store, {
    items: 4,
    annotators: 1,
    hitSize: 4,
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  const id = await addBatch(world.deps, scope, "later", 6);
  await change(world.deps, scope, id, { change: "open" });
  await change(world.deps, scope, world.projectId, { change: "pause" });
  const { assignment } = await leaseNextHit(world.deps, world.annotators[0]!);
  expect(assignment?.items.map(textAOf).filter((text) => text.startsWith("item"))).toEqual([]);
  expect(assignment?.items).toHaveLength(4);
});

test("of a stopped batch no more is wanted until it is asked for again, and nobody waits for it", async () => {
  const world = await makeProject(database.store, {
    items: 8,
    annotators: 2,
    overlap: 3,
    hitSize: 4,
    settings: { composition: "dynamic", payPerHitMinor: 50 },
  });
  const scope = await scopeOf(world);
  await answerAndSubmitHit(world.deps, world.annotators[0]!, 3);
  const stop = await change(world.deps, scope, world.projectId, { change: "stop" });
  expect(stop.cost).toMatchObject({ judgments: -20, pages: -5, pay: { amount: -2.5 } });
  expect(await leaseNextHit(world.deps, world.annotators[1]!)).toMatchObject({ reason: "finished" });
  expect(await showProgress(world.deps, scope)).toMatchObject({ judgments: { done: 4, needed: 4 } });
  const again = await change(world.deps, scope, world.projectId, { change: "ask_again" });
  expect(again.cost).toMatchObject({ judgments: 20, pages: 5 });
  expect((await leaseNextHit(world.deps, world.annotators[1]!)).assignment).not.toBeNull();
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});

test.for(["fixed", "dynamic"] as const)(
  "a share of a batch of a %s project is raised as its seed draws it, and that is kept",
  async (composition) => {
    const world = await makeProject(database.store, {
      items: 20,
      overlap: 2,
      hitSize: 5,
      settings: { composition, payPerHitMinor: 10, limits: { ...noPolicies.limits, budgetMinor: 90 } },
    });
    const scope = await scopeOf(world);
    const raise = { change: "raise", by: 3, share: 0.5, seed: 11 } as const;
    const { cost } = await change(world.deps, scope, world.projectId, raise);
    expect(cost).toMatchObject({ items: 10, judgments: 30, pages: 6, beyondBudget: { amount: 0.5 } });
    expect((await listBatches(world.deps, scope)).batches).toMatchObject([
      {
        judgments: wanted(1, 70),
        raises: [{ by: 3, share: 0.5, seed: 11, raised: composition === "fixed" ? 2 : 10 }],
      },
    ]);
    const kept = await database.store.read
      .select()
      .from(batchRaises)
      .where(eq(batchRaises.projectId, world.projectId));
    expect(kept).toHaveLength(1);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  },
);

test("a batch that was never opened can be discarded, and its file imported again", async () => {
  const world = await makeProject(database.store, { items: 4, settings: { composition: "dynamic" } });
  const scope = await scopeOf(world);
  const id = await addBatch(world.deps, scope, "second", 6);
  await discardBatch(world.deps, scope, id);
  expect((await listBatches(world.deps, scope)).batches).toHaveLength(1);
  const again = await addBatch(world.deps, scope, "second", 6);
  await change(world.deps, scope, again, { change: "open" });
  await expect(discardBatch(world.deps, scope, again)).rejects.toMatchObject({ reason: "batch_changed" });
});

test("gold that comes with a batch is met as soon as it is opened, and not before", async () => {
  const world = await makeProject(database.store, {
    items: 12,
    gold: 1,
    annotators: 2,
    hitSize: 3,
    settings: { composition: "dynamic" },
  });
  const scope = await scopeOf(world);
  await answerAndSubmitHit(world.deps, world.annotators[0]!, 3);
  const id = await addBatch(world.deps, scope, "gold", 3, 3);
  expect(await leaseNextHit(world.deps, world.annotators[0]!)).toMatchObject({ reason: "gold_exhausted" });
  const { cost } = await change(world.deps, scope, id, { change: "open" });
  expect(cost).toMatchObject({ items: 3, judgments: 0, pages: 0 });
  expect((await leaseNextHit(world.deps, world.annotators[0]!)).assignment).not.toBeNull();
});
