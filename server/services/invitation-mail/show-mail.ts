import { findMailMessage } from "@/db/queries/mail-messages";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { MailDesk, MailedPerson } from "@/server/domain/invitation-mail/contracts";
import { mailBar, projectBar, type MailingProject } from "@/server/domain/invitation-mail/may-be-mailed";
import { mailedPersonState } from "@/server/domain/invitation-mail/mailed-person-state";
import { annotatorLanguage } from "@/server/domain/language/interface-languages";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { defaultTemplate } from "@/server/mail/letter-texts";
import { mailingProject, readRecipients, type ReadRecipient } from "./internal/read-recipients";

/** The message of a project, and everyone invited with what became of the mail to them. */
export async function showMail(
  deps: Pick<Deps, "store" | "now" | "mailer">,
  scope: OrganizeScope,
): Promise<MailDesk> {
  return deps.store.snapshot(async (db) => {
    const project = await readProject(db, scope.projectId);
    const language = annotatorLanguage(project.language);
    const written = await findMailMessage(db, project.id);
    const mailing = mailingProject(project, deps.now());
    const people = await readRecipients(db, project);
    const { subject, body, deadline } = written ?? defaultTemplate(language);
    return {
      isMailOn: deps.mailer !== null,
      bar: projectBar(mailing),
      language,
      message: { subject, body, deadline, remindAfterDays: written?.remindAfterDays ?? null },
      messageAt: written === undefined ? null : isoInstant(written.updatedAt),
      people: people.map((person) => shownPerson(person, mailing, deps.now())),
    };
  });
}

function shownPerson(
  { row, recipient, pages, lastMail, lastState }: ReadRecipient,
  mailing: MailingProject,
  now: number,
): MailedPerson {
  const { id, name, email, bounce } = row;
  const { lastMailedAt, reminders } = recipient;
  const state = mailedPersonState(recipient, lastState);
  return {
    id,
    name,
    email,
    state,
    pages,
    said: state === "bounced" ? bounce : (lastMail?.said ?? null),
    lastMailedAt: lastMailedAt === null ? null : isoInstant(lastMailedAt),
    reminders,
    unknownMailId: state === "unknown" ? (lastMail?.id ?? null) : null,
    bars: {
      invitation: mailBar("invitation", mailing, recipient, now),
      reminder: mailBar("reminder", mailing, recipient, now),
    },
  };
}
