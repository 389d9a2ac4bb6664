import { dimensionNames } from "@/db/queries/dimensions";
import type { Db } from "@/db/store";

/** How many judgments one annotator's answer to one item holds: one on each dimension. */
export async function judgmentsPerAnswer(db: Db, projectId: string): Promise<number> {
  return (await dimensionNames(db, projectId)).length;
}
