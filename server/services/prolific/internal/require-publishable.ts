import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { askProlific, prolificAccount } from "./prolific-account";
import { isDraftBehind } from "./is-draft-behind";
import { lintProjectStudy } from "./lint-project-study";

/**
 * Lets a study be published only as the organizer sees it planned.
 * @throws DomainError `study_published`; `draft_behind` where the plan has changed since the draft; as `requireFit`
 */
export async function requirePublishable(deps: Deps, study: ProlificStudyRow): Promise<void> {
  if (study.publishedAt !== null) {
    throw new DomainError("study_published", "The study is published already.");
  }
  const project = await requireFit(deps, study);
  const { connection } = await prolificAccount(deps, study.projectId);
  if (!isDraftBehind(project, study, connection)) return;
  throw new DomainError("draft_behind", "The plan has changed since the draft. Save the draft again first.");
}

/**
 * Lets a study take people only while there is work and Prolific's rules allow it.
 * @throws DomainError `launch_first`, `policy` with the rules that keep it from taking people, as `askProlific`
 */
export async function requireFit(deps: Deps, study: ProlificStudyRow): Promise<ProjectRow> {
  const db = deps.store.read;
  const project = await readProject(db, study.projectId);
  if (project.state !== "live") {
    throw new DomainError("launch_first", "Launch the project first. People would arrive and find no work.");
  }
  const findings = await askProlific(deps, study.projectId, async (api, connection) => {
    const { workspaceId, currency } = connection;
    const recommended = await api.rewardRecommendation(workspaceId, currency).catch(() => null);
    const leastAnHour = recommended?.minimum ?? null;
    const now = deps.now();
    return lintProjectStudy(db, { project, study, plan: study.plan, connection, leastAnHour, now });
  });
  const stops = findings.filter(({ weight }) => weight === "stop");
  if (stops.length === 0) return project;
  throw new DomainError("policy", "Prolific's rules do not allow this study yet. See the list under Study.", {
    rules: stops.map(({ rule }) => rule),
  });
}
