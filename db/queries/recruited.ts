import { and, asc, eq } from "drizzle-orm";
import { annotators } from "@/db/schema";
import type { Db } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";

/** The people of a project whom one recruiter sent, by pseudonym. */
export async function peopleSentBy(db: Db, projectId: string, source: AnnotatorSource) {
  return db
    .select({
      annotator: annotators.pseudonym,
      externalId: annotators.externalId,
      submissionId: annotators.submissionId,
    })
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), eq(annotators.source, source)))
    .orderBy(asc(annotators.pseudonym));
}
