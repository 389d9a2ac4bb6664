import { insertMails } from "@/db/queries/invitation-mails";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { MailKind } from "@/server/domain/invitation-mail/mail-states";

interface Addressee {
  id: string;
  email: string | null;
}

/** Writes a mail down for each of these people, due at once; how many. */
export async function queueFor(
  deps: Pick<Deps, "newId" | "now">,
  tx: Tx,
  { projectId, kind }: { projectId: string; kind: MailKind },
  people: readonly Addressee[],
): Promise<number> {
  const now = deps.now();
  const rows = people.flatMap(({ id: invitationId, email }) =>
    email === null
      ? []
      : [
          {
            id: deps.newId(),
            projectId,
            invitationId,
            kind,
            state: "waiting" as const,
            openFor: invitationId,
            email,
            attempts: 0,
            dueAt: now,
            createdAt: now,
          },
        ],
  );
  return insertMails(tx, rows);
}
