import { prolificStatesOf } from "@/db/queries/prolific-participants";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RecruiterPayment } from "@/server/domain/payment/recruiter-payment";
import { listPayments } from "./list-payments";

/** What everyone who submitted a page has earned, by pseudonym, beside what their recruiter says as of the last comparison. */
export async function listRecruiterPayments(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
): Promise<RecruiterPayment[]> {
  const { people } = await listPayments(deps, scope);
  const states = await prolificStatesOf(deps.store.read, scope.projectId);
  const known = new Map(states.map((each) => [each.pseudonym, each]));
  return people.map((person) => ({
    annotator: person.annotator,
    source: person.source,
    recruiterId: person.externalId,
    submissionId: person.submissionId,
    pages: person.pages,
    dueMinor: person.dueMinor,
    approvedMinor: person.approvedMinor,
    bonusMinor: person.bonusMinor,
    paidMinor: person.paidMinor,
    openMinor: person.openMinor,
    toPayMinor: person.toPayMinor,
    state: person.state,
    recruiterState: known.get(person.annotator)?.status ?? null,
    differs: (known.get(person.annotator)?.differs ?? null) !== null,
  }));
}
