import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { compareSoon, prolificStudyOf } from "@/db/queries/prolific-studies";
import { compareStudy } from "./compare-study";
import { requireStudy } from "./internal/require-study";
import { workAtActions } from "./work-at-actions";

/**
 * Does what is due at Prolific and compares the study at once, for an organizer who does not want to wait; where another
 * process is at it, once more after that.
 * @throws DomainError `draft_missing` without a study, `recruiter_silent` with what Prolific said where it did not answer
 */
export async function compareNow(deps: Deps, { projectId }: OrganizeScope): Promise<void> {
  await requireStudy(deps.store.read, projectId);
  await workAtActions(deps);
  const study = await requireStudy(deps.store.read, projectId);
  if (!(await compareStudy(deps, study))) {
    // What the other process has read by now may be from before.
    return deps.store.write((tx) => compareSoon(tx, study.id, deps.now()));
  }
  const compared = await prolificStudyOf(deps.store.read, projectId);
  const said = compared?.problem ?? null;
  if (said !== null) throw new DomainError("recruiter_silent", "Prolific has not answered.", { said });
}
