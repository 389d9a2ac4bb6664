import type { OptOutReach } from "@/server/domain/invitation-mail/opt-out-contracts";
import { smtpMailer, type Mailer } from "./mailer";

type Environment = Partial<NodeJS.ProcessEnv>;

/**
 * Mail as the environment says: `TOUCHSTONE_SMTP_URL` is the mail server, `TOUCHSTONE_MAIL_FROM` the sender,
 * `TOUCHSTONE_MAIL_BOUNCES` where undeliverable mail comes back, and `TOUCHSTONE_URL` the start of every link. The host that a browser asks for is not used: anyone can make one up.
 * @returns null where mail is not set up.
 */
export function mailerOf(env: Environment = process.env): Mailer | null {
  const { TOUCHSTONE_SMTP_URL: smtpUrl, TOUCHSTONE_MAIL_FROM: from, TOUCHSTONE_URL: url } = env;
  if (!smtpUrl) return null;
  const address = (url || `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, "");
  const bounces = env.TOUCHSTONE_MAIL_BOUNCES || undefined;
  return smtpMailer({ smtpUrl, from: from || `touchstone@${new URL(address).hostname}`, address, bounces });
}

/** What an opt-out ends: the mail of the project that wrote, or with `TOUCHSTONE_MAIL_OPT_OUT=server` of all projects. */
export function optOutReach(env: Environment = process.env): OptOutReach {
  return env.TOUCHSTONE_MAIL_OPT_OUT === "server" ? "server" : "project";
}
