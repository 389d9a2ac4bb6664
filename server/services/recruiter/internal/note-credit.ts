import { insertCredit } from "@/db/queries/sona-credits";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { EndReason } from "@/server/domain/recruiter/end-reason";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { returnOutcomeOf } from "@/server/domain/recruiter/return-outcome";
import { givesCredit } from "@/server/domain/recruiter/sona/sona";

interface Ended {
  annotatorId: string;
  projectId: string;
  source: AnnotatorSource;
  externalId: string | null;
  workHitCount: number;
  settings: { recruiters: readonly RecruiterSettings[] };
}

/** Whether the end of somebody's work earns them a credit that the server asks SONA for. */
export function earnsCredit(
  { source, externalId, settings, workHitCount }: Ended,
  reason: EndReason,
): boolean {
  if (source !== "sona" || externalId === null) return false;
  const sona = settings.recruiters.find(({ name }) => name === "sona");
  if (sona?.name !== "sona") return false;
  return givesCredit(sona, returnOutcomeOf(sona.ends, reason, workHitCount > 0));
}

/** Notes the credit of somebody whose work ends, in the transaction that says so; it is asked for afterwards. */
export async function noteCredit(
  deps: Pick<Deps, "now">,
  tx: Tx,
  ended: Ended,
  reason: EndReason,
): Promise<void> {
  const { annotatorId, projectId, externalId } = ended;
  if (!earnsCredit(ended, reason) || externalId === null) return;
  await insertCredit(tx, {
    annotatorId,
    projectId,
    surveyCode: externalId,
    state: "waiting",
    createdAt: deps.now(),
  });
}
