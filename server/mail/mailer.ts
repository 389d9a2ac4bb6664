import { createTransport } from "nodemailer";
import { DomainError } from "@/server/domain/errors";
import { htmlBody, plainBody } from "./mail-body";
import type { MailText } from "./mail-texts";

/** Sends mail for this server. */
export interface Mailer {
  /** Where people reach this server; links in mails start with it. */
  address: string;
  /** @throws DomainError `mail_refused` with the email and what the mail server said. */
  send: (to: string, text: MailText) => Promise<void>;
}

interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  smtpUrl: string;
  /** The sender, such as "Touchstone <touchstone@example.org>". */
  from: string;
  address: string;
}

/** So long a mail server may take to answer, in ms. */
const timeoutMs = 10_000;

/** Mail by an SMTP server. It keeps no connection open between mails. */
export function smtpMailer({ smtpUrl, from, address }: MailSettings): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    address,
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
