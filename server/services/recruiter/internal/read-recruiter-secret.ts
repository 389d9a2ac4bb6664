import { recruiterSecretOf } from "@/db/queries/recruiter-secrets";
import type { Db } from "@/db/store";
import { unseal } from "@/server/auth/sealed-text";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";

/** Where a secret is sealed for; a row that is copied to another project opens nothing. */
export const secretPlace = (projectId: string, recruiter: AnnotatorSource) => `${recruiter}:${projectId}`;

/** What a project shares with a recruiter; null where there is none, or none that this server can read. */
export async function readRecruiterSecret(
  db: Db,
  projectId: string,
  recruiter: AnnotatorSource,
): Promise<string | null> {
  const [kept] = await recruiterSecretOf(db, { projectId, recruiter });
  return kept === undefined ? null : unseal(kept.sealed, secretPlace(projectId, recruiter));
}
