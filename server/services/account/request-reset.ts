import { deleteAccountLink } from "@/db/queries/account-links";
import { findUserByEmail } from "@/db/queries/projects";
import { mayRequestReset } from "@/server/auth/reset-limit";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import { hashSecret } from "@/server/ids";
import { resetMail } from "@/server/mail/mail-texts";
import { makeAccountLink } from "./internal/account-link";
import { requireMailer } from "./internal/require-mailer";

const openForMs = 60 * 60 * 1000;

interface Asking {
  email: string;
  /** That of the request: nobody's language is kept. */
  language: OrganizerLanguage;
  /** Where the request comes from. */
  address: string;
}

/**
 * Sends a link to a new password to the person with this email, if there is one. The answer does not tell, and does not
 * wait for the mail, which would tell as well. Neither does it tell that too many were asked for.
 * @returns when the mail is sent or was refused; for tests, no door waits for it.
 * @throws DomainError `mail_off`.
 */
export async function requestReset(
  deps: Deps,
  { email, language, address }: Asking,
): Promise<{ sent: Promise<void> }> {
  requireMailer(deps);
  const isAdmitted = await mayRequestReset(deps, email, address);
  return { sent: isAdmitted ? sendResetMail(deps, { email, language }) : Promise.resolve() };
}

async function sendResetMail(
  deps: Deps,
  { email, language }: Pick<Asking, "email" | "language">,
): Promise<void> {
  const mailer = requireMailer(deps);
  try {
    const user = await findUserByEmail(deps.store.read, email);
    if (user === undefined) return;
    const { token } = await deps.store.write((tx) =>
      makeAccountLink(deps, tx, { userId: user.id, purpose: "reset", openForMs }),
    );
    const link = `${mailer.address}/account-links/reset/${token}`;
    const takeBack = () => deps.store.write((tx) => deleteAccountLink(tx, hashSecret(token)));
    const text = resetMail(language, { name: user.name, email, link });
    await mailer.send(email, text).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
  } catch (error) {
    deps.log.error({ error }, "a mail with a link to a new password was not sent");
  }
}
