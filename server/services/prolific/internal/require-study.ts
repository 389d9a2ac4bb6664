import { prolificStudyOf, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `plan_missing` where no plan was saved */
export async function requirePlan(db: Db, projectId: string): Promise<ProlificStudyRow> {
  const study = await prolificStudyOf(db, projectId);
  if (study === undefined) throw new DomainError("plan_missing", "Save a plan for the study first.");
  return study;
}

/** A study that is at Prolific. @throws DomainError `plan_missing` or `draft_missing` where there is none */
export async function requireStudy(
  db: Db,
  projectId: string,
): Promise<ProlificStudyRow & { vendorId: string }> {
  const study = await requirePlan(db, projectId);
  const { vendorId } = study;
  if (vendorId === null) throw new DomainError("draft_missing", "Save the draft at Prolific first.");
  return { ...study, vendorId };
}
