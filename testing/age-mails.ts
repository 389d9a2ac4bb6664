import { eq, sql } from "drizzle-orm";
import { invitationMails } from "@/db/schema";
import type { Store } from "@/db/store";

/** Makes the mails of a project older, as if they had gone so many days ago: tests do not wait for days. */
export async function ageMails(store: Store, projectId: string, days: number): Promise<void> {
  const ms = days * 24 * 60 * 60 * 1000;
  await store.write((tx) =>
    tx
      .update(invitationMails)
      .set({ sentAt: sql`${invitationMails.sentAt} - ${ms}` })
      .where(eq(invitationMails.projectId, projectId)),
  );
}
