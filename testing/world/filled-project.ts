import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { engine } from "@/db/engine";
import {
  annotators,
  assignments,
  goldExposures,
  itemPlaces,
  items,
  judgments,
  payments,
  responses,
} from "@/db/schema";
import type { Store, Tx } from "@/db/store";
import { recountProject } from "@/server/services/recount/recount-project";
import { makeProject, type World, type WorldOptions } from "./world";

/** How much people have judged in a project that is filled by a few statements. */
export interface Filling {
  items: number;
  /** At least `pagesEach`, because nobody meets gold twice. */
  gold: number;
  annotators: number;
  pagesEach: number;
  /** Judgments that each item gets beyond what it has; none where left out. */
  placesLeft?: number;
  textsOf?: NonNullable<WorldOptions["textsOf"]>;
}

const workPerHit = 4;

/** So many people's pages are written in one transaction, about a million judgments where each has a hundred pages. */
const peopleAtOnce = 2_000;
/** So many annotators or items are counted anew in one. */
const countedAtOnce = 5_000;

/** Some of the people, by their place in the order of their ids. */
interface People {
  from: number;
  before: number;
}

/** A live project of composed pages of four items and one gold item each, in which everybody has submitted as many. */
export async function makeFilledProject(store: Store, filling: Filling): Promise<World> {
  const world = await makeProject(store, {
    items: filling.items,
    gold: filling.gold,
    annotators: filling.annotators,
    overlap:
      Math.ceil((filling.annotators * filling.pagesEach * workPerHit) / filling.items) +
      (filling.placesLeft ?? 0),
    ...(filling.textsOf && { textsOf: filling.textsOf }),
    settings: { composition: "dynamic" },
  });
  for (let from = 0; from < filling.annotators; from += peopleAtOnce) {
    const people = { from, before: from + peopleAtOnce };
    await store.write(async (tx) => {
      await insertPages(tx, world, filling, people);
      await insertJudged(tx, world, filling, people);
    });
  }
  await store.write((tx) => countThem(tx, world, filling));
  await recountProject(world.deps, world.projectId, countedAtOnce);
  return world;
}

/** The columns of a table by name, each with what a select gives it; those that are not named get their default. */
function insertFrom(
  tx: Tx,
  into: PgTable,
  values: Record<string, SQL | number | string | null | boolean>,
  from: SQL,
) {
  const columns = Object.entries(getTableColumns(into)).map(([name, column]) => {
    const value = values[name] ?? (column.default as SQL | number | string | undefined) ?? null;
    return value === null ? sql`null` : sql`${value}`;
  });
  return tx.insert(into).select(sql`${sql.join([sql`select `, sql.join(columns, sql`, `)])} ${from}`);
}

const json = (text: string) => (engine === "postgres" ? sql`cast(${text} as json)` : sql`${text}`);

/** The numbers from 0 to one before `count`, as a table with a column `n`. */
const numbers = (count: number) =>
  sql`(with recursive series(n) as (select 0 union all select n + 1 from series where n + 1 < ${sql.raw(String(count))})
    select n from series)`;

/** The ids of what a table holds under a condition, numbered from 0 in the order of the ids. */
const numbered = (table: PgTable, where: SQL) =>
  sql`(select id, row_number() over (order by id) - 1 as at from ${table} where ${where})`;

const startedAt = sql.raw(String(Date.UTC(2025, 11, 26, 8)));

const pagesOf = ({ projectId }: World, { pagesEach }: Filling, { from, before }: People) =>
  sql`from (select id, at from ${numbered(annotators, sql`project_id = ${projectId}`)} as everybody
      where at >= ${from} and at < ${before}) as person
    cross join ${numbers(pagesEach)} as page`;

/** As long as a real one, since it is most of what a judgment takes. */
const pageId = sql`substr(person.id, 7) || 'p' || substr(cast(100000 + page.n as text), 2)`;
/** Everybody works every twelve hours, and is late on every sixteenth page. */
const leasedAt = sql`${startedAt} + cast(43200000 as bigint) * page.n`;
const endedAt = sql`${leasedAt} + 60000 + case when page.n % 16 = 3 then 3600000 else 0 end`;
const annotatorId = sql`person.id`;

