import { and, asc, eq } from "drizzle-orm";
import { dimensions, goldAnswers, imports, items } from "@/db/schema";
import type { Db } from "@/db/store";
import type { ProtocolTestPair } from "@/server/domain/protocol/protocol";

/** The pairs of one import that the qualification test has, with what is right on the first dimension, in order. */
export async function readTestPairs(
  db: Db,
  projectId: string,
  fileName: string,
): Promise<ProtocolTestPair[]> {
  return db
    .select({
      textA: items.textA,
      textB: items.textB,
      answer: goldAnswers.answer,
      tolerance: goldAnswers.tolerance,
      accepted: goldAnswers.accepted,
      acceptsNotApplicable: goldAnswers.acceptsNotApplicable,
      explanation: goldAnswers.explanation,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .innerJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .innerJoin(dimensions, and(eq(dimensions.id, goldAnswers.dimensionId), eq(dimensions.position, 0)))
    .where(
      and(
        eq(items.projectId, projectId),
        eq(items.kind, "text-pair"),
        eq(imports.fileName, fileName),
        eq(goldAnswers.use, "test"),
        eq(goldAnswers.enabled, true),
      ),
    )
    .orderBy(asc(items.position));
}
