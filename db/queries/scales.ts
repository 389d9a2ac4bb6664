import { eq } from "drizzle-orm";
import { scalePoints, scales } from "@/db/schema";
import type { Tx } from "@/db/store";
import { setQuestion } from "./dimensions";
import type { ScaleDraft } from "@/server/domain/scale/scale";

export async function insertScaleRow(tx: Tx, row: typeof scales.$inferInsert): Promise<void> {
  await tx.insert(scales).values(row);
}

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
  if (question !== undefined) await setQuestion(tx, dimensionId, question);
  await tx.update(scales).set({ step, notApplicable }).where(eq(scales.id, scaleId));
  await tx.delete(scalePoints).where(eq(scalePoints.scaleId, scaleId));
  await insertPoints(tx, scaleId, points);
}
