import { eq } from "drizzle-orm";
import { dimensions, scalePoints, scales } from "@/db/schema";
import type { Tx } from "@/db/store";
import type { ScaleDraft } from "@/server/domain/scale/scale";

export async function insertPoints(tx: Tx, scaleId: string, points: ScaleDraft["points"]): Promise<void> {
  await tx.insert(scalePoints).values(points.map((point) => ({ scaleId, ...point })));
}

/** Puts another scale and question in the place of a dimension's. */
export async function replaceScale(
  tx: Tx,
  { scaleId, dimensionId }: { scaleId: string; dimensionId: string },
  question: string | undefined,
  { points, step, notApplicable }: ScaleDraft,
): Promise<void> {
  if (question !== undefined)
    await tx.update(dimensions).set({ question }).where(eq(dimensions.id, dimensionId));
  await tx.update(scales).set({ step, notApplicable }).where(eq(scales.id, scaleId));
  await tx.delete(scalePoints).where(eq(scalePoints.scaleId, scaleId));
  await insertPoints(tx, scaleId, points);
}
