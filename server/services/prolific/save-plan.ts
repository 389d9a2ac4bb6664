import { prolificStudyOf, saveProlificStudy } from "@/db/queries/prolific-studies";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { newOutcomeCodes } from "@/server/domain/recruiter/prolific/completion-codes";
import type { SavePlanInput } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { prolificSettingsOf } from "./internal/prolific-settings-of";

/**
 * Keeps what an organizer decided about the study. Nothing is sent to Prolific.
 * @throws DomainError `conflict` for fewer places at most than places, and for what Prolific fixes with the publication
 */
export async function savePlan(deps: Deps, scope: OrganizeScope, { plan }: SavePlanInput): Promise<void> {
  await deps.store.write(async (tx) => {
    await keepPlan(deps, tx, scope, plan);
    await recordEvent(deps, tx, scope, "recruiter_study_planned", {
      recruiter: "prolific",
      places: plan.places,
      rewardMinor: plan.rewardMinor,
      minutes: plan.minutes,
    });
  });
}

/** What Prolific does not change any more once a study is published. */
const fixedOnceOpen = [
  "title",
  "description",
  "minutes",
  "rewardMinor",
  "devices",
  "filters",
  "approval",
  "screenOutMinor",
  "abilities",
] as const;

async function keepPlan(deps: Deps, tx: Tx, { projectId }: OrganizeScope, plan: StudyPlan): Promise<void> {
  const { settings } = await lockProject(tx, projectId);
  if (plan.mostPlaces < plan.places) {
    throw new DomainError("conflict", "The most places cannot be fewer than the places.", {
      field: "mostPlaces",
    });
  }
  const kept = await prolificStudyOf(tx, projectId);
  if (kept?.publishedAt) refuseFixed(kept.plan, plan);
  if (kept?.publishedAt && plan.places < (kept.places ?? 0)) {
    throw new DomainError("conflict", "Places at Prolific only grow.", { field: "places" });
  }
  await saveProlificStudy(tx, {
    id: deps.newId(),
    projectId,
    plan,
    codes: kept?.codes ?? newOutcomeCodes(deps.random, prolificSettingsOf(settings).outcomes),
    marker: `T-${deps.newSecret(6)}`,
    compareAt: deps.now(),
  });
}

function refuseFixed(before: StudyPlan, after: StudyPlan): void {
  const changed = fixedOnceOpen.find(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed === undefined) return;
  throw new DomainError("conflict", "Prolific does not change this once a study is published.", {
    field: changed,
  });
}
