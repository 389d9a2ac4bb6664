import { eq, inArray } from "drizzle-orm";
import { projects } from "@/db/schema";
import type { Db } from "@/db/store";

/** Which of these projects have a budget. */
export async function projectsWithBudget(db: Db, projectIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: projects.id, settings: projects.settings })
    .from(projects)
    .where(inArray(projects.id, projectIds));
  return new Set(rows.filter(({ settings }) => settings.limits.budgetMinor !== null).map(({ id }) => id));
}

/** What a project has set aside. */
export async function committedPay(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ committedMinor: projects.committedMinor })
    .from(projects)
    .where(eq(projects.id, projectId));
  return found?.committedMinor ?? 0;
}
