import type { Store } from "@/db/store";
import { makeProject } from "@/testing/world/world";
import { seededRandom } from "@/server/stats/random";
import { openSqlite, type SqliteDatabase } from "@/db/open-sqlite";

const pageSize = 5;

export interface ReleaseProjectOptions {
  items: number;
  annotators: number;
  /** Judgments each item gets. */
  overlap: number;
  /** Gold items besides, which nobody has met. */
  gold?: number;
}

/**
 * A project in which every item has been judged, by annotators who answer a value of the item's own with noise. Pages
 * are shuffled anew for every round of judgments, so that what one item got lies far apart.
 * @param file the database on SQLite that the store is over; rows by the million go into it past the store.
 * @returns the project's id.
 */
export async function makeReleaseProject(
  store: Store,
  file: string,
  options: ReleaseProjectOptions,
): Promise<string> {
  const { annotators, overlap } = options;
  const world = await makeProject(store, {
    items: 0,
    gold: options.gold ?? 0,
    annotators,
    overlap,
    settings: { composition: "dynamic" },
  });
  const database = openSqlite(file);
  database.pragma("foreign_keys = off");
  database.pragma("synchronous = off");
  database.pragma("cache_size = -500000");
  database.transaction(() => {
    const itemIds = insertItems(database, world, options.items);
    insertPages(database, world, itemIds, options);
  })();
  database.close();
  return world.projectId;
}

type World = Awaited<ReturnType<typeof makeProject>>;

function insertItems(database: SqliteDatabase, { deps, projectId, goldIds }: World, count: number): string[] {
  const insert = database.prepare(
    `insert into items (id, project_id, dataset_id, import_id, kind, external_id, position, text_a, text_b,
       search_text, counted_as_gold)
     select @id, project_id, id, (select id from imports where project_id = @projectId), 'text-pair',
       'item ' || @number, @position, 'item ' || @number || ' A', 'item ' || @number || ' B', 'item ' || @number, 0
     from datasets where project_id = @projectId`,
  );
  return Array.from({ length: count }, (_, at) => {
    const id = deps.newId();
    // Behind the gold.
    insert.run({ id, number: at + 1, position: goldIds.length + at + 1, projectId });
    return id;
  });
}

function insertPages(
  database: SqliteDatabase,
  { deps, projectId, dimensionId, annotators }: World,
  itemIds: readonly string[],
  options: ReleaseProjectOptions,
): void {
  const insertAssignment = database.prepare(
    `insert into assignments (id, project_id, annotator_id, kind, state, shown, leased_at, expires_at, renewal_count,
       ended_at)
     values (@id, @projectId, @annotatorId, 'work', 'submitted', '[]', @submittedAt, @submittedAt, 0, @submittedAt)`,
  );
  const insertResponse = database.prepare(
    `insert into responses (assignment_id, body, reply, conditions, counted, counted_item_count, due_minor, submitted_at)
     values (?, '{}', '{}', '{}', 1, ${pageSize}, 20, ?)`,
  );
  const insertJudgment = database.prepare(
    `insert into judgments (item_id, annotator_id, dimension_id, assignment_id, value, seconds, is_gold, counted, judged_at)
     values (?, ?, ?, ?, ?, ?, 0, 1, ?)`,
  );
  const random = seededRandom(1);
  // Each round has annotators of its own, so that nobody meets an item twice.
  const perRound = Math.floor(options.annotators / options.overlap);
  let submittedAt = deps.now();
  for (let round = 0; round < options.overlap; round += 1) {
    for (const [page, places] of shuffledPages(itemIds.length, random).entries()) {
      const annotatorId = annotators[round * perRound + (page % perRound)]?.annotatorId;
      const id = deps.newId();
      submittedAt += 1_000;
      insertAssignment.run({ id, projectId, annotatorId, submittedAt });
      insertResponse.run(id, submittedAt);
      for (const place of places) {
        const value = Math.min(5, Math.max(0, Math.round((place % 6) + 2 * random() - 1)));
        const seconds = Math.round(200 * random()) / 10;
        insertJudgment.run(itemIds[place], annotatorId, dimensionId, id, value, seconds, submittedAt);
      }
    }
  }
}

function shuffledPages(itemCount: number, random: () => number): number[][] {
  const order = Array.from({ length: itemCount }, (_, at) => at);
  for (let at = itemCount - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return Array.from({ length: itemCount / pageSize }, (_, page) =>
    order.slice(page * pageSize, (page + 1) * pageSize),
  );
}
