import { judgedItemCount, storedFigures } from "@/db/queries/annotator-figures";
import { secondsOf, valuesAgainstOthers, type Listed } from "@/db/queries/listed-annotators";
import type { Db } from "@/db/store";
import { areComputedWhenShown, type AnnotatorFigures } from "@/server/domain/annotator/figures";
import { groupBy } from "@/server/domain/group-by";
import { agreementWithOthers } from "@/server/domain/annotator-status/agreement-with-others";
import { median } from "@/server/stats/median";

export type FiguresOf = (annotatorId: string) => Omit<AnnotatorFigures, "annotatorId">;

/** The figures of annotators at this moment. Grows with their judgments. */
export async function presentFigures(db: Db, listed: Listed): Promise<FiguresOf> {
  const seconds = byAnnotator(await secondsOf(db, listed));
  const values = byAnnotator(await valuesAgainstOthers(db, listed));
  return (annotatorId) => ({
    agreement: agreementWithOthers(values.get(annotatorId) ?? []),
    medianSeconds: median((seconds.get(annotatorId) ?? []).map((one) => one.seconds)).value,
  });
}

/** The figures of everyone in a project; of a large one as computed last, with the moment. */
export async function listedFigures(
  db: Db,
  projectId: string,
): Promise<{ figuresOf: FiguresOf; at: number | null }> {
  if (areComputedWhenShown(await judgedItemCount(db, projectId))) {
    return { figuresOf: await presentFigures(db, { projectId }), at: null };
  }
  const stored = await storedFigures(db, projectId);
  const known = new Map(stored?.figures.map(({ annotatorId, ...figures }) => [annotatorId, figures]));
  return { figuresOf: (annotatorId) => known.get(annotatorId) ?? notYetComputed, at: stored?.at ?? null };
}

const notYetComputed = {
  agreement: { value: null, reason: "being_computed", n: 0 },
  medianSeconds: null,
} as const;

function byAnnotator<T extends { annotatorId: string }>(rows: readonly T[]): Map<string, T[]> {
  return new Map(
    groupBy(rows, ({ annotatorId }) => annotatorId).map((group) => [group[0].annotatorId, group]),
  );
}
