import type { MailedPersonState } from "./contracts";
import type { MailState } from "./mail-states";
import type { Recipient } from "./may-be-mailed";

/** The one thing to know of a person: what needs doing comes first, then how far they are, then the mail. */
export function mailedPersonState(person: Recipient, lastMail: MailState | null): MailedPersonState {
  const { email, isOptedOut, isBounced, stage, open, invitedAt } = person;
  if (stage === "finished" || stage === "stopped") return stage;
  if (isOptedOut) return "opted_out";
  if (isBounced) return "bounced";
  if (open !== null) return open;
  if (lastMail === "undelivered") return "undelivered";
  if (stage === "working") return "joined";
  if (email === null) return "no_address";
  return invitedAt === null ? "not_sent" : "sent";
}
