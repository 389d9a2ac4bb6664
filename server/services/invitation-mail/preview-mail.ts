import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { PreviewedMail, PreviewMailInput } from "@/server/domain/invitation-mail/contracts";
import { templateProblems } from "@/server/domain/invitation-mail/letter-template";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { requireMailer } from "@/server/services/account/internal/require-mailer";
import { readRecipients } from "./internal/read-recipients";
import { underMessage } from "./internal/under-message";
import { writeLetter } from "./internal/write-letter";

/**
 * The mail to one person exactly as it would leave.
 * @throws DomainError `mail_off`, `not_found`, `invalid_input` with the fields at fault; `does_not_apply` to who has no
 *   address.
 */
export async function previewMail(
  deps: Pick<Deps, "store" | "mailer">,
  scope: OrganizeScope,
  { invitationId, kind, message }: Pick<PreviewMailInput, "invitationId" | "kind" | "message">,
): Promise<PreviewedMail> {
  const mailer = requireMailer(deps);
  refuseProblems(underMessage(templateProblems(message)));
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const [person] = await readRecipients(db, project, invitationId);
  if (person === undefined) throw new DomainError("not_found", "There is no such invitation.");
  const { email } = person.row;
  if (email === null) throw new DomainError("does_not_apply", "This person has no address.");
  return {
    from: mailer.from,
    ...writeLetter(mailer, project, person.row, { kind, email, template: message }),
  };
}
