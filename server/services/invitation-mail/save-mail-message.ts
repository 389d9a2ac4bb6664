import { findMailMessage, writeMailMessage } from "@/db/queries/mail-messages";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { SavedMailMessage, SaveMailMessageInput } from "@/server/domain/invitation-mail/contracts";
import { templateProblems } from "@/server/domain/invitation-mail/letter-template";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { underMessage } from "./internal/under-message";

/**
 * Saves what a project writes to the people it invites.
 * @throws DomainError `invalid_input` with the fields at fault, `conflict` where somebody saved another one meanwhile.
 */
export async function saveMailMessage(
  deps: Deps,
  scope: OrganizeScope,
  { message, seenAt }: Pick<SaveMailMessageInput, "message" | "seenAt">,
): Promise<SavedMailMessage> {
  refuseProblems(underMessage(templateProblems(message)));
  return deps.store.write(async (tx) => {
    const { id } = await lockProject(tx, scope.projectId);
    const before = await findMailMessage(tx, id);
    const changedAt = before === undefined ? null : isoInstant(before.updatedAt);
    if (changedAt !== seenAt)
      throw new DomainError("conflict", "Somebody else changed the message. Load it again.");
    const updatedAt = deps.now();
    await writeMailMessage(tx, { projectId: id, ...message, updatedAt });
    await recordEvent(deps, tx, scope, "mail_message_changed");
    return { messageAt: isoInstant(updatedAt) };
  });
}
