import { expect, test } from "vitest";
import { enterProject } from "@/server/services/project/enter-project";
import { openStudy, prolificWorld, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { databasePerTest } from "@/testing/world/database-hooks";
import { changeStudy } from "./change-study";
import { compareNow } from "./compare-now";
import { connectProlific } from "./connect-prolific";
import { disconnectProlific } from "./disconnect-prolific";
import { saveDraft } from "./save-draft";
import { savePlan } from "./save-plan";
import { tryStudy } from "./try-study";

const database = databasePerTest();
const settings = { contactEmail: "lab@example.org" };

const own = ({ world }: ProlificWorld) => enterProject(world.deps, { kind: "system" }, world.slug, "own");

async function published(plan = {}): Promise<ProlificWorld> {
  const made = await withDraft(database.store, { settings, plan });
  await openStudy(database.store, made);
  return made;
}

test("each step names the step that comes before it", async () => {
  const made = await prolificWorld(database.store);
  await expect(connectProlific(made.deps, await own(made), {})).rejects.toMatchObject({
    reason: "token_missing",
  });
  await expect(saveDraft(made.deps, made.scope)).rejects.toMatchObject({ reason: "plan_missing" });
  await savePlan(made.deps, made.scope, { plan: studyPlanOf() });
  await expect(saveDraft(made.deps, made.scope)).rejects.toMatchObject({ reason: "not_connected" });
  const publish = changeStudy(made.deps, made.scope, { step: "publish" });
  await expect(publish).rejects.toMatchObject({ reason: "draft_missing" });
});

test("a plan that was changed since the draft is not published, the draft of it is", async () => {
  const made = await withDraft(database.store, { settings });
  await savePlan(made.deps, made.scope, { plan: studyPlanOf({ rewardMinor: 250 }) });
  const publish = () => changeStudy(made.deps, made.scope, { step: "publish" });
  await expect(publish()).rejects.toMatchObject({ reason: "draft_behind" });
  await saveDraft(made.deps, made.scope);
  await publish();
  const { vendorId } = await made.study();
  expect(made.vendor.study(vendorId).draft.reward).toBe(250);
  await expect(publish()).rejects.toMatchObject({ reason: "study_published" });
});

test("what Prolific fixes with the publication is refused at its field", async () => {
  const made = await published();
  const plan = studyPlanOf({ places: 3, mostPlaces: 2, rewardMinor: 250 });
  await expect(savePlan(made.deps, made.scope, { plan })).rejects.toMatchObject({
    reason: "invalid_input",
    details: {
      fields: {
        "plan.mostPlaces": { reason: "fewer_than_places", params: { places: 3 } },
        "plan.places": { reason: "places_only_grow", params: { places: 4 } },
        "plan.rewardMinor": { reason: "fixed_once_published" },
      },
    },
  });
});

test("more places are sent, and what Prolific pays stays what pay is reckoned by", async () => {
  const made = await published({ mostPlaces: 4 });
  const { vendorId } = await made.study();
  made.vendor.updateStudy(vendorId, { reward: 150 });
  await compareNow(made.deps, made.scope);
  await savePlan(made.deps, made.scope, { plan: studyPlanOf({ places: 7 }) });
  await saveDraft(made.deps, made.scope);
  expect(made.vendor.study(vendorId).draft).toMatchObject({ total_available_places: 7, reward: 150 });
  const { sent, places, changedThere } = await made.study();
  expect({ reward: sent?.reward, places }).toEqual({ reward: 150, places: 7 });
  expect(changedThere).toEqual(["rewardMinor"]);
});

test("places that grew at Prolific meanwhile are kept", async () => {
  const made = await published();
  const { vendorId } = await made.study();
  made.vendor.updateStudy(vendorId, { total_available_places: 9 });
  await saveDraft(made.deps, made.scope);
  expect(made.vendor.study(vendorId).draft.total_available_places).toBe(9);
  expect((await made.study()).places).toBe(9);
});

test("a study that was published at Prolific itself is not sent a draft", async () => {
  const made = await withDraft(database.store);
  const { vendorId } = await made.study();
  await savePlan(made.deps, made.scope, { plan: studyPlanOf({ rewardMinor: 250, places: 5 }) });
  made.vendor.transitionStudy(vendorId, "PUBLISH");
  await saveDraft(made.deps, made.scope);
  const { sent, publishedAt } = await made.study();
  expect(sent?.reward).toBe(200);
  expect(publishedAt).not.toBeNull();
});

test("only a draft can be tried, and an active study keeps its token", async () => {
  const made = await published();
  await compareNow(made.deps, made.scope);
  const tried = tryStudy(made.deps, made.scope, { email: "me@example.org" });
  await expect(tried).rejects.toMatchObject({ reason: "study_published" });
  const scope = await own(made);
  await expect(disconnectProlific(made.deps, scope)).rejects.toMatchObject({ reason: "study_active" });
  await changeStudy(made.deps, made.scope, { step: "pause" });
  await disconnectProlific(made.deps, scope);
});

test("after a refusal of Prolific the study is read again at once", async () => {
  const made = await published();
  await compareNow(made.deps, made.scope);
  const { vendorId } = await made.study();
  made.vendor.transitionStudy(vendorId, "PAUSE");
  const pause = changeStudy(made.deps, made.scope, { step: "pause" });
  await expect(pause).rejects.toMatchObject({ reason: "recruiter_refused" });
  expect((await made.study()).compareAt).toBe(made.deps.now());
});
