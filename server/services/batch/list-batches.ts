import { duePayMinor, filesOfBatches, itemsOfBatches, workOfBatches } from "@/db/queries/batch-work";
import { batchesOf, raisesOf } from "@/db/queries/batches";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { BatchList, ShownBatch } from "@/server/domain/batch/contracts";
import { changesOf } from "@/server/domain/batch/may-change";
import { sharePay } from "@/server/domain/batch/share-pay";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import { hasGold } from "@/server/domain/task/traits";
import { judgmentsPerAnswer } from "@/server/services/progress/internal/judgments-per-answer";
import { readAgreement } from "./internal/read-agreement";
import { pagesOut } from "./internal/pages-out";

const noItems = { items: 0, gold: 0, promoted: 0 };

/** The batches of a project with their figures; none before the launch. */
export async function listBatches(deps: Pick<Deps, "store">, { projectId }: ViewScope): Promise<BatchList> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  const { settings, state } = project;
  const isLaunched = state !== "draft" && state !== "launching";
  const rows = isLaunched ? await batchesOf(db, project) : [];
  const work = await workOfBatches(db, project);
  const items = await itemsOfBatches(db, projectId);
  const files = await filesOfBatches(db, projectId);
  const raises = await raisesOf(db, projectId);
  const out = await pagesOut(db, projectId);
  const each = await judgmentsPerAnswer(db, projectId);
  const agreement = await readAgreement(db, project);
  const paid = sharePay(
    await duePayMinor(db, projectId),
    rows.map(({ id }) => work.get(id)?.counted ?? 0),
  );
  const batches = rows.map((batch, at): ShownBatch => {
    const { id, name, hold } = batch;
    const own = files.filter(({ batchId }) => (batchId ?? projectId) === id).map(({ fileName }) => fileName);
    const { counted = 0, wanted = 0, hits = 0 } = work.get(id) ?? {};
    return {
      ...{ id, name, hold, state: batch.state, isFirst: id === projectId, files: own },
      createdAt: isoInstant(batch.createdAt),
      openedAt: batch.openedAt === null ? null : isoInstant(batch.openedAt),
      ...(items.get(id) ?? noItems),
      pages: hits,
      judgments: { counted: counted * each, wanted: wanted * each },
      pagesOut: out.get(id) ?? 0,
      agreement: agreement.of(own),
      cost: amountOf(settings, paid[at] ?? 0),
      raises: raises
        .filter(({ batchId }) => batchId === id)
        .map(({ by, share, seed, raisedCount, raisedAt }) => ({
          ...{ by, share, seed, raised: raisedCount, at: isoInstant(raisedAt) },
        })),
      changes: changesOf(batch, state),
    };
  });
  return {
    batches,
    overlap: settings.overlap,
    composition: settings.composition,
    agreementAt: agreement.at,
    canPromote: canPromote(project),
  };
}

/** Whether known answers stand among the work, so that an item can become one. */
const canPromote = ({ taskType, settings, state }: Pick<ProjectRow, "taskType" | "settings" | "state">) =>
  hasGold(taskType) && setsGoldAside(settings) && (state === "live" || state === "paused");
