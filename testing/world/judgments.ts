import { assignments, judgments } from "@/db/schema";
import { inChunks } from "@/server/domain/in-chunks";
import type { World } from "./world";

/** A judgment to be written as it is; unless told it counts and is of a work item. */
export interface GivenJudgment {
  itemId: string;
  /** Which of the world's annotators. */
  annotator: number;
  value: number | null;
  counted?: boolean;
  isGold?: boolean;
}

/** Writes judgments straight into their table, each annotator's as one submitted page, and nothing that follows from them. */
export async function writeJudgments(
  { deps, projectId, dimensionId, annotators }: World,
  given: readonly GivenJudgment[],
): Promise<void> {
  const now = deps.now();
  const pages = annotators.map(({ annotatorId }) => ({ id: deps.newId(), annotatorId }));
  const used = new Set(given.map(({ annotator }) => annotator));
  await deps.store.write((tx) =>
    tx.insert(assignments).values(
      pages
        .filter((_, at) => used.has(at))
        .map((page) => ({
          ...page,
          projectId,
          hitId: null,
          kind: "work" as const,
          state: "submitted" as const,
          shown: [],
          leasedAt: now,
          expiresAt: now,
          renewalCount: 0,
          endedAt: now,
        })),
    ),
  );
  for (const chunk of inChunks(given, 1_000)) {
    await deps.store.write((tx) =>
      tx.insert(judgments).values(
        chunk.map(({ itemId, annotator, value, counted = true, isGold = false }) => ({
          itemId,
          annotatorId: pages[annotator]!.annotatorId,
          dimensionId,
          assignmentId: pages[annotator]!.id,
          value,
          seconds: 4,
          isGold,
          correct: isGold ? true : null,
          counted,
          judgedAt: now,
        })),
      ),
    );
  }
}
