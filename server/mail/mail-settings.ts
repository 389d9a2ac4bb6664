import { smtpMailer, type Mailer } from "./mailer";

type Environment = Partial<NodeJS.ProcessEnv>;

/**
 * Mail as the environment says: `TOUCHSTONE_SMTP_URL` is the mail server, `TOUCHSTONE_MAIL_FROM` the sender and
 * `TOUCHSTONE_URL` the start of every link. The host that a browser asks for is not used: anyone can make one up.
 * @returns null where mail is not set up.
 */
export function mailerOf(env: Environment = process.env): Mailer | null {
  const { TOUCHSTONE_SMTP_URL: smtpUrl, TOUCHSTONE_MAIL_FROM: from, TOUCHSTONE_URL: url } = env;
  if (!smtpUrl) return null;
  const address = (url || `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, "");
  return smtpMailer({ smtpUrl, from: from || `touchstone@${new URL(address).hostname}`, address });
}
