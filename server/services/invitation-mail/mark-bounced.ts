import { peopleInvited, setBounce } from "@/db/queries/invitations";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { NotedReport } from "@/server/domain/invitation-mail/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { readDeliveryReport } from "@/server/imports/delivery-report/read-delivery-report";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Notes that mail to a person does not arrive, as an organizer has learned elsewhere.
 * @throws DomainError `not_found` where they are not invited or have no address.
 */
export async function markBounced(
  deps: Deps,
  { projectId, ...scope }: OrganizeScope,
  invitationId: string,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const [person] = await peopleInvited(tx, { projectId, invitationId });
    const email = person?.email ?? null;
    if (email === null) throw new DomainError("not_found", "There is no such address.");
    const bounced = await setBounce(tx, { projectId, email, bounce: "" });
    if (bounced > 0)
      await recordEvent(deps, tx, { projectId, ...scope }, "mail_bounced", { people: bounced });
  });
}

/**
 * Reads a report that a mail server sent back, and marks the people of the project whom it fails for good.
 * @throws DomainError `not_a_report` where the text is no such report.
 */
export async function noteDeliveryReport(
  deps: Deps,
  scope: OrganizeScope,
  text: string,
): Promise<NotedReport> {
  const recipients = await readDeliveryReport(text);
  if (recipients.length === 0) {
    throw new DomainError("not_a_report", "This is no report of a mail server.");
  }
  const { projectId } = scope;
  return deps.store.write(async (tx) => {
    let bounced = 0;
    let strangers = 0;
    for (const { emails, said } of recipients.filter(({ hasFailed }) => hasFailed)) {
      let found = 0;
      for (const email of emails) found += await setBounce(tx, { projectId, email, bounce: said });
      bounced += found;
      if (found === 0) strangers += 1;
    }
    if (bounced > 0) await recordEvent(deps, tx, scope, "mail_bounced", { people: bounced });
    return { bounced, strangers, delayed: recipients.filter(({ hasFailed }) => !hasFailed).length };
  });
}
