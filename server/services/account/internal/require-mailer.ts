import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";

/** @throws DomainError `mail_off` where the server cannot send mail. */
export function requireMailer({ mailer }: Pick<Deps, "mailer">): NonNullable<Deps["mailer"]> {
  if (mailer === null) throw new DomainError("mail_off", "This server cannot send mail.");
  return mailer;
}
