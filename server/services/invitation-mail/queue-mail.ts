import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { QueuedMail, QueueMailInput } from "@/server/domain/invitation-mail/contracts";
import { mailBar, type MailBar } from "@/server/domain/invitation-mail/may-be-mailed";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { requireMailer } from "@/server/services/account/internal/require-mailer";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { queueFor } from "./internal/queue-for";
import { mailingProject, readRecipients } from "./internal/read-recipients";

/**
 * Writes a mail down for each of the people asked for who may get it now; the outbox sends it.
 * @throws DomainError `mail_off`.
 */
export async function queueMail(
  deps: Deps,
  scope: OrganizeScope,
  { kind, invitationIds }: Pick<QueueMailInput, "kind" | "invitationIds">,
): Promise<QueuedMail> {
  requireMailer(deps);
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const asked = invitationIds === null ? null : new Set(invitationIds);
    const people = await readRecipients(tx, project);
    const bars = new Map<MailBar, number>();
    const free = people.filter(({ row, recipient }) => {
      if (asked?.has(row.id) === false) return false;
      const bar = mailBar(kind, mailingProject(project, deps.now()), recipient, deps.now());
      if (bar !== null) bars.set(bar, (bars.get(bar) ?? 0) + 1);
      return bar === null;
    });
    const rows = free.map(({ row }) => row);
    const queued = await queueFor(deps, tx, { projectId: project.id, kind }, rows);
    if (queued > 0) await recordEvent(deps, tx, scope, eventOf[kind], { people: queued });
    return { queued, barred: [...bars].map(([bar, count]) => ({ bar, people: count })) };
  });
}

/** What is written down when people are mailed. */
export const eventOf = { invitation: "invitations_mailed", reminder: "reminders_mailed" } as const;