async function insertPages(tx: Tx, world: World, filling: Filling, people: People): Promise<void> {
  const { projectId } = world;
  const from = pagesOf(world, filling, people);
  const held = { projectId, annotatorId, payMinor: 20, leasedAt, endedAt, renewalCount: 0 };
  const page = { kind: "work", state: "submitted", shown: json("[]"), expiresAt: sql`${leasedAt} + 1800000` };
  await insertFrom(tx, assignments, { id: pageId, ...held, ...page }, from);
  const said = { body: json("{}"), reply: json("{}"), conditions: json("{}"), submittedAt: endedAt };
  const response = {
    assignmentId: pageId,
    ...said,
    counted: sql`true`,
    countedItemCount: workPerHit,
    dueMinor: 20,
  };
  await insertFrom(tx, responses, response, from);
  const pay = { dueMinor: 20, bonusMinor: 0, bonusReason: sql`''` };
  await insertFrom(tx, payments, { assignmentId: pageId, projectId, annotatorId, ...pay }, from);
}

const noise = sql`((person.at * 7 + item.at * 11 + page.n) % 3) - 1`;

async function insertJudged(tx: Tx, world: World, filling: Filling, people: People): Promise<void> {
  const { projectId, dimensionId } = world;
  const from = pagesOf(world, filling, people);
  const goldIds = sql`(select distinct item_id from gold_answers where project_id = ${projectId})`;
  const itemsOf = (where: SQL) => numbered(items, sql`project_id = ${projectId} and ${where}`);
  const source = { annotatorId, dimensionId, assignmentId: pageId, judgedAt: endedAt, counted: sql`true` };
  const said = { itemId: sql`item.id`, seconds: sql`3 + (person.at + page.n) % 9`, ...source };
  const place = sql`(person.at * ${filling.pagesEach} + page.n) * ${workPerHit} + slot.n`;
  await insertFrom(
    tx,
    judgments,
    { ...said, value: sql`(item.at % 4) + 1 + ${noise}`, isGold: sql`false`, correct: null },
    sql`${from} cross join ${numbers(workPerHit)} as slot
      join ${itemsOf(sql`id not in ${goldIds}`)} as item on item.at = (${place}) % ${filling.items}`,
  );
  const withGold = sql`${from} join ${itemsOf(sql`id in ${goldIds}`)} as item
    on item.at = (person.at + page.n) % ${filling.gold}`;
  const answered = sql`3 + ${noise} * 2`;
  await insertFrom(
    tx,
    judgments,
    { ...said, value: answered, isGold: sql`true`, correct: sql`${noise} = 0` },
    withGold,
  );
  await insertFrom(tx, goldExposures, { annotatorId, itemId: sql`item.id`, shownAt: startedAt }, withGold);
}

async function countThem(tx: Tx, { projectId }: World, { pagesEach }: Filling): Promise<void> {
  const right = sql`(select count(*) from ${judgments} join ${assignments} on ${assignments.id} = ${judgments.assignmentId}
    where ${assignments.annotatorId} = ${annotators.id} and ${judgments.correct})`;
  await tx
    .update(annotators)
    .set({
      submittedCount: pagesEach,
      workHitCount: pagesEach,
      countedHitCount: pagesEach,
      payPageCount: pagesEach,
      judgedCount: pagesEach * (workPerHit + 1),
      goldAnsweredCount: pagesEach,
      goldRightCount: right,
      dueMinor: 20 * pagesEach,
    })
    .where(eq(annotators.projectId, projectId));
  const counted = sql`(select count(*) from ${judgments} where ${judgments.itemId} = ${itemPlaces.itemId})`;
  await tx
    .update(itemPlaces)
    .set({ countedCount: counted, openPlaces: sql`${itemPlaces.openPlaces} - ${counted}` })
    .where(eq(itemPlaces.projectId, projectId));
}
