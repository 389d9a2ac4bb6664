import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A mail as it came in. */
interface CaughtMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail server that keeps what it is sent, and refuses emails at refused.example. */
export interface MailCatcher {
  url: string;
  mails: CaughtMail[];
  /** The first link of the newest mail. */
  link: () => string;
  close: () => Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, answer) {
      answer(address.endsWith("@refused.example") ? new Error("No such mailbox here") : null);
    },
    onData(stream, { envelope }, answer) {
      void simpleParser(stream).then(({ subject = "", text = "", html }) => {
        const to = envelope.rcptTo.map(({ address }) => address).join(", ");
        mails.push({ to, subject, text, html: html === false ? "" : (html ?? "") });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    link: () => /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
