import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { forKeyShare, forUpdate } from "@/db/lock";
import { dimensions, memberships, projects, scalePoints, scales, users } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

export type ProjectRow = typeof projects.$inferSelect;

/** The project with this slug, and the role of this user in it: null for a stranger. */
export async function findProjectFor(db: Db, slug: string, userId: string | null) {
  const [found] = await db
    .select({ id: projects.id, slug: projects.slug, role: memberships.role })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId ?? "")))
    .where(eq(projects.slug, slug));
  return found;
}

export async function findProjectBySlug(db: Db, slug: string): Promise<ProjectRow | undefined> {
  const [found] = await db.select().from(projects).where(eq(projects.slug, slug));
  return found;
}

const settingsBySlug = statement<{ slug: string }, Pick<ProjectRow, "settings">[]>("settings_by_slug", (db) =>
  db
    .select({ settings: projects.settings })
    .from(projects)
    .where(eq(projects.slug, sql.placeholder("slug"))),
);

/** The hosts from which a project shows pictures; none of a project that does not exist. */
export async function readImageHosts(db: Db, slug: string): Promise<readonly string[]> {
  const [found] = await settingsBySlug(db, { slug });
  return found?.settings.imageHosts ?? [];
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

/** The projects of a user, or all with owner's rights for the system (null), newest first. */
export async function projectsOf(db: Db, userId: string | null) {
  const all = db.select({ project: projects, role: memberships.role }).from(projects);
  const mine = and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId ?? ""));
  const rows =
    userId === null
      ? await all.leftJoin(memberships, mine).orderBy(asc(projects.createdAt), asc(projects.id))
      : await all.innerJoin(memberships, mine).orderBy(asc(projects.createdAt), asc(projects.id));
  return rows.map(({ project, role }) => ({ project, role: role ?? ("owner" as const) })).reverse();
}

/** The dimension of a pair rating with its scale; points in ascending order. */
export async function readScale(db: Db, projectId: string) {
  const [found] = await db
    .select({
      dimensionId: dimensions.id,
      question: dimensions.question,
      scaleId: scales.id,
      step: scales.step,
      notApplicable: scales.notApplicable,
    })
    .from(dimensions)
    .innerJoin(scales, eq(scales.id, dimensions.scaleId))
    .where(eq(dimensions.projectId, projectId))
    .orderBy(asc(dimensions.position))
    .limit(1);
  if (found === undefined) throw new Error(`Project ${projectId} has no scale.`);
  const points = await db
    .select({
      value: scalePoints.value,
      label: scalePoints.label,
      definition: scalePoints.definition,
      exampleA: scalePoints.exampleA,
      exampleB: scalePoints.exampleB,
    })
    .from(scalePoints)
    .where(eq(scalePoints.scaleId, found.scaleId))
    .orderBy(asc(scalePoints.value));
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
