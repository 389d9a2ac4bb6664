import { remindingProjects } from "@/db/queries/mail-messages";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isReminderDue } from "@/server/domain/invitation-mail/may-be-mailed";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { queueFor } from "./internal/queue-for";
import { mailingProject, readRecipients } from "./internal/read-recipients";
import { eventOf } from "./queue-mail";

/** Writes reminders down for the people who are due one, in projects that remind by themselves; how many. */
export async function queueDueReminders(deps: Deps): Promise<number> {
  if (deps.mailer === null) return 0;
  let queued = 0;
  for (const { projectId, afterDays } of await remindingProjects(deps.store.read)) {
    queued += await remindIn(deps, projectId, afterDays);
  }
  return queued;
}

async function remindIn(deps: Deps, projectId: string, afterDays: number): Promise<number> {
  const now = deps.now();
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, projectId);
    const people = await readRecipients(tx, project);
    const due = people.filter(({ recipient }) =>
      isReminderDue(afterDays, mailingProject(project, now), recipient, now),
    );
    const rows = due.map(({ row }) => row);
    const queued = await queueFor(deps, tx, { projectId, kind: "reminder" }, rows);
    const system = { projectId, actor: { kind: "system" } } as const;
    if (queued > 0) await recordEvent(deps, tx, system, eventOf.reminder, { people: queued });
    return queued;
  });
}
