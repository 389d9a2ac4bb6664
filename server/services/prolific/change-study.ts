import { changeProlificStudy, compareSoon } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ChangeStudyInput, studySteps } from "@/server/domain/recruiter/prolific/contracts";
import type { StudyTransition } from "@/server/prolific/prolific-api";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { listenToWorkspace } from "./internal/listen-to-workspace";
import { askProlific } from "./internal/prolific-account";
import { requireFit, requirePublishable } from "./internal/require-publishable";
import { requireStudy } from "./internal/require-study";

type StudyStep = (typeof studySteps)[number];

const transitions: Record<StudyStep, StudyTransition> = {
  publish: "PUBLISH",
  pause: "PAUSE",
  start: "START",
  stop: "STOP",
};

/**
 * Publishes the study, pauses it, starts it again or stops it. After a refusal Prolific is read again soon, because its study may
 * be in another state than was known.
 * @throws DomainError as `askProlific` and `requireStudy`; as `requirePublishable` and `requireFit` where people would come
 */
export async function changeStudy(
  deps: Deps,
  scope: OrganizeScope,
  { step }: ChangeStudyInput,
): Promise<void> {
  const { projectId } = scope;
  const study = await requireStudy(deps.store.read, projectId);
  if (step === "publish") await requirePublishable(deps, study);
  if (step === "start") await requireFit(deps, study);
  const vendor = await askProlific(deps, projectId, async (api, connection) => {
    if (step === "publish") await listenToWorkspace(deps, api, connection);
    return api.transitionStudy(study.vendorId, transitions[step]);
  }).catch(async (error: unknown) => {
    await deps.store.write((tx) => compareSoon(tx, study.id, deps.now()));
    throw error;
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
