import { and, asc, count, countDistinct, eq, inArray, min, sql } from "drizzle-orm";
import { datasets, goldAnswers, imports, items } from "@/db/schema";
import type { Db } from "@/db/store";
import type { GoldUse } from "@/server/domain/gold/gold-use";
import { ofSavedImport } from "./items";

const enabledGold = (projectId: string) =>
  and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.enabled, true));

/** What is known of one gold item, on each dimension. */
export interface GoldSet {
  use: GoldUse;
  known: {
    answer: number;
    tolerance: number;
    accepted: number[];
    acceptsNotApplicable: boolean;
    /** Of a ranking. */
    isOrder: boolean;
  }[];
  /** How many gold items this is known of. */
  items: number;
}

const flag = (column: unknown) => sql`case when ${column} then '1' else '0' end`;

/** What is known of a project's gold in use, once for all items of which the same is known: a few rows. */
export async function goldSets(db: Db, projectId: string): Promise<GoldSet[]> {
  const { answer, tolerance, accepted, acceptsNotApplicable, order, use, itemId } = goldAnswers;
  // Both engines write a double with as many digits as it takes to read the same one again.
  const parts = [
    sql`cast(${answer} as text)`,
    sql`cast(${tolerance} as text)`,
    flag(acceptsNotApplicable),
    flag(sql`${order} is not null`),
    sql`cast(${accepted} as text)`,
  ];
  const ofItem = db
    .select({ use, known: sql<string>`string_agg(${sql.join(parts, sql` || ' ' || `)}, ';')`.as("known") })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, itemId))
    .innerJoin(imports, ofSavedImport)
    .where(enabledGold(projectId))
    .groupBy(itemId, use)
    .as("of_item");
  const sets = await db
    .select({ use: ofItem.use, known: ofItem.known, items: count() })
    .from(ofItem)
    .groupBy(ofItem.use, ofItem.known);
  return sets.map(({ known, ...set }) => ({ ...set, known: known.split(";").map(knownIn) }));
}

function knownIn(text: string): GoldSet["known"][number] {
  const [answer, tolerance, acceptsNotApplicable, isOrder, ...accepted] = text.split(" ");
  return {
    answer: Number(answer),
    tolerance: Number(tolerance),
    accepted: JSON.parse(accepted.join(" ")) as number[],
    acceptsNotApplicable: acceptsNotApplicable === "1",
    isOrder: isOrder === "1",
  };
}

/** How many gold items in these uses have no explanation, and the ids of the first so many of them. */
export async function unexplainedGold(db: Db, projectId: string, uses: readonly GoldUse[], atMost: number) {
  const { externalId } = items;
  const isUnexplained = and(
    enabledGold(projectId),
    inArray(goldAnswers.use, [...uses]),
    eq(goldAnswers.explanation, ""),
  );
  const [found] = await db
    .select({ n: countDistinct(externalId) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .where(isUnexplained);
  const first = await db
    .select({ externalId })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(isUnexplained)
    .groupBy(externalId)
    .orderBy(asc(min(datasets.position)), asc(min(items.position)))
    .limit(atMost);
  return { count: found?.n ?? 0, items: first.map((item) => item.externalId) };
}
