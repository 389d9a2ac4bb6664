import { and, count, eq, inArray } from "drizzle-orm";
import {
  agreementPoints,
  annotators,
  annotatorStatusEvents,
  arrivals,
  assignments,
  datasets,
  dimensions,
  events,
  exclusions,
  goldAnswers,
  goldExposures,
  hitItems,
  hits,
  images,
  imports,
  itemPlaces,
  itemReports,
  itemRetirements,
  items,
  judgments,
  memberships,
  metChecks,
  payments,
  projects,
  qualificationAttempts,
  repeatedJudgments,
  replacedJudgments,
  replacedResponses,
  responses,
  scalePoints,
  scales,
  translatedExplanations,
  translationLanguages,
  translations,
  withheldItems,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** A row as it lies in its table; what a copy of a project carries from one database to another. */
export type RawRow = Record<string, unknown>;

/** What is judged in a project and how, each table after those that it refers to. */
const judgedTables = {
  scales,
  scalePoints,
  dimensions,
  datasets,
  imports,
  items,
  goldAnswers,
  images,
  translationLanguages,
  translations,
  translatedExplanations,
};

/** What comes of the work, in the same order. */
const workTables = {
  itemPlaces,
  hits,
  hitItems,
  annotators,
  arrivals,
  qualificationAttempts,
  annotatorStatusEvents,
  assignments,
  responses,
  payments,
  repeatedJudgments,
  metChecks,
  judgments,
  replacedResponses,
  replacedJudgments,
  itemReports,
  itemRetirements,
  withheldItems,
  goldExposures,
  exclusions,
  events,
  agreementPoints,
};

const copiedTables = { projects, ...judgedTables, ...workTables };
export type CopiedTable = keyof typeof copiedTables;

/** All rows of one table of what is judged in a project; of items and their files only what was saved. */
async function judgedRows(db: Db, projectId: string, name: keyof typeof judgedTables): Promise<RawRow[]> {
  const isSaved = and(eq(imports.projectId, projectId), eq(imports.state, "saved"));
  switch (name) {
    case "scalePoints": {
      const own = db.select({ id: scales.id }).from(scales).where(eq(scales.projectId, projectId));
      return db.select().from(scalePoints).where(inArray(scalePoints.scaleId, own));
    }
    case "imports":
      return db.select().from(imports).where(isSaved);
    case "items": {
      const saved = db.select({ id: imports.id }).from(imports).where(isSaved);
      return db.select().from(items).where(inArray(items.importId, saved));
    }
    default: {
      const table = judgedTables[name];
      return db.select().from(table).where(eq(table.projectId, projectId));
    }
  }
}

/** What is judged in a project and how, table by table, without people and their work. */
export async function* judgedRowsOf(
  db: Db,
  projectId: string,
): AsyncGenerator<{ table: CopiedTable; rows: RawRow[] }> {
  yield { table: "projects", rows: await db.select().from(projects).where(eq(projects.id, projectId)) };
  for (const table of Object.keys(judgedTables) as (keyof typeof judgedTables)[]) {
    yield { table, rows: await judgedRows(db, projectId, table) };
  }
}

/** All rows of a database that holds one project alone, table by table. */
export async function* allRows(db: Db): AsyncGenerator<{ table: CopiedTable; rows: RawRow[] }> {
  for (const name of Object.keys(copiedTables) as CopiedTable[]) {
    yield { table: name, rows: await db.select().from(copiedTables[name]) };
  }
}

/** Writes rows that were read from the same table, perhaps of another database. */
export async function insertRows(tx: Tx, name: CopiedTable, rows: readonly RawRow[]): Promise<void> {
  const table = copiedTables[name];
  // A row holds what its own table gave.
  if (rows.length > 0) await tx.insert(table).values(rows as (typeof table.$inferInsert)[]);
}

/** Who belongs to a project, with their roles. */
export async function membershipRows(db: Db, projectId: string) {
  return db.select().from(memberships).where(eq(memberships.projectId, projectId));
}

/** The rehearsal copies of a project, of one rehearsal if it is told. */
export async function copiesOf(db: Db, projectId: string, jobId?: string) {
  return db
    .select({
      id: projects.id,
      slug: projects.slug,
      name: projects.name,
      state: projects.state,
      jobId: projects.rehearsalJobId,
    })
    .from(projects)
    .where(
      and(
        eq(projects.rehearsalOf, projectId),
        jobId === undefined ? undefined : eq(projects.rehearsalJobId, jobId),
      ),
    )
    .orderBy(projects.createdAt, projects.slug);
}

/** The project that a copy was made of; undefined for a project that is none. */
export async function originalOf(db: Db, { rehearsalOf }: { rehearsalOf: string | null }) {
  if (rehearsalOf === null) return undefined;
  const [found] = await db
    .select({ slug: projects.slug, name: projects.name })
    .from(projects)
    .where(eq(projects.id, rehearsalOf));
  return found;
}

/** How many judgments of work there are, and how many of them count. */
export async function judgmentTotals(db: Db) {
  const rows = await db
    .select({ counted: judgments.counted, n: count() })
    .from(judgments)
    .where(eq(judgments.isGold, false))
    .groupBy(judgments.counted);
  const of = (counted: boolean) => rows.find((row) => row.counted === counted)?.n ?? 0;
  return { counted: of(true), discarded: of(false) };
}

/** All pay that is due in a project, with bonuses, in the currency's minor unit. */
export async function allPayMinor(db: Db, projectId: string): Promise<number> {
  const rows = await db
    .select({ due: payments.dueMinor, bonus: payments.bonusMinor })
    .from(payments)
    .where(eq(payments.projectId, projectId));
  return rows.reduce((sum, { due, bonus }) => sum + due + bonus, 0);
}
