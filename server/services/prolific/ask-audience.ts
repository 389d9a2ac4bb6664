import { noteAskedAudience } from "@/db/queries/prolific-connections";
import { prolificStudyOf } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AudienceFigures, AudienceQuestion } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyPlan } from "@/server/domain/recruiter/prolific/study-plan";
import { ProlificError } from "@/server/prolific/prolific-error";
import { askProlific } from "./internal/prolific-account";
import { lintProjectStudy } from "./internal/lint-project-study";

/**
 * Prolific's figures of a plan: who fits, what it costs, how long it takes to fill, what can be spent. Each is null where
 * Prolific does not tell it; what it did not answer keeps its words. They are kept until it is asked again.
 * @throws DomainError as `askProlific` where Prolific refuses the token
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
    const audience = { workspaceId, filters };
    const { told, unanswered } = listening();
    const [balance, eligible, cost, hours, recommended] = await Promise.all([
      told("balance", api.balance(workspaceId)),
      told("eligible", api.eligibleCount(audience)),
      told("cost", api.studyCost({ reward, places })),
      told("time", api.recruitmentTime({ ...audience, reward, places, estimatedMinutes: minutes, devices })),
      told("recommended", api.rewardRecommendation(workspaceId, currency)),
    ]);
    const now = deps.now();
    const figures: AudienceFigures = {
      at: isoInstant(now),
      eligible,
      costMinor: cost === null ? null : Math.round(cost),
      rewardsMinor: reward * places,
      hours,
      balance,
      recommended,
      unanswered,
      findings: await lintProjectStudy(db, {
        project,
        plan,
        connection,
        study: await prolificStudyOf(db, projectId),
        leastAnHour: recommended?.minimum ?? null,
        now,
      }),
    };
    await deps.store.write((tx) => noteAskedAudience(tx, projectId, { plan, figures }));
    return figures;
  });
}

/** A figure that Prolific does not tell keeps no other from being shown; what it said instead is kept. */
function listening() {
  const unanswered: AudienceFigures["unanswered"] = [];
  const told = async <T>(question: AudienceQuestion, figure: Promise<T>): Promise<T | null> => {
    try {
      return await figure;
    } catch (error) {
      if (!(error instanceof ProlificError) || error.failure === "unauthorized") throw error;
      unanswered.push({ question, said: error.said });
      return null;
    }
  };
  return { told, unanswered };
}
