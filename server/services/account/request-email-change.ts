import { deleteAccountLink } from "@/db/queries/account-links";
import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { Account } from "@/server/domain/organizer/contracts";
import { hashSecret } from "@/server/ids";
import { newEmailMail } from "@/server/mail/mail-texts";
import { emailTaken } from "@/server/services/organizer/internal/email-taken";
import { makeAccountLink } from "./internal/account-link";
import { requireMailer } from "./internal/require-mailer";
import { requireProof } from "./internal/require-proof";

const openForMs = 60 * 60 * 1000;

/**
 * Sends a link to a new email; the email of the account changes when it is opened and confirmed. A mail that is refused
 * leaves no link behind.
 * @throws DomainError `mail_off`, `proof_needed`, `email_taken`, `mail_refused`.
 */
export async function requestEmailChange(
  deps: Deps,
  account: Account,
  session: AccountSession,
  { email, language }: { email: string; language: OrganizerLanguage },
): Promise<void> {
  const mailer = requireMailer(deps);
  requireProof(deps, session);
  const { token } = await deps.store.write(async (tx) => {
    if ((await findUserByEmail(tx, email)) !== undefined) throw emailTaken(email);
    return makeAccountLink(deps, tx, { userId: account.id, purpose: "email", email, openForMs });
  });
  const link = `${mailer.address}/account-links/email/${token}`;
  try {
    await mailer.send(email, newEmailMail(language, { name: account.name, email, link }));
  } catch (error) {
    await deps.store.write((tx) => deleteAccountLink(tx, hashSecret(token)));
    throw error;
  }
}
