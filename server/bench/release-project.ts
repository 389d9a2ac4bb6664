import { assignments, judgments, responses } from "@/db/schema";
import type { Store } from "@/db/store";
import { makeProject } from "@/db/testing-world";
import { seededRandom } from "@/server/stats/random";

const pageSize = 5;
const pagesPerInsert = 100;

export interface ReleaseProjectOptions {
  items: number;
  annotators: number;
  /** Judgments each item gets. */
  overlap: number;
}

/**
 * A project in which every item has been judged, by annotators who answer a value of the item's own with noise. Pages
 * are shuffled anew for every round of judgments, so that what one item got lies far apart.
 */
export async function makeReleaseProject(store: Store, options: ReleaseProjectOptions) {
  const world = await makeProject(store, {
    items: options.items,
    annotators: options.annotators,
    overlap: options.overlap,
    settings: { composition: "dynamic" },
  });
  const random = seededRandom(1);
  const { deps, projectId, dimensionId } = world;
  // Each round has annotators of its own, so that nobody meets an item twice.
  const perRound = Math.floor(options.annotators / options.overlap);
  let submittedAt = deps.now();
  const pages = Array.from({ length: options.overlap }, (_, round) =>
    shuffledPages(world.itemIds.length, random).map((places, page) => ({
      places,
      annotator: round * perRound + (page % perRound),
    })),
  ).flat();
  for (let from = 0; from < pages.length; from += pagesPerInsert) {
    const some = pages.slice(from, from + pagesPerInsert).map((page) => ({
      ...page,
      id: deps.newId(),
      annotatorId: world.annotators[page.annotator]?.annotatorId ?? "",
      at: (submittedAt += 1_000),
    }));
    await store.write(async (tx) => {
      await tx.insert(assignments).values(
        some.map(({ id, annotatorId, at }) => ({
          id,
          projectId,
          annotatorId,
          hitId: null,
          kind: "work" as const,
          state: "submitted" as const,
          shown: [],
          leasedAt: at,
          expiresAt: at,
          renewalCount: 0,
          endedAt: at,
        })),
      );
      await tx.insert(responses).values(
        some.map(({ id, at }) => ({
          assignmentId: id,
          body: {},
          reply: {
            status: "counted" as const,
            afterLease: false,
            feedback: [],
            state: "working" as const,
            due: null,
          },
          conditions: {},
          counted: true,
          countedItemCount: pageSize,
          dueMinor: 20,
          submittedAt: at,
        })),
      );
      await tx.insert(judgments).values(
        some.flatMap(({ id, annotatorId, at, places }) =>
          places.map((place) => ({
            itemId: world.itemIds[place] ?? "",
            annotatorId,
            dimensionId,
            assignmentId: id,
            value: Math.min(5, Math.max(0, Math.round((place % 6) + 2 * random() - 1))),
            seconds: Math.round(200 * random()) / 10,
            isGold: false,
            correct: null,
            counted: true,
            judgedAt: at,
          })),
        ),
      );
    });
  }
  return world;
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
