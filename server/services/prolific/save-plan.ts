import { prolificStudyOf, saveProlificStudy } from "@/db/queries/prolific-studies";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { newOutcomeCodes } from "@/server/domain/recruiter/prolific/completion-codes";
import type { SavePlanInput } from "@/server/domain/recruiter/prolific/contracts";
import { planProblems } from "@/server/domain/recruiter/prolific/plan-problems";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { prolificSettingsOf } from "./internal/prolific-settings-of";

/**
 * Keeps what an organizer decided about the study. Nothing is sent to Prolific.
 * @throws DomainError `invalid_input` naming each field that contradicts another or that Prolific fixes with the publication
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

async function keepPlan(deps: Deps, tx: Tx, { projectId }: OrganizeScope, plan: StudyPlan): Promise<void> {
  const { settings } = await lockProject(tx, projectId);
  const kept = await prolificStudyOf(tx, projectId);
  const published = kept?.publishedAt ? { plan: kept.plan, places: kept.places ?? kept.plan.places } : null;
  refuseProblems(planProblems(plan, published));
  await saveProlificStudy(tx, {
    id: deps.newId(),
    projectId,
    plan,
    codes: kept?.codes ?? newOutcomeCodes(deps.random, prolificSettingsOf(settings).outcomes),
    marker: `T-${deps.newSecret(6)}`,
    compareAt: deps.now(),
  });
}
