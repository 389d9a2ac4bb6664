import { dropMails } from "@/db/queries/invitation-mails";
import { invitationByOptOut, setOptedOut } from "@/db/queries/invitations";
import { insertOptOut, serverScope } from "@/db/queries/mail-opt-outs";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OfferedOptOut, OptOutInput } from "@/server/domain/invitation-mail/opt-out-contracts";
import { hashSecret } from "@/server/ids";
import { optOutReach } from "@/server/mail/mail-settings";
import { recordEvent } from "@/server/services/project/internal/record-event";

/** What a way out of a project's mail leads to. @throws DomainError `not_found` where it leads nowhere. */
export async function showOptOut(deps: Pick<Deps, "store">, input: OptOutInput): Promise<OfferedOptOut> {
  const { optedOutAt } = await findPerson(deps.store.read, input);
  return { isDone: optedOutAt !== null, reach: optOutReach() };
}

/**
 * Ends the mail to a person, by this project or as the server is set by all; twice does no more. Only the hash of the
 * address is kept, and the personal link works as before.
 * @throws DomainError `not_found` where the way out leads nowhere.
 */
export async function optOut(deps: Deps, input: OptOutInput): Promise<void> {
  await deps.store.write(async (tx) => {
    const { id, projectId, email } = await findPerson(tx, input);
    const at = deps.now();
    const isNew = await setOptedOut(tx, id, at);
    const scope = optOutReach() === "server" ? serverScope : projectId;
    if (email !== null) await insertOptOut(tx, { id: deps.newId(), emailHash: hashSecret(email), scope, at });
    await dropMails(tx, id, "opted_out");
    const system = { projectId, actor: { kind: "system" } } as const;
    if (isNew) await recordEvent(deps, tx, system, "person_opted_out");
  });
}

async function findPerson(db: Db, { project, code }: OptOutInput) {
  const found = await invitationByOptOut(db, project, code);
  if (found === undefined) throw new DomainError("not_found", "This link leads to nobody.");
  return found;
}
