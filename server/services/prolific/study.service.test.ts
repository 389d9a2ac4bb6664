import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { prolificConnectionOf } from "@/db/queries/prolific-connections";
import { projects, prolificConnections } from "@/db/schema";
import { ProlificError } from "@/server/prolific/prolific-error";
import { enterProject } from "@/server/services/project/enter-project";
import {
  openStudy,
  prolificWorld,
  vendorToken,
  withDraft,
  type ProlificWorld,
} from "@/testing/prolific/prolific-world";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { databasePerTest } from "@/testing/world/database-hooks";
import { changeStudy } from "./change-study";
import { compareNow } from "./compare-now";
import { connectProlific } from "./connect-prolific";
import { saveDraft } from "./save-draft";
import { savePlan } from "./save-plan";

const database = databasePerTest();
const minuteMs = 60_000;
const token = vendorToken;

async function connect({ deps, world }: ProlificWorld, workspaceId?: string) {
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "own");
  return connectProlific(deps, scope, { token, ...(workspaceId !== undefined && { workspaceId }) });
}

const connection = ({ world }: ProlificWorld) => prolificConnectionOf(database.store.read, world.projectId);

async function setState({ world }: ProlificWorld, state: "live" | "paused"): Promise<void> {
  await database.store.write((tx) =>
    tx.update(projects).set({ state }).where(eq(projects.id, world.projectId)),
  );
}

test("a token is kept sealed, and only its ending can be read", async () => {
  const made = await prolificWorld(database.store);
  expect(await connect(made)).toEqual({ kind: "connected" });
  const kept = await connection(made);
  expect(kept).toMatchObject({ workspaceTitle: "Lab", currency: "USD", tokenEnding: "1234" });
  expect(JSON.stringify(kept)).not.toContain(token);
});

test("a token that the server can no longer read counts as none", async () => {
  const made = await withDraft(database.store);
  await database.store.write((tx) => tx.update(prolificConnections).set({ sealedToken: "broken" }));
  await expect(saveDraft(made.deps, made.scope)).rejects.toMatchObject({ reason: "not_connected" });
});

test("of several workspaces one is chosen, and only one that the token has", async () => {
  const made = await prolificWorld(database.store);
  made.vendor.addWorkspace({ id: "workspace-2", title: "Other lab" });
  expect(await connect(made)).toMatchObject({
    kind: "choose",
    workspaces: [{ title: "Lab" }, { title: "Other lab" }],
  });
  await expect(connect(made, "workspace-3")).rejects.toMatchObject({ reason: "workspace_unknown" });
  expect(await connect(made, "workspace-2")).toEqual({ kind: "connected" });
  expect(await connection(made)).toMatchObject({ workspaceId: "workspace-2" });
});

test("a refused token is noted, and connecting again mends it", async () => {
  const made = await withDraft(database.store);
  made.vendor.revokeToken(token);
  await expect(compareNow(made.deps, made.scope)).rejects.toMatchObject({ reason: "recruiter_silent" });
  expect((await connection(made))?.refusedAt).not.toBeNull();
  await expect(connect(made)).rejects.toMatchObject({ reason: "recruiter_token_refused" });
  made.vendor.admitToken(token);
  await connect(made);
  expect((await connection(made))?.refusedAt).toBeNull();
  await compareNow(made.deps, made.scope);
  expect((await made.study()).problem).toBeNull();
});

test("a study whose creation was not answered is found again and not made twice", async () => {
  const made = await prolificWorld(database.store);
  await connect(made);
  await savePlan(made.deps, made.scope, { plan: studyPlanOf() });
  const lost: typeof made.deps.prolific = (given) => ({
    ...made.api(given),
    createStudy: async (draft) => {
      await made.api(given).createStudy(draft);
      throw new ProlificError("unknown", null, "");
    },
  });
  await expect(saveDraft({ ...made.deps, prolific: lost }, made.scope)).rejects.toMatchObject({
    reason: "recruiter_silent",
  });
  await saveDraft(made.deps, made.scope);
  expect(made.vendor.studies.size).toBe(1);
  expect((await made.study()).vendorId).toBe([...made.vendor.studies.keys()][0]);
});

