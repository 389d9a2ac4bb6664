import { countViolations } from "./testing-invariants/counts";
import { exclusionViolations } from "./testing-invariants/exclusions";
import { payViolations } from "./testing-invariants/pay";
import { peopleViolations } from "./testing-invariants/people";
import { placeViolations } from "./testing-invariants/places";
import { readCampaign } from "./testing-invariants/read-campaign";
import { responseViolations } from "./testing-invariants/responses";
import type { Db } from "./store";

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
  ];
  return rules.flatMap((rule) => rule(campaign));
}
