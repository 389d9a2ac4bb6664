import { textAOf } from "@/testing/world/annotator";
import { beforeAll, expect, test } from "vitest";
import { hitItems } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { noPolicies } from "@/server/domain/policy/policies";
import { frozenSettingsOf } from "@/server/domain/project/frozen-settings";
import { joinProject } from "@/server/services/annotator/join-project";
import { saveImport } from "@/server/services/import/save-import";
import { setGold } from "@/server/services/gold/set-gold";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listItems } from "@/server/services/item/list-items";
import { getProject } from "@/server/services/project/get-project";
import { previewHit } from "@/server/services/project/preview-hit";
import { updateProject } from "@/server/services/project/update-project";
import { recoverUnfinishedWork } from "@/server/services/startup/recover-unfinished-work";
import { makeDraft, stsFiles } from "@/testing/draft";
import { checkLaunch } from "./check-launch";
import { closeProject } from "./close-project";
import { launchProject } from "./launch-project";
import { pauseProject } from "./pause-project";
import { resumeProject } from "./resume-project";

const database = databasePerFile();
let deps: Deps;
let clock: TestClock;

beforeAll(() => {
  ({ deps, clock } = testDeps(database.store));
});

const choices = importChoices.parse({ gold: { take: "first", count: 4 } });

test("everything that is missing is listed at once, and the launch refuses with the same list", async () => {
  const { scope } = await makeDraft(deps, { settings: { contactName: "", contactEmail: "", consent: "" } });
  const { gaps } = await checkLaunch(deps, scope);
  expect(gaps).toEqual([
    { reason: "no_items" },
    { reason: "too_little_gold", have: 0, need: 1, qualifying: 0 },
    { reason: "consent_empty" },
  ]);
  await expect(launchProject(deps, scope)).rejects.toMatchObject({
    reason: "launch_incomplete",
    details: { gaps },
  });
  expect((await getProject(deps, scope)).state).toBe("draft");
});

test("gold to which no answer would be right keeps a draft from being launched", async () => {
  const { scope } = await makeDraft(deps);
  const [input, scores] = stsFiles("pairs", 8);
  if (!input || !scores) throw new Error("Two files.");
  const halves = {
    ...scores,
    open: async function* () {
      yield Buffer.from("2.5\n".repeat(8));
    },
  };
  await saveImport(deps, scope, [input, halves], { ...choices, tolerance: 0.25 });
  expect((await checkLaunch(deps, scope)).gaps).toEqual([
    { reason: "unanswerable_gold", count: 4, items: ["1", "2", "3", "4"] },
  ]);
});

test("the check says what a launch sets going, and what may surprise", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 30), choices);
  const check = await checkLaunch(deps, scope);
  // 26 items beside gold in HITs of 4 and one gold: 7 HITs, and 5 × (26 + 4) judgments.
  expect(check).toMatchObject({
    gaps: [],
    warnings: [],
    summary: {
      items: 30,
      goldItems: 4,
      testItems: 0,
      hits: 7,
      judgments: 150,
      payPerHit: { amount: 0.2, currency: "USD" },
      payTotal: { amount: 7, currency: "USD" },
      budget: null,
    },
  });
});

test("gold that runs out is refused with the number needed, unless it is allowed to", async () => {
  const { scope } = await makeDraft(deps, { settings: { plannedAnnotators: 5 } });
  await saveImport(deps, scope, stsFiles("pairs", 30), choices);
  const gaps = [{ reason: "short_gold_runway", have: 4, need: 7, hitsEach: 7, people: 5 }];
  await expect(launchProject(deps, scope)).rejects.toMatchObject({ details: { gaps } });
  await updateProject(deps, scope, { settings: { allowShortRunway: true } });
  expect((await checkLaunch(deps, scope)).warnings).toEqual([
    { reason: "short_gold_runway", hitsPerAnnotator: 4, hitsEach: 7 },
    { reason: "few_people", planned: 5, need: 9 },
  ]);
  expect((await launchProject(deps, scope)).state).toBe("live");
});

test("items of the test are counted apart, must be enough, and stand in no HIT", async () => {
  const qualification = { kind: "test", needed: 2, tries: 1, delayMinutes: 0 } as const;
  const { scope } = await makeDraft(deps, { settings: { qualification, goldPerHit: 0 } });
  await saveImport(deps, scope, stsFiles("pairs", 12), choices);
  const items = await listItems(deps, scope, { project: "", page: 1, search: "", gold: "gold" });
  const use = "test" as const;
  const known = { answer: 3, tolerance: 1, accepted: [], explanation: "", reason: "", use };
  const [first, second] = items.items;
  await setGold(deps, scope, { itemId: first?.id ?? "", ...known });
  expect((await checkLaunch(deps, scope)).gaps).toEqual([{ reason: "too_few_test_items", have: 1, need: 2 }]);
  await setGold(deps, scope, { itemId: second?.id ?? "", ...known });
  // Ten items are left, two of them gold that no HIT checks: two HITs of five.
  expect(await checkLaunch(deps, scope)).toMatchObject({
    gaps: [],
    summary: { items: 10, goldItems: 2, testItems: 2, hits: 2, judgments: 50 },
  });
  await launchProject(deps, scope);
  expect((await database.store.read.select().from(hitItems)).map(({ itemId }) => itemId)).not.toContain(
    first?.id,
  );
});

