import { deleteAccountLink } from "@/db/queries/account-links";
import { findUserByEmail } from "@/db/queries/projects";
import { mayRequestReset } from "@/server/auth/reset-limit";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import { resetMail } from "@/server/mail/mail-texts";
import { makeAccountLink } from "./internal/account-link";
import { requireMailer } from "./internal/require-mailer";

const openForMs = 60 * 60 * 1000;

/**
 * Sends a link to a new password to the person with this email, if there is one. The answer does not tell, and does not
 * wait for the mail, which would tell as well. Neither does it tell that too many were asked for.
 * @param address where the request comes from.
 * @returns when the mail is sent or was refused; for tests, no door waits for it.
 * @throws DomainError `mail_off`.
 */
export async function requestReset(
  deps: Deps,
  email: string,
  address: string,
): Promise<{ sent: Promise<void> }> {
  requireMailer(deps);
  const isAdmitted = await mayRequestReset(email, address);
  return { sent: isAdmitted ? sendResetMail(deps, email) : Promise.resolve() };
}

async function sendResetMail(deps: Deps, email: string): Promise<void> {
  const mailer = requireMailer(deps);
  try {
    const user = await findUserByEmail(deps.store.read, email);
    if (user === undefined) return;
    const { token } = await deps.store.write((tx) =>
      makeAccountLink(deps, tx, { userId: user.id, purpose: "reset", openForMs }),
    );
    const link = `${mailer.address}/account-links/reset/${token}`;
    const takeBack = () => deps.store.write((tx) => deleteAccountLink(tx, hashSecret(token)));
    await mailer.send(email, resetMail({ name: user.name, email, link })).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
  } catch (error) {
    deps.log.error({ error }, "a mail with a link to a new password was not sent");
  }
}
