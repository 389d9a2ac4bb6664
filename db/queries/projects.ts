import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { forKeyShare, forShare, forUpdate } from "@/db/lock";
import { assignments, memberships, payments, projects, users } from "@/db/schema";
import { firstScaleOf, scalePointsOf } from "@/db/queries/shown-scale";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { ProjectState } from "@/server/domain/project/project";

const { placeholder } = sql;

export type ProjectRow = typeof projects.$inferSelect;

/** The project with this slug, and the role of this user in it: null for a stranger. */
export async function findProjectFor(db: Db, slug: string, userId: string | null) {
  const [found] = await db
    .select({ id: projects.id, slug: projects.slug, role: memberships.role })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId ?? "")))
    .where(and(eq(projects.slug, slug), userId === null ? undefined : isNull(projects.deletedAt)));
  return found;
}

/** The projects that were deleted and are not gone. */
export async function deletedProjects(db: Db): Promise<{ id: string }[]> {
  return db.select({ id: projects.id }).from(projects).where(isNotNull(projects.deletedAt));
}

export async function findProjectBySlug(db: Db, slug: string): Promise<ProjectRow | undefined> {
  const [found] = await projectBySlug(db, { slug });
  return found;
}

const projectBySlug = statement<{ slug: string }, ProjectRow[]>("project_by_slug", (db) =>
  db
    .select()
    .from(projects)
    .where(eq(projects.slug, sql.placeholder("slug"))),
);

const settingsBySlug = statement<{ slug: string }, Pick<ProjectRow, "settings">[]>("settings_by_slug", (db) =>
  db
    .select({ settings: projects.settings })
    .from(projects)
    .where(eq(projects.slug, sql.placeholder("slug"))),
);

/** Whether the project at an address is a rehearsal copy. */
export async function isRehearsalCopy(db: Db, slug: string): Promise<boolean> {
  const [found] = await copyBySlug(db, { slug });
  return found !== undefined;
}

const copyBySlug = statement<{ slug: string }, { id: string }[]>("copy_by_slug", (db) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.slug, sql.placeholder("slug")), isNotNull(projects.rehearsalOf))),
);

/** What is set about a project; null of one that does not exist. */
export async function settingsOfSlug(db: Db, slug: string): Promise<ProjectRow["settings"] | null> {
  const [found] = await settingsBySlug(db, { slug });
  return found?.settings ?? null;
}

export async function slugOfProject(db: Db, projectId: string): Promise<string | null> {
  const [found] = await db.select({ slug: projects.slug }).from(projects).where(eq(projects.id, projectId));
  return found?.slug ?? null;
}

/** A project that is known to exist. */
export async function readProject(db: Db, projectId: string): Promise<ProjectRow> {
  const [found] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (found === undefined) throw new Error(`Project ${projectId} is gone.`);
  return found;
}

/** As `readProject`, and nobody else changes the project before this transaction ends. */
export async function lockProject(tx: Tx, projectId: string): Promise<ProjectRow> {
  const [found] = await forUpdate(tx.select().from(projects).where(eq(projects.id, projectId)));
  if (found === undefined) throw new Error(`Project ${projectId} is gone.`);
  return found;
}

/**
 * As `readProject`, and nobody changes its state or settings before this transaction ends. Others can hold it the same
 * way, and pay is set aside meanwhile.
 */
export async function holdProject(tx: Tx, projectId: string): Promise<ProjectRow> {
  const [found] = await forKeyShare(tx.select().from(projects).where(eq(projects.id, projectId)));
  if (found === undefined) throw new Error(`Project ${projectId} is gone.`);
  return found;
}

/** The state of a project, which nobody changes before the transaction ends. */
export async function holdState(tx: Tx, projectId: string): Promise<ProjectState> {
  const [found] = await forShare(
    tx.select({ state: projects.state }).from(projects).where(eq(projects.id, projectId)),
  );
  if (found === undefined) throw new Error(`Project ${projectId} is gone.`);
  return found.state;
}

