import { prolificStudyOf } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AudienceFigures } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { ProlificError } from "@/server/prolific/prolific-error";
import { askProlific } from "./internal/prolific-account";
import { lintProjectStudy } from "./internal/lint-project-study";

/**
 * Prolific's figures of a plan: who fits, what it costs, how long it takes to fill, what can be spent. Each is null where
 * Prolific does not tell it.
 * @throws DomainError as `askProlific` where Prolific refuses the token or does not answer at all
 */
export async function askAudience(
  deps: Deps,
  { projectId }: OrganizeScope,
  { plan }: { plan: StudyPlan },
): Promise<AudienceFigures> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  return askProlific(deps, projectId, async (api, connection) => {
    const { workspaceId, currency } = connection;
    const { rewardMinor: reward, places, minutes, filters, devices } = plan;
    const balance = await api.balance(workspaceId);
    const audience = { workspaceId, filters };
    const [eligible, cost, time, recommendation] = await Promise.all([
      orNull(api.eligibleCount(audience)),
      orNull(api.studyCost({ reward, places })),
      orNull(api.recruitmentTime({ ...audience, reward, places, estimatedMinutes: minutes, devices })),
      orNull(api.rewardRecommendation(workspaceId, currency)),
    ]);
    const now = deps.now();
    return {
      at: isoInstant(now),
      eligible,
      costMinor: cost === null ? null : Math.round(cost),
      rewardsMinor: reward * places,
      hours: time,
      balance,
      recommended: recommendation,
      findings: await lintProjectStudy(db, {
        project,
        plan,
        connection,
        study: await prolificStudyOf(db, projectId),
        leastAnHour: recommendation?.minimum ?? null,
        now,
      }),
    };
  });
}

/** A figure that Prolific does not tell keeps no other from being shown. */
async function orNull<T>(figure: Promise<T>): Promise<T | null> {
  try {
    return await figure;
  } catch (error) {
    if (error instanceof ProlificError && error.failure !== "unauthorized") return null;
    throw error;
  }
}
