import { createTransport } from "nodemailer";
import { DomainError } from "@/server/domain/errors";
import { deliverLetter } from "./deliver-letter";
import type { Delivery } from "./delivery";
import { htmlBody, plainBody } from "./mail-body";
import type { MailText } from "./mail-texts";
import type { PersonalLetter } from "./personal-letter";

/** Sends mail for this server. */
export interface Mailer {
  /** Where people reach this server; links in mails start with it. */
  address: string;
  /** @throws DomainError `mail_refused` with the email and what the mail server said. */
  send: (to: string, text: MailText) => Promise<void>;
  /** The sender as people see it. */
  from: string;
  /** Hands a letter over and tells what came of it; `id` names the mail for good. */
  deliver: (id: string, letter: PersonalLetter) => Promise<Delivery>;
}

interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  smtpUrl: string;
  /** The sender, such as "Touchstone <touchstone@example.org>". */
  from: string;
  address: string;
  /** Where mails that could not be delivered come back; the sender where left out. */
  bounces?: string | undefined;
}

/** So long a mail server may take to answer, in ms. */
const timeoutMs = 10_000;

/** Mail by an SMTP server. It keeps no connection open between mails. */
export function smtpMailer({ smtpUrl, from, address, bounces }: MailSettings): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const options = { url: smtpUrl, ...timeouts };
  const transport = createTransport(options);
  const posting = { from, bounces: bounces ?? null, host: new URL(address).hostname };
  return {
    address,
    from,
    deliver: (id, letter) => deliverLetter(options, posting, { id, letter }),
    send: async (to, text) => {
      const { subject } = text;
      // An address object is never read as a list of addresses.
      const mail = { from, to: { name: "", address: to }, subject };
      try {
        await transport.sendMail({ ...mail, text: plainBody(text, address), html: htmlBody(text, address) });
      } catch (error) {
        throw refusedMail(to, error);
      }
    },
  };
}

function refusedMail(email: string, error: unknown): DomainError {
  const said = error instanceof Error ? error.message : String(error);
  return new DomainError("mail_refused", `The mail to ${email} was not accepted: ${said}`, { email, said });
}