/** The projects of a user, or all with owner's rights for the system (null), newest first. */
export async function projectsOf(db: Db, userId: string | null) {
  const all = db.select({ project: projects, role: memberships.role }).from(projects);
  const mine = and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId ?? ""));
  const isThere = isNull(projects.deletedAt);
  const rows =
    userId === null
      ? await all.leftJoin(memberships, mine).orderBy(asc(projects.createdAt), asc(projects.id))
      : await all
          .innerJoin(memberships, mine)
          .where(isThere)
          .orderBy(asc(projects.createdAt), asc(projects.id));
  return rows.map(({ project, role }) => ({ project, role: role ?? ("owner" as const) })).reverse();
}

/** The dimension of a pair rating with its scale; points in ascending order. */
export async function readScale(db: Db, projectId: string) {
  const [found] = await firstScaleOf(db, { projectId });
  if (found === undefined) throw new Error(`Project ${projectId} has no scale.`);
  const points = await scalePointsOf(db, { scaleId: found.scaleId });
  const { dimensionId, question, scaleId, step, notApplicable } = found;
  return { dimensionId, question, scaleId, scale: { step, notApplicable, points } };
}

/** Projects that nobody owns yet: made before there was any account. */
export async function projectsWithoutOwner(db: Db) {
  return db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.role, "owner")))
    .where(isNull(memberships.userId));
}

const person = { id: users.id, name: users.name, email: users.email };

export async function findUser(db: Db, userId: string) {
  const [found] = await db.select(person).from(users).where(eq(users.id, userId));
  return found;
}

/** The account with this email, which is kept in lower case. */
export async function findUserByEmail(db: Db, email: string) {
  const [found] = await db.select(person).from(users).where(eq(users.email, email));
  return found;
}

/** The account that was made first. */
export async function firstUser(db: Db) {
  const [found] = await db.select(person).from(users).orderBy(asc(users.createdAt), asc(users.id)).limit(1);
  return found;
}

/** Changes a project that the transaction has locked. */
export async function changeProject(
  tx: Tx,
  projectId: string,
  change: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await tx.update(projects).set(change).where(eq(projects.id, projectId));
}

/** How often what can be judged of a project was changed since its launch; no row where there is no such project. */
export const layoutRevisionOf = statement<{ projectId: string }, { revision: number }[]>(
  "layout_revision_of",
  (db) =>
    db
      .select({ revision: projects.layoutRevision })
      .from(projects)
      .where(eq(projects.id, placeholder("projectId"))),
);

/** Has everybody read anew what can be judged; last of all, as leases pass the project's row. */
export async function noteNewLayout(tx: Tx, projectId: string): Promise<void> {
  await tx
    .update(projects)
    .set({ layoutRevision: sql`${projects.layoutRevision} + 1` })
    .where(eq(projects.id, projectId));
}

/** The next number for a pseudonym with the conditions of joining, where the project takes annotators in; else null. */
export async function takeAnnotatorNumber(tx: Tx, slug: string) {
  const [taken] = await tx
    .update(projects)
    .set({ annotatorCount: sql`${projects.annotatorCount} + 1` })
    .where(and(eq(projects.slug, slug), sql`${projects.state} in ('live', 'paused')`))
    .returning({
      projectId: projects.id,
      number: projects.annotatorCount,
      settings: projects.settings,
    });
  return taken ?? null;
}

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

/** @returns the id of the new project; null where the slug is taken. */
export async function insertProject(tx: Tx, row: typeof projects.$inferInsert): Promise<string | null> {
  const [made] = await tx
    .insert(projects)
    .values(row)
    .onConflictDoNothing({ target: projects.slug })
    .returning({ id: projects.id });
  return made?.id ?? null;
}

/** Deletes a project that has neither items nor annotators any more, with all the rest of it. */
export async function deleteProjectRow(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(projects).where(eq(projects.id, projectId));
}

/** The projects of which lists cannot yet say all. */
export async function projectsToCount(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.isCounted, false))
    .orderBy(asc(projects.id));
  return rows.map(({ id }) => id);
}

export async function markCounted(tx: Tx, projectId: string): Promise<void> {
  await tx.update(projects).set({ isCounted: true }).where(eq(projects.id, projectId));
}
