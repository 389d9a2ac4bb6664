import { eq, inArray, sql } from "drizzle-orm";
import { annotators, assignments, goldExposures, hitItems, hits, itemPlaces, judgments } from "@/db/schema";
import type { Store, Tx } from "@/db/store";
import { inChunks } from "@/server/domain/in-chunks";
import type { World } from "./world";

interface Page {
  hitId: string | null;
  items: { itemId: string; isGold: boolean }[];
}

/**
 * Writes so many submitted pages of one annotator straight into the tables, with everything that follows from them.
 * @param at which of the world's annotators; under dynamic composition each has judged another stretch of the items.
 */
export async function writeHistory(store: Store, world: World, at: number, pages: number): Promise<void> {
  const annotatorId = world.annotators[at]?.annotatorId ?? "";
  const { hitSize, composition } = world.settings;
  const source =
    composition === "fixed" ? await hitPages(store, world, pages) : composedPages(world, at, pages);
  for (const chunk of inChunks(source, 100)) {
    await store.write(async (tx) => {
      const rows = chunk.map((page) => ({ ...page, id: world.deps.newId() }));
      await writeJudgments(tx, world, annotatorId, rows);
      await takePlaces(tx, rows);
    });
  }
  // The search goes down the draws, so what was judged last is the beginning of the stretch.
  const search =
    composition === "fixed"
      ? { cursor: pages }
      : { cursor: stretchStart(world, at, pages), cursorLevel: world.settings.overlap };
  await store.write((tx) =>
    tx
      .update(annotators)
      .set({
        ...search,
        workHitCount: pages,
        judgedCount: pages * hitSize,
      })
      .where(eq(annotators.id, annotatorId)),
  );
}

async function hitPages(store: Store, { hitIds }: World, pages: number): Promise<Page[]> {
  const found: Page[] = [];
  for (const chunk of inChunks(hitIds.slice(0, pages))) {
    const rows = await store.read
      .select({ hitId: hitItems.hitId, itemId: hitItems.itemId, isGold: hitItems.isGold })
      .from(hitItems)
      .where(inArray(hitItems.hitId, chunk));
    found.push(...chunk.map((hitId) => ({ hitId, items: rows.filter((row) => row.hitId === hitId) })));
  }
  return found;
}

const stretchStart = (
  { itemIds, settings }: Pick<World, "itemIds" | "settings">,
  at: number,
  pages: number,
) => (at * pages * (settings.hitSize - 1)) % itemIds.length;

function composedPages({ itemIds, goldIds, settings }: World, at: number, pages: number): Page[] {
  const perPage = settings.hitSize - 1;
  const start = stretchStart({ itemIds, settings }, at, pages);
  return Array.from({ length: pages }, (_, page) => {
    const from = start + page * perPage;
    const work = Array.from(
      { length: perPage },
      (_, place) => itemIds[(from + place) % itemIds.length] ?? "",
    );
    return {
      hitId: null,
      items: [
        ...work.map((itemId) => ({ itemId, isGold: false })),
        { itemId: goldIds[page] ?? "", isGold: true },
      ],
    };
  });
}

type Row = Page & { id: string };

async function writeJudgments(
  tx: Tx,
  { projectId, dimensionId, deps }: World,
  annotatorId: string,
  rows: readonly Row[],
) {
  const now = deps.now();
  await tx.insert(assignments).values(
    rows.map(({ id, hitId, items }) => ({
      id,
      projectId,
      annotatorId,
      hitId,
      kind: "work" as const,
      state: "submitted" as const,
      shown: items.map((item) => ({ key: item.itemId, ...item })),
      payMinor: 20,
      leasedAt: now,
      expiresAt: now,
      renewalCount: 0,
      endedAt: now,
    })),
  );
  const judged = rows.flatMap(({ id, items }) => items.map((item) => ({ ...item, assignmentId: id })));
  await tx.insert(judgments).values(
    judged.map(({ itemId, isGold, assignmentId }) => ({
      itemId,
      annotatorId,
      dimensionId,
      assignmentId,
      value: 3,
      seconds: 4,
      isGold,
      correct: isGold ? true : null,
      counted: true,
      judgedAt: now,
    })),
  );
  const met = judged.filter(({ isGold }) => isGold);
  await tx
    .insert(goldExposures)
    .values(met.map(({ itemId }) => ({ annotatorId, itemId, shownAt: now })))
    .onConflictDoNothing();
}

async function takePlaces(tx: Tx, rows: readonly Row[]): Promise<void> {
  const hitIds = rows.flatMap(({ hitId }) => (hitId === null ? [] : [hitId]));
  if (hitIds.length > 0) {
    await tx
      .update(hits)
      .set({ openPlaces: sql`${hits.openPlaces} - 1`, countedCount: sql`${hits.countedCount} + 1` })
      .where(inArray(hits.id, hitIds));
    return;
  }
  const work = rows.flatMap(({ items }) => items.filter(({ isGold }) => !isGold));
  await tx
    .update(itemPlaces)
    .set({
      openPlaces: sql`${itemPlaces.openPlaces} - 1`,
      countedCount: sql`${itemPlaces.countedCount} + 1`,
    })
    .where(
      inArray(
        itemPlaces.itemId,
        work.map(({ itemId }) => itemId),
      ),
    );
}
