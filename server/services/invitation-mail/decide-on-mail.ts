import { settleMail } from "@/db/queries/invitation-mails";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Says what became of a mail of which the server does not know: it arrived, or it did not and is sent again.
 * @throws DomainError `not_found` where there is no such mail any more.
 */
export async function decideOnMail(
  deps: Deps,
  scope: OrganizeScope,
  { mailId, hasArrived }: { mailId: string; hasArrived: boolean },
): Promise<void> {
  const now = deps.now();
  const again = { state: "waiting", attempts: 0, dueAt: now, createdAt: now, said: null } as const;
  const end = hasArrived ? ({ state: "sent", sentAt: now, openFor: null, said: null } as const) : again;
  await deps.store.write(async (tx) => {
    if (!(await settleMail(tx, { projectId: scope.projectId, mailId }, end))) {
      throw new DomainError("not_found", "There is no such mail.");
    }
    await recordEvent(deps, tx, scope, "unknown_mail_settled");
  });
}
