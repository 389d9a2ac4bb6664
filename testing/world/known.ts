import { eq } from "drizzle-orm";
import {
  annotators,
  assignments,
  dimensions,
  goldAnswers,
  imports,
  itemAuthors,
  items,
  jobs,
  scalePoints,
} from "@/db/schema";
import { membersOf } from "@/db/queries/members";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Db } from "@/db/store";

/** Values that are there, by the name of the field that may hold them: ids, addresses, pseudonyms. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const most = 60;

/** What is there of one project, by the names under which contracts ask for it. */
export async function readKnown(db: Db, slug: string): Promise<Known> {
  const id = (await findProjectBySlug(db, slug))?.id ?? "";
  const itemRows = await db
    .select({ id: items.id, external: items.externalId })
    .from(items)
    .where(eq(items.projectId, id))
    .limit(most);
  const gold = await db
    .select({ id: goldAnswers.itemId })
    .from(goldAnswers)
    .where(eq(goldAnswers.projectId, id))
    .limit(most);
  const people = await db
    .select({ name: annotators.pseudonym })
    .from(annotators)
    .where(eq(annotators.projectId, id))
    .limit(most);
  const pages = await db
    .select({ id: assignments.id, shown: assignments.shown })
    .from(assignments)
    .where(eq(assignments.projectId, id))
    .limit(most);
  const asked = await db
    .select({ name: dimensions.name, scaleId: dimensions.scaleId })
    .from(dimensions)
    .where(eq(dimensions.projectId, id));
  const points = await db
    .select({ value: scalePoints.value })
    .from(scalePoints)
    .where(eq(scalePoints.scaleId, asked[0]?.scaleId ?? ""));
  const written = await db
    .select({ id: itemAuthors.itemId })
    .from(itemAuthors)
    .innerJoin(items, eq(items.id, itemAuthors.itemId))
    .where(eq(items.projectId, id))
    .limit(most);
  const jobRows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.projectId, id));
  const importRows = await db.select({ id: imports.id }).from(imports).where(eq(imports.projectId, id));
  const itemIds = [...itemRows, ...gold, ...written].map((row) => row.id);
  const names = people.map(({ name }) => name);
  const known: Record<string, readonly unknown[]> = {
    project: [slug],
    slug: [slug, "new-project"],
    item: itemIds,
    itemId: itemIds,
    items: [...itemIds, ...itemRows.map(({ external }) => external)],
    annotator: names,
    annotators: names,
    names,
    spared: names,
    assignment: pages.map((page) => page.id),
    key: pages.flatMap(({ shown }) => shown.map(({ key }) => key)).slice(0, most),
    dimension: asked.map(({ name }) => name),
    "values.key": asked.map(({ name }) => name),
    value: points.map(({ value }) => value),
    job: jobRows.map((row) => row.id),
    userId: (await membersOf(db, id)).map(({ userId }) => userId),
    importId: importRows.map((row) => row.id),
    language: ["en", "de"],
    page: [1, 2],
    version: [1, 2],
  };
  return Object.fromEntries(Object.entries(known).filter(([, all]) => all.length > 0));
}
