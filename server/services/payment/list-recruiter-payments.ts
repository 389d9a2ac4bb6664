import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RecruiterPayment } from "@/server/domain/payment/recruiter-payment";
import { listPayments } from "./list-payments";

/** What everyone who submitted a page has earned, by pseudonym, beside what their recruiter says. */
export async function listRecruiterPayments(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
): Promise<RecruiterPayment[]> {
  const { people } = await listPayments(deps, scope);
  return people.map((person) => ({
    annotator: person.annotator,
    source: person.source,
    recruiterId: person.externalId,
    submissionId: person.submissionId,
    dueMinor: person.dueMinor,
    approvedMinor: person.approvedMinor,
    bonusMinor: person.bonusMinor,
    paidMinor: person.paidMinor,
    state: person.state,
    recruiterState: null,
    differs: false,
  }));
}
