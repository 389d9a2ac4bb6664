import type { StudyStatus } from "@/server/domain/recruiter/prolific/vendor";
import type { StudyTransition, VendorStudy } from "./prolific-api";
import { ProlificError } from "./prolific-error";
import { repeatCalls } from "./repeat-calls";
import { studyAnswer } from "./study-answer";
import { answerBody, type VendorLine } from "./vendor-line";
import { vendorPath } from "./vendor-path";

/** The states that a study can have after a transition; a study that filled up since then is published too. */
const statesAfter: Record<StudyTransition, StudyStatus[]> = {
  PUBLISH: ["PUBLISHING", "ACTIVE", "PAUSED", "AWAITING REVIEW", "COMPLETED"],
  START: ["ACTIVE", "AWAITING REVIEW"],
  PAUSE: ["PAUSED"],
  STOP: ["AWAITING REVIEW", "COMPLETED"],
};

/**
 * Moves a study on. Where the answer is not known, the study itself tells whether it went through; only if it did not is the
 * transition sent again. After such a doubt a refusal may be that of a second attempt, so the study decides there too.
 */
export function transitionStudy(line: VendorLine, studyId: string, action: StudyTransition) {
  const path = vendorPath`/api/v1/studies/${studyId}/transition/`;
  let isInDoubt = false;
  return repeatCalls(async () => {
    try {
      return answerBody(await line.once({ method: "POST", path, body: { action } }), studyAnswer);
    } catch (error) {
      isInDoubt ||= error instanceof ProlificError && error.failure === "unknown";
      const found = isInDoubt ? await studyAsFound(line, studyId) : null;
      if (found && statesAfter[action].includes(found.status)) return found;
      throw error;
    }
  }, line.waiting);
}

/** The study, if Prolific tells at the first attempt. */
async function studyAsFound(line: VendorLine, studyId: string): Promise<VendorStudy | null> {
  try {
    const path = vendorPath`/api/v1/studies/${studyId}/`;
    return answerBody(await line.once({ method: "GET", path }), studyAnswer);
  } catch (error) {
    if (error instanceof ProlificError) return null;
    throw error;
  }
}