test("a creation that did not happen is sent again after a minute, not before", async () => {
  const made = await prolificWorld(database.store);
  await connect(made);
  await savePlan(made.deps, made.scope, { plan: studyPlanOf() });
  const silent: typeof made.deps.prolific = (given) => ({
    ...made.api(given),
    createStudy: () => Promise.reject(new ProlificError("unknown", null, "")),
  });
  await expect(saveDraft({ ...made.deps, prolific: silent }, made.scope)).rejects.toThrow();
  await expect(saveDraft(made.deps, made.scope)).rejects.toMatchObject({ reason: "study_being_made" });
  made.world.clock.advance(minuteMs);
  await saveDraft(made.deps, made.scope);
  expect(made.vendor.studies.size).toBe(1);
});

test("a study below the least pay is not published", async () => {
  const settings = { contactEmail: "lab@example.org" };
  const made = await withDraft(database.store, { settings, plan: { rewardMinor: 10 } });
  await expect(changeStudy(made.deps, made.scope, { step: "publish" })).rejects.toMatchObject({
    reason: "policy",
    details: { rules: ["pay-floor"] },
  });
});

test("a study is published once its project is live", async () => {
  const made = await withDraft(database.store, { settings: { contactEmail: "lab@example.org" } });
  await setState(made, "paused");
  const publish = () => changeStudy(made.deps, made.scope, { step: "publish" });
  await expect(publish()).rejects.toMatchObject({ reason: "launch_first" });
  await setState(made, "live");
  await publish();
  expect(await made.study()).toMatchObject({ status: "ACTIVE", publishedAt: made.world.clock.now() });
});

test("while there is no page a study is paused, and started again when there is one", async () => {
  const made = await withDraft(database.store);
  await openStudy(database.store, made);
  const { vendorId } = await made.study();
  await setState(made, "paused");
  await compareNow(made.deps, made.scope);
  expect(made.vendor.study(vendorId).status).toBe("PAUSED");
  await setState(made, "live");
  await compareNow(made.deps, made.scope);
  expect(made.vendor.study(vendorId).status).toBe("ACTIVE");
});

test("a study that an organizer has paused stays paused", async () => {
  const made = await withDraft(database.store);
  await openStudy(database.store, made);
  const { vendorId } = await made.study();
  await changeStudy(made.deps, made.scope, { step: "pause" });
  await compareNow(made.deps, made.scope);
  expect(made.vendor.study(vendorId).status).toBe("PAUSED");
});

test("places are added while pages lack, up to the most that the organizer allows", async () => {
  const made = await withDraft(database.store, { items: 200, plan: { places: 2, mostPlaces: 5 } });
  await openStudy(database.store, made);
  await compareNow(made.deps, made.scope);
  const { places, vendorId } = await made.study();
  expect(places).toBe(5);
  expect(made.vendor.study(vendorId).draft.total_available_places).toBe(5);
});

test("what was changed at Prolific is named, and stays named", async () => {
  const made = await withDraft(database.store);
  const { vendorId } = await made.study();
  made.vendor.updateStudy(vendorId, { name: "Another title", reward: 150 });
  await compareNow(made.deps, made.scope);
  await compareNow(made.deps, made.scope);
  const { changedThere, sent } = await made.study();
  expect(changedThere.toSorted()).toEqual(["rewardMinor", "title"]);
  expect(sent?.reward).toBe(150);
});

test("a reading that was under way while the study was published does not undo that", async () => {
  const made = await withDraft(database.store, {
    settings: { contactEmail: "lab@example.org" },
    plan: { places: 8, mostPlaces: 8 },
  });
  await compareDuring(made, () => changeStudy(made.deps, made.scope, { step: "publish" }));
  expect((await made.study()).status).toBe("ACTIVE");
  expect((await made.study()).publishedAt).not.toBeNull();
});

test("a reading that was under way while the draft was saved anew does not undo that", async () => {
  const made = await withDraft(database.store, { settings: { contactEmail: "lab@example.org" } });
  await compareDuring(made, async () => {
    await savePlan(made.deps, made.scope, { plan: studyPlanOf({ rewardMinor: 240, minutes: 11 }) });
    await saveDraft(made.deps, made.scope);
  });
  const { sent, changedThere } = await made.study();
  expect(sent).toMatchObject({ reward: 240, estimated_completion_time: 11 });
  expect(changedThere).toEqual([]);
});

/** Reads the study at Prolific, and lets something happen between Prolific's answer and its being noted. */
async function compareDuring(made: ProlificWorld, happens: () => Promise<void>): Promise<void> {
  const late: typeof made.deps.prolific = (given) => ({
    ...made.api(given),
    study: async (id) => {
      const before = await made.api(given).study(id);
      await happens();
      return before;
    },
  });
  await compareNow({ ...made.deps, prolific: late }, made.scope);
}
