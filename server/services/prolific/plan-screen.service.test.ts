import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projects } from "@/db/schema";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { audienceFigures } from "@/server/domain/recruiter/prolific/contracts";
import { checkArrival } from "@/server/services/recruiter/check-arrival";
import { openStudy, prolificWorld, withDraft, type ProlificWorld } from "@/testing/prolific/prolific-world";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { databasePerTest } from "@/testing/world/database-hooks";
import { askAudience } from "./ask-audience";
import { saveDraft } from "./save-draft";
import { savePlan } from "./save-plan";
import { showProlific } from "./show-prolific";
import { tryStudy } from "./try-study";

const database = databasePerTest();

const ask = ({ deps, api, scope }: ProlificWorld, calls: Partial<ProlificApi> = {}, plan = studyPlanOf()) =>
  askAudience({ ...deps, prolific: (token) => ({ ...api(token), ...calls }) }, scope, { plan });

test("a plan has who fits, its whole cost, the time to fill and what can be spent", async () => {
  const made = await withDraft(database.store);
  const figures = await ask(made, {}, studyPlanOf({ places: 200, rewardMinor: 200 }));
  expect(figures).toMatchObject({
    eligible: 200_000,
    rewardsMinor: 40_000,
    hours: { hours: 2, low: 1, high: 4 },
    balance: { currency: "USD", availableMinor: 1_000_000 },
    recommended: { minimum: 800 },
    unanswered: [],
  });
  expect(figures.costMinor).toBeGreaterThan(figures.rewardsMinor);
});

test("Prolific's figures are there again when the screen is opened anew, with the plan they are of", async () => {
  const made = await withDraft(database.store);
  expect((await showProlific(made.deps, made.scope)).asked).toBeNull();
  const plan = studyPlanOf({ places: 30 });
  const figures = audienceFigures.parse(await ask(made, {}, plan));
  expect((await showProlific(made.deps, made.scope)).asked).toEqual({ plan, figures });
});

test("a figure that Prolific refuses keeps its words, and the others are there", async () => {
  const made = await withDraft(database.store);
  const refused = () => Promise.reject(new ProlificError("refused", 400, "No such filter."));
  const figures = await ask(made, { eligibleCount: refused, balance: refused });
  expect(figures).toMatchObject({ eligible: null, balance: null, hours: { hours: 1 } });
  expect(figures.unanswered).toEqual([
    { question: "balance", said: "No such filter." },
    { question: "eligible", said: "No such filter." },
  ]);
});

test("a token that Prolific refuses tells no figure at all", async () => {
  const made = await withDraft(database.store);
  made.vendor.revokeToken(made.vendor.token);
  await expect(ask(made)).rejects.toMatchObject({ reason: "recruiter_token_refused" });
});

test("a draft is behind once the plan or the project changes, and no more when it is saved", async () => {
  const made = await withDraft(database.store);
  const isBehind = async () => (await showProlific(made.deps, made.scope)).study?.isDraftBehind;
  expect(await isBehind()).toBe(false);
  await savePlan(made.deps, made.scope, { plan: studyPlanOf({ minutes: 11 }) });
  expect(await isBehind()).toBe(true);
  await saveDraft(made.deps, made.scope);
  expect(await isBehind()).toBe(false);
  await database.store.write((tx) =>
    tx.update(projects).set({ name: "Renamed" }).where(eq(projects.id, made.world.projectId)),
  );
  expect(await isBehind()).toBe(true);
});

test("places that were added at Prolific belong to the plan that is shown", async () => {
  const made = await withDraft(database.store);
  await openStudy(database.store, made);
  const { vendorId } = await made.study();
  made.vendor.updateStudy(vendorId, { total_available_places: 6 });
  await saveDraft(made.deps, made.scope);
  const { plan, study } = await showProlific(made.deps, made.scope);
  expect(plan.places).toBe(6);
  expect(study?.isDraftBehind).toBe(false);
});

test("a plan begins with what the project is known to need", async () => {
  const made = await prolificWorld(database.store, { items: 200 });
  const { plan, work, isPlanSaved } = await showProlific(made.deps, made.scope);
  expect(isPlanSaved).toBe(false);
  expect(plan.places).toBe(work.placesNeeded);
  expect(work).toMatchObject({ measured: null, measuredPages: null });
});

test("a test study is made for a new test participant or for those there are, and its id is kept", async () => {
  const made = await withDraft(database.store);
  const tryWith = (email: string | null) => tryStudy(made.deps, made.scope, { email });
  await expect(tryWith(null)).rejects.toMatchObject({ reason: "recruiter_refused" });
  const { url } = await tryWith("me@example.org");
  const { triedVendorId } = await made.study();
  expect(url).toContain(triedVendorId);
  expect((await tryWith(null)).url).not.toBe(url);
});

test("a workspace without test studies is refused in Prolific's words", async () => {
  const made = await withDraft(database.store);
  const [workspace] = made.vendor.books.workspaces.values();
  workspace!.abilities = { ...workspace!.abilities, testStudies: false };
  await expect(tryStudy(made.deps, made.scope, { email: "me@example.org" })).rejects.toMatchObject({
    reason: "recruiter_refused",
    details: { said: "Test participants are not enabled for your workspaces." },
  });
});

test("a test participant reads that the link works, and joins nothing", async () => {
  const made = await withDraft(database.store);
  await tryStudy(made.deps, made.scope, { email: "me@example.org" });
  const { triedVendorId } = await made.study();
  const id = "5f00000000000000000000a1";
  const arrive = (study: string | null) =>
    checkArrival(made.world.deps, {
      project: made.world.slug,
      source: "prolific",
      externalId: id,
      submission: id,
      study: study ?? "",
    });
  expect(await arrive(triedVendorId)).toMatchObject({ problem: "tried" });
  expect(await arrive(id)).toMatchObject({ problem: "other-study" });
});
