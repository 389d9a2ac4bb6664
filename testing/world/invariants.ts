import { attentionCheckViolations } from "./invariants/attention-checks";
import { correctionViolations } from "./invariants/corrections";
import { countViolations } from "./invariants/counts";
import { exclusionViolations } from "./invariants/exclusions";
import { goldAnswerViolations } from "./invariants/gold-answers";
import { payViolations } from "./invariants/pay";
import { peopleViolations } from "./invariants/people";
import { placeViolations } from "./invariants/places";
import { readCampaign } from "./invariants/read-campaign";
import { responseViolations } from "./invariants/responses";
import { retirementViolations } from "./invariants/retired";
import { spreadViolations } from "./invariants/spreads";
import type { Db } from "@/db/store";

/** Every way in which what is stored of a project breaks what §4 and §5 of the specification promise; sentences. */
export async function violations(db: Db, projectId: string): Promise<string[]> {
  const campaign = await readCampaign(db, projectId);
  const rules = [
    placeViolations,
    peopleViolations,
    responseViolations,
    countViolations,
    payViolations,
    exclusionViolations,
    spreadViolations,
    retirementViolations,
    goldAnswerViolations,
    correctionViolations,
    attentionCheckViolations,
  ];
  return rules.flatMap((rule) => rule(campaign));
}