test("only the invited may join: nobody is invited", async () => {
  const eligibility = { ...noPolicies.eligibility, invitedOnly: true };
  const { scope } = await makeDraft(deps, { settings: { eligibility } });
  await saveImport(deps, scope, stsFiles("pairs", 30), choices);
  expect((await checkLaunch(deps, scope)).gaps).toEqual([{ reason: "no_invitations" }]);
  await invitePeople(deps, scope, { names: ["Ben"] });
  expect(await checkLaunch(deps, scope)).toMatchObject({
    gaps: [],
    warnings: [{ reason: "few_invited", have: 1, need: 9 }],
  });
});

test("a launched project is live, takes annotators in and cannot be launched again", async () => {
  const { scope, slug } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 30), choices);
  await expect(joinProject(deps, { project: slug, source: "link" })).rejects.toMatchObject({
    reason: "not_found",
  });
  expect(await launchProject(deps, scope)).toMatchObject({
    state: "live",
    frozen: ["slug", "scale", ...frozenSettingsOf({ composition: "fixed" })],
  });
  await expect(launchProject(deps, scope)).rejects.toMatchObject({ reason: "project_not_draft" });
  await joinProject(deps, { project: slug, source: "link" });
  const { items } = (await checkLaunch(deps, scope)).summary;
  await saveImport(deps, scope, stsFiles("late", 2), importChoices.parse({}));
  expect((await checkLaunch(deps, scope)).summary.items).toBe(items);
});

test("of two launches at once one succeeds and lays out every item once", async () => {
  const { scope } = await makeDraft(deps);
  await saveImport(deps, scope, stsFiles("pairs", 30), choices);
  const results = await Promise.allSettled([launchProject(deps, scope), launchProject(deps, scope)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await getProject(deps, scope)).state).toBe("live");
});

test("a launch that a killed process left half-made is taken back at the next start", async () => {
  const { scope } = await makeDraft(deps, { settings: { goldPerHit: 0 } });
  await saveImport(deps, scope, stsFiles("pairs", 1_100), choices);
  let writes = 0;
  const dying: Deps["store"]["write"] = async (work) => {
    writes += 1;
    if (writes > 2) throw new Error("killed");
    return deps.store.write(work);
  };
  await expect(launchProject({ ...deps, store: { ...deps.store, write: dying } }, scope)).rejects.toThrow(
    "killed",
  );
  await recoverUnfinishedWork(deps);
  expect((await getProject(deps, scope)).state).toBe("launching");
  clock.advance(11_000);
  await recoverUnfinishedWork(deps);
  expect((await getProject(deps, scope)).state).toBe("draft");
  expect((await launchProject(deps, scope)).state).toBe("live");
});

test("a start in the middle of a launch leaves it to the process that is at it", async () => {
  const { scope } = await makeDraft(deps, { settings: { goldPerHit: 0 } });
  await saveImport(deps, scope, stsFiles("pairs", 300), choices);
  const started: Deps["store"]["write"] = async (work) => {
    const value = await deps.store.write(work);
    await recoverUnfinishedWork(deps);
    return value;
  };
  const elsewhere = { ...deps, store: { ...deps.store, write: started } };
  expect((await launchProject(elsewhere, scope)).state).toBe("live");
});

test("a live project can be paused, resumed and closed, and closed it stays", async () => {
  const { scope } = await makeDraft(deps, { settings: { goldPerHit: 0 } });
  await expect(pauseProject(deps, scope)).rejects.toMatchObject({ reason: "project_not_open" });
  await saveImport(deps, scope, stsFiles("pairs", 5), choices);
  await launchProject(deps, scope);
  expect((await pauseProject(deps, scope)).state).toBe("paused");
  expect((await pauseProject(deps, scope)).state).toBe("paused");
  expect((await resumeProject(deps, scope)).state).toBe("live");
  expect(await closeProject(deps, scope)).toMatchObject({ state: "closed" });
  await expect(resumeProject(deps, scope)).rejects.toMatchObject({ reason: "project_closed" });
});

test("a preview shows the scale's examples at first, and a HIT of the items once there are some", async () => {
  const { scope } = await makeDraft(deps);
  const empty = await previewHit(deps, scope);
  expect(empty.items).toHaveLength(5);
  expect(empty.items[0]).toMatchObject({ textA: "The ferry to the island leaves at noon." });
  await saveImport(deps, scope, stsFiles("pairs", 12), importChoices.parse({}));
  const { items } = await listItems(deps, scope, { project: "", page: 1, search: "", gold: "other" });
  const [first] = items;
  if (first === undefined) throw new Error("There are twelve items.");
  const known = { answer: 3, tolerance: 1, accepted: [], explanation: "", reason: "" };
  await setGold(deps, scope, { itemId: first.id, ...known });
  const filled = await previewHit(deps, scope);
  expect(filled.items).toHaveLength(5);
  expect(filled.items.map(textAOf)).toContain(first.textA);
  await updateProject(deps, scope, { settings: { hitSize: 3 } });
  expect((await previewHit(deps, scope)).items).toHaveLength(3);
});
