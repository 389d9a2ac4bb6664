import type { Db } from "@/db/store";
import { signText } from "@/server/auth/signature";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { Sign } from "@/server/domain/recruiter/recruiter";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { readRecruiterSecret } from "./read-recruiter-secret";

interface Sending {
  projectId: string;
  source: AnnotatorSource;
  settings: { recruiters: readonly RecruiterSettings[] };
}

/** What signs the addresses of somebody's recruiter; null where they are not signed, or there is no secret. */
export async function signerOf(db: Db, { projectId, source, settings }: Sending): Promise<Sign | null> {
  const panel = settings.recruiters.find(({ name }) => name === source);
  if (panel?.name !== "panel" || panel.signature === undefined) return null;
  const { algorithm, encoding } = panel.signature;
  if (algorithm === "none") return null;
  const secret = await readRecruiterSecret(db, projectId, source);
  return secret === null ? null : (text) => signText({ algorithm, encoding }, secret, text);
}
