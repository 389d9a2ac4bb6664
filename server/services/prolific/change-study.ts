import { changeProlificStudy } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ChangeStudyInput, studySteps } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyTransition } from "@/server/prolific/prolific-api";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { askProlific } from "./internal/prolific-account";
import { lintProjectStudy } from "./internal/lint-project-study";
import { listenToWorkspace } from "./internal/listen-to-workspace";
import { requireStudy } from "./internal/require-study";

type StudyStep = (typeof studySteps)[number];

const transitions: Record<StudyStep, StudyTransition> = {
  publish: "PUBLISH",
  pause: "PAUSE",
  start: "START",
  stop: "STOP",
};

/**
 * Publishes the study, pauses it, starts it again or stops it.
 * @throws DomainError as `askProlific`; `launch_incomplete` to publish before the project is live, and `policy` with the
 *   findings that keep it from being published or started
 */
export async function changeStudy(
  deps: Deps,
  scope: OrganizeScope,
  { step }: ChangeStudyInput,
): Promise<void> {
  const { projectId } = scope;
  const study = await requireStudy(deps.store.read, projectId);
  if (step === "publish" || step === "start") await requireFit(deps, projectId);
  const vendor = await askProlific(deps, projectId, async (api, connection) => {
    if (step === "publish") await listenToWorkspace(deps, api, connection);
    return api.transitionStudy(study.vendorId, transitions[step]);
  });
  const now = deps.now();
  await deps.store.write(async (tx) => {
    await changeProlificStudy(tx, study.id, {
      status: vendor.status,
      places: vendor.places,
      isPausedByUs: false,
      compareAt: now,
      problem: null,
      ...(step === "publish" && { publishedAt: now }),
    });
    await recordEvent(deps, tx, scope, "recruiter_study_changed", {
      recruiter: "prolific",
      step,
      status: vendor.status,
    });
  });
}

async function requireFit(deps: Deps, projectId: string): Promise<void> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  if (project.state !== "live") {
    throw new DomainError(
      "project_not_open",
      "Launch the project first. People would arrive and find no work.",
    );
  }
  const study = await requireStudy(db, projectId);
  const findings = await askProlific(deps, projectId, async (api, connection) => {
    const recommended = await api
      .rewardRecommendation(connection.workspaceId, connection.currency)
      .catch(() => null);
    const leastAnHour = recommended?.minimum ?? null;
    return lintProjectStudy(db, {
      project,
      study,
      plan: study.plan,
      connection,
      leastAnHour,
      now: deps.now(),
    });
  });
  const stops = findings.filter(({ weight }) => weight === "stop");
  if (stops.length === 0) return;
  throw new DomainError("policy", "Prolific's rules do not allow this study yet. See the list under Study.", {
    rules: stops.map(({ rule }) => rule),
  });
}
