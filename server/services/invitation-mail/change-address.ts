import { uniqueViolation } from "@/db/errors";
import { dropMails } from "@/db/queries/invitation-mails";
import { setAddress } from "@/db/queries/invitations";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ChangedAddress } from "@/server/domain/invitation-mail/contracts";
import { mailBar } from "@/server/domain/invitation-mail/may-be-mailed";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { newOptOutCode } from "./internal/opt-out-code";
import { queueFor } from "./internal/queue-for";
import { mailingProject, readRecipients, type ReadRecipient } from "./internal/read-recipients";

/**
 * Gives an invited person an address, corrects it or takes it away. Who was mailed at the address before is sent the
 * invitation again.
 * @throws DomainError `not_found`, `address_taken`, and `opted_out` where they asked for no more mail.
 */
export async function changeAddress(
  deps: Deps,
  scope: OrganizeScope,
  { invitationId, email }: { invitationId: string; email: string | null },
): Promise<ChangedAddress> {
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const before = await readOne();
    if (before.row.email === email) return { isSentAgain: false };
    if (email !== null && before.recipient.isOptedOut) {
      throw new DomainError("opted_out", "This person asked for no more mail.");
    }
    await dropMails(tx, invitationId, "no_address");
    const optOutCode = before.row.optOutCode ?? newOptOutCode(deps);
    await setAddress(tx, invitationId, { email, optOutCode }).catch((error: unknown) => {
      throw uniqueViolation(error) ? addressTaken() : error;
    });
    await recordEvent(deps, tx, scope, "addresses_changed", { people: 1 });
    const now = deps.now();
    const after = await readOne();
    const bar = mailBar("invitation", mailingProject(project, now), after.recipient, now);
    if (before.lastMail === null || bar !== null || deps.mailer === null) return { isSentAgain: false };
    const queued = await queueFor(deps, tx, { projectId: project.id, kind: "invitation" }, [after.row]);
    return { isSentAgain: queued > 0 };

    async function readOne(): Promise<ReadRecipient> {
      const [found] = await readRecipients(tx, project, invitationId);
      if (found === undefined) throw new DomainError("not_found", "There is no such invitation.");
      return found;
    }
  });
}

const addressTaken = () =>
  new DomainError("address_taken", "Somebody else in this project has this address.");
