import { itemBounds } from "@/db/queries/item-walk";
import { judgmentsAfter } from "@/db/queries/listed-judgments";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { JudgmentPlace, ListedJudgment } from "@/server/domain/judgment/listed-judgment";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

const perBatch = 1_000;

export interface PlacedJudgment {
  judgment: ListedJudgment;
  place: JudgmentPlace;
}

interface JudgmentsAsked {
  after: JudgmentPlace | null;
  /** Only those that count, or do not; all where left out. */
  isCounted?: boolean | undefined;
  limit: number;
}

/** Judgments of a project behind a place, counted or not; those that come in meanwhile move no other. */
export async function listJudgments(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { after, isCounted, limit }: JudgmentsAsked,
): Promise<PlacedJudgment[]> {
  const db = deps.store.read;
  const bounds = await itemBounds(db, projectId);
  if (bounds === null) return [];
  const from = after ?? ([bounds.least, "", ""] as const);
  const rows = await judgmentsAfter(db, {
    ...{ projectId, isCounted, limit },
    after: from,
    lastItemId: bounds.greatest,
  });
  return rows.map(({ annotatorId, dimensionId, counted, correct, answer, judgedAt, ...row }) => ({
    judgment: {
      ...row,
      answer: answer === null ? null : (JSON.parse(answer) as unknown),
      isCorrect: correct,
      isCounted: counted,
      judgedAt: isoInstant(judgedAt),
    },
    place: [row.itemId, annotatorId, dimensionId],
  }));
}

/** All of them, a batch at a time, as they are when each is read. */
export async function* streamJudgments(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  asked: Omit<JudgmentsAsked, "limit">,
): AsyncGenerator<ListedJudgment> {
  let { after } = asked;
  for (;;) {
    const batch = await listJudgments(deps, scope, { ...asked, after, limit: perBatch });
    for (const { judgment } of batch) yield judgment;
    const last = batch.at(-1);
    if (last === undefined || batch.length < perBatch) return;
    after = last.place;
  }
}
