import { dimensionNames } from "@/db/queries/dimensions";
import { latestResult } from "@/db/queries/jobs";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { shownFigure } from "@/server/domain/agreement/live-agreement";
import { rowsOn } from "@/server/domain/agreement/report";
import { readStoredResult } from "@/server/domain/agreement/stored-result";
import type { ShownEstimate } from "@/server/domain/estimate";
import { isoInstant } from "@/server/domain/instant";

interface BatchAgreement {
  at: string | null;
  /** Alpha on the first dimension over the items of a batch that is one file; null where it was not computed. */
  of: (files: readonly string[]) => ShownEstimate | null;
}

/** Agreement by file as the last computation has it; computes nothing. */
export async function readAgreement(db: Db, { id }: Pick<ProjectRow, "id">): Promise<BatchAgreement> {
  const found = await latestResult(db, id, "agreement");
  const [dimension = ""] = await dimensionNames(db, id);
  const report = found === undefined ? null : readStoredResult(found.result).result.report;
  if (found === undefined || report === null) return { at: null, of: () => null };
  const rows = rowsOn(report, dimension).filter(({ kind }) => kind === "import");
  const at = found.finishedAt ?? found.startedAt;
  return {
    at: at === null ? null : isoInstant(at),
    of: (files) => {
      const named = rows.filter(({ name }) => name === files[0]);
      const alpha = named.length === 1 && files.length === 1 ? named[0]?.figures.alpha : undefined;
      return alpha === undefined ? null : shownFigure(alpha);
    },
  };
}
