import { dimensionNames } from "@/db/queries/dimensions";
import type { ProjectRow } from "@/db/queries/projects";
import { annotatorAnnotatorStatus, countTestItems } from "@/db/queries/shown-project";
import type { Db } from "@/db/store";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { ShownQualification } from "@/server/domain/project/shown-project";

/** A project's qualification as this annotator, or a stranger (null), reads of it; null where there is none. */
export async function showQualification(
  db: Db,
  { id, settings }: ProjectRow,
  annotator: AnnotatorActor | null,
): Promise<ShownQualification | null> {
  const { qualification } = settings;
  if (qualification.kind === "none") return null;
  const { kind, needed } = qualification;
  const size = kind === "test" ? await countTestItems(db, id) : qualification.size;
  const gradesEach = settings.goldGrading === "dimension" && (await dimensionNames(db, id)).length > 1;
  return {
    kind,
    size,
    needed,
    neededShare: gradesEach && needed > 0 && size > 0 ? Math.min(1, needed / size) : null,
    tries: kind === "training" ? 1 : qualification.tries,
    pay: amountOf(settings, settings.qualificationPayMinor),
    isAhead:
      annotator?.projectId !== id ||
      (await annotatorAnnotatorStatus(db, annotator.annotatorId)) === "qualifying",
  };
}
