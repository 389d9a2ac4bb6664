import type { Deps } from "@/server/deps";
import { queueDueReminders } from "@/server/services/invitation-mail/queue-due-reminders";
import { sendWaitingMail } from "@/server/services/invitation-mail/send-waiting-mail";
import { repeat } from "./repeat";

/** Sends what waits in the outbox every five seconds, and looks every five minutes who is due a reminder. */
export function keepMailing(deps: Deps): void {
  if (deps.mailer === null) return;
  repeat(deps, { everyMs: 5_000, failure: "mail could not be sent" }, () => sendWaitingMail(deps));
  repeat(deps, { everyMs: 300_000, failure: "reminders could not be written down" }, () =>
    queueDueReminders(deps),
  );
}
