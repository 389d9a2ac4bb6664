import { eq } from "drizzle-orm";
import { saveProlificConnection } from "@/db/queries/prolific-connections";
import { changeProlificStudy, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { annotators } from "@/db/schema";
import type { Store } from "@/db/store";
import { seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { enterProject } from "@/server/services/project/enter-project";
import { tokenPlace } from "@/server/services/prolific/internal/prolific-account";
import { requireStudy } from "@/server/services/prolific/internal/require-study";
import { saveDraft } from "@/server/services/prolific/save-draft";
import { savePlan } from "@/server/services/prolific/save-plan";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { fakeProlific, type FakeProlific } from "./fake-prolific";
import { studyPlanOf } from "./study-plan-of";
import type { FaultRates } from "./vendor-faults";

export const vendorToken = "a-token-of-prolific-1234";

export interface ProlificWorld extends FakeProlific {
  world: World;
  /** Dependencies of a process that dies where the vendor's faults say so. */
  deps: Deps;
  scope: OrganizeScope;
  study: () => Promise<ProlificStudyRow & { vendorId: string }>;
}

interface Options extends WorldOptions {
  random?: () => number;
  rates?: FaultRates;
  plan?: Partial<StudyPlan>;
}

/** A project whose people come from a stand-in for Prolific. It is not connected yet. */
export async function prolificWorld(store: Store, options: Options = {}): Promise<ProlificWorld> {
  const world = await makeProject(store, options);
  const { random = Math.random, rates = {} } = options;
  const fake = fakeProlific({
    now: world.clock.now,
    random,
    rates,
    token: vendorToken,
    workspace: { id: "workspace-1", title: "Lab", projectId: "vendor-project-1", currency: "USD" },
  });
  const dying: Store = {
    ...store,
    read: store.read,
    write: async (act) => {
      fake.faults.requireAlive();
      return store.write(act);
    },
  };
  const deps: Deps = { ...world.deps, store: dying, prolific: fake.api };
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  return { ...fake, world, deps, scope, study: () => requireStudy(store.read, world.projectId) };
}

/** The same, connected, with a study that is made there as a draft. */
export async function withDraft(store: Store, options: Options = {}): Promise<ProlificWorld> {
  const made = await prolificWorld(store, options);
  const { deps, scope, world } = made;
  const now = deps.now();
  await store.write((tx) =>
    saveProlificConnection(tx, {
      projectId: world.projectId,
      sealedToken: seal(vendorToken, tokenPlace(world.projectId)),
      tokenEnding: "1234",
      workspaceId: "workspace-1",
      workspaceTitle: "Lab",
      vendorProjectId: "vendor-project-1",
      currency: "USD",
      connectedAt: now,
      checkedAt: now,
    }),
  );
  await savePlan(deps, scope, { plan: studyPlanOf(options.plan) });
  await saveDraft(deps, scope);
  return made;
}

/** Publishes the study without asking what the rules say. */
export async function openStudy(store: Store, { vendor, study, world }: ProlificWorld): Promise<void> {
  const { id, vendorId } = await study();
  const { status } = vendor.transitionStudy(vendorId, "PUBLISH");
  await store.write((tx) => changeProlificStudy(tx, id, { status, publishedAt: world.clock.now() }));
}

/** Lets one of a world's annotators be the person of a submission. */
export async function comeFrom(
  store: Store,
  annotatorId: string,
  { participantId, submissionId }: { participantId: string; submissionId: string },
): Promise<void> {
  await store.write((tx) =>
    tx
      .update(annotators)
      .set({ source: "prolific", externalId: participantId, submissionId })
      .where(eq(annotators.id, annotatorId)),
  );
}
