import { changeProlificStudy, prolificStudyOf, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { nextStep } from "@/server/domain/recruiter/prolific/next-step";
import { placesWanted } from "@/server/domain/recruiter/prolific/study-plan";
import { holdsPlace } from "@/server/domain/recruiter/prolific/vendor-pay";
import type { ProlificApi } from "@/server/prolific/prolific-api";
import { recordEvent } from "@/server/services/project/internal/record-event";
import type { ComparedParticipant } from "./read-participants";
import { readStudyWork, type StudyWork } from "./read-study-work";

/** Pauses a study for which there is no work, starts it again when there is, and adds places while judgments lack. */
export async function steerStudy(
  deps: Deps,
  api: ProlificApi,
  projectId: string,
  everybody: readonly ComparedParticipant[],
): Promise<void> {
  const db = deps.store.read;
  const study = await prolificStudyOf(db, projectId);
  if (study === undefined || study.vendorId === null || study.publishedAt === null) return;
  const project = await readProject(db, projectId);
  const work = await readStudyWork(db, project, study.id);
  await addPlaces(deps, api, { study, work }, everybody);
  await pauseOrStart(deps, api, { study, work });
}

interface Steered {
  study: ProlificStudyRow;
  work: StudyWork;
}

async function addPlaces(
  deps: Deps,
  api: ProlificApi,
  { study, work }: Steered,
  everybody: readonly ComparedParticipant[],
): Promise<void> {
  const { vendorId, places, plan, status } = study;
  // Without work that can be done now, and after an organizer has stopped the study, nobody else is asked for.
  if (vendorId === null || places === null || !work.canLease || status === "COMPLETED") return;
  const held = everybody.filter(({ submission }) => submission?.status && holdsPlace(submission.status));
  const coming = held.filter(
    ({ submission }) => submission?.status === "ACTIVE" || submission?.status === "RESERVED",
  );
  const wanted = placesWanted(plan, places, {
    pagesLeft: work.pagesLeft,
    placesHeld: held.length,
    pagesComing: coming.reduce(
      (sum, { ours }) => sum + Math.max(0, plan.pagesPerPlace - (ours?.pages ?? 0)),
      0,
    ),
  });
  if (wanted <= places) return;
  const vendor = await api.updateStudy(vendorId, { total_available_places: wanted });
  await note(deps, study, { places: vendor.places, status: vendor.status }, "places_added", wanted - places);
}

async function pauseOrStart(deps: Deps, api: ProlificApi, { study, work }: Steered): Promise<void> {
  const { vendorId, status, isPausedByUs } = study;
  const step = nextStep({ status, isPausedByUs, canLease: work.canLease });
  if (vendorId === null || step === null) return;
  const vendor = await api.transitionStudy(vendorId, step);
  await note(
    deps,
    study,
    { status: vendor.status, isPausedByUs: step === "PAUSE" },
    step === "PAUSE" ? "paused" : "started",
  );
}

async function note(
  deps: Deps,
  { id, projectId }: ProlificStudyRow,
  changes: Partial<ProlificStudyRow>,
  step: string,
  places?: number,
): Promise<void> {
  await deps.store.write(async (tx) => {
    await changeProlificStudy(tx, id, changes);
    const data = { recruiter: "prolific", step, ...(places !== undefined && { places }) };
    await recordEvent(deps, tx, { projectId, actor: { kind: "system" } }, "recruiter_study_changed", data);
  });
}
