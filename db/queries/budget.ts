import { asc, eq, inArray } from "drizzle-orm";
import { engine } from "@/db/engine";
import { forKeyShare } from "@/db/lock";
import { projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/**
 * The budgets of those of these projects that have one, in minor units. Nobody sets or removes one before the transaction
 * ends: whoever does counts what is set aside, and would not see what this transaction changes of it.
 */
export async function holdBudgets(tx: Tx, projectIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await forKeyShare(
    tx
      .select({ id: projects.id, settings: projects.settings })
      .from(projects)
      .where(inArray(projects.id, [...projectIds]))
      .orderBy(asc(projects.id)),
  );
  return new Map(
    rows.flatMap(({ id, settings }) => {
      const { budgetMinor } = settings.limits;
      return budgetMinor === null ? [] : [[id, budgetMinor] as const];
    }),
  );
}

/**
 * Whether a project that had no budget when its settings were read in this transaction has none, and gets none before it
 * ends. On SQLite transactions come one after the other, so there is nothing to ask.
 */
export async function holdWithoutBudget(tx: Tx, projectId: string): Promise<boolean> {
  return engine === "sqlite" || !(await holdBudgets(tx, [projectId])).has(projectId);
}

/** What a project has set aside. */
export async function committedPay(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ committedMinor: projects.committedMinor })
    .from(projects)
    .where(eq(projects.id, projectId));
  return found?.committedMinor ?? 0;
}
