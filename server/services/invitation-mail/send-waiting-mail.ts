import {
  endTry,
  firstDueMail,
  forgetTries,
  takeMail,
  type InvitationMailRow,
} from "@/db/queries/invitation-mails";
import { setBounce } from "@/db/queries/invitations";
import { readProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { mailBar } from "@/server/domain/invitation-mail/may-be-mailed";
import { nextTry } from "@/server/domain/invitation-mail/next-try";
import type { Delivery } from "@/server/mail/delivery";
import type { Mailer } from "@/server/mail/mailer";
import type { PersonalLetter } from "@/server/mail/personal-letter";
import { mailingProject, readRecipients } from "./internal/read-recipients";
import { readTemplate, writeLetter } from "./internal/write-letter";

/** A try that has not ended by then never will: the process is gone, and nobody knows what became of the mail. */
const triesEndWithinMs = 5 * 60 * 1000;

/**
 * Sends the mails that are due, one after the other, each written down as being sent before it is. Any number of
 * processes may do so at once. It ends when none is due, or when the mail server takes none.
 */
export async function sendWaitingMail(deps: Deps): Promise<void> {
  const { mailer } = deps;
  if (mailer === null) return;
  await deps.store.write((tx) => forgetTries(tx, deps.now() - triesEndWithinMs));
  let step: Step = "sent";
  while (step === "sent") step = await sendNext({ ...deps, mailer });
}

type Step = "sent" | "none" | "server_is_down";
type MailingDeps = Deps & { mailer: Mailer };

interface Try {
  mail: InvitationMailRow & { claim: string };
  /** null where it may not be sent any more. */
  letter: PersonalLetter | null;
}

async function sendNext(deps: MailingDeps): Promise<Step> {
  const due = await firstDueMail(deps.store.read, deps.now());
  if (due === null) return "none";
  const taken = await deps.store.write((tx) => beginTry(deps, tx, due));
  if (taken === null || taken.letter === null) return "sent";
  const { mail, letter } = taken;
  const delivery = await deps.mailer.deliver(mail.id, letter);
  await deps.store.write((tx) => noteDelivery(deps, tx, mail, delivery));
  return delivery.kind === "later" && delivery.isForAll ? "server_is_down" : "sent";
}

/** Takes the mail, and writes the letter if it may still go; null where another process has it. */
async function beginTry(deps: MailingDeps, tx: Tx, due: InvitationMailRow): Promise<Try | null> {
  const now = deps.now();
  const claim = deps.newId();
  const mail = { ...due, claim, attempts: due.attempts + 1 };
  if (!(await takeMail(tx, { ...mail, now }))) return null;
  const project = await readProject(tx, mail.projectId);
  const [person] = await readRecipients(tx, project, mail.invitationId);
  if (person === undefined) return null;
  const { row, recipient } = person;
  const bar =
    row.email === mail.email
      ? mailBar(mail.kind, mailingProject(project, now), { ...recipient, open: null }, now)
      : "no_address";
  if (bar === "paused") {
    await endTry(tx, mail, { state: "waiting", said: null, dueAt: now + triesEndWithinMs });
    return { mail, letter: null };
  }
  if (bar !== null) {
    await endTry(tx, mail, { state: "dropped", said: bar });
    return { mail, letter: null };
  }
  const template = await readTemplate(tx, project);
  return {
    mail,
    letter: writeLetter(deps.mailer, project, row, { kind: mail.kind, email: mail.email, template }),
  };
}

async function noteDelivery(
  deps: Pick<Deps, "now">,
  tx: Tx,
  mail: Try["mail"],
  delivery: Delivery,
): Promise<void> {
  const now = deps.now();
  switch (delivery.kind) {
    case "accepted":
      await endTry(tx, mail, { state: "sent", said: null, sentAt: now });
      return;
    case "no_such_box": {
      const { said } = delivery;
      const isEnded = await endTry(tx, mail, { state: "refused", said });
      if (isEnded) await setBounce(tx, { ...mail, bounce: said });
      return;
    }
    case "refused":
      await endTry(tx, mail, { state: "undelivered", said: delivery.said });
      return;
    case "unknown":
      await endTry(tx, mail, { state: "unknown", said: delivery.said });
      return;
    case "later": {
      const dueAt = nextTry(mail, now);
      const said = delivery.said;
      await endTry(
        tx,
        mail,
        dueAt === null ? { state: "undelivered", said } : { state: "waiting", said, dueAt },
      );
    }
  }
}
