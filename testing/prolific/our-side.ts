import { and, eq, isNull } from "drizzle-orm";
import { annotators, payments, prolificSubmissions } from "@/db/schema";
import type { Store } from "@/db/store";

/** What the product knows of a project's submissions. */
export function ourSubmissions({ read }: Store, projectId: string) {
  return read.select().from(prolificSubmissions).where(eq(prolificSubmissions.projectId, projectId));
}

/** Pay of people from Prolific that the ledger of a project has as not paid. */
export function unpaidOfProlific({ read }: Store, projectId: string) {
  return read
    .select({ annotatorId: payments.annotatorId, dueMinor: payments.dueMinor })
    .from(payments)
    .innerJoin(annotators, eq(annotators.id, payments.annotatorId))
    .where(
      and(eq(payments.projectId, projectId), eq(annotators.source, "prolific"), isNull(payments.paidAt)),
    );
}
