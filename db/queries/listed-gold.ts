import { and, asc, count, countDistinct, desc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import {
  datasets,
  dimensions,
  goldAnswerCounts,
  goldAnswers,
  goldContests,
  imports,
  items,
} from "@/db/schema";
import type { Db } from "@/db/store";
import type { GoldPageInput } from "@/server/domain/gold/contracts";
import { isSoughtItem, ofSavedImport } from "./items";

type Choice = Pick<GoldPageInput, "search" | "show">;

/** Of graded answers that no row counts, how many missed a known answer. */
export interface GradedAnswers {
  itemId: string;
  dimension: string;
  missed: number;
  checked: number;
}

/** By what known answers are ordered: the lower bound of the share that missed them, from so many answers on. */
interface Suspicion {
  /** Graded answers from which there is a bound. */
  rankedFrom: number;
  /** Of the normal distribution, for the bound. */
  z: number;
  /** What was answered on the test. */
  onTest: readonly GradedAnswers[];
}

interface PageOf extends Choice, Suspicion {
  offset: number;
  limit: number;
}

/** Which known answer: of an item, on a dimension by its name. */
export interface KnownAnswerKey {
  itemId: string;
  dimension: string;
}

const kept: Record<Choice["show"], (db: Db, projectId: string) => SQL | undefined> = {
  all: () => undefined,
  work: () => eq(goldAnswers.use, "work"),
  test: () => eq(goldAnswers.use, "test"),
  contested: (db, projectId) =>
    inArray(
      goldAnswers.itemId,
      db
        .select({ itemId: goldContests.itemId })
        .from(goldContests)
        .where(eq(goldContests.projectId, projectId)),
    ),
  off: () => eq(goldAnswers.enabled, false),
};

const chosen = (db: Db, projectId: string, { show, search }: Choice) =>
  and(eq(goldAnswers.projectId, projectId), kept[show](db, projectId), isSoughtItem(search));

const listed = (db: Db) =>
  db
    .select({ itemId: goldAnswers.itemId, dimension: dimensions.name })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(dimensions, eq(dimensions.id, goldAnswers.dimensionId));

const importOrder = [asc(datasets.position), asc(items.position), asc(dimensions.position)];

/** All that are asked for, in the order of import. */
export async function goldKeys(db: Db, projectId: string, choice: Choice): Promise<KnownAnswerKey[]> {
  return listed(db)
    .where(chosen(db, projectId, choice))
    .orderBy(...importOrder);
}

/** How many are asked for. */
export async function countListedGold(db: Db, projectId: string, choice: Choice): Promise<number> {
  const all = listed(db)
    .where(chosen(db, projectId, choice))
    .as("listed");
  const [found] = await db.select({ n: count() }).from(all);
  return found?.n ?? 0;
}

/** How many gold items a project has, and how many of them are on the test. */
export async function countGoldItems(db: Db, projectId: string) {
  const test = sql<string>`case when ${goldAnswers.use} = 'test' then ${goldAnswers.itemId} end`;
  const [found] = await db
    .select({ goldItems: countDistinct(goldAnswers.itemId), testItems: countDistinct(test) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .where(eq(goldAnswers.projectId, projectId));
  return found ?? { goldItems: 0, testItems: 0 };
}

/** How the answers given in the work to a project's gold were graded. */
function gradedInWork(db: Db, projectId: string) {
  const { itemId, dimensionId, grade, n } = goldAnswerCounts;
  const gold = db
    .select({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(eq(goldAnswers.projectId, projectId));
  return db
    .select({
      itemId,
      dimensionId,
      missed: sql<number>`sum(case when ${grade} = 'wrong' then ${n} else 0 end)`.as("missed"),
      checked: sql<number>`sum(case when ${grade} = 'none' then 0 else ${n} end)`.as("checked"),
    })
    .from(goldAnswerCounts)
    .where(and(inArray(itemId, gold), gt(n, 0)))
    .groupBy(itemId, dimensionId)
    .as("in_work");
}

/** Answers on the test as a table of the statement; both engines call its columns so. */
function gradedOnTest(onTest: readonly GradedAnswers[]): SQL {
  const rows = onTest.map(
    ({ itemId, dimension, missed, checked }) =>
      sql`(${itemId}, ${dimension}, cast(${missed} as integer), cast(${checked} as integer))`,
  );
  return sql`(values ${rows.length === 0 ? sql`(null, null, 0, 0)` : sql.join(rows, sql`, `)}) as on_test`;
}

/** The lower bound of Wilson's interval for the share that missed; below all others where too few answered. */
function lowestMissed(missed: SQL, checked: SQL, { rankedFrom, z }: Suspicion): SQL {
  const [n, share] = [sql`(1.0 * ${checked})`, sql`(1.0 * ${missed} / ${checked})`];
  const z2 = sql.raw(String(z * z));
  const centre = sql`(${share} + ${z2} / (2 * ${n}))`;
  const reach = sql`${sql.raw(String(z))} * sqrt(${share} * (1 - ${share}) / ${n} + ${z2} / (4 * ${n} * ${n}))`;
  const bound = sql`case when ${missed} = 0 then 0.0 else (${centre} - ${reach}) / (1 + ${z2} / ${n}) end`;
  return sql`case when ${checked} < ${sql.raw(String(rankedFrom))} then -1.0 else ${bound} end`;
}

/**
 * A part of the known answers asked for. Those that may be wrong come first, by the lower bound of the share that missed
 * them (so that 6 of 10 stand before 1 of 1), then by how often they were contested. Those with too few graded answers
 * follow without a rank, the contested ones first; what is equal stands in the order of import.
 */
export async function listedGold(db: Db, projectId: string, page: PageOf): Promise<KnownAnswerKey[]> {
  const inWork = gradedInWork(db, projectId);
  const contests = db
    .select({ itemId: goldContests.itemId, n: count().as("contests") })
    .from(goldContests)
    .where(eq(goldContests.projectId, projectId))
    .groupBy(goldContests.itemId)
    .as("contested");
  const missed = sql`(coalesce(${inWork.missed}, 0) + coalesce(on_test.column3, 0))`;
  const checked = sql`(coalesce(${inWork.checked}, 0) + coalesce(on_test.column4, 0))`;
  return listed(db)
    .leftJoin(
      inWork,
      and(eq(inWork.itemId, goldAnswers.itemId), eq(inWork.dimensionId, goldAnswers.dimensionId)),
    )
    .leftJoin(
      gradedOnTest(page.onTest),
      and(eq(goldAnswers.itemId, sql`on_test.column1`), eq(dimensions.name, sql`on_test.column2`)),
    )
    .leftJoin(contests, eq(contests.itemId, goldAnswers.itemId))
    .where(chosen(db, projectId, page))
    .orderBy(desc(lowestMissed(missed, checked, page)), desc(sql`coalesce(${contests.n}, 0)`), ...importOrder)
    .limit(page.limit)
    .offset(page.offset);
}
