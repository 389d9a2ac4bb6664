import { exclusionLog } from "@/db/queries/exclusions";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ShownExclusion } from "@/server/domain/exclusion/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** Every exclusion of a project, also those taken back; the newest first. */
export async function listExclusions(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ShownExclusion[]> {
  return readExclusions(deps.store.read, projectId);
}

/** As `listExclusions`, or those of one annotator. */
export async function readExclusions(
  db: Db,
  projectId: string,
  annotatorId?: string,
): Promise<ShownExclusion[]> {
  const log = await exclusionLog(db, projectId, annotatorId);
  return log.reverse().map(({ excludedAt, takenBackAt, takenBackBy, takenBackReason, ...exclusion }) => ({
    id: exclusion.id,
    annotator: exclusion.annotator,
    origin: exclusion.origin,
    rule: exclusion.rule,
    value: exclusion.value,
    bound: exclusion.bound,
    reason: exclusion.reason,
    batch: exclusion.batchId,
    by: exclusion.by,
    at: isoInstant(excludedAt),
    takenBack:
      takenBackAt === null ? null : { by: takenBackBy, at: isoInstant(takenBackAt), reason: takenBackReason },
  }));
}
