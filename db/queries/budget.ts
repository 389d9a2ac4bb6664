import { and, eq, inArray, sql } from "drizzle-orm";
import { assignments, payments, projects } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

/** Sets pay aside within a budget; no row when it would go beyond it. */
export const commitPay = statement<
  { projectId: string; payMinor: number; budgetMinor: number },
  { id: string }[]
>("commit_pay", (db) =>
  db
    .update(projects)
    .set({ committedMinor: sql`${projects.committedMinor} + ${placeholder("payMinor")}` })
    .where(
      and(
        eq(projects.id, placeholder("projectId")),
        sql`${projects.committedMinor} + ${placeholder("payMinor")} <= ${placeholder("budgetMinor")}`,
      ),
    )
    .returning({ id: projects.id }),
);

/** Changes what a project has set aside, whatever its budget; negative gives back. */
export const changeCommitted = statement<{ projectId: string; byMinor: number }, unknown>(
  "change_committed",
  (db) =>
    db
      .update(projects)
      .set({ committedMinor: sql`${projects.committedMinor} + ${placeholder("byMinor")}` })
      .where(eq(projects.id, placeholder("projectId"))),
);

/** Which of these projects have a budget. */
export async function projectsWithBudget(db: Db, projectIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: projects.id, settings: projects.settings })
    .from(projects)
    .where(inArray(projects.id, projectIds));
  return new Set(rows.filter(({ settings }) => settings.limits.budgetMinor !== null).map(({ id }) => id));
}

/** Sets anew what a project has set aside: all pay and bonuses, and what live leases may yet make due. */
export async function recountCommitted(tx: Tx, projectId: string): Promise<void> {
  const total = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const [earned] = await tx
    .select({ n: total(sql`${payments.dueMinor} + ${payments.bonusMinor}`) })
    .from(payments)
    .where(eq(payments.projectId, projectId));
  const [promised] = await tx
    .select({ n: total(sql`${assignments.payMinor}`) })
    .from(assignments)
    .where(and(eq(assignments.projectId, projectId), sql`${assignments.state} = 'leased'`));
  const committedMinor = (earned?.n ?? 0) + (promised?.n ?? 0);
  await tx.update(projects).set({ committedMinor }).where(eq(projects.id, projectId));
}

/** What a project has set aside. */
export async function committedPay(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ committedMinor: projects.committedMinor })
    .from(projects)
    .where(eq(projects.id, projectId));
  return found?.committedMinor ?? 0;
}
